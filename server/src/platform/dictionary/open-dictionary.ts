import type { Db } from '../db/db.ts';
import { Dictionary } from './dictionary.ts';
import { readDictionaryRows, readDictionaryVersion } from './dictionary.queries.ts';

/** A version has its number for ever and from no other database: what was read under it stays right, also after a rollback. */
const maxVersions = 4;
const read = new Map<string, Dictionary>();

/** The dictionary as it stands now for whoever asks, within a transaction too; read anew only after a change. */
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
