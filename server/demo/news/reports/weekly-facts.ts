import { dayPlus, reportDateOf, springFestivalFriday, type WeeklyItemId } from './weekly-items.ts';
import type { WeeklyIssue, WeeklyQuote } from './weekly-series.ts';

/** A quote with what its own past says about it. */
export interface QuoteFacts extends WeeklyQuote {
  /** Weeks in a row with moves of this sign; 0 where the price stood still. */
  readonly streak: number;
  /** Weeks in a row without a move. */
  readonly still: number;
  /** Weeks since the price was last this high, or null when not within the year; likewise low. */
  readonly highestIn: number | null;
  readonly lowestIn: number | null;
  readonly changeIn4: number;
}

export type WeekKind = 'carried' | 'flat' | 'allUp' | 'allDown' | 'up' | 'down' | 'single' | 'mixed';

/** What is coming that a reader plans by, in the week after. */
export type WeekAhead =
  | 'customsDetail'
  | 'janFebTogether'
  | 'newYear'
  | 'quotaStarts'
  | 'springFestival'
  | 'nationalDay'
  | 'labourDay'
  | 'none';

/** Everything that the texts of a weekly report speak of. */
export interface WeekFacts {
  readonly friday: string;
  readonly monday: string;
  /** The last day of trade before the report: earlier than Friday where a holiday cuts the week. */
  readonly lastDay: string;
  readonly date: string;
  readonly week: number;
  readonly kind: WeekKind;
  readonly quotes: readonly QuoteFacts[];
  readonly ups: readonly QuoteFacts[];
  readonly downs: readonly QuoteFacts[];
  readonly stills: readonly QuoteFacts[];
  /** The largest move; with equal ones the dearer item. */
  readonly mover: QuoteFacts;
  readonly widest: QuoteFacts;
  readonly offers: number;
  /** The safeguard quotas apply since 1 January 2026 and were announced the day before: earlier reports cannot know of them. */
  readonly knowsQuota: boolean;
  /** Brazil's six-cut set less Uruguay's chuck and blade, USD/t, now and a week before. */
  readonly spread: number;
  readonly spreadBefore: number;
  readonly ahead: WeekAhead;
}

function streakOf(changes: readonly number[]): number {
  const now = Math.sign(changes.at(-1) ?? 0);
  if (now === 0) return 0;
  const reversed = changes.toReversed();
  const end = reversed.findIndex((change) => Math.sign(change) !== now);
  return end === -1 ? reversed.length : end;
}

function stillOf(changes: readonly number[]): number {
  const end = changes.toReversed().findIndex((change) => change !== 0);
  return end === -1 ? changes.length : end;
}

/** Weeks back to a price at least as extreme; null when there is none. */
function weeksBack(prices: readonly number[], isAsExtreme: (price: number) => boolean): number | null {
  const back = prices.slice(0, -1).toReversed().findIndex(isAsExtreme);
  return back === -1 ? null : back + 1;
}

function quoteFacts(issues: readonly WeeklyIssue[], place: number, quote: WeeklyQuote): QuoteFacts {
  const past = issues.flatMap(({ quotes }) => quotes[place] ?? []);
  const prices = past.map(({ mainstream }) => mainstream);
  const changes = past.map(({ change }) => change);
  return {
    ...quote,
    streak: streakOf(changes),
    still: stillOf(changes),
    highestIn: weeksBack(prices, (price) => price >= quote.mainstream),
    lowestIn: weeksBack(prices, (price) => price <= quote.mainstream),
    changeIn4: quote.mainstream - (prices.at(-5) ?? quote.mainstream),
  };
}

function kindOf(friday: string, quotes: readonly QuoteFacts[]): WeekKind {
  if (friday === springFestivalFriday) return 'carried';
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

function aheadOf(friday: string): WeekAhead {
  const days = [3, 4, 5, 6, 7].map((ahead) => dayPlus(friday, ahead));
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

function isoWeekOf(friday: string): number {
  const thursday = dayPlus(friday, -1);
  return Math.floor((Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / (7 * 86_400_000)) + 1;
}

function priceOf(issue: WeeklyIssue | undefined, id: WeeklyItemId): number {
  return issue?.quotes.find(({ item }) => item.id === id)?.mainstream ?? 0;
}

const spreadOf = (issue: WeeklyIssue | undefined) => priceOf(issue, 'braFq6') - priceOf(issue, 'uryChuck');

function largest(quotes: readonly QuoteFacts[], sizeOf: (quote: QuoteFacts) => number): QuoteFacts {
  const [first, ...others] = quotes;
  if (first === undefined) throw new Error('A week without quotes');
  return others.reduce((found, quote) => (sizeOf(quote) > sizeOf(found) ? quote : found), first);
}

/** The facts of the last of some weeks. */
export function weekFacts(issues: readonly WeeklyIssue[]): WeekFacts {
  const issue = issues.at(-1);
  if (issue === undefined) throw new Error('No week to speak of');
  const { friday } = issue;
  const quotes = issue.quotes.map((quote, place) => quoteFacts(issues, place, quote));
  return {
    friday,
    monday: dayPlus(friday, -4),
    lastDay: reportDateOf(friday) < friday ? reportDateOf(friday) : friday,
    date: reportDateOf(friday),
    week: isoWeekOf(friday),
    kind: kindOf(friday, quotes),
    quotes,
    ups: quotes.filter(({ change }) => change > 0),
    downs: quotes.filter(({ change }) => change < 0),
    stills: quotes.filter(({ change }) => change === 0),
    mover: largest(quotes, ({ change, mainstream }) => Math.abs(change) + mainstream / 1_000_000),
    widest: largest(quotes, ({ low, high }) => high - low),
    offers: quotes.reduce((sum, quote) => sum + quote.offers, 0),
    knowsQuota: reportDateOf(friday) >= '2025-12-31',
    spread: spreadOf(issue),
    spreadBefore: spreadOf(issues.at(-2)),
    ahead: aheadOf(friday),
  };
}
