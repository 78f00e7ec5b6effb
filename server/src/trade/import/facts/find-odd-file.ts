import { findOrigin } from '@btc/reference/places/origins.ts';
import { toIssue } from '#platform/import/issue.ts';
import { formatText, toInteger } from '../../facts/duckdb.ts';
import type { DuckRow } from '../../facts/duckdb.ts';
import { allOrigins, formatPeriodText } from '../../facts/vintage.ts';
import type { StoppingName } from '@btc/contract/imported-files.ts';
import type { StoppingWarning } from '#platform/import/stopping-warnings.ts';
import type { FactFormat } from '../format.ts';
import { isSameCell, type Parts } from './parts.ts';
import type { Staging } from './staging.ts';

export interface FileToCheck {
  readonly staging: Staging;
  /** Null: files of this form have none. */
  readonly parts: Parts | null;
  readonly format: Pick<FactFormat, 'isWholeSeries' | 'statesFlow'>;
  /** Origins the file was limited to; null: it holds all. */
  readonly origins: readonly string[] | null;
}

/** Holds a file to itself: its sums to their parts, its periods to each other, its partners to those that meat comes from. */
export async function findOddFile({
  staging,
  parts,
  format,
  origins,
}: FileToCheck): Promise<readonly StoppingWarning[]> {
  return [
    ...(parts === null ? [] : await findSumMismatches(staging, origins !== null)),
    ...(parts === null ? [] : await findPartsAboveWhole(staging)),
    ...(format.statesFlow ? [] : await findExportPartners(staging)),
    ...(format.isWholeSeries ? await findOddPeriods(staging, origins !== null) : []),
  ];
}

/** Weights and values are rounded, and a source corrects its sums later than their parts. */
const tolerance = 0.01;
const maxListed = 100;

/** With a file of some origins only, the sum of all may be more than theirs, but not less. */
async function findSumMismatches(staging: Staging, isOfSome: boolean): Promise<readonly StoppingWarning[]> {
  const rows = await staging.read(`
    with sums as (
      select period, hs, min(line) as line, max(g) as g, max(usd_cents) as usd from parts
      where is_sum and columns = 0 group by period, hs
    ),
    given as (
      select period, hs, if(count(g) = count(*), sum(g), null) as own_g, if(count(usd_cents) = count(*), sum(usd_cents), null) as own_usd
      from staged group by period, hs
    )
    select line, period, hs, g / 1e6, if(own_usd is null and own_g is null, 0, own_g / 1e6), usd / 1e2, own_usd / 1e2
    from (select *, given.period is null as is_bare from sums left join given using (period, hs))
    where is_bare and not ${isOfSome} or ${isOff('g', 'own_g', isOfSome)} or ${isOff('usd', 'own_usd', isOfSome)}
    order by line limit ${maxListed}`);
  return rows.map(([line, period, hs, t, ownT, usd, ownUsd]) => {
    const cell = `${formatPeriodText(toInteger(period))} ${formatText(hs)}`;
    return toWarning('worldMismatch', line, `${cell}: ${compare([t, ownT], [usd, ownUsd])}`);
  });
}

function isOff(sum: string, own: string, isOfSome: boolean): string {
  const difference = isOfSome ? `${own} - ${sum}` : `abs(${own} - ${sum})`;
  return `coalesce(${difference} > ${tolerance} * greatest(${own}, ${sum}), false)`;
}

function compare([t, ownT]: readonly Value[], [usd, ownUsd]: readonly Value[]): string {
  const isWeighed = isFigure(t) && isFigure(ownT) && Math.abs(Number(t) - Number(ownT)) > tolerance * Number(t);
  return isWeighed
    ? `${amount(t)} t / ${amount(ownT)} t`
    : `USD ${amount(usd)} / ${amount(isFigure(ownUsd) ? ownUsd : 0)}`;
}

/** Parts may be fewer than there are, so that only those that are more than their whole are odd. */
async function findPartsAboveWhole(staging: Staging): Promise<readonly StoppingWarning[]> {
  const rows = await staging.read(`
    with parted as (
      select parted_by, period, origin, hs, variant, min(line) as line, sum(g) as g, sum(usd_cents) as usd from parts
      where not is_sum and columns = 1 group by all
    )
    select parted.line, parted_by, parted.period, parted.origin, parted.hs, parted.g / 1e6, staged.g / 1e6, usd / 1e2, usd_cents / 1e2
    from parted join staged on ${isSameCell('parted', 'staged')}
    where coalesce(parted.g > staged.g * ${1 + tolerance}, false) or coalesce(usd > usd_cents * ${1 + tolerance}, false)
    order by parted.line limit ${maxListed}`);
  return rows.map(([line, by, period, origin, hs, ...figures]) => {
    const [t, wholeT, usd, wholeUsd] = figures;
    const cell = `${formatPeriodText(toInteger(period))} ${formatText(origin)} ${formatText(hs)}`;
    return toWarning('partsExceedWhole', line, `${cell}: ${compare([t, wholeT], [usd, wholeUsd])}`, formatText(by));
  });
}

