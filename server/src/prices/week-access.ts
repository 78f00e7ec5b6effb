import { type LockReason } from '@btc/contract/members/access.ts';
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

/** Opens the table of live cattle; 1008 for those who may not see it. Gives the trial items that are left. */
export async function openLiveCattle(db: Db, reader: Reader): Promise<number | null> {
  const access = await openItem(db, reader, { module: 'Price', id: liveCattleItem });
  if (access.kind === 'open') return access.trialLeft;
  const { reason, trialLeft } = access;
  throw new ApiError(1008, { Dict: { Module: 'Price', Reason: reason, TrialLeft: trialLeft } });
}

/** Opens an issue of the weekly report for a reader. */
export function openReportItem(db: Db, reader: Reader, reportId: number) {
  return openItem(db, reader, { module: 'Price', id: firstReportItem + reportId });
}

/** Whether a reader may answer the survey: with the module Price, or on a trial, whose items answering does not use up. */
export function surveyLock(reader: Reader): LockReason | null {
  return isReaderOnTrial(reader) ? null : reader.findLockState('Price');
}
