import { type LockReason } from '@btc/contract/members/access.ts';
import type { PriceLock } from '@btc/contract/prices/price-fields.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { isReaderOnTrial, openItem } from '#platform/access/item-access.ts';
import type { Reader } from '#platform/api/reader.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import type { ReadFigures } from '#figures/face.ts';

export interface WeekDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export interface WeekTextDeps extends WeekDeps {
  readonly readFigures: ReadFigures;
}

/** Trial items of the module Price, by ids unused elsewhere in it: the live cattle table is one, each report issue another. */
const liveCattleItem = 1_000_001;
const firstReportItem = 2_000_000;

export interface CattleAccess {
  readonly locked: PriceLock;
  /** Trial items that are left; null where none are counted. */
  readonly trialLeft: number | null;
}

/** Throws 1008 where a reader asks for more history than they may see. */
export async function openLiveCattle(db: Db, reader: Reader, asksHistory: boolean): Promise<CattleAccess> {
  const access = await openItem(db, reader, { module: 'Price', id: liveCattleItem });
  const { trialLeft } = access;
  if (access.kind === 'open') return { locked: null, trialLeft };
  const locked = { Module: 'Price', Reason: access.reason } as const;
  if (asksHistory) throw new ApiError(1008, { Dict: { ...locked, TrialLeft: trialLeft } });
  return { locked, trialLeft };
}

/** Throws 1008 for non-members: past states, asked one by one, would give a trial the whole history. */
export function requirePrices(reader: Reader): void {
  const reason = reader.findLockState('Price');
  if (reason !== null) throw new ApiError(1008, { Dict: { Module: 'Price', Reason: reason, TrialLeft: null } });
}

export function openReportItem(db: Db, reader: Reader, reportId: number) {
  return openItem(db, reader, { module: 'Price', id: firstReportItem + reportId });
}

/** Null with the module Price or on a trial; answering uses up no trial item. */
export function surveyLock(reader: Reader): LockReason | null {
  return isReaderOnTrial(reader) ? null : reader.findLockState('Price');
}
