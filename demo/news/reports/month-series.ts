import { monthPeriod } from '@btc/server/src/trade/facts/vintage.ts';
import type { DemoCell } from '../../trade/demo-cells.ts';

/** Product weight. */
export interface OriginSum {
  readonly origin: string;
  readonly tonnes: number;
  readonly usd: number;
}

/** By month (yyyymm), then origin. */
export type BeefMonths = ReadonlyMap<number, ReadonlyMap<string, OriginSum>>;

export function sumBeefMonths(cells: readonly DemoCell[]): BeefMonths {
  const months = new Map<number, Map<string, OriginSum>>();
  for (const { scope, month, origin, kg, usd } of cells) {
    if (scope !== 'beef') continue;
    const period = monthPeriod(month);
    const byOrigin = months.get(period) ?? new Map<string, OriginSum>();
    const before = byOrigin.get(origin) ?? { origin, tonnes: 0, usd: 0 };
    byOrigin.set(origin, {
      origin,
      tonnes: before.tonnes + kg / 1000,
      usd: before.usd + usd,
    });
    months.set(period, byOrigin);
  }
  return months;
}

/** Largest first. */
export function sumByOrigin(series: BeefMonths, months: readonly number[]): readonly OriginSum[] {
  const sums = new Map<string, OriginSum>();
  for (const month of months) {
    for (const { origin, tonnes, usd } of series.get(month)?.values() ?? []) {
      const before = sums.get(origin) ?? { origin, tonnes: 0, usd: 0 };
      sums.set(origin, { origin, tonnes: before.tonnes + tonnes, usd: before.usd + usd });
    }
  }
  return [...sums.values()].toSorted((left, right) => right.tonnes - left.tonnes);
}

export function sumTotal(sums: readonly OriginSum[]): { readonly tonnes: number; readonly price: number } {
  const tonnes = sums.reduce((sum, one) => sum + one.tonnes, 0);
  const usd = sums.reduce((sum, one) => sum + one.usd, 0);
  return { tonnes, price: tonnes === 0 ? 0 : usd / tonnes };
}

/** Last month of the facts (yyyymm), and the number of bulletins up to it. */
export const lastMonth = 202_609;
export const bulletinCount = 24;

/** Oldest first; January and February share a bulletin. */
export function listBulletinMonths(): readonly (readonly number[])[] {
  const bulletins: (readonly number[])[] = [];
  for (let month = lastMonth; bulletins.length < bulletinCount; month = monthBefore(month)) {
    if (month % 100 !== 2) bulletins.unshift([month]);
    else {
      bulletins.unshift([month - 1, month]);
      month -= 1;
    }
  }
  return bulletins;
}

function monthBefore(month: number): number {
  return month % 100 === 1 ? month - 89 : month - 1;
}

export function yearBefore(months: readonly number[]): readonly number[] {
  return months.map((month) => month - 100);
}

export function yearToDate(months: readonly number[]): readonly number[] {
  const last = months.at(-1) ?? lastMonth;
  return Array.from({ length: last % 100 }, (_, index) => Math.floor(last / 100) * 100 + index + 1);
}

export function listPrevious(months: readonly number[]): readonly number[] {
  return [monthBefore(months[0] ?? lastMonth)];
}
