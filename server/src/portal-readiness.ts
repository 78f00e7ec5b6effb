import { type Db, pingDatabase } from '#platform/db/db.ts';
import { parseSqlError } from '#platform/db/sql-error.ts';
import { type FileStore, isMissing } from '#platform/files/file-store.ts';
import { type AskDisk, freeSpace } from '#platform/files/free-space.ts';
import { createReadiness, type Missing, type ReadinessOptions } from '#platform/http/readiness.ts';
import type { FactsStore } from './trade/facts/facts-store.ts';
import { listVintages } from './trade/facts/vintage.queries.ts';

interface Records {
  readonly db: Db;
  readonly files: FileStore;
}

interface Needs extends Records {
  readonly facts: FactsStore;
  /** Folders that are written to: there must be room where each of them is. */
  readonly folders: readonly string[];
  readonly askDisk?: AskDisk | undefined;
}

/** The files that the current vintages name and that the store does not have. */
export async function findMissingFactFiles({ db, files }: Records): Promise<readonly string[]> {
  const vintages = await listVintages(db, null);
  const found = await Promise.all(
    vintages.map(({ fileName }) =>
      files.toPath(fileName).then(
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
    if (parseSqlError(error)?.kind === 'unavailable') return null;
    throw error;
  }
}

/** The embedded database writes its log in parts of this size, and stops where none fits. */
const leastSpace = 16 * 2 ** 20;

async function findFullDisk({ folders, askDisk }: Pick<Needs, 'folders' | 'askDisk'>): Promise<string | null> {
  const spaces = await Promise.all(folders.map((folder) => freeSpace(folder, askDisk)));
  return spaces.some((bytes) => bytes !== null && bytes < leastSpace)
    ? `less than ${leastSpace / 2 ** 20} MiB are left on a disk that the portal writes to`
    : null;
}

/** What this process needs to answer readers: the records, the trade figures (none at all are no fault), their files, and room. */
export function createPortalReadiness(
  { facts, folders, askDisk, ...records }: Needs,
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
    disk: { ask: () => findFullDisk({ folders, askDisk }), noAnswer: 'the disk does not answer' },
  };
  return createReadiness(parts, options);
}
