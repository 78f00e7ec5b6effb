// A process that runs the embedded PostgreSQL of the folder in its first argument until SIGTERM, for the tests of what happens when processes die.
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const [dataDir = '', outside = ''] = process.argv.slice(2);
const say = (text: string): void => void process.stderr.write(`${text}\n`);
const postgres = await startEmbeddedPostgres({ dataDir, outside, log: { info: say, warn: say } });
process.once('SIGTERM', () => void postgres.stop());
process.stdout.write(`${JSON.stringify({ url: postgres.url, adminUrl: postgres.adminUrl })}\n`);
