import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startSmtpServer } from '@btc/server/src/platform/mail/smtp-server.fixture.ts';
import { ask } from '@btc/server/src/testing/embedded-stage.ts';
import { openDatabaseServer } from '../database-server.ts';
import type { FaultContext, FaultRow, Outcome } from '../fault-row.ts';
import { openSite } from '../site.ts';

const mails = 300;
const limitMs = 150_000;
/** A mail that was being sent at the kill may come again, under the same Message-ID; a process sends one at a time. */
const inFlight = 1;

async function shareOutbox(context: FaultContext): Promise<Outcome> {
  const server = await openDatabaseServer(context);
  const smtp = await startSmtpServer({ onMail: () => wait(20) });
  context.atEnd(() => smtp.close());
  const settings = { MAIL_FROM: 'no-reply@portal.example', SMTP_URL: `smtp://127.0.0.1:${smtp.port}` };
  const first = await openSite(context, { databaseUrl: server.url, settings });
  const second = await openSite(context, {
    databaseUrl: server.url,
    settings,
    dataDir: join(context.folder, 'second'),
  });
  await ask(
    server.url,
    `insert into outgoing_mail (recipient, edition, template, subject, body_text, body_html, state, created_at, next_attempt_at)
     select 'reader' || n || '@example.com', 'en', 'membershipGranted', 'Mail ' || n, 'Text', '<p>Text</p>', 'queued', now(), now()
     from generate_series(1, ${mails}) n`,
  );
  await ask(server.url, `select pg_notify('jobs', 'mail')`);
  const began = performance.now();
  const isDelayed = () => performance.now() - began > limitMs;
  while (smtp.arrived.length < mails / 4 && !isDelayed()) await wait(50);
  await first.portal?.kill();
  const since = performance.now();
  const own = () => smtp.arrived.filter(({ subject }) => /^Mail \d+$/.test(subject ?? ''));
  const different = () => new Set(own().map(({ subject }) => subject)).size;
  while (different() < mails && !isDelayed()) await wait(100);
  const seconds = (performance.now() - since) / 1000;
  const twice = own().length - different();
  const ids = new Set(own().map(({ messageId }) => messageId)).size;
  return {
    tries: 1,
    recoverySeconds: [seconds],
    tally: { acknowledged: mails, lost: mails - different(), doubled: Math.max(0, twice - inFlight), halfDone: 0 },
    wrong: [
      ...(different() < mails ? [`${mails - different()} mails did not arrive`] : []),
      ...(twice > inFlight ? [`${twice} mails came twice`] : []),
      ...(ids > mails ? ['a mail that came twice had two Message-IDs'] : []),
      ...(second.portal?.hasEnded() === true ? ['the other portal died'] : []),
    ],
    notes: `${twice} in flight at the kill came again under the same Message-ID; recovery: until the last has arrived`,
  };
}

export const outboxRows: readonly FaultRow[] = [
  {
    name: 'shared-outbox',
    what: 'two portals, one outbox of 300 mails; one is killed amid sending',
    tries: 1,
    waits: true,
    run: shareOutbox,
  },
];
