// Runs one statement on the database of the portal under test, for states that no reader or member of staff can bring about.
import { sql } from 'kysely';
import { loadConfig } from '../server/src/platform/config/config.ts';
import { openDb } from '../server/src/platform/db/db.ts';
import { startEmbeddedPostgres } from '../server/src/platform/db/embedded-postgres.ts';

const config = loadConfig();
const quiet = { info: () => undefined, warn: (text: string) => process.stderr.write(`${text}\n`) };
// The portal has it running: this only finds it.
const embedded =
  config.databaseUrl === null ? await startEmbeddedPostgres({ dataDir: config.dataDir, log: quiet }) : null;
const { db, close } = openDb(config.databaseUrl ?? embedded?.url ?? '', { name: 'btc-e2e' });
try {
  await sql.raw(process.argv[2] ?? '').execute(db);
} finally {
  await close();
  await embedded?.stop();
}
