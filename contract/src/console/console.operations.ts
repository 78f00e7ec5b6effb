import { SearchConsole } from './search.ts';
import {
  GetDeskWeek,
  GetImportDiary,
  GetImportHealth,
  GetReaderFigures,
  GetWaitingWork,
  RecogniseImport,
} from './dashboard.ts';
import { DeleteListFilter, GetListFilters, SaveListFilter } from './list-filters.ts';
import { mailTextOperations } from './mail-texts.ts';
import { SaveBackupPlan } from './backup-plan.ts';
import { DeleteBackup, GetBackups, GetJobs, GetSystemState, MakeBackup, OpenBackup, RetryJob } from './system.ts';

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
  GetDeskWeek,
  GetReaderFigures,
  GetImportHealth,
  GetImportDiary,
  RecogniseImport,
  SearchConsole,
  GetListFilters,
  SaveListFilter,
  DeleteListFilter,
  ...mailTextOperations,
} as const;
