import { operations } from '@btc/contract/operations.ts';
import { dayMs, hourMs } from '@btc/contract/time.ts';
import type { Operation } from '@btc/contract/wire/operation.ts';
import type { FastifyInstance } from 'fastify';
import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createOnce } from '@btc/server/src/platform/api/carry-out-once.ts';
import { createRoomClock } from '@btc/server/src/platform/cache/room-clock.ts';
import { noCache, type SharedCache } from '@btc/server/src/platform/cache/shared-cache.ts';
import {
  readRoomVersions,
  type RoomVersions,
  sameVersions,
} from '@btc/server/src/platform/db/versions/room-versions.ts';
import { type RoomVersionsWatch, watchRoomVersions } from '@btc/server/src/platform/db/versions/watch-room-versions.ts';
import type { DB } from '@btc/server/src/platform/db/tables.generated.ts';
import { createCallLimit } from '@btc/server/src/platform/limits/call-limit.ts';
import { openSecretKey } from '@btc/server/src/platform/secrets/secret-key.ts';
import { createTestCache } from '@btc/server/src/testing/shared-cache.fixture.ts';
import { emptyPages, envelope } from '@btc/server/src/portal-tests/app.fixture.ts';
import { createApp } from '@btc/server/src/app.ts';
import { addCallers, type CallerRole, callerRoles } from '@btc/server/src/portal-tests/http/callers.fixture.ts';
import { createDailyCounter } from '@btc/server/src/console/counting/daily-counter.ts';
import { fitting, isWhole } from '@btc/server/src/portal-tests/doors/generated-calls.fixture.ts';
import { idleTasks } from '@btc/server/src/portal-tests/programs/idle-tasks.fixture.ts';
import { ensureManuscript } from '@btc/server/src/news/desk/manuscript.queries.ts';
import { createReadCounter } from '@btc/server/src/news/read-counter.ts';
import { changingOperations, findInputs } from './changing-calls.fixture.ts';
import { type Demonstration, openDemonstration } from './demonstration.fixture.ts';
import { countCases, isLong } from '@btc/server/src/testing/long-tests.ts';

/*
 * Three processes on one database: one hears of its own changes at once, one hears of those of others now and then, one
 * keeps nothing. Whatever is read, changed, granted and let pass, the first and, once it knows, the second answer
 * every kind of reader as the third does.
 */

/** Both can be set from outside: for a long run, or to replay a failed one. */
const count = countCases('SHARED_STEPS', { short: 100, long: 600 });
const seed = Number(process.env['SHARED_SEED'] ?? 20_261_126);

let portal: Demonstration;
let late: RoomVersionsWatch;
let apps: { readonly own: FastifyInstance; readonly other: FastifyInstance; readonly plain: FastifyInstance };
let callers: Awaited<ReturnType<typeof addCallers>>;
const closers: (() => Promise<unknown>)[] = [];

async function anotherProcess(cache: SharedCache, versions: () => RoomVersions): Promise<FastifyInstance> {
  const { config, log, db, clock, facts, files } = portal;
  const callLimit = { ...createCallLimit({ db, clock }), demand: () => Promise.resolve() };
  const app = await createApp({
    config,
    log,
    db,
    secretKey: await openSecretKey(config),
    clock,
    reads: createReadCounter({ db, clock }),
    counter: createDailyCounter({ db, clock }),
    tasks: idleTasks(db),
    facts,
    files,
    callLimit,
    once: createOnce({ db, clock }).once,
    pages: emptyPages,
    cache,
    versions,
  });
  closers.push(() => app.close());
  return app;
}

