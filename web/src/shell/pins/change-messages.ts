import { maxPins } from '@btc/contract/my-list/pin-kinds.ts';
import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  pinnedToast: ['已加入我的清单', 'Added to your list'],
  unpinnedToast: ['已移出我的清单', 'Removed from your list'],
  tooMany: [`我的清单最多${maxPins}项，请先移除一些。`, `Your list holds ${maxPins} items at most. Remove some first.`],
});
