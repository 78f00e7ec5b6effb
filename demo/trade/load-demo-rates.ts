import { listMonths } from '@btc/contract/time.ts';
import type { Db } from '@btc/server/src/platform/db/db.ts';
import { deleteDemoRates, hasDemoRates, insertRates } from '@btc/server/src/trade/rate.queries.ts';
import { yuanRateIn } from './demo-cells.ts';
import { firstDemoMonth, lastDemoMonth } from './trade.read.ts';

/** Publication day of the rates: the release after their last month. */
const publishedOn = '2026-10-20';

/** Rates used to convert the demonstration facts; imported ones take precedence. Does nothing where they exist. */
export async function loadDemoRates({ db }: { readonly db: Db }): Promise<void> {
  const rates = listMonths(firstDemoMonth, lastDemoMonth).map((month) => ({
    month,
    currency: 'USD',
    cnyPerUnit: yuanRateIn(month).toFixed(4),
    source: 'demo',
    publishedOn,
  }));
  await db.transaction().execute(async (transaction) => {
    if (await hasDemoRates(transaction)) return;
    await insertRates(transaction, rates, null);
  });
}

/** Imported rates stay. */
export async function removeDemoRates(db: Db): Promise<void> {
  await deleteDemoRates(db);
}
