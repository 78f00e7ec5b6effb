import { canVisit, type Edition } from '@btc/contract/members/access.ts';
import {
  priceModules,
  type PriceSpecies,
  priceSpecies,
  quotedMarkets,
  type QuotedMarket,
} from '@btc/contract/prices/price-codes.ts';
import type { PriceLock } from '@btc/contract/prices/price-fields.ts';
import { openItem } from '#platform/access/item-access.ts';
import type { Caller } from '#platform/api/binding.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { refuseOtherUser } from '#platform/session/signed-in.ts';

/** Who reads, in which edition, and when. */
export interface PriceReader {
  readonly caller: Caller;
  readonly edition: Edition;
  readonly now: Date;
  /** Today in Shanghai. */
  readonly today: string;
}

interface Asked {
  readonly isEn: boolean;
  readonly UserID?: number | undefined;
}

/** The reader of a call; a UserID that names anybody else is refused. */
export function readerOf(clock: Clock, { isEn, UserID }: Asked, caller: Caller): PriceReader {
  refuseOtherUser(caller, UserID);
  const now = clock.now();
  return { caller, edition: isEn ? 'en' : 'cn', now, today: shanghaiDay(now) };
}

/** Whether a reader sees when quotas are expected to be full: members of the prices or of the data do (docs/decisions/100). */
export function seesProjection({ caller, edition, now }: PriceReader): boolean {
  const membership = caller.user?.membership ?? null;
  return (['Price', 'Data'] as const).some((module) => canVisit(membership, module, edition, now).kind === 'open');
}

/** What a market is to a trial: one item, whichever day or series of it is looked at. */
function trialItemOf(species: PriceSpecies, market: QuotedMarket): number {
  return priceSpecies.indexOf(species) * quotedMarkets.length + quotedMarkets.indexOf(market) + 1;
}

export interface PriceAccess {
  readonly locked: PriceLock;
  readonly trialLeft: number | null;
}

/** Whether a reader gets the quotes of a market: by membership, or as one item of a trial. */
export async function accessMarket(
  db: Db,
  { caller, edition, now }: PriceReader,
  { species, market }: { readonly species: PriceSpecies; readonly market: QuotedMarket },
): Promise<PriceAccess> {
  const module = priceModules[species];
  const item = { module, id: trialItemOf(species, market) };
  const access = await openItem(db, { user: caller.user, edition, now }, item);
  const locked = access.kind === 'open' ? null : { Module: module, Reason: access.reason };
  return { locked, trialLeft: access.trialLeft };
}

/** What the prices of others are to a trial: one item, with a number that no other item of the module has. */
const benchmarksItem = 3_000_001;

/** Whether a reader gets the values of prices of others. */
export async function accessBenchmarks(db: Db, { caller, edition, now }: PriceReader): Promise<PriceAccess> {
  const access = await openItem(db, { user: caller.user, edition, now }, { module: 'Price', id: benchmarksItem });
  const locked = access.kind === 'open' ? null : { Module: 'Price' as const, Reason: access.reason };
  return { locked, trialLeft: access.trialLeft };
}

/** Codes joined with `|`, as the wire has them. */
export function splitCodes(text: string): readonly string[] {
  return text.split('|').flatMap((code) => code.trim() || []);
}
