import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupFailureReason } from '@btc/contract/console/backup-plan.ts';
import { type Actor, recordAudit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Config, S3Keys } from '#platform/config/config.ts';
import type { Db } from '#platform/db/db.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { type BackupCopies, openBackupCopies } from './backup-copies.ts';
import { listOldBackups } from './backup-form.ts';
import { type BackupPlan, deleteRun, finishRun, getPlan, insertRun } from './backup-plan.queries.ts';
import { BackupRunning, type MadeBackup, makeBackup } from './make-backup.ts';

export interface BackupWork {
  readonly db: Db;
  readonly clock: Pick<Clock, 'now'>;
  readonly files: FileStore;
  readonly folder: string;
  /** For copies in an S3-compatible bucket; null where none are set. */
  readonly keys: S3Keys | null;
}

export function arrangeBackups(
  { dataDir, backupKeys }: Pick<Config, 'dataDir' | 'backupKeys'>,
  rest: Pick<BackupWork, 'db' | 'clock' | 'files'>,
): BackupWork {
  return { ...rest, folder: join(dataDir, 'backups'), keys: backupKeys };
}

export const scheduleActor: Actor = { id: null, name: 'schedule' };

/** A backup that failed, or was made with problems. */
export class BackupFailure extends Error {
  override readonly name = 'BackupFailure';
  readonly reason: BackupFailureReason;

  constructor(reason: BackupFailureReason, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.reason = reason;
  }
}

export interface BackupRequest {
  readonly runId?: number;
  readonly onEntry?: () => void;
}

const maxDetail = 500;

/** Makes a backup, copies it, deletes old ones and records the outcome; throws BackupFailure or BackupRunning. */
export async function performBackup(work: BackupWork, { runId, onEntry }: BackupRequest = {}): Promise<MadeBackup> {
  const { db, clock } = work;
  const id = runId ?? (await insertRun(db, { isScheduled: false, now: clock.now() }));
  const progress: { made: MadeBackup | null; copiedTo: string | null } = { made: null, copiedTo: null };
  const finish = (failure: BackupFailure | null) =>
    finishRun(db, id, {
      now: clock.now(),
      name: progress.made?.name ?? null,
      bytes: progress.made?.bytes ?? null,
      copiedTo: progress.copiedTo,
      failure: failure && { reason: failure.reason, detail: failure.message.slice(0, maxDetail) },
    });
  try {
    const made = await makeBackup(work, { folder: work.folder, now: clock.now(), ...(onEntry && { onEntry }) });
    progress.made = made;
    progress.copiedTo = await copyAndPrune(work, made);
    if (made.damaged.length > 0) throw new BackupFailure('damagedFiles', made.damaged.join(', '));
    if (made.missing.length > 0) throw new BackupFailure('missingFiles', made.missing.join(', '));
    await finish(null);
    return made;
  } catch (error) {
    if (error instanceof BackupRunning) {
      await deleteRun(db, id);
      throw error;
    }
    const failure = error instanceof BackupFailure ? error : new BackupFailure(toReason(error), error);
    await finish(failure);
    throw failure;
  }
}

function toReason(error: unknown): BackupFailureReason {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC' ? 'noSpace' : 'other';
}

/** Returns where the copy is, null for none. Old backups are deleted only after the new one is safe. */
async function copyAndPrune(work: BackupWork, made: MadeBackup): Promise<string | null> {
  const plan = await getPlan(work.db);
  let copies: BackupCopies | null = null;
  try {
    copies = await openBackupCopies(plan, work.keys);
    await copies?.put(join(work.folder, made.name), made.name);
  } catch (error) {
    throw new BackupFailure('copy', error);
  }
  // Older ones may have what this one lacks.
  if (made.missing.length + made.damaged.length > 0) return copies?.label ?? null;
  await prune(work, plan, {
    list: () => readdir(work.folder),
    remove: (name) => rm(join(work.folder, name), { force: true }),
  });
  if (copies === null) return null;
  await prune(work, plan, copies).catch((error: unknown) => {
    throw new BackupFailure('copy', error);
  });
  return copies.label;
}

async function prune(
  { db, clock }: BackupWork,
  plan: BackupPlan,
  place: Pick<BackupCopies, 'list' | 'remove'> & { readonly label?: string },
): Promise<void> {
  const old = listOldBackups(await place.list(), {
    now: clock.now(),
    keepDays: plan.keep_days,
    keepCount: plan.keep_count,
  });
  for (const name of old) {
    await place.remove(name);
    const before = { Name: name, ...(place.label === undefined ? {} : { CopiedTo: place.label }) };
    const subject = { kind: 'backup', id: name };
    const entry = { at: clock.now(), actor: scheduleActor, operation: 'DeleteBackup', subject, before, after: null };
    await recordAudit(db, entry);
  }
}
