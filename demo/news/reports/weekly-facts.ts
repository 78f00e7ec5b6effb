import { addDays, countDays, formatWeek, toMonday } from '@btc/contract/time.ts';
import { getItem, toReportDate, type WeeklyItem, type WeeklyItemId } from './weekly-items.ts';
import type { WeeklyIssue, WeeklyQuote } from './weekly-quotes.ts';

/** No surcharge was possible before this day. */
const safeguardStart = '2026-01-01';

export interface QuoteFacts extends WeeklyQuote {
  readonly change: number;
  readonly previousDay: string;
  /** Consecutive quotes that moved in this direction; 0 if the price did not move. */
  readonly streak: number;
  /** Consecutive quotes without a move. */
  readonly still: number;
  /** Weeks since the price was last this high, or low; null if beyond the known quotes. */
  readonly highestIn: number | null;
  readonly lowestIn: number | null;
  /** Change on the quote of four weeks ago; null where there was none. */
  readonly changeIn4: number | null;
}

export type WeekKind = 'flat' | 'allUp' | 'allDown' | 'up' | 'down' | 'single' | 'mixed';

export type WeekAhead =
  | 'customsDetail'
  | 'janFebTogether'
  | 'newYear'
  | 'quotaStarts'
  | 'springFestival'
  | 'nationalDay'
  | 'labourDay'
  | 'none';

interface Week {
  readonly friday: string;
  readonly monday: string;
  readonly date: string;
  readonly week: number;
  readonly ahead: WeekAhead;
}

export interface ClosedWeek extends Week {
  readonly kind: 'closed';
  readonly lastDay: string | null;
}

export interface QuotedWeek extends Week {
  readonly kind: WeekKind;
  /** Days of the quotes and of the previous ones, which may be more than a week earlier after a closure. */
  readonly day: string;
  readonly previousDay: string;
  readonly quotes: readonly QuoteFacts[];
  readonly ups: readonly QuoteFacts[];
  readonly downs: readonly QuoteFacts[];
  readonly stills: readonly QuoteFacts[];
  readonly lead: QuoteFacts;
  /** Item with the largest move; at a tie the dearer one. */
  readonly mover: QuoteFacts;
  readonly widest: QuoteFacts;
  readonly fewest: QuoteFacts;
  readonly costed: QuoteFacts;
  readonly compared: readonly [WeeklyItem, WeeklyItem];
  /** Brazil's 6-cut set minus Uruguay's chuck and blade, USD/t, now and a week before; null where either is not quoted. */
  readonly spread: number | null;
  readonly spreadBefore: number | null;
}

export function isUnderSafeguard(day: string): boolean {
  return day >= safeguardStart;
}

export type WeekFacts = ClosedWeek | QuotedWeek;

function countStreak(changes: readonly number[]): number {
  const now = Math.sign(changes.at(-1) ?? 0);
  if (now === 0) return 0;
  const reversed = changes.toReversed();
  const end = reversed.findIndex((change) => Math.sign(change) !== now);
  return end === -1 ? reversed.length : end;
}

function countStill(changes: readonly number[]): number {
  const end = changes.toReversed().findIndex((change) => change !== 0);
  return end === -1 ? changes.length : end;
}

/** Null if no earlier price is as extreme. */
function weeksBack(past: readonly WeeklyQuote[], quote: WeeklyQuote, isAsExtreme: (price: number) => boolean) {
  const found = past.findLast(({ day, mainstream }) => day < quote.day && isAsExtreme(mainstream));
  return found === undefined ? null : Math.round(countDays(found.day, quote.day) / 7);
}

function quoteFacts(past: readonly WeeklyQuote[], quote: WeeklyQuote): readonly QuoteFacts[] {
  const { change, previousDay } = quote;
  if (change === null || previousDay === null) return [];
  const changes = past.flatMap((one) => one.change ?? []);
  const monthAgo = past.find(({ day }) => day === addDays(quote.day, -28));
  return [
    {
      ...quote,
      change,
      previousDay,
      streak: countStreak(changes),
      still: countStill(changes),
      highestIn: weeksBack(past, quote, (price) => price >= quote.mainstream),
      lowestIn: weeksBack(past, quote, (price) => price <= quote.mainstream),
      changeIn4: monthAgo === undefined ? null : quote.mainstream - monthAgo.mainstream,
    },
  ];
}

