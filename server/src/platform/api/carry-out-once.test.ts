import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fixedClock } from '#testing/fixed-clock.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { addCaller } from '#testing/add-caller.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { type Answer, failure, success } from './answer.ts';
import { anonymousCaller, type Caller } from './binding.ts';
import { createOnce } from './carry-out-once.ts';

let database: TestDatabase;
let wang: Caller;
let lopez: Caller;
const clock = fixedClock();
beforeAll(async () => {
  database = await createTestDatabase();
  wang = await addCaller({ db: database.db, clock }, { name: 'wang', role: null });
  lopez = await addCaller({ db: database.db, clock }, { name: 'lopez', role: null });
});
afterAll(() => database.drop());

let done = 0;
beforeEach(() => {
  done = 0;
});
const work = async (): Promise<Answer> => success({ Row: (done += 1) });

function start(waitMs = 5_000) {
  return createOnce({ db: database.db, clock, waitMs, lookEveryMs: 5 });
}

function request(changes: { messageId?: string; operation?: string; data?: unknown; caller?: Caller } = {}) {
  return {
    messageId: randomUUID(),
    operation: 'CreateDeskArticle',
    data: { Section: 'policy' },
    caller: wang,
    ...changes,
  };
}

const refused = (reason: string) => ({ status: 409, errorCode: 1012, data: { Dict: { Reason: reason } } });

test('a call that is repeated is answered as the first was, by any process', async () => {
  const call = request();
  expect(await start().once(call, work)).toEqual(success({ Row: 1 }));
  expect(await start().once(call, work)).toEqual(success({ Row: 1 }));
  expect(done).toBe(1);
});

test('of twenty equal calls at once, in two processes, one is carried out', async () => {
  const processes = [start(), start()];
  const call = request();
  const slowly = async () => {
    const answer = await work();
    await database.db.selectFrom('account').select('id').execute();
    return answer;
  };
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => processes[index % 2]?.once(call, slowly)),
  );
  expect(answers).toEqual(Array.from({ length: 20 }, () => success({ Row: 1 })));
  expect(done).toBe(1);
});

test('another call under the same MessageID is refused, and is another account’s own affair', async () => {
  const call = request();
  const { once } = start();
  await once(call, work);
  expect(await once({ ...call, data: { Section: 'market' } }, work)).toMatchObject(refused('other'));
  expect(await once({ ...call, operation: 'DeleteDeskArticle' }, work)).toMatchObject(refused('other'));
  const file = (text: string) => ({ ...call, messageId: randomFile, data: { Files: new Blob([text]) } });
  const randomFile = randomUUID();
  expect(await once(file('a'), work)).toEqual(success({ Row: 2 }));
  expect(await once(file('a'), work)).toEqual(success({ Row: 2 }));
  expect(await once(file('b'), work)).toMatchObject(refused('other'));
  expect(await once({ ...call, caller: lopez }, work)).toEqual(success({ Row: 3 }));
  expect(await once({ ...call, caller: anonymousCaller }, work)).toEqual(success({ Row: 4 }));
});

test('an answer is read again by the session that asked alone', async () => {
  const call = request();
  const { once } = start();
  await once(call, async () => success({ Row: 'a key' }));
  const other = { ...call, caller: { ...wang, token: 'another session' } };
  expect(await once(other, work)).toMatchObject(refused('done'));
  const row = await database.db
    .selectFrom('changing_call')
    .select('answer')
    .where('message_id', '=', call.messageId)
    .executeTakeFirstOrThrow();
  expect(row.answer?.toString('latin1')).not.toContain('a key');
});

test('after ten minutes it is carried out again, and nothing of it is left', async () => {
  const call = request();
  const process = start();
  await process.once(call, work);
  clock.advance(599_999);
  expect(await process.once(call, work)).toEqual(success({ Row: 1 }));
  clock.advance(1);
  expect(await process.once(call, work)).toEqual(success({ Row: 2 }));
  clock.advance(600_000);
  await process.cleanUp();
  expect(await database.db.selectFrom('changing_call').selectAll().execute()).toEqual([]);
});

test('what failed is carried out again', async () => {
  const call = request();
  const { once } = start();
  for (const error of [new ApiError(1001), new ApiError(1010), new Error('a bug')]) {
    expect(await once(call, async () => failure(error))).toMatchObject({ errorCode: failure(error).errorCode });
  }
  expect(await once(call, work)).toEqual(success({ Row: 1 }));
});

test('what was cut off, by the end of its process or of its connection, is never carried out again', async () => {
  const cut = request();
  void start().once(cut, () => new Promise(() => undefined));
  await expect
    .poll(() =>
      database.db.selectFrom('changing_call').select('operation').where('message_id', '=', cut.messageId).execute(),
    )
    .toHaveLength(1);
  expect(await start(20).once(cut, work)).toMatchObject(refused('unknown'));
  const broken = request();
  const breaking = () =>
    database.db
      .transaction()
      .execute((trx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx))
      .then(() => work(), failure);
  const patient = start(600_000);
  expect(await patient.once(broken, breaking)).toMatchObject({ errorCode: 1010 });
  // The process that saw it break says so at once.
  expect(await patient.once(broken, work)).toMatchObject(refused('unknown'));
  expect(await start(20).once(broken, work)).toMatchObject(refused('unknown'));
  expect(done).toBe(0);
});

test('a call that broke is waited for like any other once it is carried out anew', async () => {
  const call = request();
  const { once } = start();
  expect(await once(call, async () => failure(new Error('Connection terminated')))).toMatchObject({ errorCode: 1010 });
  clock.advance(600_000);
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const anew = once(call, async () => {
    begun.resolve();
    await goOn.promise;
    return work();
  });
  await begun.promise;
  const repeated = once(call, work);
  // It has looked as well by the time that another process has given up.
  expect(await start(20).once(call, work)).toMatchObject(refused('unknown'));
  goOn.resolve();
  expect(await repeated).toEqual(success({ Row: 1 }));
  expect(await anew).toEqual(success({ Row: 1 }));
});
