import type { PriceMeat } from '@btc/contract/prices/price-codes.ts';
import { addDays, toMonday } from '@btc/contract/time.ts';
import type { Db } from '#platform/db/db.ts';
import { openDictionary } from '#dictionary/face.ts';
import { readDayTerms } from '../convert/day-terms.ts';
import { type Cell, cellKey, chainIndex, computeSpread, type Weights } from './chain.ts';
import { cellPrices, createLand, type LandTerms } from './land.ts';
import {
  lockIndices,
  listCells,
  listWeights,
  type MarketWeeks,
  type PointRow,
  renewCells,
  renewDays,
  replacePoints,
} from './price-index.queries.ts';

async function readWeights(db: Db, meat: string): Promise<Weights> {
  const byYear = Map.groupBy(await listWeights(db, meat), ({ year }) => year);
  const shares = (rows: readonly { origin: string; cut: string; share: string }[]) =>
    new Map(rows.map(({ origin, cut, share }) => [cellKey(origin, cut), Number(share)]));
  return new Map([...byYear].map(([year, rows]) => [year, shares(rows)]));
}

export function computeIndices(
  cells: { readonly forward: readonly Cell[]; readonly spot: readonly Cell[] },
  weights: Weights,
  terms: LandTerms,
): readonly PointRow[] {
  const landWith = (overQuota: boolean) => createLand(terms, cellPrices.forward, { ...cellPrices.spot, overQuota });
  const chains = (['forward', 'spot'] as const).flatMap((kind) => {
    const origins = ['', ...new Set(cells[kind].map(({ origin }) => origin))];
    return origins.flatMap((origin) => {
      const points = chainIndex(cells[kind], weights, origin);
      // An origin whose cells weigh nothing has no index.
      if (points.every(({ level }) => level === null)) return [];
      return points.map((point) => ({ ...point, kind, origin, levelOver: null }));
    });
  });
  const over = new Map(computeSpread(cells, weights, landWith(true)).map(({ week, level }) => [week, level]));
  const spread = computeSpread(cells, weights, landWith(false)).map((point) => {
    const levelOver = over.get(point.week) ?? null;
    return { ...point, kind: 'spread', origin: '', levelOver: levelOver === point.level ? null : levelOver };
  });
  return [...chains, ...spread];
}

export async function recomputeLevels(db: Db, meat: PriceMeat): Promise<number> {
  const [forward, spot, weights, dictionary] = await Promise.all([
    listCells(db, meat, 'forward'),
    listCells(db, meat, 'spot'),
    readWeights(db, meat),
    openDictionary(db),
  ]);
  const weeks = [...forward, ...spot].map(({ week }) => week).toSorted();
  const [from = '2020-01-01', to = from] = [weeks[0], weeks.at(-1)];
  const days = await readDayTerms(db, { meat, from, to: addDays(to, 6) });
  const points = computeIndices({ forward, spot }, weights, { meat, days, dictionary });
  await replacePoints(db, meat, points);
  return points.length;
}

/** Rebuilds days, weekly prices and index levels after published quotes change; call it in the same transaction. */
export async function refreshAfterQuoteChange(
  db: Db,
  {
    meat,
    market,
    days,
  }: { readonly meat: PriceMeat; readonly market: string; readonly days: readonly string[] | null },
): Promise<number> {
  if (days?.length === 0) return 0;
  await lockIndices(db);
  const weeks = days === null ? null : [...new Set(days.map(toMonday))];
  const changed: MarketWeeks = { meat, market, weeks };
  await renewDays(db, changed);
  if (market !== 'forward' && market !== 'spot') return 0;
  await renewCells(db, changed);
  return recomputeLevels(db, meat);
}
