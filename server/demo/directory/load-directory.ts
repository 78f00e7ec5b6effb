import type { Clock } from '#platform/clock/clock.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import { bumpContentVersion } from '#platform/db/content-version.ts';
import type { Db } from '#platform/db/db.ts';
import { makeDemoExhibitions } from './demo-exhibitions.ts';
import { makeDemoMerchants } from './demo-merchants.ts';
import {
  deleteDemoDirectory,
  insertDemoExhibitions,
  insertDemoMerchants,
  listDemoIds,
} from './load-directory.queries.ts';

/**
 * Loads the events and merchants of the demonstration that are not there yet. A start in a later year brings that year's
 * events; what is there stays as it is, also where the staff have changed it.
 */
export async function loadDemoDirectory({ db, clock }: { readonly db: Db; readonly clock: Clock }): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const events = await listDemoIds(tx, 'exhibition');
    const missing = makeDemoExhibitions(shanghaiDay(now), now).filter(({ id }) => id === undefined || !events.has(id));
    await insertDemoExhibitions(tx, missing);
    const isListed = (await listDemoIds(tx, 'merchant')).size > 0;
    if (!isListed) await insertDemoMerchants(tx, makeDemoMerchants(now));
    if (missing.length > 0 || !isListed) await bumpContentVersion(tx);
  });
}

/** Removes the events and merchants of the demonstration, with the claims to them. */
export async function removeDemoDirectory(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await deleteDemoDirectory(tx);
    await bumpContentVersion(tx);
  });
}