beforeAll(async () => {
  portal = await openDemonstration();
  const { clock, facts } = portal;
  // Only what it reads now and then tells it of changes: no notice reaches it.
  late = await watchRoomVersions(portal.url, () => undefined, { checkEvery: 300 });
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'btc-room-versions' and datname = current_database()`.execute(portal.db);
  const rooms = createRoomClock({
    committed: late.current,
    takenOver: () => facts.swaps,
    nextChanges: async () => ({}),
    clock,
  });
  closers.push(rooms.stop, late.stop);
  apps = {
    own: portal.app,
    other: await anotherProcess(createTestCache(rooms.versions, clock), rooms.versions),
    plain: await anotherProcess(noCache, rooms.versions),
  };
  callers = await addCallers(portal, 'twin');
  known['ExhibitionID'] = (await portal.db.selectFrom('exhibition').select('id').executeTakeFirstOrThrow()).id;
}, hourMs);
afterAll(async () => {
  for (const close of closers.toReversed()) await close();
  await portal.close();
});

/** Changes made in the tables: the program's own writes reach the same tables. */
const changes: readonly ((db: Kysely<DB>, turn: number) => Promise<unknown>)[] = [
  (db, turn) =>
    db
      .updateTable('news_article_text')
      .set({ title: `标题 ${turn}` })
      .where(sql`article_id % 7`, '=', turn % 7)
      .execute(),
  (db, turn) =>
    db
      .updateTable('news_article')
      .set({ headline_rank: (turn % 5) + 1 })
      .where(sql`id % 11`, '=', turn % 11)
      .execute(),
  (db, turn) =>
    db
      .updateTable('price_quote')
      .set({ mainstream: sql`mainstream + 1`, high: sql`high + 1` })
      .where(sql`series_id % 13`, '=', turn % 13)
      .execute(),
  (db, turn) =>
    db
      .updateTable('price_rate')
      .set({ cny_per_unit: 7 + (turn % 10) / 100 })
      .execute(),
  (db, turn) =>
    db
      .updateTable('plant')
      .set({ name_en: `Plant ${turn}` })
      .where(sql`id % 9`, '=', turn % 9)
      .execute(),
  (db, turn) =>
    db
      .updateTable('merchant')
      .set({ name: `商户 ${turn}` })
      .where(sql`id % 5`, '=', turn % 5)
      .execute(),
  (db, turn) =>
    db
      .updateTable('market_post')
      .set({ spec: `spec ${turn}` })
      .where(sql`id % 5`, '=', turn % 5)
      .execute(),
  (db, turn) =>
    db
      .updateTable('account')
      .set({ company_name: `Company ${turn}` })
      .where(sql`id % 3`, '=', turn % 3)
      .execute(),
  (db, turn) =>
    db
      .updateTable('site_qr_panel')
      .set({ caption: `${turn}` })
      .execute(),
  (db, turn) =>
    db
      .updateTable('video_text')
      .set({ title: `Film ${turn}` })
      .execute(),
  (db, turn) =>
    db
      .updateTable('trade_release_day')
      .set({ stated_by: `the_${turn}` })
      .execute(),
  async (_db, turn) => portal.clock.advance(turn % 3 === 0 ? dayMs : hourMs),
  (db) =>
    db
      .updateTable('account')
      .set({ charge_state: 0, charge_state_en: 0 })
      .where('login_user_name', '=', 'twin_paid')
      .execute(),
  (db) =>
    db
      .updateTable('account')
      .set({ charge_state: 3, charge_state_en: 3 })
      .where('login_user_name', '=', 'twin_paid')
      .execute(),
];

interface Step {
  readonly operation: Operation;
  readonly data: unknown;
  readonly role: CallerRole;
  /** Index of the change made before it; null: none. */
  readonly change: number | null;
}

const known: Record<string, unknown> = {
  Code: 'shank',
  EndDate: '2026-11-20',
  Kinds: ['beefCut'],
  MarketID: 3,
  MerchantID: 2,
  NewsID: 1001,
  Origin: 'BRA',
  PlantID: 5,
  SeriesID: 2,
  StartDate: '2026-01-01',
  ThreadID: 1,
};

interface InputShape {
  readonly properties?: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
  readonly required?: readonly string[];
}

function readShape({ input }: Operation) {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  const { properties = {}, required = [] } = schema as InputShape; // every input of the contract is an object
  const names = Object.keys(properties);
  const given = names.flatMap((name) => {
    const value = known[name] ?? properties[name]?.enum?.[0];
    return value !== undefined && (required.includes(name) || name.endsWith('ID')) ? [[name, value]] : [];
  });
  return { schema, names, given: Object.fromEntries(given) as Readonly<Record<string, unknown>> };
}

function generate(): Step[] {
  const all: readonly Operation[] = Object.values(operations);
  const shared = all.filter(({ cache }) => cache === 'shared');
  const steps = shared.flatMap((operation, index) => {
    const { schema, names, given } = readShape(operation);
    const plain = fc.boolean().map((isEn) => ({ ...given, ...(names.includes('isEn') ? { isEn } : {}) }));
    const odd = fitting(schema).map((made) =>
      typeof made === 'object' && made !== null ? { ...made, ...given } : made,
    );
    const data = fc.oneof({ weight: 3, arbitrary: plain }, { weight: 1, arbitrary: odd });
    const change = fc.oneof(
      { weight: 4, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.nat(changes.length - 1) },
    );
    const step = fc.record({ operation: fc.constant(operation), data, role: fc.constantFrom(...callerRoles), change });
    return fc.sample(step, { numRuns: Math.ceil(count / shared.length), seed: seed + index });
  });
  const order = fc.sample(fc.shuffledSubarray(steps, { minLength: steps.length, maxLength: steps.length }), {
    numRuns: 1,
    seed,
  });
  return order.flat().filter(({ data }) => isWhole(JSON.stringify(data) ?? ''));
}

async function toAnswer(
  app: FastifyInstance,
  { operation, data }: Pick<Step, 'operation' | 'data'>,
  headers: Record<string, string>,
): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: `/api/${operation.base}/${operation.name}`,
    headers,
    payload: envelope(operation.messageType, data),
  });
  return `${response.statusCode} ${response.body.replace(/"MessageID":"[^"]*"/, '')}`;
}

function listQuestions(): Pick<Step, 'operation' | 'data'>[] {
  const all: readonly Operation[] = Object.values(operations);
  return all
    .filter(({ cache }) => cache === 'shared')
    .map((operation, index) => {
      const { names, given } = readShape(operation);
      return { operation, data: { ...given, ...(names.includes('isEn') ? { isEn: index % 2 === 0 } : {}) } };
    });
}

test(
  'whoever had an answer made, everybody else is answered as if nothing were kept',
  async () => {
    const readers = ['anonymous', 'none', 'trial', 'paid', 'desk'] as const;
    // One who has a firm on the board, and is shown what is theirs.
    await portal.db
      .insertInto('market_company')
      .values({ account_id: callers.ids.get('desk') ?? 0 })
      .execute();
    const headers = new Map<CallerRole, Record<string, string>>();
    for (const role of readers) headers.set(role, await callers.signIn(role));
    let versions = sameVersions(1);
    const warmed = await anotherProcess(
      createTestCache(() => versions, portal.clock),
      () => versions,
    );
    const wrong: string[] = [];
    const answered = new Set<string>();
    for (const [turn, question] of listQuestions().entries()) {
      const ask = (app: FastifyInstance, role: CallerRole) => toAnswer(app, question, headers.get(role) ?? {});
      const plain = new Map<CallerRole, string>();
      for (const role of readers) {
        const answer = await ask(apps.plain, role);
        plain.set(role, answer);
        if (answer.startsWith('200')) answered.add(question.operation.name);
      }
      for (const first of isLong ? readers : readers.slice(turn % readers.length, (turn % readers.length) + 1)) {
        // Nothing holds that was made before.
        versions = sameVersions(versions.news + 1);
        await ask(warmed, first);
        for (const role of readers.filter((one) => one !== first)) {
          if ((await ask(warmed, role)) !== plain.get(role))
            wrong.push(`${question.operation.name} by ${role} after ${first}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    // Nothing is proven by questions that nobody is answered.
    expect(listQuestions().flatMap(({ operation: { name } }) => (answered.has(name) ? [] : [name]))).toEqual([]);
  },
  hourMs,
);

test(
  `${count} reads of every kind of reader between changes are answered as if nothing were kept`,
  async () => {
    const wrong: string[] = [];
    for (const [turn, step] of generate().entries()) {
      if (step.change !== null) await changes[step.change]?.(portal.db, turn);
      const headers = await callers.signIn(step.role, { isReset: false });
      const [own, plain] = [await toAnswer(apps.own, step, headers), await toAnswer(apps.plain, step, headers)];
      const say = (which: string, answer: string) =>
        wrong.push(
          `${turn} ${which}: ${step.operation.name} by ${step.role} ${JSON.stringify(step.data)}\n${answer.slice(0, 300)}\n${plain.slice(0, 300)}`,
        );
      if (own !== plain) say('own', own);
      if (turn % 5 !== 0) continue;
      const versions = await readRoomVersions(portal.db);
      await expect.poll(() => late.current(), { interval: 20, timeout: 60_000 }).toEqual(versions);
      const other = await toAnswer(apps.other, step, headers);
      if (other !== plain) say('other', other);
    }
    expect(wrong.slice(0, 5), `SHARED_SEED=${seed} SHARED_STEPS=${count}, ${wrong.length} wrong`).toEqual([]);
  },
  hourMs,
);

test(
  'whatever operation changed something, everybody is answered as if nothing were kept',
  async () => {
    // Only who says what firm it is may write on the board.
    await portal.db
      .updateTable('account')
      .set({ company_name: 'Firm Ltd.' })
      .where('company_name', 'is', null)
      .execute();
    // The manuscript of an article that shipped is made when the desk opens it.
    const newest = portal.db.selectFrom('news_article').select('id').where('state', '=', 'published');
    const { id } = await newest.orderBy('id', 'desc').executeTakeFirstOrThrow();
    await ensureManuscript(portal.db, id);
    const questions = listQuestions();
    const perChange = isLong ? 4 : 2;
    const wrong: string[] = [];
    const carriedOut = new Set<string>();
    let turn = 0;
    for (const operation of changingOperations) {
      const by = operation.access.kind === 'staff' ? 'admin' : 'paid';
      for (const data of await findInputs(portal.db, operation, seed, callers.ids.get(by) ?? 0)) {
        turn += 1;
        const done = await toAnswer(apps.own, { operation, data }, await callers.signIn(by));
        if (done.startsWith('200')) carriedOut.add(operation.name);
        const step = fc.shuffledSubarray(questions, { minLength: perChange, maxLength: perChange });
        for (const question of fc.sample(step, { numRuns: 1, seed: seed + turn }).flat()) {
          const role = callerRoles[(turn + question.operation.messageType) % callerRoles.length] ?? 'paid';
          const headers = await callers.signIn(role, { isReset: false });
          const own = await toAnswer(apps.own, question, headers);
          const plain = await toAnswer(apps.plain, question, headers);
          if (own !== plain)
            wrong.push(
              `${question.operation.name} by ${role} after ${operation.name} ${JSON.stringify(data)}\n${own.slice(0, 300)}\n${plain.slice(0, 300)}`,
            );
        }
      }
    }
    expect(wrong.slice(0, 5), `SHARED_SEED=${seed}, ${wrong.length} wrong`).toEqual([]);
    expect(carriedOut.size).toBeGreaterThan(60);
  },
  hourMs,
);
