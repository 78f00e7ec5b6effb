import { roundTo } from '@btc/contract/round-to.ts';
import type { OfficialCount } from '@btc/contract/safeguard/fill-projection.ts';
import {
  type ExemptShare,
  findQuotaLine,
  type SafeguardMeasure,
  type SafeguardRecord,
} from '@btc/contract/safeguard/measure.ts';
import { findQuotaUse } from '@btc/contract/safeguard/quota-use.ts';
import { shapingYears } from '@btc/contract/safeguard/year-expectation.ts';
import { toMonthEnd } from '@btc/contract/time.ts';
import { factSourceNames } from '@btc/contract/trade/trade-codes.ts';
import { LRUCache } from 'lru-cache';
import type { CountedLine, CountedQuotas, ReadCounts, WatchedShare } from '#safeguard/face.ts';
import type { FactsSnapshot } from '../facts/facts-snapshot.ts';
import { listSeries, type Series } from '../series.ts';
import type { TradeDeps } from '../trade-deps.ts';
import type { FactsQuery } from '../view/figures/fact-conditions.ts';
import { sumFacts } from '../view/figures/sum-facts.ts';
import { listMonthsIn } from '../view/years/year-comparison.service.ts';
import { projectFill } from './quota-projection.ts';
import { findReleaseDay } from './release-day.ts';

/** The safeguard counts beef alone, as shipped. */
const goods = { groups: ['beef'], storages: [] } as const;
const gramsPerTonne = 1_000_000;

/** Tonnes of each origin by month. */
type MonthlyTonnes = ReadonlyMap<string, ReadonlyMap<string, number>>;

interface Counted {
  readonly source: Series['source'];
  readonly published: ReadonlySet<string>;
  readonly tonnes: MonthlyTonnes;
}

async function readMonths(snapshot: FactsSnapshot, years: readonly number[]): Promise<Counted | null> {
  const series = listSeries(snapshot.catalogue, { ...goods, origins: [], dimensions: [] }).find(
    ({ grain, units }) => grain === 'month' && years.some((year) => units.includes(`${year}-01`)),
  );
  if (series === undefined) return null;
  const first = `${Math.min(...years) - shapingYears}-01`;
  const months = series.units.filter((month) => month >= first);
  const query: FactsQuery = { source: series.source, grain: series.grain, goods, filters: {} };
  const sums = await sumFacts(snapshot, query, { kinds: ['origin'], groups: months.map((month) => [month]) });
  const tonnes = new Map<string, Map<string, number>>();
  for (const {
    group,
    codes: [origin = ''],
    sum,
  } of sums) {
    if ((sum.grams ?? 0) === 0) continue;
    const own = tonnes.get(origin) ?? new Map<string, number>();
    tonnes.set(origin, own.set(months[group] ?? '', (sum.grams ?? 0) / gramsPerTonne));
  }
  return { source: series.source, published: new Set(months), tonnes };
}

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

class MonthReader {
  readonly #tonnes: MonthlyTonnes;
  readonly #months: ReadonlySet<string>;

  constructor({ published, tonnes }: Counted, asOf: string | null) {
    this.#tonnes = tonnes;
    this.#months = new Set([...published].filter((month) => asOf === null || findReleaseDay(month) <= asOf));
  }

  get origins(): readonly string[] {
    return [...this.#tonnes.keys()];
  }

  /** The months of a year up to the first one not published. */
  listPublishedIn(year: number): readonly string[] {
    const months = listMonthsIn(year);
    const gap = months.findIndex((month) => !this.#months.has(month));
    return gap === -1 ? months : months.slice(0, gap);
  }

  sums(origins: readonly string[], year: number): readonly number[] {
    return this.listPublishedIn(year).map((month) =>
      sum(origins.map((origin) => this.#tonnes.get(origin)?.get(month) ?? 0)),
    );
  }
}

/** Percent of exempt origins in the imports of each year, over its published months. */
function listWatched(
  reader: MonthReader,
  measure: SafeguardMeasure,
  years: readonly number[],
): readonly WatchedShare[] {
  return years.flatMap((year) => {
    const last = reader.listPublishedIn(year).at(-1);
    const whole = sum(reader.sums(reader.origins, year));
    if (last === undefined || whole === 0) return [];
    return measure.exempt.map((origin) => {
      const tonnes = sum(reader.sums([origin], year));
      return { origin, year, tonnes, percent: (tonnes / whole) * 100, through: toMonthEnd(last) };
    });
  });
}

function countLine(
  reader: MonthReader,
  { line, year, tonnes }: SafeguardMeasure['quotas'][number],
  { origins, official }: { readonly origins: readonly string[]; readonly official: OfficialCount | null },
): CountedLine {
  const months = reader.sums(origins, year);
  const before = range(year - shapingYears, year - 1).map((earlier) => reader.sums(origins, earlier));
  const gap = before.findLastIndex(({ length }) => length < 12);
  const earlierYears = before.slice(gap + 1).toReversed();
  const projection = projectFill({ year, quota: tonnes, months, earlierYears, official });
  const last = reader.listPublishedIn(year).at(-1);
  // Before the first month is told a notice is all there is to go by.
  if (last === undefined) {
    return { line, year, months, customs: null, projection: projection.restsOn === null ? null : projection };
  }
  return {
    line,
    year,
    months,
    customs: { tonnes: roundTo(sum(months), 3), through: toMonthEnd(last) },
    projection,
  };
}

async function count(snapshot: FactsSnapshot, published: SafeguardRecord): Promise<CountedQuotas | null> {
  const { measure, asOf } = published;
  const years = range(Number(measure.from.slice(0, 4)), Number(measure.until.slice(0, 4)));
  const counted = await readMonths(snapshot, years);
  if (counted === null) return null;
  const reader = new MonthReader(counted, asOf);
  const watch = listWatched(reader, measure, years);
  // Of whole years: only those bring an origin under the measure.
  const shares: readonly ExemptShare[] = watch
    .filter(({ through }) => through.endsWith('-12-31'))
    .map(({ origin, year, percent }) => ({ origin, year, percent }));
  const counts = measure.quotas
    .filter(({ year }) => years.includes(year))
    .map((quota) => {
      const origins = reader.origins.filter(
        (origin) => findQuotaLine({ measure, shares }, { origin, year: quota.year }) === quota.line,
      );
      return countLine(reader, quota, { origins, official: findQuotaUse(published, quota).official });
    });
  const { nameCn, nameEn } = factSourceNames[counted.source];
  return { counts, shares, watch, sourceCn: nameCn, sourceEn: nameEn, isDemo: counted.source === 'demo' };
}

/** Cached counts for different days and notices of the same facts. */
const maxCounts = 50;

export function createLineCountsService({ facts }: Pick<TradeDeps, 'facts'>): ReadCounts {
  const counts = new LRUCache<string, Promise<CountedQuotas | null>>({ max: maxCounts });
  return (published) =>
    facts.use(null, (snapshot) => {
      const key = `${snapshot.key} ${JSON.stringify(published)}`;
      const known = counts.get(key);
      if (known !== undefined) return known;
      const made = count(snapshot, published);
      counts.set(key, made);
      made.catch(() => counts.delete(key));
      return made;
    });
}
