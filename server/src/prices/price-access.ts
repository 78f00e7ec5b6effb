import {
  priceModules,
  type PriceMeat,
  priceMeats,
  quotedMarkets,
  type QuotedMarket,
} from '@btc/contract/prices/price-codes.ts';
import type { PriceLock } from '@btc/contract/prices/price-fields.ts';
import { addDays, dayMs } from '@btc/contract/time.ts';
import { isReaderOnTrial, openItem } from '#platform/access/item-access.ts';
import type { Reader } from '#platform/api/reader.ts';
import type { Db } from '#platform/db/db.ts';

/*
 * What a trial counts of quotes, from numbers that no other item of the modules has: the list of a market on a day is one item, and the
 * latest year of a series is one.
 */
const firstDayItem = 10_000_000;
const daysOfMarket = 100_000;
const firstSeriesItem = 20_000_000;

interface Market {
  readonly meat: PriceMeat;
  readonly market: QuotedMarket;
}

function toDayItem({ meat, market }: Market, day: string): number {
  const place = priceMeats.indexOf(meat) * quotedMarkets.length + quotedMarkets.indexOf(market);
  return firstDayItem + place * daysOfMarket + Math.floor(Date.parse(day) / dayMs);
}

export interface PriceAccess {
  readonly locked: PriceLock;
  readonly trialLeft: number | null;
}

/** Access by membership, or as a counted item of a trial. */
async function accessItem(db: Db, reader: Reader, item: { readonly meat: PriceMeat; readonly id: number }) {
  const module = priceModules[item.meat];
  const access = await openItem(db, reader, { module, id: item.id });
  const locked = access.kind === 'open' ? null : { Module: module, Reason: access.reason };
  return { locked, trialLeft: access.trialLeft };
}

/** Access to a market's list; on a trial, `findDay` gives the day that counts as an item, null counts nothing. */
export async function accessList(
  db: Db,
  reader: Reader,
  { findDay, ...market }: Market & { readonly findDay: () => Promise<string | null> },
): Promise<PriceAccess> {
  if (isReaderOnTrial(reader)) {
    const day = await findDay();
    if (day === null) return { locked: null, trialLeft: null };
    return accessItem(db, reader, { meat: market.meat, id: toDayItem(market, day) });
  }
  const module = priceModules[market.meat];
  const reason = reader.findLockState(module);
  return { locked: reason === null ? null : { Module: module, Reason: reason }, trialLeft: null };
}

export function accessHistory(
  db: Db,
  reader: Reader,
  { meat, seriesId }: { readonly meat: PriceMeat; readonly seriesId: number },
): Promise<PriceAccess> {
  return accessItem(db, reader, { meat, id: firstSeriesItem + seriesId });
}

/** First day of a history that a trial item opens: a year before the last. */
export function findTrialStart(last: string): string {
  return addDays(last, -365);
}

/** All benchmarks are one trial item; no other item of the module has this id. */
const benchmarksItem = 3_000_001;

export function accessBenchmarks(db: Db, reader: Reader): Promise<PriceAccess> {
  return accessItem(db, reader, { meat: 'beef', id: benchmarksItem });
}
