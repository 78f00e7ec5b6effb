// `node import-upload.ts check|commit <number>`: reads or loads one large upload of the console; the portal starts it, so that no
// reader's answer waits for a file. DATABASE_URL and DATA_DIR are the portal's.
import { openDatabaseClock } from '#platform/clock/database-clock.ts';
import { loadConfig } from '#platform/config/config.ts';
import { openDb } from '#platform/db/db.ts';
import { holdPresence } from '#platform/db/presence.ts';
import { openFacts } from './open-facts.ts';
import { doImportJob, importJobs } from './trade/desk/import-job.ts';

const [jobName, number] = process.argv.slice(2);
const job = importJobs.find((one) => one === jobName);
const config = loadConfig();
if (job === undefined || config.databaseUrl === null) throw new Error('import-upload.ts is started by the portal');

const presence = await holdPresence(config.databaseUrl);
const { db, close } = openDb(config.databaseUrl, { name: 'btc-import', statementTimeout: 0 });
const clock = await openDatabaseClock(db);
const store = await openFacts(db, config);
try {
  await doImportJob({ db, clock, ...store }, job, Number(number));
} finally {
  await store.facts.close();
  await clock.stop();
  await close();
  await presence.stop();
}
