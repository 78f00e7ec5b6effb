import { listMonths, listPeriods, periodKinds, periodOfMonth } from '@btc/contract/trade/period.ts';
import type { PeriodKind } from '@btc/contract/trade/period.ts';
import { publishedMonths } from '@btc/contract/trade/publication.ts';
import { factSources } from '@btc/contract/trade/trade-codes.ts';
import type { FactSource } from '@btc/contract/trade/trade-codes.ts';
import { matchHsCode } from '@btc/reference/hs-codes.ts';
import type { FactsSnapshot } from './facts/facts-store.ts';
import { periodText } from './facts/vintage.ts';
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
  /** Those of them in which dollars, at least in part, were reckoned from yuan. */
  readonly byRate: readonly string[];
  readonly publishedOn: string;
  readonly loadedAt: Date;
}

/** What there is, and what of it we reckoned ourselves. */
export type Catalogue = Pick<FactsSnapshot, 'vintages' | 'byRate'>;

/** What decides which facts bear on a question. */
export type Bearing = Pick<Question, 'groups' | 'storages' | 'dimensions' | 'origins'>;

/**
 * The series that have anything published for the goods of a question, and tell all that it is broken down by or chooses from; the
 * best source first, months before years.
 */
export function listSeries({ vintages, byRate }: Catalogue, bearing: Bearing): readonly Series[] {
  const grains: readonly Grain[] = ['month', 'year'];
  const telling = vintages.filter(({ dimensions }) => bearing.dimensions.every((one) => dimensions.includes(one)));
  return factSources
    .filter((source) => canTell(source, bearing))
    .flatMap((source) =>
      grains.flatMap((grain) => {
        const own = telling.filter((vintage) => vintage.source === source && vintage.grain === grain);
        const series = seriesOf(own, bearing);
        if (series === null) return [];
        const reckoned = new Set(
          byRate.filter((one) => one.source === source && series.codes.includes(one.code)).map(({ unit }) => unit),
        );
        return [{ source, grain, ...series, byRate: series.units.filter((unit) => reckoned.has(unit)) }];
      }),
    );
}

/** Facts of places have no origin: they answer what asks for places and for nothing of where the goods come from. */
function canTell(source: FactSource, { dimensions, origins }: Bearing): boolean {
  return source !== 'customsPlaces' || (dimensions.includes('province') && origins.length === 0);
}

function seriesOf(
  own: readonly Vintage[],
  goods: Pick<Question, 'groups' | 'storages'>,
): Omit<Series, 'source' | 'grain' | 'byRate'> | null {
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
    const [from, to] = [periodText(vintage.periodFrom), periodText(vintage.periodTo)];
    return vintage.grain === 'month' ? listMonths(from, to) : listPeriods(`${from}-01`, `${to}-12`, 'year');
  });
  return publishedMonths([...new Set(units)].toSorted());
}

/** The kinds of period a series can answer. */
export function periodKindsOf(grain: Grain): readonly PeriodKind[] {
  return grain === 'month' ? periodKinds : ['year'];
}

/** The period of an answer that a unit of a series counts towards; years to date end in `lastMonth` (`01` to `12`). */
export function periodOfUnit(unit: string, kind: PeriodKind, lastMonth?: string): string {
  return unit.length === 4 ? unit : periodOfMonth(unit, kind, lastMonth);
}

/** The first month of a unit. */
export function firstMonthOf(unit: string): string {
  return unit.length === 4 ? `${unit}-01` : unit;
}

/** The last month of a unit. */
export function lastMonthOf(unit: string): string {
  return unit.length === 4 ? `${unit}-12` : unit;
}
