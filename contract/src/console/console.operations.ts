import { SearchConsole } from './search.ts';
import { GetImportHealth, GetReaderFigures, GetWaitingWork } from './dashboard.ts';
import { SaveBackupPlan } from './backup-plan.ts';
import { DeleteBackup, GetBackups, GetJobs, GetSystemState, MakeBackup, OpenBackup, RetryJob } from './system.ts';

/** The operations of the console's own rooms by name. */
export const consoleOperations = {
  GetSystemState,
  GetBackups,
  MakeBackup,
  OpenBackup,
  DeleteBackup,
  SaveBackupPlan,
  GetJobs,
  RetryJob,
  GetWaitingWork,
  GetReaderFigures,
  GetImportHealth,
  SearchConsole,
} as const;
