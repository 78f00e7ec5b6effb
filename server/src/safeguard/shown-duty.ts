import type { ShownDuty } from '@btc/contract/safeguard/duty-words.ts';
import type { ViewQuota } from '@btc/contract/trade/view-answer.ts';

type QuotaDuty = Pick<ViewQuota, 'DutyInPercent' | 'DutyOverPercent' | 'OthersKnown' | 'Ruling'>;

/** The duty on the goods of a quota on the day of its ruling, for `describeDuty`; null where there is no ruling. */
export function toShownDuty({ DutyInPercent, DutyOverPercent, OthersKnown, Ruling }: QuotaDuty): ShownDuty | null {
  if (Ruling === null) return null;
  const { Standing, RestsOn, IsOpen } = Ruling;
  return { DutyInPercent, DutyOverPercent, OthersKnown, Ruling: { Standing, RestsOn, IsOpen } };
}
