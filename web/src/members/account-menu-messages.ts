import { inEditions } from '#i18n/editions.ts';

export const pairs = {
  login: ['登录', 'Log in'],
  signUp: ['注册', 'Register'],
  myList: ['我的清单', 'My list'],
  myAccount: ['我的BTC账户', 'My BTC Account'],
  unread: ['有未读通知', 'Unread notices'],
  logout: ['退出', 'Log out'],
  sessionEnded: ['登录已失效，请重新登录。', 'Your session has ended. Please log in again.'],
} as const;

export const messages = inEditions(pairs);
