// `npm run demo:remove`: takes the demonstration content out of the database; everything else stays.
import { loadConfig } from '#platform/config/config.ts';
import { openDb } from '#platform/db/db.ts';
import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts';
import { migrate } from '#platform/db/migrate.ts';
import { createLog } from '#platform/log/log.ts';
import { removeDemo } from '../demo/load-demo.ts';
import { openFacts } from './open-facts.ts';

const config = loadConfig();
const log = createLog(config);
const embedded = config.databaseUrl === null ? await startEmbeddedPostgres({ dataDir: config.dataDir, log }) : null;
const url = config.databaseUrl ?? embedded?.url ?? '';
await migrate(url);
const { db, close } = openDb(url);
const store = await openFacts(db, config);
await removeDemo({ db, ...store });
log.info('The demonstration content is removed. Start with DEMO=off, else the next start loads it again.');
await store.facts.close();
await close();
await embedded?.stop();
