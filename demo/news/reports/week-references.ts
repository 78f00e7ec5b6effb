import { addDays } from '@btc/contract/time.ts';
import type { QuoteFacts } from './weekly-facts.ts';

/*
 * The figures of a week as texts refer to them (docs/decisions/102): what a comment says is put in from the price list and the landed-cost
 * sheet when it is published, and stored with it.
 */

type Item = QuoteFacts['item'];

function refer(series: string, words: string): string {
  return `{{${series}${words === '' ? '' : ` ${words}`}}}`;
}

function quoteSeries({ origin, cut }: Item, day: string): string {
  return `quote/${origin}/${cut}/forward@${day}`;
}

/** The mainstream price unless another measure is named. */
export function quoteFigure({ item, day }: QuoteFacts, words = 'bare'): string {
  return refer(quoteSeries(item, day), words);
}

export function moveOver({ item, day }: QuoteFacts, weeks: number): string {
  return refer(`${quoteSeries(item, day)} - ${quoteSeries(item, addDays(day, -7 * weeks))}`, 'abs bare');
}

export function quotesTogether(quotes: readonly QuoteFacts[]): string {
  return refer(quotes.map(({ item, day }) => quoteSeries(item, day)).join(', '), 'quotes sum bare');
}

export function gapBetween(one: Item, other: Item, day: string): string {
  return refer(`${quoteSeries(one, day)} - ${quoteSeries(other, day)}`, 'abs bare');
}

function landedSeries({ origin, cut }: Item, day: string, isOver = false): string {
  return `landed/${origin}/${cut}/forward${isOver ? '/over' : ''}@${day}`;
}

export function landedFigure({ item, day }: QuoteFacts, words = 'bare'): string {
  return refer(landedSeries(item, day), words);
}

export function landedOverQuota({ item, day }: QuoteFacts): string {
  return refer(landedSeries(item, day, true), 'bare');
}

/** Change of landed cost since the previous quote, each at its day's rate and duties; `words` cover up, down and none. */
export function landedMove({ item, day, previousDay }: QuoteFacts, words: string): string {
  return refer(`${landedSeries(item, day)} - ${landedSeries(item, previousDay)}`, `? ${words}`);
}

export function rateOn(day: string): string {
  return refer(`rate/USD@${day}`, 'bare');
}

export function formatDuty({ item, day }: QuoteFacts, words = ''): string {
  return refer(`duty/${item.origin}@${day}`, words);
}
