import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  pin: ['加入我的清单', 'Add to my list'],
  pinned: ['已在我的清单', 'In my list'],
  signedOut: ['登录后可加入我的清单', 'Log in to add this to your list'],
  pinnedToast: ['已加入我的清单', 'Added to your list'],
  unpinnedToast: ['已移出我的清单', 'Removed from your list'],
  tooMany: ['我的清单已满（200项），请先移除一些', 'Your list is full (200 items). Remove some first.'],
});
