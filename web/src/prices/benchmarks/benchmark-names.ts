import { benchmarkUnits } from '@btc/contract/prices/benchmarks/benchmark-units.ts';
import { formatCodeIn } from '@btc/contract/names.ts';
import type { Edition } from '#i18n/edition.ts';
import type { Format } from '#i18n/format.ts';
import type { Benchmark, BenchmarkValue } from './benchmark-query.ts';

export function benchmarkSource(edition: Edition, { SourceCn, SourceEn }: Benchmark): string {
  return edition === 'cn' ? SourceCn : SourceEn;
}

/** The publisher's page of a benchmark; null where unknown or the values are invented. */
export function findSourceUrl({ Code, Demo }: Pick<Benchmark, 'Code' | 'Demo'>): string | null {
  return !Demo && Code.startsWith('wb-') ? 'https://www.worldbank.org/en/research/commodity-markets' : null;
}

/** The unit as the edition writes it; an unknown one stays as in the source. */
export function benchmarkUnit(edition: Edition, { Unit }: Benchmark): string {
  return formatCodeIn(edition, benchmarkUnits, Unit);
}

/** Three decimals for US¢/lb, one from 100 on, else two. */
export function formatValueText(format: Format, { Unit }: Benchmark, value: number): string {
  return format.number(value, Unit === 'US¢/lb' ? 3 : value >= 100 ? 1 : 2);
}

/** True for a traded contract: some value has an opening price or a volume. */
export function isTraded(values: readonly BenchmarkValue[]): boolean {
  return values.some(({ Open, Volume }) => Open !== null || Volume !== null);
}

export function hasRange(values: readonly BenchmarkValue[]): boolean {
  return values.some(({ Low, High }) => Low !== null || High !== null);
}

export function formatDateText(format: Format, { Frequency }: Pick<Benchmark, 'Frequency'>, day: string): string {
  return Frequency === 'month' ? format.month(day) : format.date(day);
}
