import { consoleOperations as contract } from '@btc/contract/console/console.operations.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import { changeAsStaff, closed } from '#platform/audit/staff-change.ts';
import type { ConsoleDeps } from '../console-deps.ts';

/** Backups: made, listed, handed out and deleted by the admin, each with an entry in the audit trail. */
export function backupOperations(deps: ConsoleDeps): readonly BoundOperation[] {
  const { backups } = deps;
  return [
    bind(contract.GetBackups, async () => ({ Rows: await backups.list(), Dict: backups.state })),
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
