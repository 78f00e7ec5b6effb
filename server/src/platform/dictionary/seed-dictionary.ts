import type { Db } from '../db/db.ts';
import { insertEntries, listEntryKeys } from './dictionary.queries.ts';
import { referenceRows } from './reference-rows.ts';

/** Puts in what the reference package has and the dictionary lacks; what is there, and what was changed of it, stays. */
export async function seedDictionary(db: Db): Promise<void> {
  const known = await listEntryKeys(db);
  const entries = referenceRows.entries.filter(({ kind, code }) => !known.has(`${kind} ${code}`));
  if (entries.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    await insertEntries(transaction, { entries, names: referenceRows.names });
    // At the first start nothing has been shown that could be out of date.
  });
}
