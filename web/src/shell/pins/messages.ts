import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  pin: ['加入我的清单', 'Add to my list'],
  pinOf: [(name: string) => `加入我的清单：${name}`, (name) => `Add to my list: ${name}`],
  pinned: ['已在我的清单', 'In my list'],
  pinnedOf: [(name: string) => `已在我的清单：${name}`, (name) => `In my list: ${name}`],
  save: ['收藏', 'Save'],
  saved: ['已收藏', 'Saved'],
  saveSignedOut: ['登录后可收藏', 'Log in to save'],
  unsaved: ['已取消收藏', 'No longer saved'],
  signedOut: ['登录后加入我的清单', 'Log in, and it is added to your list'],
});
