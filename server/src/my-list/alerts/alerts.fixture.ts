import type { AlertKind } from '@btc/contract/my-list/alert-kinds.ts';
import type { MailTemplateCode } from '@btc/contract/console/mail-templates.ts';
import type { PinName } from '@btc/contract/my-list/pin-kinds.ts';
import { myListOperations as contract } from '@btc/contract/my-list/my-list.operations.ts';
import type { OutputOf, RequestOf } from '@btc/contract/wire/operation.ts';
import { anonymousCaller, type Caller } from '#platform/api/binding.ts';
import { noCache } from '#platform/cache/shared-cache.ts';
import type { OutsideAnswer, OutsidePost } from '#platform/http/post-outside.ts';
import { deriveSecretKey } from '#platform/secrets/secret-key.ts';
import type { Db } from '#platform/db/db.ts';
import { performDue } from '#platform/jobs/queue-worker.ts';
import { fixedClock } from '#testing/fixed-clock.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { type CountedQuotas, createSafeguardService } from '#safeguard/safeguard.service.ts';
import { quickHasher, rightPassword, testSettings } from '#members/members.fixture.ts';
import { createMemberPasswordCheck } from '#members/members.operations.ts';
import { noMembership } from '#testing/add-caller.ts';
import { toCatalogue } from '#trade/facts/catalogue.ts';
import { listVintages } from '#trade/facts/vintage.queries.ts';
import type { FactsSnapshot } from '#trade/facts/facts-snapshot.ts';
import { createPinOperations } from '../pins/pin.operations.ts';
import { createAlertOperations } from './alert.operations.ts';
import { alertQueues } from './alert-queue.ts';
import type { AlertDetail } from './alert-detail.ts';
import type { AlertDeps } from './raise-alerts.ts';

type Contract = typeof contract;
const start = '2026-11-20T08:00:00+08:00';
const quiet = { info: () => undefined, warn: () => undefined };

export interface Reader extends Caller {
  readonly user: NonNullable<Caller['user']>;
}

