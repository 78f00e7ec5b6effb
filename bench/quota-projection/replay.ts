import { projectFill, type QuotaFill } from '@btc/contract/safeguard/fill-projection.ts';
import { countDays, formatMonth, toMonthEnd } from '@btc/contract/time.ts';
import { findBeefQuota, findOriginYear } from '@btc/reference/calibration.ts';
import { canExpect } from '@btc/contract/safeguard/year-expectation.ts';
import { fitProjection, listEarlierYears } from './fit-projection.ts';
import type { Exporter, ExportSeries } from './monthly-exports.ts';
import {
  findFillDay,
  type Forecast,
  type KnownYear,
  notThisYear,
  projectByPaces,
  projectSamePace,
  projectScaledPace,
} from './rivals.ts';

/** The first year replayed; earlier ones only serve the fit. */
export const firstReplayed = 2016;
/** January and February are published together. */
const firstIssue = 2;
/** Probabilities of being full by the band's lower, the middle and the upper day. */
const shares = [0.1, 0.5, 0.9] as const;

export type Method = 'projection' | 'samePace' | 'scaledPace' | 'byPaces';

/** Ways to set a year's quota from earlier years, in the proportion of the 2026 quota to its own base. */
export const quotaRules = ['yearBefore', 'threeYears'] as const;
export type QuotaRule = (typeof quotaRules)[number];

/** One past projection and its outcome; days are days of the year. */
export interface ReplayCase {
  readonly exporter: Exporter;
  readonly buyer: ExportSeries['buyer'];
  readonly year: number;
  readonly rule: QuotaRule | number;
  /** Months published when it was made. */
  readonly known: number;
  readonly from: number;
  readonly outcome: number;
  readonly isFull: boolean;
  readonly forecasts: Readonly<Record<Method, Forecast>>;
  /** The band shown, first to last day; `notThisYear` where it is open. */
  readonly band: readonly [number, number];
  readonly chances: readonly number[];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The quota of 2026 relative to its base: imports of the year before, or the mean of 2022 to 2024. */
export function shareOf2026(exporter: Exporter, rule: QuotaRule): number {
  const years = rule === 'yearBefore' ? [2025] : [2022, 2023, 2024];
  const imports = years.map((year) => findOriginYear('beef', exporter, year)?.tonnes ?? Number.NaN);
  return (findBeefQuota(exporter, 2026)?.tonnes ?? Number.NaN) / (sum(imports) / years.length);
}

/** Null where the base years are missing or had too little trade. */
function setQuota({ exporter, years }: ExportSeries, year: number, rule: QuotaRule | number): number | null {
  const base = rule === 'threeYears' ? [year - 4, year - 3, year - 2] : [year - 1];
  const months = base.flatMap((one) => years.get(one) ?? []);
  const isTraded = months.filter((amount) => amount > 0).length >= base.length * 10;
  if (months.length < base.length * 12 || (rule === 'threeYears' && !isTraded)) return null;
  return (typeof rule === 'number' ? rule : shareOf2026(exporter, rule)) * (sum(months) / base.length);
}

/** Replays every year from `firstReplayed` on, each with a fit on the years before it only. */
export function replay(
  all: readonly ExportSeries[],
  rules: readonly (QuotaRule | number)[] = quotaRules,
): readonly ReplayCase[] {
  const years = [...new Set(all.flatMap((series) => [...series.years.keys()]))].toSorted((one, other) => one - other);
  return years
    .filter((year) => year >= firstReplayed)
    .flatMap((year) => {
      const fit = fitProjection(all, year);
      return all
        .filter((series) => series.years.has(year) && canExpect(listEarlierYears(series, year)))
        .flatMap((series) => rules.flatMap((rule) => replayYear({ series, year, rule }, fit)));
    });
}

interface Replayed {
  readonly series: ExportSeries;
  readonly year: number;
  readonly rule: QuotaRule | number;
}

/** One case after each published month in which the quota is not full yet. */
function replayYear({ series, year, rule }: Replayed, fit: Parameters<typeof projectFill>[1]): readonly ReplayCase[] {
  const whole = series.years.get(year) ?? [];
  const quota = setQuota(series, year, rule);
  if (quota === null) return [];
  const outcome = findFillDay(year, quota, whole);
  const earlierYears = listEarlierYears(series, year);
  return whole.flatMap((_, index) => {
    const months = whole.slice(0, index + 1);
    if (months.length < firstIssue || months.length === 12 || sum(months) >= quota) return [];
    const known: KnownYear = { year, quota, months, earlierYears };
    const fill = projectFill(known, fit);
    return [
      {
        exporter: series.exporter,
        buyer: series.buyer,
        year,
        rule,
        known: months.length,
        from: toDayValue(toMonthEnd(formatMonth(year, months.length))),
        outcome,
        isFull: outcome < notThisYear(year),
        forecasts: {
          projection: readForecast(year, fill),
          samePace: projectSamePace(known),
          scaledPace: projectScaledPace(known),
          byPaces: projectByPaces(known),
        },
        band: [toDayValue(fill.earliest) ?? notThisYear(year), toDayValue(fill.latest) ?? notThisYear(year)],
        chances: fill.chances,
      },
    ];
  });
}

function readForecast(year: number, { chances }: QuotaFill): Forecast {
  const find = (share: number): number => {
    const index = chances.findIndex((chance) => chance >= share);
    return index === -1 ? notThisYear(year) : index + 1;
  };
  return [find(shares[0]), find(shares[1]), find(shares[2])];
}

function toDayValue(day: string): number;
function toDayValue(day: string | null): number | null;
function toDayValue(day: string | null): number | null {
  if (day === null) return null;
  return countDays(`${day.slice(0, 4)}-01-01`, day) + 1;
}

/** Pinball loss in days: early and late misses weighted by the quantiles; 0 is exact. */
export function computeLoss(outcome: number, forecast: Forecast): number {
  const losses = forecast.map((day, index) => {
    const share = shares[index] ?? 0.5;
    return outcome >= day ? share * (outcome - day) : (1 - share) * (day - outcome);
  });
  return sum(losses) / losses.length;
}

export function isCovered({ outcome, band: [low, high] }: ReplayCase): boolean {
  return low <= outcome && outcome <= high;
}
