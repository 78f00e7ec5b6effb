import { sql } from 'kysely';
import { StartError } from '../config/start-error.ts';
import type { Log } from '../log/log.ts';
import type { Db } from './db.ts';

const off = 'PostgreSQL keeps no checksums of its pages: what a disk changes in the records is believed.';

/** Judges what a server says of its checksums (`show data_checksums`). */
export function judgePages(
  setting: string | undefined,
  { isOwn, log }: { readonly isOwn: boolean; readonly log: Pick<Log, 'warn'> },
): void {
  if (setting === 'on') return;
  if (isOwn) throw new StartError(`${off} Restore a backup into an empty DATA_DIR: a new one has them.`);
  log.warn(`${off} Stop it, and run pg_checksums --enable on its data folder.`);
}

/**
 * PostgreSQL tells a damaged page from a good one by a checksum, where its data folder has them (18 makes them unless told otherwise).
 * The embedded database is made with them; of one of somebody else's it is said that it has none, and the portal starts.
 */
export async function checkPages(db: Db, judged: Parameters<typeof judgePages>[1]): Promise<void> {
  const { rows } = await sql<{ data_checksums: string }>`show data_checksums`.execute(db);
  judgePages(rows[0]?.data_checksums, judged);
}