function toKind(quotes: readonly QuoteFacts[]): WeekKind {
  const ups = quotes.filter(({ change }) => change > 0).length;
  const downs = quotes.filter(({ change }) => change < 0).length;
  if (ups + downs === 0) return 'flat';
  if (ups === quotes.length) return 'allUp';
  if (downs === quotes.length) return 'allDown';
  if (ups + downs === 1) return 'single';
  if (downs === 0 || ups >= downs + 3) return 'up';
  if (ups === 0 || downs >= ups + 3) return 'down';
  return 'mixed';
}

function findEventsAhead(friday: string): WeekAhead {
  const days = [3, 4, 5, 6, 7].map((ahead) => addDays(friday, ahead));
  const within = (from: string, to: string) => days.some((day) => day.slice(5) >= from && day.slice(5) <= to);
  if (within('02-15', '02-18')) return 'springFestival';
  if (within('10-01', '10-05')) return 'nationalDay';
  if (within('05-01', '05-01')) return 'labourDay';
  if (within('12-28', '12-31')) return 'newYear';
  if (friday === '2026-01-02') return 'quotaStarts';
  if (within('03-18', '03-20')) return 'janFebTogether';
  // Nothing comes out in February: January waits for it.
  if (within('02-18', '02-20')) return 'none';
  return days.some((day) => ['18', '19', '20'].includes(day.slice(8))) ? 'customsDetail' : 'none';
}

function computeSpread(quotes: readonly WeeklyQuote[], toPrice: (quote: WeeklyQuote) => number | null): number | null {
  const find = (id: WeeklyItemId) => quotes.find(({ item }) => item.id === id);
  const [set, chuck] = [find('braFq6'), find('uryChuck')].map((quote) => (quote === undefined ? null : toPrice(quote)));
  return set === null || set === undefined || chuck === null || chuck === undefined ? null : set - chuck;
}

function largest(quotes: readonly QuoteFacts[], toSize: (quote: QuoteFacts) => number): QuoteFacts {
  const [first, ...others] = quotes;
  if (first === undefined) throw new Error('A week without quotes');
  return others.reduce((found, quote) => (toSize(quote) > toSize(found) ? quote : found), first);
}

function quotedWeek(week: Week, quotes: readonly QuoteFacts[]): QuotedWeek {
  const lead = largest(quotes, ({ item }) => (item.id === 'braFq6' ? 1 : 0));
  const mover = largest(quotes, ({ change, mainstream }) => Math.abs(change) + mainstream / 1_000_000);
  const kind = toKind(quotes);
  return {
    ...week,
    kind,
    day: lead.day,
    previousDay: lead.previousDay,
    quotes,
    ups: quotes.filter(({ change }) => change > 0),
    downs: quotes.filter(({ change }) => change < 0),
    stills: quotes.filter(({ change }) => change === 0),
    lead,
    mover,
    widest: largest(quotes, ({ low, high }) => high - low),
    fewest: largest(quotes, ({ quoteCount }) => -quoteCount),
    costed: kind === 'flat' ? lead : mover,
    compared: [getItem('braFq6'), getItem('uryChuck')],
    spread: computeSpread(quotes, ({ mainstream }) => mainstream),
    spreadBefore: computeSpread(quotes, ({ mainstream, change }) => (change === null ? null : mainstream - change)),
  };
}

/** Undefined if none has moved. */
export function furthestInMonth(
  quotes: readonly QuoteFacts[],
): (QuoteFacts & { readonly changeIn4: number }) | undefined {
  const moved = quotes.flatMap((quote) =>
    quote.changeIn4 === null || quote.changeIn4 === 0 ? [] : [{ ...quote, changeIn4: quote.changeIn4 }],
  );
  return moved.toSorted((left, right) => Math.abs(right.changeIn4) - Math.abs(left.changeIn4))[0];
}

export function weekFacts(issues: readonly WeeklyIssue[]): WeekFacts {
  const issue = issues.at(-1);
  if (issue === undefined) throw new Error('No week to speak of');
  const { friday } = issue;
  const week: Week = {
    friday,
    monday: toMonday(friday),
    date: toReportDate(friday),
    week: Number(formatWeek(friday).slice(-2)),
    ahead: findEventsAhead(friday),
  };
  const past = issues.flatMap(({ quotes }) => quotes);
  const quotes = issue.quotes.flatMap((quote) =>
    quoteFacts(
      past.filter(({ item }) => item.id === quote.item.id),
      quote,
    ),
  );
  if (quotes.length > 0) return quotedWeek(week, quotes);
  const lastDay =
    past
      .map(({ day }) => day)
      .toSorted()
      .at(-1) ?? null;
  return { ...week, kind: 'closed', lastDay };
}
