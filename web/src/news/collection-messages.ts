import { inEditions } from '#i18n/editions.ts';
import { pairs as list } from './list-messages.ts';

export const messages = inEditions({
  ...list,
  collectionDescription: ['已收藏的文章。', 'Articles you have saved.'],
  collectionEmptyTitle: ['还没有收藏', 'Nothing saved yet'],
  collectionEmptyText: [
    '在文章标题下按“收藏”，它就会出现在这里。',
    'Press “Save” under the title of an article to keep it here.',
  ],
  collectionSignedOutTitle: ['登录后查看收藏', 'Log in to see your saved articles'],
  collectionSignedOutText: ['收藏保存在账户中，换设备也能查看。', 'They are kept in your account, on every device.'],
  collectionRemove: ['移出', 'Remove'],
  collectionRemoveLabel: [(title: string) => `移出收藏：${title}`, (title: string) => `Remove from saved: ${title}`],
  collectedAt: [(day: string) => `收藏于${day}`, (day: string) => `Saved ${day}`],
  toNews: ['去看资讯', 'Go to the news'],
});
