import { addDays } from '@btc/contract/time.ts';
import { lastQuoteDay } from '../../prices/demo-quotes.ts';

/** One item per origin and cut, forward quotes to China; each is quoted in every open week. */
export const weeklyItems = [
  { id: 'braFq6', origin: 'BRA', cut: 'fq6', cn: '巴西前六件', en: 'Brazil forequarter 6-cut set' },
  { id: 'braShank', origin: 'BRA', cut: 'shank', cn: '巴西牛腱', en: 'Brazil shin/shank' },
  { id: 'braFlank90', origin: 'BRA', cut: 'flank90', cn: '巴西腹肉90VL', en: 'Brazil flank 90VL' },
  { id: 'uryChuck', origin: 'URY', cut: 'chuck_blade', cn: '乌拉圭上脑肩胛', en: 'Uruguay chuck and blade' },
  { id: 'uryNavel', origin: 'URY', cut: 'navel', cn: '乌拉圭牛腩', en: 'Uruguay navel' },
  { id: 'argCow6', origin: 'ARG', cut: 'cow6', cn: '阿根廷母牛六件套', en: 'Argentina cow 6-cut set' },
] as const;

export type WeeklyItem = (typeof weeklyItems)[number];
export type WeeklyItemId = WeeklyItem['id'];

export function getItem(id: WeeklyItemId): WeeklyItem {
  const found = weeklyItems.find((item) => item.id === id);
  if (found === undefined) throw new Error(`No item ${id}`);
  return found;
}

export const weekCount = 52;

/** Oldest first. */
export const commentedFridays: readonly string[] = Array.from({ length: weekCount }, (_, index) =>
  addDays(lastQuoteDay, -7 * (weekCount - 1 - index)),
);

/** Chinese holidays on a Friday: the week's text appears on the next working day. */
const movedDates: Readonly<Record<string, string>> = {
  '2026-01-02': '2026-01-05',
  '2026-02-20': '2026-02-24',
  '2026-05-01': '2026-05-06',
  '2026-06-19': '2026-06-22',
  '2026-09-25': '2026-09-28',
  '2026-10-02': '2026-10-08',
};

export function toReportDate(friday: string): string {
  return movedDates[friday] ?? friday;
}
