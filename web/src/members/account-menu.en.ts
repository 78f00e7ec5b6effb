import type { AccountMenuMessages } from './account-menu.zh.ts';

export const en = {
  login: 'Log in',
  signUp: 'Register',
  myAccount: 'My BTC Account',
  unread: 'Unread notices',
  logout: 'Log out',
  sessionEnded: 'Your session has ended. Please log in again.',
} satisfies AccountMenuMessages;
