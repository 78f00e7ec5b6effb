import { SearchConsole } from './search.ts';
import { DeleteBackup, GetBackups, GetSystemState, MakeBackup, OpenBackup } from './system.ts';

/** The operations of the console's own rooms by name. */
export const consoleOperations = {
  GetSystemState,
  GetBackups,
  MakeBackup,
  OpenBackup,
  DeleteBackup,
  SearchConsole,
} as const;
