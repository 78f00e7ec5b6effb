import type { BoundOperation } from '#platform/api/binding.ts';
import { backupOperations } from './backup/backup.operations.ts';
import type { ConsoleDeps } from './console-deps.ts';
import { dashboardOperations } from './dashboard/dashboard.operations.ts';
import { listFilterOperations } from './list-filters.operations.ts';
import { searchOperations } from './search/search.operations.ts';
import { jobOperations } from './system/jobs.operations.ts';
import { systemOperations } from './system/system.operations.ts';

/** The console's own operations, bound to the records. */
export function consoleOperations(deps: ConsoleDeps): readonly BoundOperation[] {
  return [
    ...systemOperations(deps),
    ...jobOperations(deps),
    ...dashboardOperations(deps),
    ...backupOperations(deps),
    ...searchOperations(deps),
    ...listFilterOperations(deps),
  ];
}
