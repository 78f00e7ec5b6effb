import { addDays, listDays, toMonday } from '@btc/contract/time.ts';

/** Minimum number of quotes for a cell to count in a week. */
export const minQuotes = 3;
/** Number of weeks for which a cell may carry its last price. */
export const carryWeeks = 2;
/** The first week of 2020; series that begin later start at 100 in their first week. */
export const baseWeek = toMonday('2020-01-02');

export interface Cell {
  readonly origin: string;
  readonly cut: string;
  /** Monday. */
  readonly week: string;
  readonly price: number;
  readonly quoteCount: number;
}

/** Volume shares by year weighted, then by `cellKey`. */
export type Weights = ReadonlyMap<number, ReadonlyMap<string, number>>;

export interface IndexPoint {
  readonly week: string;
  readonly level: number | null;
  readonly quoted: number;
  readonly carried: number;
  /** Share of the weights that have a price this week, 0 to 1; null without weights. */
  readonly coverage: number | null;
}

interface Standing {
  readonly price: number;
  readonly isCarried: boolean;
}

export type WeekStandings = ReadonlyMap<string, Standing>;

export function cellKey(origin: string, cut: string): string {
  return `${origin}|${cut}`;
}

/** The year of the week's Thursday. */
export function toWeekYear(week: string): number {
  return Number(addDays(week, 3).slice(0, 4));
}

/** The weights of a year, else of the latest year before; null: none, and all cells count alike. */
export function findWeights(
  weights: Weights,
  year: number,
): { readonly year: number; readonly shares: ReadonlyMap<string, number> } | null {
  const years = [...weights.keys()].filter((one) => one <= year);
  const found = Math.max(...years);
  const shares = weights.get(found);
  return shares === undefined ? null : { year: found, shares };
}

/** Own or carried price of each cell by week, without gaps between the first and the last week. */
export function computeStandings(cells: readonly Cell[]): ReadonlyMap<string, WeekStandings> {
  const enough = cells.filter(({ quoteCount }) => quoteCount >= minQuotes);
  const weeks = enough.map(({ week }) => week).toSorted();
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const byWeek = Map.groupBy(enough, ({ week }) => week);
  const latest = new Map<string, { price: number; age: number }>();
  return new Map(
    listDays(first, last, 7).map((week) => {
      for (const [key, { price, age }] of latest) latest.set(key, { price, age: age + 1 });
      for (const { origin, cut, price } of byWeek.get(week) ?? []) latest.set(cellKey(origin, cut), { price, age: 0 });
      const standing = [...latest].filter(([, { age }]) => age <= carryWeeks);
      return [week, new Map(standing.map(([key, { price, age }]) => [key, { price, isCarried: age > 0 }]))];
    }),
  );
}

function computeSum(keys: readonly string[], weigh: (key: string) => number, prices: WeekStandings): number {
  return keys.reduce((sum, key) => sum + weigh(key) * (prices.get(key)?.price ?? 0), 0);
}

function createWeigher(weights: Weights, week: string): (key: string) => number {
  const found = findWeights(weights, toWeekYear(week));
  return found === null ? () => 1 : (key) => found.shares.get(key) ?? 0;
}

function findMarks(standings: WeekStandings, weights: Weights, { week, origin }: { week: string; origin: string }) {
  const weigh = createWeigher(weights, week);
  const counted = [...standings].filter(([key]) => weigh(key) > 0);
  const shares = findWeights(weights, toWeekYear(week))?.shares;
  const all = [...(shares ?? [])].filter(([key]) => origin === '' || key.startsWith(`${origin}|`));
  const whole = all.reduce((sum, [, share]) => sum + share, 0);
  const covered = counted.reduce((sum, [key]) => sum + weigh(key), 0);
  return {
    quoted: counted.filter(([, { isCarried }]) => !isCarried).length,
    carried: counted.filter(([, { isCarried }]) => isCarried).length,
    coverage: whole === 0 ? null : Math.min(1, covered / whole),
  };
}

interface LastLevel {
  readonly prices: WeekStandings;
  readonly level: number;
}

/** Level from the cells priced both now and in the last week with a level; null where there are none. */
function nextLevel(prices: WeekStandings, before: LastLevel | null, weigh: (key: string) => number): number | null {
  const weighed = [...prices.keys()].filter((key) => weigh(key) > 0);
  if (before === null) return weighed.length === 0 ? null : 100;
  const both = weighed.filter((key) => before.prices.has(key));
  if (both.length === 0) return null;
  return (before.level * computeSum(both, weigh, prices)) / computeSum(both, weigh, before.prices);
}

/**
 * A chained Laspeyres index: each week's level is that of the last week with one, times what the basket of the cells that have a price in
 * both costs now against then, the basket being the volumes of the year before. A week without such a cell has no level.
 */
export function chainIndex(cells: readonly Cell[], weights: Weights, origin = ''): readonly IndexPoint[] {
  const own = origin === '' ? cells : cells.filter((cell) => cell.origin === origin);
  let last: LastLevel | null = null;
  const points: IndexPoint[] = [];
  for (const [week, prices] of computeStandings(own)) {
    const level = nextLevel(prices, last, createWeigher(weights, week));
    if (level !== null) last = { prices, level };
    points.push({ week, level, ...findMarks(prices, weights, { week, origin }) });
  }
  return rebased(points);
}

function rebased(points: readonly IndexPoint[]): readonly IndexPoint[] {
  const base = points.find(({ week }) => week === baseWeek)?.level ?? null;
  if (base === null) return points;
  return points.map((point) => ({ ...point, level: point.level === null ? null : (point.level * 100) / base }));
}

/** Converts a cell's price at the terms of its week; null where it cannot be computed. */
export type Land = (
  price: number,
  at: { readonly origin: string; readonly cut: string; readonly week: string },
) => number | null;

/** Spot less landed forward, CNY/kg: the mean over the cells that have both, by volume. */
export function computeSpread(
  { forward, spot }: { readonly forward: readonly Cell[]; readonly spot: readonly Cell[] },
  weights: Weights,
  land: Land,
): readonly IndexPoint[] {
  const offers = computeStandings(forward);
  return [...computeStandings(spot)].flatMap(([week, prices]) => {
    const offered = offers.get(week);
    if (offered === undefined) return [];
    const weigh = createWeigher(weights, week);
    const both = [...prices].flatMap(([key, { price, isCarried }]) => {
      const offer = offered.get(key);
      const [origin = '', cut = ''] = key.split('|');
      const landed = offer === undefined ? null : land(offer.price, { origin, cut, week });
      if (offer === undefined || landed === null || weigh(key) === 0) return [];
      return [[key, { price: price - landed, isCarried: isCarried || offer.isCarried }] as const];
    });
    const total = both.reduce((sum, [key]) => sum + weigh(key), 0);
    const level = total === 0 ? null : both.reduce((sum, [key, { price }]) => sum + weigh(key) * price, 0) / total;
    return [{ week, level, ...findMarks(new Map(both), weights, { week, origin: '' }) }];
  });
}
