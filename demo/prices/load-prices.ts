import { priceMeats, quotedMarkets } from '@btc/contract/prices/price-codes.ts';
import type { Clock } from '@btc/server/src/platform/clock/clock.ts';
import type { Db } from '@btc/server/src/platform/db/db.ts';
import { recomputeLevels, refreshAfterQuoteChange } from '@btc/server/src/prices/indices/renew-indices.ts';
import { listVolumes, refreshWeights } from '@btc/server/src/prices/indices/weights.service.ts';
import type { ReadYearVolumes } from '@btc/server/src/prices/price-deps.ts';
import { listDemoRates, makeDemoSeries } from './demo-quotes.ts';
import { demoSubstitutes } from './prices.read.ts';
import {
  deleteDemoPrices,
  hasSeries,
  insertDemoFreePrices,
  insertDemoRates,
  insertDemoSeries,
  insertDemoSubstitutes,
} from './load-prices.queries.ts';

interface LoadDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly readYearVolumes: ReadYearVolumes;
}

async function takeOverAll(db: Db): Promise<void> {
  for (const meat of priceMeats) {
    for (const market of quotedMarkets) await refreshAfterQuoteChange(db, { meat, market, days: null });
  }
}

/** Only where nothing is quoted yet; with rates, the indices they make, and pairs of substitutes. */
export async function loadDemoPrices({ db, clock, readYearVolumes }: LoadDeps): Promise<void> {
  if (await hasSeries(db)) return;
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    await insertDemoRates(transaction, listDemoRates());
    await insertDemoSeries(transaction, makeDemoSeries(), now);
    await insertDemoFreePrices(transaction);
    for (const kind of ['beefCut', 'porkCut'] as const)
      await insertDemoSubstitutes(transaction, kind, demoSubstitutes[kind]);
    await takeOverAll(transaction);
    for (const { volumes, ...request } of await listVolumes(transaction, { read: readYearVolumes, now })) {
      await refreshWeights(transaction, request, volumes);
    }
    for (const meat of priceMeats) await recomputeLevels(transaction, meat);
  });
}

/** Entered and imported data stay; the indices are recomputed. */
export async function removeDemoPrices(db: Db): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await deleteDemoPrices(transaction);
    await takeOverAll(transaction);
  });
}
