import { addDays } from '@btc/contract/time.ts';
import type { QuoteFacts } from './weekly-facts.ts';

/*
 * The figures of a week as texts refer to them (docs/decisions/102): what a comment says is put in from the price list and the landed-cost
 * sheet when it is published, and stored with it.
 */

type Item = QuoteFacts['item'];

/** A reference with its words: measure, unit, form. */
function refer(series: string, words: string): string {
  return `{{${series}${words === '' ? '' : ` ${words}`}}}`;
}

function quoteSeries({ origin, cut }: Item, day: string): string {
  return `quote/${origin}/${cut}/forward@${day}`;
}

/** A figure of a quote: its mainstream price where no other measure is named. */
export function quoteFigure({ item, day }: QuoteFacts, words = 'bare'): string {
  return refer(quoteSeries(item, day), words);
}

/** How far a price lies from that of some weeks ago, without its sign. */
export function moveOver({ item, day }: QuoteFacts, weeks: number): string {
  return refer(`${quoteSeries(item, day)} - ${quoteSeries(item, addDays(day, -7 * weeks))}`, 'abs bare');
}

/** How many quotes stand behind some items together. */
export function quotesTogether(quotes: readonly QuoteFacts[]): string {
  return refer(quotes.map(({ item, day }) => quoteSeries(item, day)).join(', '), 'quotes sum bare');
}

/** How far one item lies from another on a day, without its sign. */
export function gapBetween(one: Item, other: Item, day: string): string {
  return refer(`${quoteSeries(one, day)} - ${quoteSeries(other, day)}`, 'abs bare');
}

function landedSeries({ origin, cut }: Item, day: string, isOver = false): string {
  return `landed/${origin}/${cut}/forward${isOver ? '/over' : ''}@${day}`;
}

/** A line of the landed cost of a quote: the cost itself where no other is named. */
export function landedFigure({ item, day }: QuoteFacts, words = 'bare'): string {
  return refer(landedSeries(item, day), words);
}

export function landedOverQuota({ item, day }: QuoteFacts): string {
  return refer(landedSeries(item, day, true), 'bare');
}

/** What the landed cost has moved since the quote before, each at the rate and duties of its day; `words` say both directions and none. */
export function landedMove({ item, day, previousDay }: QuoteFacts, words: string): string {
  return refer(`${landedSeries(item, day)} - ${landedSeries(item, previousDay)}`, `? ${words}`);
}

export function rateOn(day: string): string {
  return refer(`rate/USD@${day}`, 'bare');
}

export function formatDuty({ item, day }: QuoteFacts, words = ''): string {
  return refer(`duty/${item.origin}@${day}`, words);
}
