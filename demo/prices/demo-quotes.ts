import type { PriceMeat } from '@btc/contract/prices/price-codes.ts';
import { addDays, countDays, listDays, toWeekday } from '@btc/contract/time.ts';
import { minQuotes } from '@btc/server/src/prices/indices/chain.ts';
import { yuanRateIn } from '../trade/demo-cells.ts';
import { seededRandom } from '../trade/seeded-random.ts';
import { beefOrigins, type DemoCut, marketLevels, porkOrigins, wholesaleBeef } from './prices.read.ts';

/** Fridays of two years; the price desk closes for Spring Festival. */
export const firstQuoteDay = '2024-11-22';
export const lastQuoteDay = '2026-11-20';
const closedDays: ReadonlySet<string> = new Set(['2025-01-31', '2026-02-20']);

export interface DemoSeries {
  readonly meat: PriceMeat;
  readonly market: 'forward' | 'afloat' | 'spot' | 'wholesale';
  readonly origin: string;
  readonly cut: string;
  readonly specs: readonly string[];
  readonly term: string;
  readonly port: string;
  readonly unit: 'USD/t' | 'CNY/kg';
  readonly quotes: readonly DemoQuote[];
}

export interface DemoQuote {
  readonly day: string;
  readonly low: number;
  readonly high: number;
  readonly mainstream: number;
  readonly quoteCount: number;
  readonly groupSize: number;
  readonly basis: 'offer' | 'bid' | 'deal';
  readonly isProvisional: boolean;
}

export function listQuoteDays(): readonly string[] {
  return listDays(firstQuoteDay, lastQuoteDay, 7).filter((day) => !closedDays.has(day));
}

/** One per working day: the month's rate with small movements. */
export function listDemoRates(): readonly { readonly day: string; readonly cnyPerUsd: number }[] {
  const random = seededRandom(20_241_101);
  const rates: { day: string; cnyPerUsd: number }[] = [];
  let drift = 0;
  for (const day of listDays('2024-08-01', lastQuoteDay)) {
    drift = drift * 0.9 + (random() - 0.5) * 0.008;
    if (toWeekday(day) > 4) continue;
    rates.push({ day, cnyPerUsd: Math.round((toRate(day) + drift) * 10_000) / 10_000 });
  }
  return rates;
}

/** Linear interpolation between the middles of months. */
function toRate(day: string): number {
  const middle = (offset: number) => addDays(day, offset).slice(0, 7);
  const share = Number(day.slice(8)) / 31;
  const [before, now, after] = [middle(-30), middle(0), middle(30)].map(yuanRateIn);
  if (before === undefined || now === undefined || after === undefined)
    throw new Error('three months have three rates');
  return share < 0.5 ? before * (0.5 - share) + now * (0.5 + share) : now * (1.5 - share) + after * (share - 0.5);
}

function levelOn(levels: readonly (readonly [string, number])[], day: string): number {
  const after = levels.findIndex(([at]) => at >= day);
  const [left, right] = [levels[Math.max(0, after - 1)], levels[after === -1 ? levels.length - 1 : after]];
  if (left === undefined || right === undefined) throw new Error('a market has levels');
  const span = countDays(left[0], right[0]);
  const share = span <= 0 ? 1 : countDays(left[0], day) / span;
  return left[1] + (right[1] - left[1]) * share;
}

interface Making {
  readonly seed: number;
  readonly days: readonly string[];
  readonly priceOn: (day: string) => number;
  /** Rounding step: 10 USD/t, 0.1 CNY/kg. */
  readonly step: number;
  readonly isFollowed?: boolean | undefined;
}

