import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#platform/db/db.ts';
import { countCases } from '#testing/long-tests.ts';
import { claimRow } from '#platform/jobs/queue-row.queries.ts';
import { performDue } from '#platform/jobs/queue-worker.ts';
import { type Alerts, addSeries, openAlerts, publishQuote } from './alerts.fixture.ts';

const readers = countCases('ALERT_READERS', { short: 240, long: 500 });
const perReader = 20;
const quiet = { info: () => undefined, warn: () => undefined };
let alerts: Alerts;
let series: number[];

async function addRules(db: Db): Promise<void> {
  await sql`
    insert into account (login_user_name, created_at, company_email, email_proven_at, charge_state, charge_expire_date, can_visit_module)
    select 'many' || n, now(), 'many' || n || '@firm.example', now(), 3, '2027-01-01', array['Price'] from generate_series(1, ${readers}::int) n`.execute(
    db,
  );
  await sql`
    insert into pin (user_id, kind, code, position, pinned_at)
    select a.id, 'series', s::text, s, now() from account a, unnest(${series}::int[]) s`.execute(db);
  await sql`
    insert into alert_rule (user_id, pin_kind, code, kind, percent, set_at, stop_key)
    select user_id, kind, code, 'price', 1, now(), 'key ' || id from pin`.execute(db);
  await sql`
    insert into alert_channel (user_id, kind, edition, is_on, on_since, stop_key)
    select id, 'mail', 'cn', true, '2026-01-01', 'channel ' || id from account`.execute(db);
}

const count = async (table: 'alert' | 'notice' | 'outgoing_mail') => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(
    alerts.db,
  );
  return rows[0]?.count;
};

async function publishAll(day: string, price: number): Promise<void> {
  await alerts.db.transaction().execute(async (db) => {
    for (const one of series) await publishQuote(db, one, day, price);
  });
}

beforeAll(async () => {
  alerts = await openAlerts();
  series = [];
  for (let index = 0; index < perReader; index += 1) series.push(await addSeries(alerts.db, 'shank'));
  await publishAll('2026-11-13', 6000);
  await addRules(alerts.db);
  await alerts.db.insertInto('job').values({ kind: 'alert', subject: 'prices' }).execute();
  await alerts.look();
});
afterAll(() => alerts.drop());

async function killOneInTheMiddle(kind: 'alert' | 'alertSend'): Promise<void> {
  await claimRow(alerts.db, { table: 'job', kind }, { leaseMs: 60_000 });
  await alerts.db
    .updateTable('job')
    .set({ next_attempt_at: new Date(0) })
    .where('kind', '=', kind)
    .where('state', '=', 'running')
    .execute();
}

test(`of ${readers * perReader} rules and a publication none is lost and none told twice, though workers are killed in the middle`, async () => {
  await publishAll('2026-11-20', 6120);
  const { look, send } = alerts.queues;
  // The first worker breaks off after some readers, its second batch rolled back; others go on side by side.
  let batches = 0;
  const broken: Db = new Proxy(alerts.db, {
    get: (db, name) => {
      if (name === 'transaction' && (batches += 1) > 2) throw new Error('killed');
      const value: unknown = Reflect.get(db, name);
      return typeof value === 'function' ? value.bind(db) : value;
    },
  });
  const { raiseAlerts } = await import('./raise-alerts.ts');
  await expect(raiseAlerts({ ...alerts.deps, db: broken }, 'prices')).rejects.toThrow('killed');
  expect(await count('alert')).toBe(200 * perReader);
  await killOneInTheMiddle('alert');
  const workers = (queue: typeof look) =>
    Promise.all([1, 2, 3].map(() => performDue(queue, { db: alerts.db, log: quiet })));
  await workers(look);
  expect(await count('alert')).toBe(readers * perReader);
  expect(await count('notice')).toBe(readers);
  for (let kill = 0; kill < 5; kill += 1) await killOneInTheMiddle('alertSend');
  await workers(send);
  await workers(send);
  expect(await count('outgoing_mail')).toBe(readers);
  const { rows } = await sql<{ recipients: number; unsent: number }>`
    select (select count(distinct recipient)::int from outgoing_mail) as recipients,
      (select count(*)::int from alert where cardinality(sent_to) <> 1) as unsent`.execute(alerts.db);
  expect(rows[0]).toEqual({ recipients: readers, unsent: 0 });
});
