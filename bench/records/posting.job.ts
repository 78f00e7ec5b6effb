import { setTimeout as wait } from 'node:timers/promises';
import { dayMs } from '@btc/contract/time.ts';
import { sql } from 'kysely';
import { toMessageType } from '@btc/contract/wire/message-type.ts';
import type { Caller } from '@btc/server/src/platform/api/binding.ts';
import { outboxQueues } from '@btc/server/src/platform/jobs/outbox-queues.ts';
import { startQueues } from '@btc/server/src/platform/jobs/queues.ts';
import { smtpAnswer, startSmtpServer } from '@btc/server/src/platform/mail/smtp-server.fixture.ts';
import { findFreePort } from '../portal-process.ts';
import { serveJob } from '../job.ts';
import { openReader, type Records, withRecords } from './open-records.ts';

interface PostingInput {
  readonly folder: string;
  readonly members: number;
}

export interface PostingTimes {
  readonly postMs: readonly number[];
  readonly enquiryMs: readonly number[];
  readonly seconds: number;
  /** Requests (each sent twice), what was stored, and the mails that arrived. */
  readonly posts: { readonly requestCount: number; readonly stored: number };
  readonly enquiries: { readonly requestCount: number; readonly stored: number };
  readonly mails: { readonly arrived: number; readonly distinct: number; readonly refusedOnce: number };
  readonly caughtUpSeconds: number;
}

/** The board's limits per member and hour. */
const each = { posts: 5, enquiries: 10 } as const;
const concurrency = 16;

async function makeMembers({ db, clock }: Records, count: number): Promise<readonly Caller[]> {
  await db.deleteFrom('account').where('login_user_name', 'like', 'bench-post-%').execute();
  await db.deleteFrom('outgoing_mail').execute();
  const rows = await db
    .insertInto('account')
    .values(
      Array.from({ length: count }, (_, index) => ({
        login_user_name: `bench-post-${index}`,
        created_at: clock.now(),
        company_name: `Bench ${index} Foods`,
        company_type: 'importer',
        company_country: 'CHN',
        company_email: `bench-${index}@example.com`,
        contact_person_name: 'Ana',
        charge_state_en: 3,
        charge_en_expire_date: new Date('2099-12-31'),
        can_visit_module_en: ['Market'],
      })),
    )
    .returning(['id', 'login_user_name'])
    .execute();
  return rows.map(({ id, login_user_name: name }) => ({
    ...openReader,
    user: openReader.user && { ...openReader.user, userId: id, loginUserName: name, staffRole: null },
  }));
}

interface Sending {
  readonly name: 'AddWebMarket' | 'SendFuturesEmail';
  readonly data: object;
  readonly caller: Caller;
}

async function send({ dispatcher }: Records, { name, data, caller }: Sending): Promise<number> {
  const call = { base: 'system', name, messageType: toMessageType(name), data, caller } as const;
  const answer = await dispatcher.dispatch(call);
  if (answer.errorCode !== 0)
    throw new Error(`${name}: ${answer.errorCode} ${JSON.stringify(answer.data)}`, { cause: answer.cause });
  return Number(JSON.parse(JSON.stringify(answer.data)).Row?.MarketID ?? 0);
}

/** Sends everything twice, by several clients at once and in no order, as impatient readers and broken lines do. */
async function sendAll(records: Records, all: readonly Sending[], times: number[]): Promise<ReadonlySet<number>> {
  const left = all.flatMap((one) => [one, one]).toSorted(() => Math.random() - 0.5);
  const numbers = new Set<number>();
  const client = async (): Promise<void> => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const started = performance.now();
      numbers.add(await send(records, next));
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, client));
  return numbers;
}

function offer(day: Date, index: number) {
  return {
    Type: 'futures',
    Side: 'offer',
    Meat: 'beef',
    Origin: 'URY',
    Cut: 'chuck_roll',
    Storage: 'frozen',
    Quantity: 2 + index,
    QuantityUnit: 'fcl',
    Term: 'CFR',
    Port: 'shanghai',
    ShipmentMonth: new Date(day.getTime() + 30 * dayMs).toISOString().slice(0, 7),
    Price: 5350,
    PriceUnit: 'USD/t',
    ValidUntil: new Date(day.getTime() + 10 * dayMs).toISOString().slice(0, 10),
  };
}