/** Random walk around the series' prices; weeks with few quotes are dropped, except for followed cuts. */
function makeQuotes({ seed, days, priceOn, step, isFollowed = false }: Making): readonly DemoQuote[] {
  const random = seededRandom(seed);
  const rounded = (value: number) => Math.round(Math.round(value / step) * step * 100) / 100;
  let wander = (random() - 0.5) * 0.01;
  return days.flatMap((day, index) => {
    wander = wander * 0.88 + (random() - 0.5) * 0.016;
    const quoteCount = 2 + Math.floor(random() * 8);
    const isThin = random() < 0.05;
    const spread = 0.006 + random() * 0.014;
    const draw = random();
    if (isThin && !isFollowed) return [];
    const mainstream = rounded(priceOn(day) * (1 + wander));
    const basis = draw < 0.62 ? 'offer' : draw < 0.78 ? 'bid' : 'deal';
    return [
      {
        day,
        low: Math.min(mainstream, rounded(mainstream * (1 - spread))),
        high: Math.max(mainstream, rounded(mainstream * (1 + spread * 0.9))),
        mainstream,
        quoteCount,
        // A thin week draws nothing more, so that a series goes on alike whether it is followed or not.
        groupSize: isThin ? quoteCount : quoteCount + Math.floor(random() * 5),
        basis,
        // On the latest day only: earlier quotes have had their week for more prices to come in.
        isProvisional: index === days.length - 1 && quoteCount < minQuotes,
      },
    ];
  });
}

const duties: Readonly<Record<string, number>> = { AUS: 0, NZL: 0 };
const vat = 1.09;

const margins = { beef: 1.6, pork: 0.7 } as const;

function makeCutSeries(
  meat: PriceMeat,
  origin: string,
  cut: DemoCut,
  making: {
    readonly days: readonly string[];
    readonly nextSeed: () => number;
    readonly rateOn: (day: string) => number;
  },
): readonly DemoSeries[] {
  const { days, nextSeed, rateOn } = making;
  const levels = marketLevels[meat];
  const usdOn = (day: string) => cut.usd * levelOn(levels, day);
  const landedOn = (day: string) => (usdOn(day) * rateOn(day) * (1 + (duties[origin] ?? 12) / 100) * vat) / 1000 + 1;
  const base = { meat, origin, cut: cut.cut, specs: cut.specs ?? [] };
  const forward = makeQuotes({ seed: nextSeed(), days, priceOn: usdOn, step: 10, isFollowed: cut.isFollowed });
  const afloat =
    cut.afloat === undefined
      ? []
      : [{ ...base, market: 'afloat' as const, term: 'CIF', port: 'main', unit: 'USD/t' as const }];
  return [
    { ...base, market: 'forward', term: 'CFR', port: 'main', unit: 'USD/t', quotes: forward },
    ...afloat.map((one) => ({
      ...one,
      quotes: makeQuotes({ seed: nextSeed(), days, priceOn: (day) => usdOn(day) * 1.012, step: 10 }),
    })),
    // What is in the cold store was bought some seven weeks ago.
    ...(cut.spot ?? []).map((port, at) => ({
      ...base,
      market: 'spot' as const,
      term: 'EXW',
      port,
      unit: 'CNY/kg' as const,
      quotes: makeQuotes({
        seed: nextSeed(),
        days,
        priceOn: (day) => landedOn(addDays(day, -49)) * 0.55 + landedOn(day) * 0.45 + margins[meat] - at * 0.3,
        step: 0.1,
      }),
    })),
  ];
}

/** Two years of weekly quotes; deterministic. */
export function makeDemoSeries(): readonly DemoSeries[] {
  const days = listQuoteDays();
  // Quotes are of Fridays, and so are the days seven weeks before them.
  const rates = new Map(listDemoRates().map(({ day, cnyPerUsd }) => [day, cnyPerUsd]));
  const rateOn = (day: string) => rates.get(day) ?? toRate(day);
  let seed = 7_000;
  const nextSeed = () => (seed += 17);
  const making = { days, nextSeed, rateOn };
  const imported = ([meat, origins]: readonly [PriceMeat, typeof beefOrigins]) =>
    origins.flatMap(({ origin, cuts }) => cuts.flatMap((cut) => makeCutSeries(meat, origin, cut, making)));
  const wholesale = wholesaleBeef.map(({ cut, port, cny }) => ({
    meat: 'beef' as const,
    market: 'wholesale' as const,
    origin: 'CHN',
    cut,
    specs: [],
    term: 'MKT',
    port,
    unit: 'CNY/kg' as const,
    quotes: makeQuotes({
      seed: nextSeed(),
      days,
      priceOn: (day) => cny * levelOn(marketLevels.wholesale, day),
      step: 0.1,
    }),
  }));
  return [...imported(['beef', beefOrigins]), ...imported(['pork', porkOrigins]), ...wholesale];
}
