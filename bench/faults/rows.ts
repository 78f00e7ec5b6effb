import { answerRows } from './rows/answers.rows.ts';
import { backupRows } from './rows/backup.rows.ts';
import { clockRows } from './rows/clock.rows.ts';
import { damageRows } from './rows/damage.rows.ts';
import { databaseRows } from './rows/database.rows.ts';
import { diskRows } from './rows/disk.rows.ts';
import type { FaultRow } from './fault-row.ts';
import { importRows } from './rows/imports.rows.ts';
import { killRows } from './rows/kill.rows.ts';
import { limitRows } from './rows/limits.rows.ts';
import { outboxRows } from './rows/outbox.rows.ts';
import { startRows } from './rows/start.rows.ts';

export const faultRows: readonly FaultRow[] = [
  ...[...killRows, ...databaseRows].map((row) => ({ ...row, alone: true })),
  ...importRows,
  ...backupRows,
  ...damageRows,
  ...diskRows,
  ...limitRows,
  ...clockRows,
  ...answerRows,
  ...outboxRows,
  ...startRows,
];
