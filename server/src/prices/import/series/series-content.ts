import { createHash } from 'node:crypto';
import { benchmarkUnits, unitFactor } from '@btc/contract/prices/benchmarks/benchmark-units.ts';
import type { SeriesEntry, SeriesMapping } from '@btc/contract/prices/desk/series-mapping.ts';
import { findLiveCattle, type LiveCattleSeries } from '@btc/contract/prices/benchmarks/live-cattle-series.ts';
import { roundTo } from '@btc/contract/round-to.ts';
import { type Issue, toIssue } from '#platform/import/issue.ts';
import type { FileBenchmark, FileCattle, FileValue } from '../price-file.ts';
import type { LongTable, Observation } from './series-table.ts';

export interface SeriesContent {
  readonly benchmarks: readonly FileBenchmark[];
  readonly values: readonly FileValue[];
  readonly cattle: readonly FileCattle[];
  readonly issues: readonly Issue[];
  readonly warnings: readonly Issue[];
}

type Placed<Kind> = Extract<SeriesEntry, { Kind: Kind }>;

export function placeSeries({ observations, labels }: LongTable, { Series }: SeriesMapping): SeriesContent {
  const entries = new Map(Series.map((entry) => [entry.Label, entry]));
  const byLabel = Map.groupBy(observations, ({ label }) => label);
  const issues: Issue[] = [];
  const warnings: Issue[] = [];
  const taken = new Map<string, string>();
  const content = { benchmarks: [] as FileBenchmark[], values: [] as FileValue[], cattle: [] as FileCattle[] };
  for (const [order, label] of labels.entries()) {
    const own = byLabel.get(label) ?? [];
    const line = own[0]?.line ?? 0;
    const entry = entries.get(label);
    if (entry === undefined) issues.push({ line, ...toIssue('unknownSeries', '', label) });
    if (entry === undefined || entry.Kind === 'none') continue;
    const key = entry.Kind === 'cattle' ? entry.Code : seriesCode(entry);
    if (taken.has(key)) issues.push({ line, ...toIssue('seriesTwice', '', `${label} = ${taken.get(key)}`) });
    taken.set(key, label);
    warnings.push(...findJumps(own));
    issues.push(...findDisorder(own));
    if (entry.Kind === 'cattle') {
      const placed = placeCattle(own, entry);
      content.cattle.push(...placed.cattle);
      issues.push(...placed.issues);
    } else {
      content.benchmarks.push(toBenchmark(entry, { order, grain: own[0]?.period.grain ?? 'day' }));
      content.values.push(...own.flatMap((one) => toValue(one, seriesCode(entry))));
    }
  }
  return { ...content, issues, warnings };
}

/** Code of a series: name, unit and source identify it. */
export function seriesCode({ NameCn, Unit, SourceCn }: Placed<'benchmark'>): string {
  const text = [NameCn, Unit, SourceCn].map((part) => part.normalize('NFKC').toLowerCase()).join('\n');
  return `series-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
}

function placeCattle(own: readonly Observation[], entry: Placed<'cattle'>) {
  const { Label, Code, Unit } = entry;
  const series = findLiveCattle(Code);
  const unit = benchmarkUnits.find(({ code }) => code === Unit);
  const factor = series === undefined || unit === undefined ? null : unitFactor(unit, series);
  const [first] = own;
  if (factor === null) {
    return { cattle: [], issues: [{ line: first?.line ?? 0, ...toIssue('currencyOfSeries', Label, Unit) }] };
  }
  if (first?.period.grain === 'month') {
    return {
      cattle: [],
      issues: [{ line: first.line, ...toIssue('monthlyCattle', Label, first.period.day.slice(0, 7)) }],
    };
  }
  const source = formatSourceText(entry, series);
  const cattle = own.flatMap(({ period, line, price, rate, usdPrice }): readonly FileCattle[] => {
    if (price === null) return [];
    const perUnit = rate ?? (usdPrice === null ? null : (usdPrice / price) * (unit?.minor ?? 1));
    return [{ series: Code, day: period.day, line, price: roundTo(price * factor, 4), usdPerUnit: perUnit, source }];
  });
  const lacking = own.filter(({ price }) => price === null);
  return { cattle, issues: lacking.map(({ line }) => ({ line, ...toIssue('emptyCell', Label, '') })) };
}

function formatSourceText({ SourceCn, SourceEn }: Placed<'cattle'>, series: LiveCattleSeries | undefined): string {
  if (series !== undefined && (SourceCn === series.sourceCn || SourceEn === series.sourceEn)) return series.sourceEn;
  return SourceCn === SourceEn ? SourceCn : `${SourceCn} / ${SourceEn}`;
}

function toBenchmark(
  entry: Placed<'benchmark'>,
  { order, grain }: { readonly order: number; readonly grain: FileBenchmark['frequency'] },
): FileBenchmark {
  return {
    code: seriesCode(entry),
    name_cn: entry.NameCn,
    name_en: entry.NameEn,
    unit: entry.Unit,
    frequency: grain,
    source_cn: entry.SourceCn,
    source_en: entry.SourceEn,
    // After those of the World Bank and the futures.
    sort_key: 1000 + order,
  };
}

function toValue({ period, price, low, high }: Observation, code: string): readonly FileValue[] {
  if (price === null) return [];
  return [
    { code, day: period.day, value: roundTo(price, 4), open: null, high: four(high), low: four(low), volume: null },
  ];
}

function four(value: number | null): number | null {
  return value === null ? null : roundTo(value, 4);
}

function findDisorder(own: readonly Observation[]): readonly Issue[] {
  return own.flatMap(({ line, price, low, high, label }) => {
    if (price === null) return low === null && high === null ? [] : [{ line, ...toIssue('emptyCell', label, '') }];
    const isOrdered = (low ?? price) <= price && price <= (high ?? price);
    return isOrdered
      ? []
      : [{ line, ...toIssue('priceOrder', label, [low, price, high].filter((one) => one !== null).join(' / ')) }];
  });
}

const jumpShare = 0.4;

/** Flags large jumps between prices: a digit or a unit may be wrong. */
function findJumps(own: readonly Observation[]): readonly Issue[] {
  const ordered = own
    .filter(({ price }) => price !== null)
    .toSorted((one, other) => (one.period.day < other.period.day ? -1 : 1));
  return ordered.flatMap(({ line, label, price }, index) => {
    const before = ordered[index - 1]?.price ?? null;
    if (before === null || price === null || Math.abs(price / before - 1) <= jumpShare) return [];
    return [{ line, ...toIssue('priceJump', label, `${before} → ${price}`) }];
  });
}
