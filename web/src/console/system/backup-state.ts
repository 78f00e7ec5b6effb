import type { Operations } from '@btc/contract/operations.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';

export type BackupState = OutputOf<Operations['GetBackups']>;

export function formatHourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
