import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase } from '#testing/test-database.ts';
import { inTurn } from './in-turn.ts';

let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.drop());

test('two processes that fill one database do it one after the other', async () => {
  const steps: string[] = [];
  const fill = (name: string) =>
    inTurn(database.url, async () => {
      steps.push(`${name} begins`);
      await inTurnOfOthers();
      steps.push(`${name} ends`);
    });
  await Promise.all([fill('one'), fill('one')]);
  expect(steps).toEqual(['one begins', 'one ends', 'one begins', 'one ends']);
});

test('who waits for a turn is let go when the start is broken off', async () => {
  const stopping = new AbortController();
  await inTurn(database.url, async () => {
    const waiting = inTurn(database.url, () => Promise.resolve('done'), { stopping: stopping.signal });
    stopping.abort();
    await expect(waiting).rejects.toThrow();
  });
  expect(await inTurn(database.url, () => Promise.resolve('done'))).toBe('done');
});

async function inTurnOfOthers(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    const other = await createEmptyDatabase();
    await other.drop();
  }
}
