import { type Db, pingDatabase } from '#platform/db/db.ts';
import { sqlFault } from '#platform/db/sql-fault.ts';
import { type FileStore, isMissing } from '#platform/files/file-store.ts';
import { createReadiness, type Missing, type ReadinessOptions } from '#platform/http/readiness.ts';
import type { FactsStore } from './trade/facts/facts-store.ts';
import { listVintages } from './trade/facts/vintage.queries.ts';

interface Records {
  readonly db: Db;
  readonly files: FileStore;
}

/** The files that the current vintages name and that the store does not have. */
export async function findMissingFactFiles({ db, files }: Records): Promise<readonly string[]> {
  const vintages = await listVintages(db, null);
  const found = await Promise.all(
    vintages.map(({ fileName }) =>
      files.pathOf(fileName).then(
        () => [],
        (error: unknown) => {
          if (!isMissing(error)) throw error;
          return [fileName];
        },
      ),
    ),
  );
  return found.flat();
}

async function askFiles(records: Records): Promise<string | null> {
  await records.files.reach();
  try {
    const { length } = await findMissingFactFiles(records);
    return length === 0
      ? null
      : `${length} of the files of the trade figures are not in the file store of this machine`;
  } catch (error) {
    // Which files there should be is not known then, and the database speaks for itself.
    if (sqlFault(error)?.kind === 'unavailable') return null;
    throw error;
  }
}

/** What this process needs to answer readers: the records, the trade figures (none at all are no fault) and their files. */
export function createPortalReadiness(
  { facts, ...records }: Records & { readonly facts: FactsStore },
  options: ReadinessOptions = {},
): () => Promise<Missing> {
  const parts = {
    database: {
      ask: () => pingDatabase(records.db).then(() => null),
      noAnswer: 'the database does not answer',
    },
    facts: {
      ask: () => facts.use(null, ({ read }) => read('select 1')).then(() => null),
      noAnswer: 'the trade figures cannot be read yet',
    },
    files: { ask: () => askFiles(records), noAnswer: 'the file store does not answer' },
  };
  return createReadiness(parts, options);
}
