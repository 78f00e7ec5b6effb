import type { Db } from '#platform/db/db.ts';
import { Dictionary } from './dictionary.ts';
import { readDictionaryRows, readDictionaryVersion } from './dictionary.queries.ts';

/** A version number belongs to one database and is never reused, so cached versions stay right, also after a rollback. */
const maxVersions = 4;
const read = new Map<string, Dictionary>();

/** The dictionary as the caller sees it, also within a transaction; reread only after a change. */
export async function openDictionary(db: Db): Promise<Dictionary> {
  const version = await readDictionaryVersion(db);
  const known = read.get(version);
  if (known !== undefined) return known;
  const rows = await readDictionaryRows(db);
  const dictionary = new Dictionary(rows);
  // Somebody may have changed it between the two statements.
  if ((await readDictionaryVersion(db)) !== version) return dictionary;
  read.set(version, dictionary);
  const [oldest] = read.keys();
  if (read.size > maxVersions && oldest !== undefined) read.delete(oldest);
  return dictionary;
}
