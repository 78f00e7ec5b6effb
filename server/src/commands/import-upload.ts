// `node import-upload.ts <number> <job> <attempt>`: reads or loads one large upload of the console; the portal starts it, so that no
// reader's answer waits for a file, and it goes on where the portal is killed. DATABASE_URL and DATA_DIR are the portal's.
import { openDatabaseClock } from '#platform/clock/database-clock.ts';
import { loadConfig } from '#platform/config/config.ts';
import { openDb } from '#platform/db/db.ts';
import { registerPresence } from '#platform/db/versions/presence.ts';
import { whileRenewed } from '#platform/jobs/queue-worker.ts';
import { openFacts } from '../open-facts.ts';
import { doImportJob } from '#trade/desk/import-job.ts';
import { importPace } from '#trade/desk/import-queue.ts';
import { importRows } from '#trade/desk/uploads/upload-work.queries.ts';

const [number, id, attempts] = process.argv.slice(2);
const config = loadConfig();
if (id === undefined || config.databaseUrl === null) throw new Error('import-upload.ts is started by the portal');

const presence = await registerPresence(config.databaseUrl);
const { db, close } = openDb(config.databaseUrl, { name: 'btc-import', statementTimeout: 0 });
const clock = await openDatabaseClock(db);
const store = await openFacts(db, config);
try {
  const job = { id, attempts: Number(attempts) };
  const renewed = { rows: importRows, item: job, leaseMs: importPace.leaseMs };
  await whileRenewed(db, renewed, () => doImportJob({ db, clock, ...store }, { id: Number(number), job }));
} finally {
  await store.facts.close();
  await clock.stop();
  await close();
  await presence.stop();
}