const noOrigins: ReadonlySet<string> = new Set(['notListed', 'notAnOrigin', 'noAccess']);

/** A query of exports has the same columns; its partners are those that buy. */
async function findExportPartners(staging: Staging): Promise<readonly StoppingWarning[]> {
  const rows = await staging.read(`
    select origin, coalesce(sum(g), 0)::double, coalesce(sum(coalesce(usd_cents, cny_cents)), 0)::double
    from staged group by origin order by 2 desc, 3 desc`);
  const measure = rows.some(([, grams]) => Number(grams) > 0) ? 1 : 2;
  const sum = (some: readonly DuckRow[]): number => some.reduce((total, row) => total + Number(row[measure]), 0);
  const foreign = rows.filter(([origin]) => isNoOrigin(formatText(origin)));
  if (sum(foreign) * 2 <= sum(rows)) return [];
  const named = foreign.slice(0, 5).map(([origin]) => formatText(origin));
  return [toWarning('exportPartners', 0, named.join(', '))];
}

function isNoOrigin(code: string): boolean {
  if (code === allOrigins || code === 'OTH') return false;
  const origin = findOrigin(code);
  return origin === undefined || [origin.beef, origin.pork].every(({ status }) => noOrigins.has(status));
}

/** Periods that the last one is held to. China's months of beef and pork since 2016 are never below 0.55 of their median. */
const [periodsBefore, fewest] = [6, 3] as const;
const lowShare = 0.4;
/** Tonnes below which a period's trade varies more than a cut shows. */
const leastTonnes = 100;

async function findOddPeriods(staging: Staging, isOfSome: boolean): Promise<readonly StoppingWarning[]> {
  const rows = await staging.read(
    `select period, sum(g) / 1e6, sum(coalesce(usd_cents, cny_cents)) / 1e2 from staged group by period order by period`,
  );
  const periods = rows.map(([period]) => toInteger(period));
  const missing = listMissing(periods);
  return [
    // A single origin may have had no trade for months.
    ...(missing.length === 0 || isOfSome ? [] : [toWarning('missingPeriods', 0, listShort(missing))]),
    ...findLowLast(rows),
  ];
}

function listMissing(periods: readonly number[]): readonly number[] {
  const [first, last] = [periods[0], periods.at(-1)];
  if (first === undefined || last === undefined) return [];
  const missing: number[] = [];
  for (let period = first; period < last; period = next(period)) {
    if (!periods.includes(period)) missing.push(period);
  }
  return missing;
}

function next(period: number): number {
  if (period % 100 === 0) return period + 100;
  return period % 100 === 12 ? period + 89 : period + 1;
}

function findLowLast(rows: readonly DuckRow[]): readonly StoppingWarning[] {
  const [last, ...before] = rows.toReversed().slice(0, periodsBefore + 1);
  if (last === undefined || before.length < fewest) return [];
  const isWeighed = [last, ...before].every(([, tonnes]) => isFigure(tonnes));
  const measure = isWeighed ? 1 : 2;
  const usual = median(before.map((row) => Number(row[measure])));
  const own = Number(last[measure]);
  if (own >= usual * lowShare || (isWeighed && usual < leastTonnes)) return [];
  const unit = isWeighed ? ' t' : '';
  return [
    toWarning(
      'lowLastPeriod',
      0,
      `${formatPeriodText(toInteger(last[0]))}: ${amount(own)}${unit} (${amount(usual)}${unit})`,
    ),
  ];
}

function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}

const maxShown = 12;

function listShort(periods: readonly number[]): string {
  const shown = periods.slice(0, maxShown).map(formatPeriodText).join(', ');
  return periods.length > maxShown ? `${shown} … ×${periods.length}` : shown;
}

type Value = DuckRow[number] | number | undefined;

function isFigure(value: Value): boolean {
  return value !== null && value !== undefined;
}

function amount(figure: Value): string {
  return number.format(Number(figure));
}

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

function toWarning(reason: StoppingName<'trade'>, line: Value, value: string, column = ''): StoppingWarning {
  return { line: Number(line), ...toIssue(reason, column, value), reason };
}
