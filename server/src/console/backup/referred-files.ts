import { publicFolder } from '#platform/pictures/store-picture.ts';

/*
 * How a row names a file of the file store: facts, what was imported, moving pictures, and pictures, which are named without the
 * public folder, by themselves or within a text. A file of a new kind gets its shape here.
 */
const stored = [
  /facts\/[\w-]+\/[\w.-]+\.parquet/,
  /imports\/[0-9a-f]{64}\.(?:csv|xlsx)/,
  /(?:plant-lists|price-files)\/[0-9a-f]{64}/,
  /videos\/[0-9a-f]{32}\.(?:mp4|webm)/,
];
const picture = /[\w-]+\/[0-9a-f]{32}\.webp/;

const anyFile = new RegExp([...stored, picture].map(({ source }) => source).join('|'), 'g');
const onlyPicture = new RegExp(`^${picture.source}$`);

/** Tables of history or of all files: a file that a row names may have been removed since. */
const diaries: ReadonlySet<string> = new Set(['audit_entry', 'news_version', 'outgoing_mail', 'stored_file']);

export function findReferredFiles(table: string, lines: readonly string[]): readonly string[] {
  if (diaries.has(table)) return [];
  return lines.flatMap((line) =>
    (line.match(anyFile) ?? []).map((name) => (onlyPicture.test(name) ? publicFolder + name : name)),
  );
}
