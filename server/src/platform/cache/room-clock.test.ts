import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fixedClock } from '#testing/fixed-clock.ts';
import { sameVersions } from '../db/versions/room-versions.ts';
import { rooms } from '../db/versions/table-rooms.ts';
import { createRoomClock } from './room-clock.ts';

const minute = 60_000;
const start = '2026-03-02T12:00:00+08:00';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function createStage(minutes: readonly number[] = []) {
  const clock = fixedClock(start);
  const moments = minutes.map((after) => new Date(clock.now().getTime() + after * minute));
  let isAway = false;
  const committed = sameVersions(7);
  const stage = createRoomClock({
    committed: () => committed,
    takenOver: () => 0,
    nextChanges: async (after) => {
      if (isAway) throw new Error('the database is away');
      return { news: moments.find((moment) => moment > after) ?? null };
    },
    clock,
  });
  const content = { stop: stage.stop, version: () => stage.versions().news, versions: stage.versions };
  const look = () => vi.advanceTimersByTimeAsync(15_000);
  await look();
  return {
    clock,
    content,
    look,
    schedule: (at: Date) => moments.push(at),
    setAway: (away: boolean) => {
      isAway = away;
    },
  };
}

test('the version changes with the moment at which something appears, not before', async () => {
  const { clock, content } = await createStage([5]);
  clock.advance(5 * minute - 1);
  const before = content.version();
  expect(before).toBe(7);
  clock.advance(1);
  const after = content.version();
  expect(after).not.toBe(before);
  expect(content.version()).toBe(after);
  await content.stop();
});

test('of two moments a second apart each changes it', async () => {
  const { clock, content, look } = await createStage([5, 5 + 1 / 60]);
  const seen = [content.version()];
  clock.advance(5 * minute);
  seen.push(content.version());
  await look();
  clock.advance(1000);
  seen.push(content.version());
  expect(new Set(seen).size).toBe(3);
  await content.stop();
});

test('a clock that is set forward over a moment changes it at once', async () => {
  const { clock, content } = await createStage([5]);
  const before = content.version();
  clock.advance(10 * minute);
  expect(content.version()).not.toBe(before);
  await content.stop();
});

test('a clock that is set back changes it, and so does the moment when it comes again', async () => {
  const { clock, content, look } = await createStage([5]);
  clock.advance(10 * minute);
  const shown = content.version();
  await look();
  clock.set(start);
  await look();
  const hidden = content.version();
  expect(hidden).not.toBe(shown);
  clock.advance(5 * minute);
  expect(content.version()).not.toBe(hidden);
  await content.stop();
});

test.each(['while the database is away', 'between two looks, written after the first'])(
  'a moment that comes %s is not missed',
  async (when) => {
    const { clock, content, look, schedule, setAway } = await createStage();
    const before = content.version();
    setAway(when.includes('away'));
    schedule(new Date(clock.now().getTime() + 5_000));
    clock.advance(10_000);
    await look();
    setAway(false);
    clock.advance(5_000);
    await look();
    expect(content.version()).not.toBe(before);
    await content.stop();
  },
);

test('a moment of one room leaves the others as they are, and midnight in Shanghai changes all', async () => {
  const { clock, content } = await createStage([5]);
  const before = content.versions();
  clock.advance(5 * minute);
  const after = content.versions();
  expect(after).toEqual({ ...before, news: before.news + 1 });
  expect(content.versions()).toBe(after);
  clock.set('2026-03-02T23:59:59+08:00');
  const evening = content.versions();
  clock.set('2026-03-03T00:00:00+08:00');
  const morning = content.versions();
  for (const room of rooms) expect(morning[room]).toBeGreaterThan(evening[room]);
  await content.stop();
});
