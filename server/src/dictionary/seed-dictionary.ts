import type { Db } from '#platform/db/db.ts';
import { insertEntries, listEntryKeys } from './dictionary.queries.ts';
import { referenceRows } from './reference-rows.ts';

/** Adds the reference entries that are missing; existing and edited ones stay. */
export async function seedDictionary(db: Db): Promise<void> {
  const known = await listEntryKeys(db);
  const entries = referenceRows.entries.filter(({ kind, code }) => !known.has(`${kind} ${code}`));
  if (entries.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    await insertEntries(transaction, { entries, names: referenceRows.names });
    // At the first start nothing has been shown that could be out of date.
  });
}
