import type { BoundOperation } from '#platform/api/binding.ts';
import { createBackupOperations } from './backup/backup.operations.ts';
import type { ConsoleDeps } from './console-deps.ts';
import { createDashboardOperations } from './dashboard/dashboard.operations.ts';
import { listFilterOperations } from './list-filters.operations.ts';
import { createMailTextOperations } from './mail-texts/mail-texts.operations.ts';
import { createSearchOperations } from './search/search.operations.ts';
import { createJobOperations } from './system/jobs.operations.ts';
import { createSystemOperations } from './system/system.operations.ts';

export function createConsoleOperations(deps: ConsoleDeps): readonly BoundOperation[] {
  return [
    ...createSystemOperations(deps),
    ...createJobOperations(deps),
    ...createDashboardOperations(deps),
    ...createBackupOperations(deps),
    ...createSearchOperations(deps),
    ...listFilterOperations(deps),
    ...createMailTextOperations(deps),
  ];
}
