import { inEditions } from '#i18n/editions.ts';
import { useMessages } from '#i18n/messages.ts';
import { TrialTip } from '#ui/state/trial-tip.tsx';

const messages = inEditions({
  day: ['一项为一个市场一天的报价。', 'An item is the quotes of one market on one day.'],
  series: ['一项为一个报价序列最近一年的走势。', 'An item is one series over its latest year.'],
  year: ['试用可看最近一年。', 'A trial shows the last year.'],
});

type PriceItem = keyof (typeof messages)['en'];

interface PriceTrialTipProps {
  /** Items left in the trial; null where none is counted. */
  readonly left: number | null;
  readonly item: PriceItem;
}

export function PriceTrialTip({ left, item }: PriceTrialTipProps) {
  return <TrialTip left={left} what={usePriceItem(item)} />;
}

/** What an item is there, for the lock before and the tip after. */
export function usePriceItem(item: PriceItem): string {
  return useMessages(messages)[item];
}
