import type { FaultRow } from './fault-row.ts';
import { databaseRows } from './database.rows.ts';
import { killRows } from './kill.rows.ts';

/** All rows, in the order in which they run. */
export const faultRows: readonly FaultRow[] = [...killRows, ...databaseRows];