export async function addReader(db: Db, name: string, modules: readonly string[] = []): Promise<Reader> {
  const state = modules.length === 0 ? 0 : 3;
  const { id } = await db
    .insertInto('account')
    .values({
      login_user_name: name,
      created_at: start,
      password_hash: await quickHasher.hash(rightPassword),
      company_email: `${name}@firm.example`,
      email_proven_at: start,
      charge_state: state,
      charge_state_en: state,
      charge_expire_date: '2027-01-01T00:00:00+08:00',
      charge_en_expire_date: '2027-01-01T00:00:00+08:00',
      can_visit_module: [...modules],
      can_visit_module_en: [...modules],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const user = { userId: id, loginUserName: name, accountState: 'normal', staffRole: null } as const;
  return { ...anonymousCaller, token: 'token', user: { ...user, membership: noMembership } };
}

let brands = 0;
export async function addSeries(db: Db, cut: string, meat: 'beef' | 'pork' = 'beef'): Promise<number> {
  const { id } = await db
    .insertInto('price_series')
    .values({
      meat,
      market_type: 'forward',
      origin: 'BRA',
      cut,
      brand: `SIF ${(brands += 1)}`,
      storage: 'frozen',
      term: 'CFR',
      port: 'main',
      unit: 'USD/t',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function publishQuote(db: Db, series: number, day: string, mainstream: number): Promise<void> {
  const price = { low: mainstream - 50, mainstream, high: mainstream + 50 };
  await db
    .insertInto('price_quote')
    .values({
      series_id: series,
      day,
      ...price,
      quote_count: 3,
      basis: 'offer',
      state: 'published',
      published_at: start,
    })
    .onConflict((conflict) => conflict.columns(['series_id', 'day']).doUpdateSet(price))
    .execute();
}

function createLists(db: Db) {
  return {
    listMails: (caller: Reader, template: MailTemplateCode = 'alerts') =>
      db
        .selectFrom('outgoing_mail')
        .selectAll()
        .where('recipient', '=', `${caller.user.loginUserName}@firm.example`)
        .where('template', '=', template)
        .orderBy('created_at')
        .execute(),
    listRaised: async (caller: Reader) => {
      const rows = await db
        .selectFrom('alert')
        .select(['event', 'detail'])
        .where('user_id', '=', caller.user.userId)
        .orderBy('id')
        .execute();
      return rows.map(({ event, detail }) => ({ event, detail: detail as AlertDetail })); // as insertAlerts wrote it
    },
    listNotices: (caller: Reader) =>
      db
        .selectFrom('notice')
        .select(['kind', 'detail'])
        .where('user_id', '=', caller.user.userId)
        .orderBy('id')
        .execute(),
  };
}

function createOutside() {
  const posted: OutsidePost[] = [];
  const outside: { answer: OutsideAnswer } = {
    answer: { kind: 'answer', status: 200, text: '{"errcode":0,"code":0}' },
  };
  const postOutside = (post: OutsidePost) => {
    posted.push(post);
    return Promise.resolve(outside.answer);
  };
  return { posted, outside, postOutside };
}

function toFacts(db: Db): AlertDeps['facts'] {
  return {
    refresh: () => Promise.resolve(),
    use: async (_, work) => {
      const vintages = await listVintages(db, null);
      const catalogue = toCatalogue({ vintages, published: [], withoutDemo: [] });
      return work({ vintages, catalogue } as unknown as FactsSnapshot); // all that alerts read of one
    },
  };
}

export async function openAlerts(trade?: Pick<AlertDeps, 'db' | 'facts' | 'safeguard'>) {
  const database = trade === undefined ? await createTestDatabase() : { db: trade.db, drop: () => Promise.resolve() };
  const { db } = database;
  const clock = fixedClock(start);
  const counts: { now: CountedQuotas | null } = { now: null };
  const safeguard = trade?.safeguard ?? createSafeguardService({ db, readCounts: () => Promise.resolve(counts.now) });
  const facts = trade?.facts ?? toFacts(db);
  const { posted, outside, postOutside } = createOutside();
  const secretKey = deriveSecretKey('a secret of tests, as long as it must be');
  const publicUrl = 'https://portal.example';
  const deps = { db, clock, safeguard, secretKey, publicUrl, postOutside, facts };
  const [look, send] = alertQueues(deps);
  if (look === undefined || send === undefined) throw new Error('There are two queues');
  const checkPassword = createMemberPasswordCheck({ db, clock, settings: testSettings, passwords: quickHasher });
  const operations = [...createPinOperations(deps), ...createAlertOperations({ ...deps, checkPassword })];
  const call = async <Name extends keyof Contract>(
    name: Name,
    data: RequestOf<Contract[Name]>,
    caller: Caller,
  ): Promise<OutputOf<Contract[Name]>> => {
    const bound = operations.find(({ operation }) => operation.name === name);
    if (bound === undefined) throw new Error(`${name} is not bound`);
    const answer: unknown = contract[name].output.parse(await bound.handle(data, caller, noCache));
    return answer as OutputOf<Contract[Name]>; // the schema just parsed it
  };
  const pin = async (caller: Caller, { Kind, Code }: PinName) => {
    await call('AddDeletePin', { Kind, Code, IsAdd: true }, caller);
  };
  const set = (
    caller: Caller,
    { Kind, Code }: PinName,
    Alert: AlertKind,
    rest: { Percent?: 1 | 10; IsOn?: boolean } = {},
  ) => call('SetAlert', { Kind, Code, Alert, IsOn: true, ...rest }, caller);
  return {
    ...database,
    clock,
    counts,
    queues: { look, send },
    deps,
    call,
    pin,
    set,
    look: () => performDue(look, { db, log: quiet }),
    /** Sends what is due by the test’s clock; the queue itself uses the database’s. */
    send: async () => {
      await db
        .updateTable('job')
        .set({ next_attempt_at: new Date(0) })
        .where('state', '=', 'queued')
        .execute();
      await performDue(send, { db, log: quiet });
    },
    posted,
    outside,
    ...createLists(db),
  };
}
export type Alerts = Awaited<ReturnType<typeof openAlerts>>;
