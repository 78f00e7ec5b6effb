import { backupFailures } from '@btc/contract/console/backup-plan.ts';
import { consoleOperations as contract } from '@btc/contract/console/console.operations.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import { changeAsStaff, closed } from '#platform/audit/staff-change.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { type BackupRun, getPlan, isBackupTurnTaken, listLastRuns } from './backup-plan.queries.ts';
import { presentPlan, savePlan, throwIfUnusable } from './backup-plan.service.ts';
import { findNextDue } from './scheduled-backup.ts';

export function createBackupOperations(deps: ConsoleDeps): readonly BoundOperation[] {
  const { backups } = deps;
  return [
    bind(contract.GetBackups, async () => readBackups(deps)),
    bind(contract.SaveBackupPlan, async (input, caller) => {
      await throwIfUnusable(input, deps.backupPlaces);
      const request = { operation: 'SaveBackupPlan', caller };
      return { Row: { Revision: await changeAsStaff(deps, request, (work) => savePlan(work, input)) } };
    }),
    bind(contract.MakeBackup, async (_input, caller) => {
      // The entry comes first: it is in the backup that it tells of.
      await changeAsStaff(deps, { operation: 'MakeBackup', caller }, async ({ now }) => {
        if (backups.state.IsRunning) throw closed('Backup');
        return { subject: { kind: 'backup', id: now.toISOString() }, before: null, after: null, result: null };
      });
      if (!backups.begin()) throw closed('Backup');
      return {};
    }),
    bind(contract.OpenBackup, async ({ Name }, caller) => {
      await backups.find(Name);
      const subject = { kind: 'backup', id: Name };
      const key = await changeAsStaff(deps, { operation: 'OpenBackup', caller }, async () => {
        return { subject, before: null, after: null, result: backups.give(Name) };
      });
      return { Row: { Key: key } };
    }),
    bind(contract.DeleteBackup, async ({ Name }, caller) => {
      await changeAsStaff(deps, { operation: 'DeleteBackup', caller }, async () => {
        await backups.remove(Name);
        return { subject: { kind: 'backup', id: Name }, before: { Name }, after: null, result: null };
      });
      return {};
    }),
  ];
}

async function readBackups({ db, clock, backups, backupPlaces }: ConsoleDeps) {
  const [plan, runs, files, isTaken] = await Promise.all([
    getPlan(db),
    listLastRuns(db),
    backups.list(),
    isBackupTurnTaken(db),
  ]);
  const { state } = backups;
  const next = plan.hour === null ? null : findNextDue(plan.hour, clock.now()).toISOString();
  return {
    Row: { ...presentPlan(plan), Revision: plan.revision, HasKeys: backupPlaces.keys !== null },
    Rows: files,
    List: runs.map(presentRun),
    Dict: { ...state, IsRunning: state.IsRunning || isTaken, NextDate: next },
  };
}

function presentRun(run: BackupRun) {
  return {
    StartedDate: run.started_at.toISOString(),
    Scheduled: run.is_scheduled,
    Name: run.file_name,
    Bytes: run.bytes,
    CopiedTo: run.copied_to,
    Reason: backupFailures.find((known) => known === run.reason) ?? null,
    Detail: run.detail,
  };
}
