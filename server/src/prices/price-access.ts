import {
  priceModules,
  type PriceMeat,
  priceMeats,
  quotedMarkets,
  type QuotedMarket,
} from '@btc/contract/prices/price-codes.ts';
import type { PriceLock } from '@btc/contract/prices/price-fields.ts';
import { openItem } from '#platform/access/item-access.ts';
import type { Reader } from '#platform/api/reader.ts';
import type { Db } from '#platform/db/db.ts';

/** What a market is to a trial: one item, whichever day or series of it is looked at. */
function toTrialItem(meat: PriceMeat, market: QuotedMarket): number {
  return priceMeats.indexOf(meat) * quotedMarkets.length + quotedMarkets.indexOf(market) + 1;
}

export interface PriceAccess {
  readonly locked: PriceLock;
  readonly trialLeft: number | null;
}

/** Whether a reader gets the quotes of a market: by membership, or as one item of a trial. */
export async function accessMarket(
  db: Db,
  reader: Reader,
  { meat, market }: { readonly meat: PriceMeat; readonly market: QuotedMarket },
): Promise<PriceAccess> {
  const module = priceModules[meat];
  const item = { module, id: toTrialItem(meat, market) };
  const access = await openItem(db, reader, item);
  const locked = access.kind === 'open' ? null : { Module: module, Reason: access.reason };
  return { locked, trialLeft: access.trialLeft };
}

/** What the prices of others are to a trial: one item, with a number that no other item of the module has. */
const benchmarksItem = 3_000_001;

/** Whether a reader gets the values of prices of others. */
export async function accessBenchmarks(db: Db, reader: Reader): Promise<PriceAccess> {
  const access = await openItem(db, reader, { module: 'Price', id: benchmarksItem });
  const locked = access.kind === 'open' ? null : { Module: 'Price' as const, Reason: access.reason };
  return { locked, trialLeft: access.trialLeft };
}
