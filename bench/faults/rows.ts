import { answerRows } from './answers.rows.ts';
import { backupRows } from './backup.rows.ts';
import { clockRows } from './clock.rows.ts';
import { damageRows } from './damage.rows.ts';
import { databaseRows } from './database.rows.ts';
import { diskRows } from './disk.rows.ts';
import type { FaultRow } from './fault-row.ts';
import { importRows } from './imports.rows.ts';
import { killRows } from './kill.rows.ts';
import { limitRows } from './limits.rows.ts';
import { outboxRows } from './outbox.rows.ts';
import { startRows } from './start.rows.ts';

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
