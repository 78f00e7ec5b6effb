import { z } from 'zod';

/*
 * What a backup is: a gzipped tar with backup.json first, then tables/<table>/<part>.jsonl (one row a line), files/<name> as
 * in the file store, and end.json last, which says how much there must have been.
 */

/** The first entry: what made the archive. */
export const backupHead = z.object({
  Format: z.literal(1),
  MadeAt: z.iso.datetime(),
  Migrations: z.array(z.string()),
  Tables: z.array(z.object({ Name: z.string(), Columns: z.array(z.string()) })),
});
export type BackupHead = z.infer<typeof backupHead>;

/** The last entry: an archive without it is not whole. */
export const backupEnd = z.object({
  Rows: z.record(z.string(), z.int()),
  Sequences: z.record(z.string(), z.int().nullable()),
  Files: z.int(),
});
export type BackupEnd = z.infer<typeof backupEnd>;

export const headName = 'backup.json';
export const endName = 'end.json';

/** Tables that are not kept: sessions must not live again, and limits and codes are of the hour. */
export const unkeptTables: readonly string[] = ['schema_migration', 'session', 'captcha', 'call_limit', 'login_limit'];

/** How backups are named, and nothing else may be asked for by that way. */
export const backupName = /^backup-\d{8}-\d{6}\.tar\.gz$/;

/** The name of a backup of a moment (UTC). */
export function backupNameOf(at: Date): string {
  const [day, time] = at.toISOString().replaceAll(/[-:]/g, '').slice(0, 15).split('T');
  return `backup-${day}-${time}.tar.gz`;
}
