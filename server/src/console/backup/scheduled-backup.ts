import { dayMs, hourMs } from '@btc/contract/time.ts';
import { recordAudit } from '#platform/audit/audit.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import {
  deleteOldRuns,
  failDeadRuns,
  hasScheduledRun,
  insertRun,
  isBackupTurnTaken,
  lockPlan,
} from './backup-plan.queries.ts';
import { BackupRunning } from './make-backup.ts';
import { type BackupWork, performBackup, scheduleActor } from './perform-backup.ts';

const runsRetentionMs = 400 * dayMs;

/** The last time it was this hour in Shanghai. */
export function findLastDue(hour: number, now: Date): Date {
  const today = Date.parse(`${shanghaiDay(now)}T${String(hour).padStart(2, '0')}:00:00+08:00`);
  return new Date(today > now.getTime() ? today - dayMs : today);
}

export function findNextDue(hour: number, now: Date): Date {
  return new Date(findLastDue(hour, now).getTime() + dayMs);
}

/** Makes the daily backup where it is due; a failed one is tried again every hour. */
export async function makeDueBackup(work: BackupWork): Promise<void> {
  const runId = await takeDueRun(work);
  if (runId === null) return;
  try {
    await performBackup(work, { runId });
  } catch (error) {
    // Somebody makes one by hand: the next look finds whether that was enough.
    if (!(error instanceof BackupRunning)) throw error;
  }
}

/** Decides and records in one step, so that only one of several processes makes the backup. */
async function takeDueRun({ db, clock }: BackupWork): Promise<number | null> {
  const now = clock.now();
  return db.transaction().execute(async (transaction) => {
    const { hour } = await lockPlan(transaction);
    if (!(await isBackupTurnTaken(transaction))) await failDeadRuns(transaction, now);
    if (hour === null) return null;
    const moments = { dueAt: findLastDue(hour, now), triedAt: new Date(now.getTime() - hourMs) };
    if (await hasScheduledRun(transaction, moments)) return null;
    await deleteOldRuns(transaction, new Date(now.getTime() - runsRetentionMs));
    const subject = { kind: 'backup', id: now.toISOString() };
    const entry = { at: now, actor: scheduleActor, operation: 'MakeBackup', subject, before: null, after: null };
    await recordAudit(transaction, entry);
    return insertRun(transaction, { isScheduled: true, now });
  });
}
