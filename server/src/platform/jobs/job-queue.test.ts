import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { enqueueJob, cancelJob } from './job.queries.ts';
import { type Outcome, performDue, type Queue, startWorker, type Worker } from './queue-worker.ts';

const rows = { table: 'job', kind: 'newsletter' } as const;
const log = { info: () => undefined, warn: () => undefined };
const job = { kind: 'newsletter', subject: '1' } as const;
let database: TestDatabase;
const workers: Worker[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
  await database.db.deleteFrom('job').execute();
});
afterAll(() => database.drop());

function toQueue(perform: Queue['perform'], pace: Queue['pace'] = {}): Queue {
  return { name: 'newsletter', rows, perform, pace: { attemptLimitMs: null, leaseMs: 60_000, drainMs: 0, ...pace } };
}

function start(queue: Queue): Worker {
  const worker = startWorker(queue, { db: database.db, log });
  workers.push(worker);
  return worker;
}

const readJobs = () =>
  database.db.selectFrom('job').select(['subject', 'state', 'attempts', 'last_error']).orderBy('subject').execute();

const isOver: Outcome = { kind: 'done' };

describe('a job', () => {
  test('is there after the commit only, once for each thing it is about, and can be taken back', async () => {
    const broken = database.db.transaction().execute(async (transaction) => {
      await enqueueJob(transaction, job);
      throw new Error('undone');
    });
    await expect(broken).rejects.toThrow('undone');
    expect(await readJobs()).toEqual([]);
    await enqueueJob(database.db, job);
    await enqueueJob(database.db, job);
    await enqueueJob(database.db, { ...job, subject: '2' });
    expect((await readJobs()).map(({ subject }) => subject)).toEqual(['1', '2']);
    await cancelJob(database.db, job);
    const done: string[] = [];
    const note = toQueue(async ({ about }) => {
      done.push(about);
      return isOver;
    });
    await performDue(note, { db: database.db, log });
    expect([done, await readJobs()]).toEqual([['2'], [{ subject: '2', state: 'done', attempts: 1, last_error: null }]]);
  });

  test('waits for its moment, and goes on later where it could not end', async () => {
    await enqueueJob(database.db, job, new Date(Date.now() + 3_600_000));
    const outcomes: Outcome[] = [{ kind: 'again', afterMs: 0, code: 'half' }, isOver];
    const perform = vi.fn<Queue['perform']>(async () => outcomes.shift() ?? isOver);
    await performDue(toQueue(perform), { db: database.db, log });
    expect(perform).not.toHaveBeenCalled();
    await database.db
      .updateTable('job')
      .set({ next_attempt_at: sql<Date>`now()` })
      .execute();
    await performDue(toQueue(perform), { db: database.db, log });
    expect(perform).toHaveBeenCalledTimes(2);
    expect(await readJobs()).toMatchObject([{ state: 'done', attempts: 1, last_error: null }]);
  });

  test('that takes long stays with whoever does it, though others look for work', async () => {
    await enqueueJob(database.db, job);
    const perform = vi.fn<Queue['perform']>(async () => {
      await wait(1_500);
      return isOver;
    });
    for (let index = 0; index < 2; index += 1) start(toQueue(perform, { leaseMs: 400, idleMs: 50 }));
    await vi.waitFor(async () => expect(await readJobs()).toMatchObject([{ state: 'done', attempts: 1 }]), 60_000);
    expect(perform).toHaveBeenCalledTimes(1);
  });

  test('of somebody who was killed is done by the next, and the first can write nothing down any more', async () => {
    await enqueueJob(database.db, job);
    const gone = Promise.withResolvers<Outcome>();
    const signals: AbortSignal[] = [];
    const first = start(
      toQueue(
        async (_item, signal) => {
          signals.push(signal);
          return gone.promise;
        },
        { leaseMs: 400 },
      ),
    );
    await vi.waitFor(() => expect(signals).toHaveLength(1), 60_000);
    // As when the process has stood still for longer than its lease.
    await database.db
      .updateTable('job')
      .set({ attempts: 2, next_attempt_at: sql<Date>`now()` })
      .execute();
    await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true), 60_000);
    await performDue(
      toQueue(async () => ({ kind: 'failed', code: 'second' })),
      { db: database.db, log },
    );
    gone.resolve(isOver);
    await first.stop();
    expect(await readJobs()).toMatchObject([{ state: 'failed', attempts: 3, last_error: 'second' }]);
  });
});
