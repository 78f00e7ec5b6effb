import type { Clock } from '@btc/server/src/platform/clock/clock.ts';
import { shanghaiDay } from '@btc/server/src/platform/clock/shanghai-time.ts';
import type { Db } from '@btc/server/src/platform/db/db.ts';
import { makeDemoExhibitions } from './demo-exhibitions.ts';
import { makeDemoMerchants } from './demo-merchants.ts';
import {
  deleteDemoDirectory,
  insertDemoClaims,
  insertDemoExhibitions,
  insertDemoMerchants,
  listDemoIds,
} from './load-directory.queries.ts';

/** Account ids of `demo_paid` and `demo_expiring`. */
const claimers = [4, 5];

function makeClaims(now: Date) {
  const claim = { person: '演示联系人', phone: '000-5550-0000', created_at: now };
  return [
    { ...claim, user_id: 4, merchant_id: 2, duty: '销售经理', message: '我负责本公司的进口业务，请致电核实。' },
    { ...claim, user_id: 5, merchant_id: 40, duty: null, message: '库容已扩建，请更正介绍。' },
  ];
}

/** Adds what is missing: a start in a later year adds that year's events, and existing rows keep the staff's changes. */
export async function loadDemoDirectory({ db, clock }: { readonly db: Db; readonly clock: Clock }): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const events = await listDemoIds(tx, 'exhibition');
    const missing = makeDemoExhibitions(shanghaiDay(now), now).filter(({ id }) => id === undefined || !events.has(id));
    await insertDemoExhibitions(tx, missing);
    const isListed = (await listDemoIds(tx, 'merchant')).size > 0;
    if (!isListed) {
      await insertDemoMerchants(tx, makeDemoMerchants(now));
      await insertDemoClaims(tx, makeClaims(now), claimers);
    }
  });
}

/** Deletes the claims to them too. */
export async function removeDemoDirectory(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await deleteDemoDirectory(tx);
  });
}
