import { sql } from 'kysely';
import { StartError } from '../../config/start-error.ts';
import type { Log } from '../../log/log.ts';
import type { Db } from '../db.ts';

const off = 'PostgreSQL keeps no checksums of its pages: what a disk changes in the records is believed.';

export function judgePages(
  setting: string | undefined,
  { isOwn, log }: { readonly isOwn: boolean; readonly log: Pick<Log, 'warn'> },
): void {
  if (setting === 'on') return;
  if (isOwn) throw new StartError(`${off} Restore a backup into an empty DATA_DIR: a new one has them.`);
  log.warn(`${off} Stop it, and run pg_checksums --enable on its data folder.`);
}

/** Damaged pages are found by checksums (default since PostgreSQL 18); a foreign database without them is only reported. */
export async function checkPages(db: Db, judged: Parameters<typeof judgePages>[1]): Promise<void> {
  const { rows } = await sql<{ data_checksums: string }>`show data_checksums`.execute(db);
  judgePages(rows[0]?.data_checksums, judged);
}
