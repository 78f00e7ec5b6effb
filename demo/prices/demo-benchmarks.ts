import { formatMonthNumber, listDays, toWeekday } from '@btc/contract/time.ts';
import { type Seeded, seeded } from '../news/seeded.ts';
import { lastQuoteDay } from './demo-quotes.ts';

const firstMonth = 2021 * 12;
const lastMonth = 2026 * 12 + 9;
const firstTradingDay = '2024-11-22';

export interface DemoBenchmark {
  readonly code: string;
  readonly nameCn: string;
  readonly nameEn: string;
  readonly unit: string;
  readonly frequency: 'day' | 'month';
  readonly values: readonly DemoBenchmarkValue[];
}

export interface DemoBenchmarkValue {
  readonly day: string;
  readonly value: number;
  /** Open, high, low and contracts of a trading day. */
  readonly traded: readonly [number, number, number, number] | null;
}

function monthlyPrices(random: Seeded, { from, to, moves, digits }: MonthlyRange): readonly DemoBenchmarkValue[] {
  const count = lastMonth - firstMonth + 1;
  let drift = 0;
  return Array.from({ length: count }, (_, index) => {
    const month = firstMonth + index;
    drift = drift * 0.9 + random.bell() * moves;
    const trend = from + ((to - from) * index) / (count - 1);
    return {
      day: `${formatMonthNumber(month)}-01`,
      value: Number((trend * Math.exp(drift)).toFixed(digits)),
      traded: null,
    };
  });
}

interface MonthlyRange {
  readonly from: number;
  readonly to: number;
  readonly moves: number;
  readonly digits: number;
}

/** Monday to Friday; a tick is 0.025 ¢/lb. */
function tradedPrices(random: Seeded): readonly DemoBenchmarkValue[] {
  const tick = (value: number): number => Number((Math.round(value / 0.025) * 0.025).toFixed(3));
  const values: DemoBenchmarkValue[] = [];
  let close = 188;
  for (const day of listDays(firstTradingDay, lastQuoteDay)) {
    if (toWeekday(day) > 4) continue;
    const open = tick(close + random.bell() * 0.6);
    close = tick(open + random.bell() * 1.4 + 0.05);
    const high = tick(Math.max(open, close) + random.next() * 1.1);
    const low = tick(Math.min(open, close) - random.next() * 1.1);
    values.push({ day, value: close, traded: [open, high, low, random.whole(9_000, 32_000)] });
  }
  return values;
}

/** Invented third-party prices: two monthly, one by trading day; no exchange or institution is named. */
export function listDemoBenchmarks(seed = 20_261_120): readonly DemoBenchmark[] {
  const random = seeded(seed);
  return [
    {
      code: 'demo-beef',
      nameCn: '国际牛肉月均价（演示）',
      nameEn: 'Beef, world monthly mean (demonstration)',
      unit: 'USD/kg',
      frequency: 'month',
      values: monthlyPrices(random, { from: 4.9, to: 6.6, moves: 0.02, digits: 2 }),
    },
    {
      code: 'demo-maize',
      nameCn: '国际玉米月均价（演示）',
      nameEn: 'Maize, world monthly mean (demonstration)',
      unit: 'USD/t',
      frequency: 'month',
      values: monthlyPrices(random, { from: 240, to: 205, moves: 0.03, digits: 1 }),
    },
    {
      code: 'demo-cattle-futures',
      nameCn: '活牛交易所期货，近月（演示）',
      nameEn: 'Live cattle exchange futures, nearby month (demonstration)',
      unit: 'US¢/lb',
      frequency: 'day',
      values: tradedPrices(random),
    },
  ];
}
