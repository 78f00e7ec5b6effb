import { listMonths } from '@btc/contract/time.ts';
import { listPeriods, periodKinds, toMonthPeriod } from '@btc/contract/trade/period.ts';
import type { PeriodKind } from '@btc/contract/trade/period.ts';
import { publishedMonths } from '@btc/contract/trade/publication.ts';
import { factSources } from '@btc/contract/trade/trade-codes.ts';
import type { FactSource } from '@btc/contract/trade/trade-codes.ts';
import { matchHsCode } from '@btc/reference/hs-codes.ts';
import type { FactsSnapshot, PublishedDimensions } from './facts/facts-snapshot.ts';
import { formatPeriodText } from './facts/vintage.ts';
import type { Grain, Vintage } from './facts/vintage.ts';
import type { Question } from './question.ts';

/** The facts of one source and grain that bear on a question: never mixed with another's. */
export interface Series {
  readonly source: FactSource;
  readonly grain: Grain;
  /** Tariff codes of the question that the series speaks for. */
  readonly codes: readonly string[];
  /** Published units in order: months `YYYY-MM`, or years `YYYY`. */
  readonly units: readonly string[];
  /** Those of them in which dollars, at least in part, were converted from yuan. */
  readonly byRate: readonly string[];
  /** Those of them in which values of single facts are shares of a published sum: the sum over what the source tells apart is exact. */
  readonly apportioned: readonly string[];
  readonly publishedOn: string;
  readonly loadedAt: Date;
}

/** What there is, and what of it we computed ourselves. */
export type Catalogue = Pick<FactsSnapshot, 'vintages' | 'withoutDemo' | 'byRate' | 'published'>;

/** What decides which facts bear on a question. */
export type Bearing = Pick<Question, 'groups' | 'storages' | 'dimensions' | 'origins'>;

/**
 * The series that have anything published for the goods of a question, and tell all that it is broken down by or chooses from; the
 * best source first, months before years.
 */
export function listSeries(
  { vintages, withoutDemo, byRate, published }: Catalogue,
  bearing: Bearing,
): readonly Series[] {
  const grains: readonly Grain[] = ['month', 'year'];
  const bearers = vintages.filter(({ dimensions }) => bearing.dimensions.every((one) => dimensions.includes(one)));
  const known = new Set([...byRate, ...published].map(({ code }) => code));
  const codes = new Set([...known].filter((code) => isAskedFor(code, bearing)));
  return (
    factSources
      .filter((source) => canNotify(source, bearing))
      // Not for a part of the goods either: genuine and invented figures are never added up.
      .filter((source) => source !== 'demo' || !bearing.groups.some((group) => withoutDemo.includes(group)))
      .flatMap((source) =>
        grains.flatMap((grain) => {
          const own = bearers.filter((vintage) => vintage.source === source && vintage.grain === grain);
          const series = toSeries(own, bearing);
          if (series === null) return [];
          const ofGoods = (one: { readonly source: string; readonly code: string }): boolean =>
            one.source === source && codes.has(one.code);
          const converted = new Set(byRate.filter(ofGoods).map(({ unit }) => unit));
          const { unstated, apportioned } = splitUnits(published.filter(ofGoods), bearing);
          const units = series.units.filter((unit) => !unstated.has(unit));
          return units.length === 0
            ? []
            : [
                {
                  source,
                  grain,
                  ...series,
                  units,
                  byRate: units.filter((unit) => converted.has(unit)),
                  apportioned: units.filter((unit) => apportioned.has(unit)),
                },
              ];
        }),
      )
  );
}

/** Facts of places have no origin: they answer what asks for places and for nothing of where the goods come from. */
function canNotify(source: FactSource, { dimensions, origins }: Bearing): boolean {
  return source !== 'customsPlaces' || (dimensions.includes('province') && origins.length === 0);
}

/** The units with facts of which none tells all that a question is broken down by or chooses from, and those with shares of sums. */
function splitUnits(
  published: readonly PublishedDimensions[],
  { dimensions }: Bearing,
): { readonly unstated: ReadonlySet<string>; readonly apportioned: ReadonlySet<string> } {
  const stated = new Set(
    published.filter((one) => dimensions.every((name) => one.dimensions.includes(name))).map(({ unit }) => unit),
  );
  return {
    unstated: new Set(published.map(({ unit }) => unit).filter((unit) => !stated.has(unit))),
    apportioned: new Set(published.filter(({ isApportioned }) => isApportioned).map(({ unit }) => unit)),
  };
}

function toSeries(
  own: readonly Vintage[],
  goods: Pick<Question, 'groups' | 'storages'>,
): Omit<Series, 'source' | 'grain' | 'byRate' | 'apportioned'> | null {
  const codes = [...new Set(own.flatMap((vintage) => vintage.hsCodes))]
    .filter((code) => isAskedFor(code, goods))
    .toSorted();
  const speaking = own.filter((vintage) => vintage.hsCodes.some((code) => codes.includes(code)));
  const units = publishedUnits(speaking);
  if (units.length === 0) return null;
  return {
    codes,
    units,
    publishedOn: speaking.map(({ publishedOn }) => publishedOn).reduce((one, other) => (one > other ? one : other)),
    loadedAt: speaking.map(({ loadedAt }) => loadedAt).reduce((one, other) => (one > other ? one : other)),
  };
}

/** Whether a tariff code of a file belongs to the goods asked for; one whose lines differ in storage is not of one storage. */
export function isAskedFor(code: string, goods: Pick<Question, 'groups' | 'storages'>): boolean {
  const match = matchHsCode(code);
  if (match.kind !== 'line' && match.kind !== 'position') return false;
  if (match.group === null || !goods.groups.includes(match.group)) return false;
  return goods.storages.length === 0 || goods.storages.some((storage) => storage === match.storage);
}

function publishedUnits(vintages: readonly Vintage[]): readonly string[] {
  const units = vintages.flatMap((vintage) => {
    const [from, to] = [formatPeriodText(vintage.periodFrom), formatPeriodText(vintage.periodTo)];
    return vintage.grain === 'month' ? listMonths(from, to) : listPeriods(`${from}-01`, `${to}-12`, 'year');
  });
  return publishedMonths([...new Set(units)].toSorted());
}

/** The kinds of period a series can answer. */
export function listPeriodKinds(grain: Grain): readonly PeriodKind[] {
  return grain === 'month' ? periodKinds : ['year'];
}

/** The period of an answer that a unit of a series counts towards; years to date end in `lastMonth` (`01` to `12`). */
export function toUnitPeriod(unit: string, kind: PeriodKind, lastMonth?: string): string {
  return unit.length === 4 ? unit : toMonthPeriod(unit, kind, lastMonth);
}

/** The first month of a unit. */
export function toFirstMonth(unit: string): string {
  return unit.length === 4 ? `${unit}-01` : unit;
}

/** The last month of a unit. */
export function toLastMonth(unit: string): string {
  return unit.length === 4 ? `${unit}-12` : unit;
}
