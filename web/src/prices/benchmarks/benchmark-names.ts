import { benchmarkUnits } from '@btc/contract/prices/benchmark-units.ts';
import { formatCodeIn } from '@btc/contract/names.ts';
import type { Edition } from '#i18n/edition.ts';
import type { Format } from '#i18n/format.ts';
import type { Benchmark, BenchmarkValue } from './benchmark-query.ts';

export function benchmarkSource(edition: Edition, { SourceCn, SourceEn }: Benchmark): string {
  return edition === 'cn' ? SourceCn : SourceEn;
}

/** The page of who publishes a benchmark, where it is known; of invented values none. */
export function findSourceUrl({ Code, Demo }: Pick<Benchmark, 'Code' | 'Demo'>): string | null {
  return !Demo && Code.startsWith('wb-') ? 'https://www.worldbank.org/en/research/commodity-markets' : null;
}

/** A unit as the edition writes it; one that is not known as its source does. */
export function benchmarkUnit(edition: Edition, { Unit }: Benchmark): string {
  return formatCodeIn(edition, benchmarkUnits, Unit);
}

/** A value with the decimals its source gives: hundreds of dollars a tonne need fewer than dollars a kilogram. */
export function formatValueText(format: Format, { Unit }: Benchmark, value: number): string {
  return format.number(value, Unit === 'US¢/lb' ? 3 : value >= 100 ? 1 : 2);
}

/** Whether values are those of a traded contract, with an opening price or a volume. */
export function isTraded(values: readonly BenchmarkValue[]): boolean {
  return values.some(({ Open, Volume }) => Open !== null || Volume !== null);
}

/** Whether values have a low and a high. */
export function hasRange(values: readonly BenchmarkValue[]): boolean {
  return values.some(({ Low, High }) => Low !== null || High !== null);
}

/** The date of a value: a month or a day. */
export function formatDateText(format: Format, { Frequency }: Pick<Benchmark, 'Frequency'>, day: string): string {
  return Frequency === 'month' ? format.month(day) : format.date(day);
}
