import type { Config } from '#platform/config/config.ts';
import { type OpenDb, openDb, type OpenDbOptions } from '#platform/db/db.ts';
import type { EmbeddedLog } from '#platform/db/embedded/log.ts';
import { startEmbeddedPostgres } from '#platform/db/embedded/embedded-postgres.ts';
import { migrate } from '#platform/db/migrate.ts';
import { seedDictionary } from '#dictionary/seed-dictionary.ts';
import { registerPresence } from '#platform/db/versions/presence.ts';

const quiet: EmbeddedLog = { info: () => undefined, warn: (text) => void process.stderr.write(`${text}\n`) };

export interface OpenRecordsOptions extends OpenDbOptions {
  readonly log?: EmbeddedLog;
  /** False leaves the schema as it is. */
  readonly migrates?: boolean;
}

/** Opens the database for a command-line program, whether the portal runs or not. */
export async function openRecords(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { log = quiet, migrates = true, ...options }: OpenRecordsOptions,
): Promise<OpenDb> {
  const { dataDir, databaseUrl } = config;
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const one of closers.toReversed()) await one();
  };
  try {
    const embedded = databaseUrl === null ? await startEmbeddedPostgres({ dataDir, log }) : null;
    if (embedded !== null) closers.push(embedded.stop);
    const url = databaseUrl ?? embedded?.url ?? '';
    closers.push((await registerPresence(url)).stop);
    if (migrates) await migrate(url);
    const open = openDb(url, options);
    closers.push(open.close);
    if (migrates) await seedDictionary(open.db);
    return { db: open.db, close };
  } catch (error) {
    await close();
    throw error;
  }
}
