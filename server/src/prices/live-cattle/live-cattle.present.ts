import type { LiveCattleHistory, LiveCattleRow } from '@btc/contract/prices/benchmarks/live-cattle.ts';
import {
  type LiveCattleSeries,
  liveCattleSeries,
  toUsdPerKgCarcase,
} from '@btc/contract/prices/benchmarks/live-cattle-series.ts';
import { roundTo } from '@btc/contract/round-to.ts';
import { addDays, toFriday } from '@btc/contract/time.ts';
import { toEdition } from '#platform/api/reader.ts';
import type { PriceRow } from './live-cattle.queries.ts';

/** Days by which an earlier price may miss the day wanted. */
const tolerance = 6;

/** The latest price on a day or up to `tolerance` days before it. */
export function priceNear(rows: readonly PriceRow[], day: string): PriceRow | undefined {
  const earliest = addDays(day, -tolerance);
  return rows.findLast((row) => row.day <= day && row.day >= earliest);
}

/** Change in percent; null without a base. */
export function percentChange(now: number, before: number | undefined): number | null {
  return before === undefined || before === 0 ? null : roundTo((now / before - 1) * 100, 2);
}

export function findUsd(series: LiveCattleSeries, row: PriceRow): number | null {
  if (row.usd_per_unit === null) return null;
  const usd = toUsdPerKgCarcase(series, Number(row.local_price), Number(row.usd_per_unit));
  return usd === null ? null : roundTo(usd, 4);
}

const demoSources = {
  daily: { cn: '演示（此处应为市场每日行情）', en: 'Demonstration (a market’s daily quotation would stand here)' },
  weekly: { cn: '演示（此处应为每周行情刊物）', en: 'Demonstration (a weekly price report would stand here)' },
} as const;

function readRows(rows: readonly PriceRow[], { code }: LiveCattleSeries): readonly PriceRow[] {
  return rows.filter((row) => row.series === code);
}

/** Latest price of each series that has one, in list order. */
export function presentLatest(rows: readonly PriceRow[], isEn: boolean): LiveCattleRow[] {
  return liveCattleSeries.flatMap((series) => {
    const own = readRows(rows, series);
    const last = own.at(-1);
    return last === undefined ? [] : [presentRow(series, own, { last, isEn })];
  });
}

function presentRow(
  series: LiveCattleSeries,
  own: readonly PriceRow[],
  { last, isEn }: { readonly last: PriceRow; readonly isEn: boolean },
): LiveCattleRow {
  const local = Number(last.local_price);
  const before = (days: number) => {
    const found = priceNear(own, addDays(last.day, -days));
    return percentChange(local, found === undefined ? undefined : Number(found.local_price));
  };
  return {
    Code: series.code,
    Name: isEn ? series.nameEn : series.nameCn,
    Region: isEn ? series.regionEn : series.regionCn,
    Origin: series.origin,
    Unit: isEn ? series.unitEn : series.unitCn,
    Decimals: series.decimals,
    LocalPrice: local,
    UsdPerKg: findUsd(series, last),
    Currency: series.currency,
    UsdPerUnit: last.usd_per_unit === null ? null : Number(last.usd_per_unit),
    Dressing: series.dressing,
    IsLive: series.isLive,
    WoW: before(7),
    YoY: before(364),
    Date: last.day,
    Source: toSource(series, last, isEn),
    Demo: last.is_demo,
  };
}

/** Source in the reader's language where it is the list's own, else as entered; demonstration prices name a kind of source. */
function toSource(series: LiveCattleSeries, row: PriceRow, isEn: boolean): string {
  if (row.is_demo) return demoSources[series.frequency][toEdition(isEn)];
  return row.source === series.sourceEn && !isEn ? series.sourceCn : row.source;
}

/** Weekly history per series: last price of each week, null where there is none. */
export function presentHistory(
  rows: readonly PriceRow[],
  fridays: readonly string[],
  isEn: boolean,
): LiveCattleHistory[] {
  return liveCattleSeries.flatMap((series) => {
    const weeks = new Map(readRows(rows, series).map((row) => [toFriday(row.day), row]));
    if (weeks.size === 0) return [];
    const found = fridays.map((friday) => weeks.get(friday));
    return [
      {
        Code: series.code,
        Name: isEn ? series.regionEn : series.regionCn,
        Origin: series.origin,
        Local: found.map((row) => (row === undefined ? null : Number(row.local_price))),
        UsdPerKg: found.map((row) => (row === undefined ? null : findUsd(series, row))),
      },
    ];
  });
}
