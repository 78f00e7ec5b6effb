import type { BenchmarkFrequency } from './benchmarks.ts';

const periods = ['1M', '3M', '1Y', '5Y', 'all'] as const;
export type BenchmarkPeriod = (typeof periods)[number];

export const periodsByFrequency = {
  month: ['1Y', '5Y', 'all'],
  week: ['3M', '1Y', '5Y', 'all'],
  day: ['1M', '3M', '1Y', 'all'],
} as const satisfies Record<BenchmarkFrequency, readonly BenchmarkPeriod[]>;

/** Parses the period of an address; `all` where missing or unknown. */
export function readBenchmarkPeriod(text: string | null): BenchmarkPeriod {
  return periods.find((period) => period === text) ?? 'all';
}

export function toPeriod(
  { period }: { readonly period: BenchmarkPeriod },
  chosen: { readonly Frequency: BenchmarkFrequency } | null,
): BenchmarkPeriod {
  const known: readonly BenchmarkPeriod[] = periodsByFrequency[chosen?.Frequency ?? 'month'];
  return known.includes(period) ? period : 'all';
}

export function openWindow(period: BenchmarkPeriod, last: string) {
  if (period !== '5Y') return { Period: period };
  return { StartDate: `${Number(last.slice(0, 4)) - 5}${last.slice(4, 8)}01` };
}
