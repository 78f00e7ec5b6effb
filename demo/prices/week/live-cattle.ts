import {
  fromUsdPerKgCarcase,
  type LiveCattleCode,
  liveCattleSeries,
} from '@btc/contract/prices/benchmarks/live-cattle-series.ts';
import { addDays, countDays } from '@btc/contract/time.ts';
import { type Seeded, seeded } from '../../news/seeded.ts';
import { lastQuoteDay } from '../demo-quotes.ts';

/** Week of the seed prices, and the length of the demonstration in weeks back from its last day. */
const seedFriday = '2025-11-21';
const weekCount = 105;

interface Market {
  /** USD/kg carcase weight in the seed week: World Beef Report of 18 November 2025, then our own figures. */
  readonly usd: number;
  /** USD per unit of currency. */
  readonly rate: number;
  /** Weekly volatility of the price, and of the currency. */
  readonly moves: number;
  readonly rateMoves: number;
}

const markets = {
  MERCOSUR: { usd: 4.33, rate: 1, moves: 0.008, rateMoves: 0 },
  BRA: { usd: 3.82, rate: 0.187, moves: 0.012, rateMoves: 0.006 },
  ARG: { usd: 5.47, rate: 0.00069, moves: 0.016, rateMoves: 0.008 },
  URY: { usd: 5.1, rate: 1, moves: 0.007, rateMoves: 0 },
  PRY: { usd: 4.2, rate: 1, moves: 0.01, rateMoves: 0 },
  AUS: { usd: 5.5, rate: 0.65, moves: 0.013, rateMoves: 0.006 },
  NZL: { usd: 4.95, rate: 0.565, moves: 0.009, rateMoves: 0.006 },
  USA: { usd: 7.74, rate: 1, moves: 0.011, rateMoves: 0 },
  EU: { usd: 7.6, rate: 1.155, moves: 0.006, rateMoves: 0.005 },
  GBR: { usd: 8.45, rate: 1.31, moves: 0.006, rateMoves: 0.005 },
} as const satisfies Record<Exclude<LiveCattleCode, 'CHN'>, Market>;

/** China's survey has no dressing factor, so the walk is in CNY/kg live weight. */
const china = { local: 25.6, rate: 0.1405, moves: 0.005, rateMoves: 0.002 } as const;

export interface DemoCattlePrice {
  readonly series: LiveCattleCode;
  readonly day: string;
  readonly localPrice: string;
  readonly usdPerUnit: string;
}

/** Mean-reverting walk as factors that are 1 in the seed week. */
function walk(random: Seeded, moves: number): readonly number[] {
  let level = 0;
  const levels = Array.from({ length: weekCount }, () => {
    level = level * 0.985 + random.bell() * moves;
    return level;
  });
  const weeksAfterSeed = countDays(seedFriday, lastQuoteDay) / 7;
  const atSeed = levels[weekCount - 1 - weeksAfterSeed] ?? 0;
  return levels.map((one) => Math.exp(one - atSeed));
}

/** Two years of weekly prices, oldest first. */
export function listDemoCattle(seed = 20_251_118): readonly DemoCattlePrice[] {
  const random = seeded(seed);
  return liveCattleSeries.flatMap((series) => {
    const market = series.code === 'CHN' ? china : markets[series.code];
    const [prices, rates] = [walk(random, market.moves), walk(random, market.rateMoves)];
    return prices.map((factor, week) => {
      const rate = market.rate * (rates[week] ?? 1);
      const local =
        'local' in market ? market.local * factor : (fromUsdPerKgCarcase(series, market.usd * factor, rate) ?? 0);
      return {
        series: series.code,
        day: addDays(lastQuoteDay, -7 * (weekCount - 1 - week)),
        localPrice: local.toFixed(series.decimals),
        usdPerUnit: rate.toFixed(8),
      };
    });
  });
}
