import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { performDue } from './queue-worker.ts';
import { scheduleTasks, listTasks, runTask, taskQueue } from './task-queue.ts';

const log = { info: () => undefined, warn: () => undefined };
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await database.db.deleteFrom('job').execute();
});
afterAll(() => database.drop());

const everyMs = 600_000;
const options = () => ({ db: database.db, log });
const makeDue = () =>
  database.db
    .updateTable('job')
    .set({ next_attempt_at: new Date(0) })
    .execute();

test('a task waits for its time, is done once by several processes, and waits again', async () => {
  const tidy = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const queue = taskQueue({ works: { tidy }, everyMs, log });
  await Promise.all([scheduleTasks(database.db, ['tidy'], everyMs), scheduleTasks(database.db, ['tidy'], everyMs)]);
  await performDue(queue, options());
  expect(tidy).not.toHaveBeenCalled();
  await makeDue();
  await Promise.all([performDue(queue, options()), performDue(queue, options())]);
  expect(tidy).toHaveBeenCalledTimes(1);
  // A start asks for nothing that waits already.
  await scheduleTasks(database.db, ['tidy'], 0);
  await performDue(queue, options());
  expect(tidy).toHaveBeenCalledTimes(1);
  expect(await listTasks(database.db)).toEqual([
    { subject: 'tidy', state: 'queued', done_at: expect.any(Date), last_error: null },
  ]);
});

test('one that fails says why, keeps the others from nothing, and is done again in time', async () => {
  const works = { breaks: () => Promise.reject(new Error('no room')), works: () => Promise.resolve() };
  const queue = taskQueue({ works, everyMs, log });
  await scheduleTasks(database.db, ['breaks', 'works'], 0);
  await makeDue();
  await performDue(queue, options());
  const known = await listTasks(database.db);
  expect(known.map(({ subject, state, last_error: error }) => [subject, state, error]).toSorted()).toEqual([
    ['breaks', 'queued', 'no room'],
    ['works', 'queued', null],
  ]);
});

test('one that is asked for now is done now, alone, and left to whoever is at it', async () => {
  const [one, two] = [vi.fn<() => Promise<void>>(() => Promise.resolve()), vi.fn<() => Promise<void>>()];
  const queue = taskQueue({ works: { one, two }, everyMs, log });
  await scheduleTasks(database.db, ['two'], 0);
  await runTask(queue, options(), 'one');
  await runTask(queue, options(), 'one');
  expect([one.mock.calls.length, two.mock.calls.length]).toEqual([2, 0]);
  const lease = { state: 'running', next_attempt_at: new Date(Date.now() + everyMs) };
  await database.db.updateTable('job').set(lease).where('subject', '=', 'one').execute();
  await runTask(queue, options(), 'one');
  expect(one).toHaveBeenCalledTimes(2);
});

test('one that the portal knows no more is forgotten', async () => {
  await scheduleTasks(database.db, ['gone'], 0);
  await makeDue();
  await performDue(taskQueue({ works: {}, everyMs, log }), options());
  expect(await listTasks(database.db)).toMatchObject([{ subject: 'gone', state: 'done', last_error: null }]);
});
