/*
 * Which published months a question of a trade view is about, for a reader who sees all of it or its open part: stated here by itself.
 */

function toIndex(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
}

export function plusMonths(month: string, count: number): string {
  const index = toIndex(month) + count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

export function monthsBetween(from: string, to: string): readonly string[] {
  return Array.from({ length: Math.max(0, toIndex(to) - toIndex(from) + 1) }, (_, index) => plusMonths(from, index));
}

export type Division = 'month' | 'quarter' | 'year' | 'ytd';

/** A year to date ends with month `last`, `01` to `12`. */
function formatPeriod(month: string, division: Division, last: string): string {
  const year = month.slice(0, 4);
  const names = {
    month,
    quarter: `${year}-Q${Math.ceil(Number(month.slice(5)) / 3)}`,
    year,
    ytd: `${year}-YTD${last}`,
  };
  return names[division];
}

function listCalendarMonths(period: string): readonly string[] {
  const year = period.slice(0, 4);
  if (/^\d{4}-\d\d$/.test(period)) return [period];
  if (period.length === 4) return monthsBetween(`${year}-01`, `${year}-12`);
  if (period.includes('YTD')) return monthsBetween(`${year}-01`, `${year}-${period.slice(-2)}`);
  const first = plusMonths(`${year}-01`, (Number(period.at(-1)) - 1) * 3);
  return monthsBetween(first, plusMonths(first, 2));
}

export interface Window {
  /** Published months by period; unpublished periods are empty. */
  readonly periods: ReadonlyMap<string, readonly string[]>;
  /** Months summed; those compared with the year before, and the months before; year to date, and the one before. */
  readonly now: readonly string[];
  readonly recent: readonly string[];
  readonly before: readonly string[];
  readonly year: readonly string[];
  readonly yearBefore: readonly string[];
  readonly provisional: readonly string[];
  readonly partial: readonly string[];
  /** First open month where the reader sees no more, and the requested periods before it. */
  readonly openFrom: string | null;
  readonly locked: readonly string[];
  readonly requested: readonly [from: string, to: string] | null;
  readonly span: readonly [from: string, to: string] | null;
}

export interface WindowRequest {
  readonly division: Division;
  readonly from: string;
  readonly to: string;
  readonly published: readonly string[];
  readonly isCut: boolean;
}

const opening = { month: 12, quarter: 12, year: 40, ytd: 40 } as const;
const maxNamed = 120;

function dividePublished({ division, to, published }: WindowRequest): ReadonlyMap<string, readonly string[]> {
  const end = published.findLast((month) => to === '' || month <= to) ?? published.at(-1) ?? '';
  const last = end.slice(5);
  const counted = published.filter((month) => division !== 'ytd' || month.slice(5) <= last);
  return Map.groupBy(counted, (month) => formatPeriod(month, division, last));
}

/** Requested periods without any published figures. */
function nameUnpublished({ division, from, to }: WindowRequest): readonly string[] {
  const [first, last] = [from || to, to || from];
  if (first === '') return [];
  const names = monthsBetween(first, last).map((month) => formatPeriod(month, division, last.slice(5)));
  return [...new Set(names)].slice(0, maxNamed);
}

function takePeriods(request: WindowRequest, openFrom: string | null) {
  const { from, to, division } = request;
  const divided = [...dividePublished(request)];
  const isMeant = ([period]: readonly [string, readonly string[]]) => {
    const months = listCalendarMonths(period);
    return (from === '' || (months.at(-1) ?? '') >= from) && (to === '' || (months[0] ?? '') <= to);
  };
  const isOpen = ([, months]: readonly [string, readonly string[]]) =>
    openFrom === null || (months[0] ?? '') >= openFrom;
  const isNamed = from !== '' || to !== '';
  const meant = divided.filter(isMeant);
  const open = meant.filter(isOpen);
  return {
    shown: isNamed ? open : open.slice(-opening[division]),
    locked: isNamed ? meant.filter((one) => !isOpen(one)).map(([period]) => period) : [],
    isAnyPublished: meant.length > 0,
  };
}

export function openWindow(request: WindowRequest): Window {
  const { from, to, published, isCut } = request;
  const limit = published.at(-1) ?? '';
  const openFrom = isCut ? plusMonths(limit, -11) : null;
  const { shown, locked, isAnyPublished } = takePeriods(request, openFrom);
  const now = shown.flatMap(([, months]) => months);
  const [first, last] = [now[0], now.at(-1)];
  const isShort = (first !== undefined && from !== '' && from < first) || (last !== undefined && last < to);
  const isPublished = (months: readonly string[]) => months.every((month) => published.includes(month));
  const ago = (months: readonly string[]) => months.map((month) => plusMonths(month, -12));
  const comparable = (months: readonly string[]) => (openFrom === null && isPublished(ago(months)) ? ago(months) : []);
  const recent = last === undefined ? [] : now.filter((month) => month >= plusMonths(last, -11));
  const calendar = last === undefined ? [] : monthsBetween(`${last.slice(0, 4)}-01`, last);
  const isYearOpen = isPublished(calendar) && (openFrom === null || (calendar[0] ?? '') >= openFrom);
  const year = isYearOpen ? calendar : [];
  const soon = published.slice(-2);
  const names = shown.map(([period]) => period);
  return {
    periods: new Map(isAnyPublished ? shown : nameUnpublished(request).map((period) => [period, []])),
    now,
    recent,
    before: comparable(recent),
    year,
    yearBefore: comparable(year),
    provisional: names.filter((period) => listCalendarMonths(period).some((month) => soon.includes(month))),
    partial: names.filter((period) => !isPublished(listCalendarMonths(period))),
    openFrom,
    locked,
    requested: locked.length === 0 && !isShort ? null : [from || (published[0] ?? ''), to || limit],
    span: first === undefined || last === undefined ? (from === '' || to === '' ? null : [from, to]) : [first, last],
  };
}
