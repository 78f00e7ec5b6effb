import { type LockReason } from '@btc/contract/members/access.ts';
import type { PriceLock } from '@btc/contract/prices/price-fields.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { isReaderOnTrial, openItem } from '#platform/access/item-access.ts';
import type { Reader } from '#platform/api/reader.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import type { ReadFigures } from '#platform/figures/read-figures.ts';

/** What the operations of the week work with. */
export interface WeekDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** What the operations that publish texts and prices work with besides. */
export interface WeekTextDeps extends WeekDeps {
  readonly readFigures: ReadFigures;
}

/**
 * What a trial counts as items of the module Price in this room, from numbers that no other item of the module has: the table of
 * live cattle is one, each issue of the report one.
 */
const liveCattleItem = 1_000_001;
const firstReportItem = 2_000_000;

/** What of live cattle a reader sees: all of it, or the latest week. */
export interface CattleAccess {
  readonly locked: PriceLock;
  /** Trial items that are left; null where none are counted. */
  readonly trialLeft: number | null;
}

/** Opens live cattle; 1008 for those who ask for more of its history than they may see. */
export async function openLiveCattle(db: Db, reader: Reader, asksHistory: boolean): Promise<CattleAccess> {
  const access = await openItem(db, reader, { module: 'Price', id: liveCattleItem });
  const { trialLeft } = access;
  if (access.kind === 'open') return { locked: null, trialLeft };
  const locked = { Module: 'Price', Reason: access.reason } as const;
  if (asksHistory) throw new ApiError(1008, { Dict: { ...locked, TrialLeft: trialLeft } });
  return { locked, trialLeft };
}

/** Earlier states are for members: one after another they would show a trial all that there ever was. 1008 for others. */
export function requirePrices(reader: Reader): void {
  const reason = reader.findLockState('Price');
  if (reason !== null) throw new ApiError(1008, { Dict: { Module: 'Price', Reason: reason, TrialLeft: null } });
}

/** Opens an issue of the weekly report for a reader. */
export function openReportItem(db: Db, reader: Reader, reportId: number) {
  return openItem(db, reader, { module: 'Price', id: firstReportItem + reportId });
}

/** Whether a reader may answer the survey: with the module Price, or on a trial, whose items answering does not use up. */
export function surveyLock(reader: Reader): LockReason | null {
  return isReaderOnTrial(reader) ? null : reader.findLockState('Price');
}
