import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  pin: ['加入我的清单', 'Add to my list'],
  pinOf: [(name: string) => `加入我的清单：${name}`, (name) => `Add to my list: ${name}`],
  pinned: ['已在我的清单', 'In my list'],
  pinnedOf: [(name: string) => `已在我的清单：${name}`, (name) => `In my list: ${name}`],
  signedOut: ['登录后加入我的清单', 'Log in, and it is added to your list'],
});
