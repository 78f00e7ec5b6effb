import { dayMs } from '@btc/contract/time.ts';
import { z } from 'zod';

/*
 * What a backup is: a gzipped tar with backup.json first, then tables/<table>/<part>.jsonl (one row a line), files/<name> as
 * in the file store, and end.json last, which says how much there must have been, and since format 2 its digests.
 */

/** Content of backup.json, the first entry. */
export const backupHead = z.object({
  Format: z.union([z.literal(1), z.literal(2)]),
  MadeAt: z.iso.datetime(),
  Migrations: z.array(z.string()),
  Tables: z.array(z.object({ Name: z.string(), Columns: z.array(z.string()) })),
});
export type BackupHead = z.infer<typeof backupHead>;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** Content of end.json in format 1; an archive without it is incomplete. */
export const firstBackupEnd = z.object({
  Rows: z.record(z.string(), z.int()),
  Sequences: z.record(z.string(), z.int().nullable()),
  Files: z.int(),
});

/** Content of end.json in format 2. */
export const backupEnd = firstBackupEnd.extend({
  /** SHA-256 of backup.json, of all lines of each table that has rows, and of each file. */
  Digests: z.object({
    Head: sha256,
    Tables: z.record(z.string(), sha256),
    Files: z.record(z.string(), sha256),
  }),
  /** Referenced files that the file store had lost when the backup was made. */
  Missing: z.array(z.string()),
  /** Files left out because they differed from what had been stored; older backups have no such list. */
  Damaged: z.array(z.string()).default([]),
});
export type BackupEnd = z.infer<typeof backupEnd>;
export type AnyBackupEnd = z.infer<typeof firstBackupEnd> & Partial<BackupEnd>;

export const headName = 'backup.json';
export const endName = 'end.json';

/** Tables left out: old sessions, links and keys must not work again; limits and codes are short-lived. */
export const transientTables: readonly string[] = [
  'schema_migration',
  'session',
  'captcha',
  'password_reset',
  'data_key',
  'messenger_ticket',
  'video_link_key',
  'call_limit',
  'changing_call',
  'login_limit',
  'backup_run',
  // A number of before must never come again.
  'room_change',
  'room_version',
];

/** Columns emptied in a backup where the row has `secret_until`, because they contain codes or links. */
export const secretColumns: Readonly<Record<string, readonly string[]>> = {
  outgoing_mail: ['body_text', 'body_html'],
  outgoing_sms: ['body_text', 'fields'],
};

/** File names of backups; no other name can be requested. */
export const backupName = /^backup-\d{8}-\d{6}\.tar\.gz$/;

/** Backup name for a time, in UTC. */
export function toBackupName(at: Date): string {
  const [day, time] = at.toISOString().replaceAll(/[-:]/g, '').slice(0, 15).split('T');
  return `backup-${day}-${time}.tar.gz`;
}

function madeAt(name: string): number {
  const [day, time] = [name.slice(7, 15), name.slice(16, 22)];
  return Date.parse(
    `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}Z`,
  );
}

export interface Retention {
  readonly now: Date;
  /** Null: no age limit. */
  readonly keepDays: number | null;
  /** This many of the newest are kept, however old. */
  readonly keepCount: number;
}

export function listOldBackups(names: readonly string[], { now, keepDays, keepCount }: Retention): readonly string[] {
  if (keepDays === null) return [];
  const until = now.getTime() - keepDays * dayMs;
  const newestFirst = names.filter((name) => backupName.test(name)).toSorted((one, other) => (one < other ? 1 : -1));
  return newestFirst.slice(keepCount).filter((name) => madeAt(name) < until);
}
