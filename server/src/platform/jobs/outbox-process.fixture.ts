// A process of its own that runs the outbox on the database and mail server it is told, until it is killed or told to stop.
import { openDb } from '../db/db.ts';
import { startTestOutbox } from '../mail/outbox.fixture.ts';

const [url = '', smtpUrl = '', leaseMs = '1000'] = process.argv.slice(2);
const { db, close } = openDb(url, { poolSize: 3 });
const outbox = startTestOutbox(
  { db, url },
  { SMTP_URL: smtpUrl },
  { leaseMs: Number(leaseMs), attemptLimitMs: Number(leaseMs) / 2 },
);
process.on('SIGTERM', () => {
  void outbox.stop().then(close);
});
process.stdout.write('running\n');
