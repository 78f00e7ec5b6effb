import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { readDatabaseTime } from './clock.queries.ts';
import { type DatabaseClock, followTime, openDatabaseClock } from './database-clock.ts';

const tenMinutes = 600_000;
const askEveryMs = 15_000;

afterEach(() => {
  vi.useRealTimers();
});

describe('a clock that follows', () => {
  const noon = Date.parse('2026-03-02T12:00:00Z');
  let source = { now: noon, machine: 5_000, thereMs: 0, backMs: 0, isAway: false };
  const pass = (milliseconds: number): void => {
    source.now += milliseconds;
    source.machine += milliseconds;
  };
  const ask = async (): Promise<Date> => {
    if (source.isAway) throw new Error('the database is away');
    pass(source.thereMs);
    const answer = new Date(source.now);
    pass(source.backMs);
    return answer;
  };
  const onSet = vi.fn<(milliseconds: number) => void>();
  const follow = () => followTime(ask, { monotonicMs: () => source.machine, askEveryMs, onSet });
  const askAgain = () => vi.advanceTimersByTimeAsync(askEveryMs);
  const measureDifference = (clock: DatabaseClock) => clock.now().getTime() - source.now;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    source = { now: noon, machine: 5_000, thereMs: 0, backMs: 0, isAway: false };
    onSet.mockClear();
  });

  test('shows the time of its source, and goes on between two questions', async () => {
    const clock = await follow();
    expect(measureDifference(clock)).toBe(0);
    pass(12_345);
    expect(measureDifference(clock)).toBe(0);
    await clock.stop();
  });

  test('is off by half a round trip at most', async () => {
    source.thereMs = 80;
    const clock = await follow();
    expect(Math.abs(measureDifference(clock))).toBeLessThanOrEqual(41);
    await clock.stop();
  });

  test('is not moved by an answer that took long', async () => {
    const clock = await follow();
    source.backMs = 4_000;
    await askAgain();
    expect(measureDifference(clock)).toBe(0);
    expect(onSet).not.toHaveBeenCalled();
    await clock.stop();
  });

  test.each([
    ['forward', tenMinutes],
    ['back', -tenMinutes],
  ])('follows its source %s, and says so', async (_, by) => {
    const clock = await follow();
    source.now += by;
    await askAgain();
    expect(measureDifference(clock)).toBe(0);
    expect(onSet.mock.calls.map(([milliseconds]) => Math.round(milliseconds))).toEqual([by]);
    await clock.stop();
  });

  test('goes on while its source is away, and asks again', async () => {
    const clock = await follow();
    source.isAway = true;
    pass(tenMinutes);
    await askAgain();
    expect(measureDifference(clock)).toBe(0);
    source.isAway = false;
    source.now += 2_000;
    await askAgain();
    expect(measureDifference(clock)).toBe(0);
    await clock.stop();
  });

  test('is not there before its source has answered', async () => {
    source.isAway = true;
    await expect(follow()).rejects.toThrow('the database is away');
  });

  test('asks nothing after its stop', async () => {
    const clock = await follow();
    await clock.stop();
    source.now += 2_000;
    await askAgain();
    expect(measureDifference(clock)).toBe(-2_000);
  });
});

describe('the clock of a database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  async function expectDatabaseTime(clock: DatabaseClock): Promise<void> {
    const before = await readDatabaseTime(database.db);
    const shown = clock.now();
    const after = await readDatabaseTime(database.db);
    const slack = 5_000; // half a round trip of the busiest machine; the machine is off by ten minutes
    expect(shown.getTime()).toBeGreaterThan(before.getTime() - slack);
    expect(shown.getTime()).toBeLessThan(after.getTime() + slack);
  }

  test.each([
    ['ahead', tenMinutes],
    ['behind', -tenMinutes],
  ])('is the same in a process whose machine is ten minutes %s, and stays so when that is put right', async (_, by) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + by });
    const clock = await openDatabaseClock(database.db);
    await expectDatabaseTime(clock);
    vi.setSystemTime(Date.now() - by);
    await expectDatabaseTime(clock);
    await clock.stop();
  });
});
