import { periodKinds, toMonthPeriod } from '@btc/contract/trade/period.ts';
import type { PeriodKind } from '@btc/contract/trade/period.ts';
import { publishedMonths } from '@btc/contract/trade/publication.ts';
import type { FactSource } from '@btc/contract/trade/trade-codes.ts';
import { matchHsCode } from '@btc/reference/goods/hs-codes.ts';
import type { Catalogue, CataloguePart } from './facts/catalogue.ts';
import type { Grain, Vintage } from './facts/vintage.ts';
import type { Question } from './question.ts';

/** Facts of one source and grain that answer a question; sources are never mixed. */
export interface Series {
  readonly source: FactSource;
  readonly grain: Grain;
  /** Tariff codes of the question that the series speaks for. */
  readonly codes: readonly string[];
  /** Published units in order: months `YYYY-MM`, or years `YYYY`. */
  readonly units: readonly string[];
  /** First and last published month, `YYYY-MM`. */
  readonly from: string;
  readonly to: string;
  /** Units in which some dollars were converted from yuan. */
  readonly byRate: readonly string[];
  /** Units in which values of single facts are shares of a published sum; the published sum itself is exact. */
  readonly apportioned: readonly string[];
  readonly publishedOn: string;
  readonly loadedAt: Date;
}

export type QueryScope = Pick<Question, 'groups' | 'storages' | 'dimensions' | 'origins'>;

/** Series with figures for the goods and all dimensions of the question; best source first, months before years. */
export function listSeries({ parts, codes, withoutDemo }: Catalogue, scope: QueryScope): readonly Series[] {
  const codesAsked = new Set(codes.filter((code) => isAskedFor(code, scope)));
  return parts
    .filter(({ source }) => canAnswer(source, scope, withoutDemo))
    .flatMap((part) => toSeries(part, scope, codesAsked) ?? []);
}

function canAnswer(source: FactSource, scope: QueryScope, withoutDemo: Catalogue['withoutDemo']): boolean {
  // Facts of places have no origin: they answer what asks for places and for nothing of where the goods come from.
  if (source === 'customsPlaces') return scope.dimensions.includes('province') && scope.origins.length === 0;
  // Not for a part of the goods either: genuine and invented figures are never added up.
  return source !== 'demo' || !scope.groups.some((group) => withoutDemo.includes(group));
}

function toSeries(part: CataloguePart, { dimensions }: QueryScope, codesAsked: ReadonlySet<string>): Series | null {
  const tellsAll = (one: Pick<Vintage, 'dimensions'>): boolean =>
    dimensions.every((name) => one.dimensions.includes(name));
  const vintages = part.vintages.filter((one) => tellsAll(one) && one.hsCodes.some((code) => codesAsked.has(code)));
  const cellsByUnit = Map.groupBy(
    part.cells.filter(({ code }) => codesAsked.has(code)),
    ({ unit }) => unit,
  );
  const covered = [...new Set(vintages.flatMap((one) => one.units))].toSorted();
  // A unit in which nothing came in is published too; one whose facts all tell less than is asked for is not.
  const units = publishedMonths(covered).filter((unit) => cellsByUnit.get(unit)?.some(tellsAll) ?? true);
  const [first, last] = [units[0], units.at(-1)];
  if (first === undefined || last === undefined) return null;
  return {
    source: part.source,
    grain: part.grain,
    codes: [...codesAsked].filter((code) => vintages.some(({ hsCodes }) => hsCodes.includes(code))).toSorted(),
    units,
    from: toFirstMonth(first),
    to: toLastMonth(last),
    byRate: units.filter((unit) => cellsByUnit.get(unit)?.some(({ isConverted }) => isConverted)),
    apportioned: units.filter((unit) => cellsByUnit.get(unit)?.some(({ isApportioned }) => isApportioned)),
    publishedOn: vintages.reduce((latest, { publishedOn }) => (publishedOn > latest ? publishedOn : latest), ''),
    loadedAt: new Date(Math.max(...vintages.map(({ loadedAt }) => loadedAt.getTime()))),
  };
}

/** A code whose lines differ in storage belongs to no single storage. */
export function isAskedFor(code: string, goods: Pick<Question, 'groups' | 'storages'>): boolean {
  const match = matchHsCode(code);
  if (match.kind !== 'line' && match.kind !== 'position') return false;
  if (match.group === null || !goods.groups.includes(match.group)) return false;
  return goods.storages.length === 0 || goods.storages.some((storage) => storage === match.storage);
}

export function listPeriodKinds(grain: Grain): readonly PeriodKind[] {
  return grain === 'month' ? periodKinds : ['year'];
}

/** The period of an answer that a unit of a series counts towards; years to date end in `lastMonth` (`01` to `12`). */
export function toUnitPeriod(unit: string, kind: PeriodKind, lastMonth?: string): string {
  return unit.length === 4 ? unit : toMonthPeriod(unit, kind, lastMonth);
}

export function toFirstMonth(unit: string): string {
  return unit.length === 4 ? `${unit}-01` : unit;
}

export function toLastMonth(unit: string): string {
  return unit.length === 4 ? `${unit}-12` : unit;
}
