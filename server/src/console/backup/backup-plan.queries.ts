import type { BackupFailureReason } from '@btc/contract/console/backup-plan.ts';
import { hourMs } from '@btc/contract/time.ts';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { BackupPlan as PlanTable, BackupRun as RunTable } from '#platform/db/tables.generated.ts';
import { backupTurnLock } from './backup.queries.ts';

export type BackupPlan = Selectable<PlanTable>;
export type BackupRun = Selectable<RunTable>;

export async function getPlan(db: Db): Promise<BackupPlan> {
  return db.selectFrom('backup_plan').selectAll().executeTakeFirstOrThrow();
}

/** Locks the plan until the transaction ends, so that only one process decides at a time. */
export async function lockPlan(db: Db): Promise<BackupPlan> {
  return db.selectFrom('backup_plan').selectAll().forUpdate().executeTakeFirstOrThrow();
}

export async function updatePlan(db: Db, values: Updateable<PlanTable>): Promise<BackupPlan> {
  return db
    .updateTable('backup_plan')
    .set((eb) => ({ ...values, revision: eb('revision', '+', 1) }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function insertRun(db: Db, run: { readonly isScheduled: boolean; readonly now: Date }): Promise<number> {
  const { id } = await db
    .insertInto('backup_run')
    .values({ is_scheduled: run.isScheduled, started_at: run.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface RunEnd {
  readonly now: Date;
  readonly name: string | null;
  readonly bytes: number | null;
  readonly copiedTo: string | null;
  readonly failure: { readonly reason: BackupFailureReason; readonly detail: string } | null;
}

export async function finishRun(db: Db, id: number, { now, name, bytes, copiedTo, failure }: RunEnd): Promise<void> {
  const end = { ended_at: now, file_name: name, bytes, copied_to: copiedTo };
  const outcome = failure === null ? { state: 'done' } : { state: 'failed', ...failure };
  await db
    .updateTable('backup_run')
    .set({ ...end, ...outcome })
    .where('id', '=', id)
    .execute();
}

export async function deleteRun(db: Db, id: number): Promise<void> {
  await db.deleteFrom('backup_run').where('id', '=', id).execute();
}

export async function listLastRuns(db: Db): Promise<readonly BackupRun[]> {
  return db
    .selectFrom('backup_run')
    .selectAll()
    .distinctOn('state')
    .where('state', '<>', 'running')
    .orderBy('state')
    .orderBy('started_at', 'desc')
    .execute();
}

/** True if a scheduled run since `dueAt` has not failed, or one was tried after `triedAt`. */
export async function hasScheduledRun(db: Db, { dueAt, triedAt }: { dueAt: Date; triedAt: Date }): Promise<boolean> {
  const found = await db
    .selectFrom('backup_run')
    .select('id')
    .where('is_scheduled', '=', true)
    .where((eb) =>
      eb.or([
        eb.and([eb('started_at', '>=', dueAt), eb('state', '<>', 'failed')]),
        eb.and([eb('started_at', '>', triedAt), eb('started_at', '>=', dueAt)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Marks attempts of killed processes as failed; call it only while no backup is being made. */
export async function failDeadRuns(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('backup_run')
    .set({ state: 'failed', reason: 'interrupted', ended_at: now })
    .where('state', '=', 'running')
    .where('started_at', '<', new Date(now.getTime() - hourMs))
    .execute();
}

export async function deleteOldRuns(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('backup_run').where('started_at', '<', before).execute();
}

export async function isBackupTurnTaken(db: Db): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (
      select from pg_locks
      where locktype = 'advisory' and classid = 0 and objid = ${sql.lit(backupTurnLock)} and granted
        and database = (select oid from pg_database where datname = current_database())) as taken`.execute(db);
  return rows[0]?.taken === true;
}