const pace = { retryPausesMs: Array.from({ length: 400 }, () => 250), idleMs: 250 };

async function deliver(records: Records, port: number, expected: number) {
  const refused = new Set<string>();
  const seen = new Set<string>();
  const server = await startSmtpServer({
    port,
    onMail: ({ messageId = '' }) => {
      const isNew = !seen.has(messageId);
      seen.add(messageId);
      if (!isNew || seen.size % 5 !== 0) return Promise.resolve();
      refused.add(messageId);
      return Promise.reject(smtpAnswer(451, 'come back later'));
    },
  });
  const started = performance.now();
  const waiting = () =>
    records.db
      .selectFrom('outgoing_mail')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('state', 'in', ['queued', 'sending'])
      .executeTakeFirstOrThrow();
  while ((await waiting()).count > 0 && performance.now() - started < 300_000) await wait(50);
  const caughtUpSeconds = (performance.now() - started) / 1000;
  // What would be doubled comes after the last one.
  await wait(1000);
  await server.close();
  const distinct = new Set(server.arrived.map(({ messageId }) => messageId)).size;
  if (server.arrived.length < expected) throw new Error(`${server.arrived.length} of ${expected} mails arrived`);
  return { mails: { arrived: server.arrived.length, distinct, refusedOnce: refused.size }, caughtUpSeconds };
}

async function count({ db }: Records, table: 'market_post' | 'market_enquiry'): Promise<number> {
  const { rows } = await db
    .selectFrom(table)
    .select(sql<number>`count(*)::int`.as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
}

export const posting = ({ folder, members }: PostingInput) =>
  withRecords(folder, async (records): Promise<PostingTimes> => {
    const callers = await makeMembers(records, members);
    const before = { posts: await count(records, 'market_post'), enquiries: await count(records, 'market_enquiry') };
    const port = await findFreePort();
    const { db, url, clock } = records;
    // Every refusal that is meant would be a line.
    const log = records.log.child({}, { level: 'error' });
    const config = {
      mail: { ...records.config.mail, smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Bench <bench@example.com>' },
      sms: null,
      isPublic: true,
    };
    const outbox = startQueues(outboxQueues({ config, log, clock, pace }), { db, url, log });
    const postMs: number[] = [];
    const enquiryMs: number[] = [];
    const today = clock.now();
    const posts = callers.flatMap((caller) =>
      Array.from({ length: each.posts }, (_, index) => ({
        name: 'AddWebMarket' as const,
        data: offer(today, index),
        caller,
      })),
    );
    const started = performance.now();
    const numbers = [...(await sendAll(records, posts, postMs))];
    const own = await ownPosts(records);
    const enquiries = callers.flatMap((caller, index) =>
      numbers
        .filter((number) => own.get(number) !== caller.user?.userId)
        .slice(index, index + each.enquiries)
        .map((MarketID) => ({
          name: 'SendFuturesEmail' as const,
          data: { MarketID, Content: 'Two containers for December?', ShareEmail: true },
          caller,
        })),
    );
    await sendAll(records, enquiries, enquiryMs);
    const seconds = (performance.now() - started) / 1000;
    const delivered = await deliver(records, port, enquiries.length);
    await outbox.stop();
    return {
      postMs,
      enquiryMs,
      seconds,
      posts: { requestCount: posts.length, stored: (await count(records, 'market_post')) - before.posts },
      enquiries: {
        requestCount: enquiries.length,
        stored: (await count(records, 'market_enquiry')) - before.enquiries,
      },
      ...delivered,
    };
  });

async function ownPosts({ db }: Records): Promise<ReadonlyMap<number, number | null>> {
  const rows = await db
    .selectFrom('market_post as post')
    .innerJoin('market_company as author', 'author.id', 'post.company_id')
    .select(['post.id', 'author.account_id'])
    .execute();
  return new Map(rows.map(({ id, account_id: owner }) => [id, owner]));
}

serveJob(posting);
