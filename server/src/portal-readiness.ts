import { type Db, pingDatabase } from '#platform/db/db.ts';
import { parseSqlError } from '#platform/db/sql-error.ts';
import { DamagedFile, requireChecksum } from '#platform/files/file-checksum.ts';
import { type FileStore, isMissing } from '#platform/files/file-store.ts';
import { type ReadDiskStats, freeSpace } from '#platform/files/free-space.ts';
import { createReadiness, type Missing, type ReadinessOptions } from '#platform/http/readiness.ts';
import type { FactsStore } from './trade/facts/facts-store.ts';
import { listVintages } from './trade/facts/vintage.queries.ts';

interface Records {
  readonly db: Db;
  readonly files: FileStore;
}

interface Needs extends Records {
  readonly facts: FactsStore;
  /** Folders written to: each needs free space. */
  readonly folders: readonly string[];
  readonly askDisk?: ReadDiskStats | undefined;
}

interface FactFileIssues {
  readonly missing: readonly string[];
  readonly damaged: readonly string[];
}

export async function findFactFileIssues({ db, files }: Records): Promise<FactFileIssues> {
  const [missing, damaged]: [string[], string[]] = [[], []];
  const vintages = await listVintages(db, null);
  await Promise.all(
    vintages.map(async ({ fileName, fileChecksum }) => {
      try {
        await requireChecksum(await files.toPath(fileName), fileName, fileChecksum);
      } catch (error) {
        if (error instanceof DamagedFile) damaged.push(fileName);
        else if (isMissing(error)) missing.push(fileName);
        else throw error;
      }
    }),
  );
  return { missing: missing.toSorted(), damaged: damaged.toSorted() };
}

const maxNames = 5;

async function askFiles(records: Records): Promise<string | null> {
  await records.files.reach();
  try {
    const { missing, damaged } = await findFactFileIssues(records);
    const sentences = [
      ...(missing.length === 0
        ? []
        : [`${missing.length} of the files of the trade figures are not in the file store of this machine`]),
      ...(damaged.length === 0
        ? []
        : [
            `${damaged.length} of the files of the trade figures are damaged: ${damaged.slice(0, maxNames).join(', ')}`,
          ]),
    ];
    return sentences.length === 0 ? null : sentences.join('; ');
  } catch (error) {
    // Which files there should be is not known then, and the database speaks for itself.
    if (parseSqlError(error)?.kind === 'unavailable') return null;
    throw error;
  }
}

/** PostgreSQL writes its log in segments of this size, and stops where none fits. */
const leastSpace = 16 * 2 ** 20;

async function findFullDisk({ folders, askDisk }: Pick<Needs, 'folders' | 'askDisk'>): Promise<string | null> {
  const spaces = await Promise.all(folders.map((folder) => freeSpace(folder, askDisk)));
  return spaces.some((bytes) => bytes !== null && bytes < leastSpace)
    ? `less than ${leastSpace / 2 ** 20} MiB are left on a disk that the portal writes to`
    : null;
}

/** What serving readers needs: database, trade figures (none is no fault), their files, free space. */
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
