// `npm run demo:remove`: takes the demonstration content out of the database; everything else stays.
import { loadConfig, refuseStart } from '#platform/config/config.ts';
import { createLog } from '#platform/log/log.ts';
import { importDemonstration } from '../demonstration.ts';
import { openFacts } from '../open-facts.ts';
import { openRecords } from '../open-records.ts';

const { removeDemo } = await importDemonstration().catch(refuseStart);
const config = loadConfig();
const log = createLog(config);
const { db, close } = await openRecords(config, { name: 'btc-demo', log });
const store = await openFacts(db, config);
await removeDemo({ db, ...store });
log.info('The demonstration content is removed and stays away; only a start with DEMO=on loads it again.');
await store.facts.close();
await close();
