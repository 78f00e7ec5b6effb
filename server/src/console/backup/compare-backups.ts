import { createHash } from 'node:crypto';
import { checkBackup, toEntries, toLines, toTable, formatText } from './check-backup.ts';
import { formatDigestText } from './digest.ts';

/** Content of an archive, comparable whatever the order of its rows. */
export interface BackupDigest {
  readonly tables: ReadonlyMap<string, string>;
  readonly files: Readonly<Record<string, string>>;
  readonly sequences: string;
  readonly rows: number;
  readonly ids: ReadonlySet<number>;
}

/** Each backup takes a number for its own run, so this sequence always differs. */
const ownSequence = 'backup_run_id_seq';

/** A restore marks queued messages as stored on purpose, so these tables may differ. */
const changedByRestore: ReadonlySet<string> = new Set(['outgoing_mail', 'outgoing_sms']);

export async function digestBackup(path: string): Promise<BackupDigest> {
  const { end } = await checkBackup(path);
  const lines = new Map<string, string[]>(Object.keys(end.Rows).map((table) => [table, []]));
  const files: Record<string, string> = {};
  for await (const entry of toEntries(path)) {
    if (entry.name.startsWith('tables/')) {
      const read = toLines(await formatText(entry));
      const known = lines.get(toTable(entry.name)) ?? [];
      lines.set(toTable(entry.name), [...known, ...read]);
    } else if (entry.name.startsWith('files/')) {
      const hash = createHash('sha256');
      for await (const piece of entry.content()) hash.update(piece);
      files[entry.name.slice('files/'.length)] = hash.digest('hex');
    }
  }
  const articles = (lines.get('news_article') ?? []).map((line): number => Number(/"id":(\d+)/.exec(line)?.[1]));
  return {
    tables: new Map([...lines].map(([table, rows]) => [table, formatDigestText(rows.toSorted().join('\n'))])),
    files,
    sequences: JSON.stringify(
      Object.entries(end.Sequences)
        .filter(([name]) => name !== ownSequence)
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ),
    rows: Object.values(end.Rows).reduce((sum, count) => sum + count, 0),
    ids: new Set(articles),
  };
}

export function compareBackups(made: BackupDigest, restored: BackupDigest) {
  const tables = [...new Set([...made.tables.keys(), ...restored.tables.keys()])];
  const compared = tables.filter((table) => !changedByRestore.has(table));
  const files = [...new Set([...Object.keys(made.files), ...Object.keys(restored.files)])];
  const differences = [
    ...compared.filter((table) => made.tables.get(table) !== restored.tables.get(table)).map((one) => `table ${one}`),
    ...files.filter((name) => made.files[name] !== restored.files[name]).map((one) => `file ${one}`),
    ...(made.sequences === restored.sequences ? [] : ['the sequences']),
  ];
  const summary = `Compared by SHA-256: ${compared.length} tables with ${made.rows} rows, the sequences and ${files.length} files; ${differences.length} differ.`;
  return { differences, summary };
}
