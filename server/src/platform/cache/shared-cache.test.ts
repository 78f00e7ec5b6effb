import { hourMs } from '@btc/contract/time.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { type RoomVersions, sameVersions } from '../db/versions/room-versions.ts';
import { fixedClock } from '#testing/fixed-clock.ts';
import { createTestCache } from '#testing/shared-cache.fixture.ts';
import { createSharedCache, nameOfKey, type SharedCache, serveStaleOnOutage } from './shared-cache.ts';
import { isSpotCheck } from './spot-check.ts';
import { collectRooms, countPersons, noteStatement, recordDependencies } from './touched-rooms.ts';

let versions: RoomVersions;
let cache: SharedCache;
let clock: ReturnType<typeof fixedClock>;
let made: string[];

beforeEach(() => {
  versions = sameVersions(1);
  clock = fixedClock();
  cache = createTestCache(() => versions, clock);
  made = [];
});

const raise = (room: keyof RoomVersions) => {
  versions = { ...versions, [room]: versions[room] + 1 };
};

async function news(name: string): Promise<string> {
  noteStatement('select "a"."id" from "news_article" as "a"');
  made.push(name);
  return `${name} ${versions.news}`;
}

test('what many ask for at once is made once, and holds until a table that it was made of has changed', async () => {
  expect(await Promise.all([1, 2, 3].map(() => cache.get('a', () => news('a'))))).toEqual(['a 1', 'a 1', 'a 1']);
  raise('prices');
  expect(await cache.get('a', () => news('a'))).toBe('a 1');
  expect(made).toEqual(['a']);
  raise('news');
  expect(cache.peek('a')).toBeUndefined();
  expect(await cache.get('a', () => news('a'))).toBe('a 2');
});

test('what was made while its room changed is as old as its beginning, and does not replace what is newer', async () => {
  const slow = Promise.withResolvers<void>();
  const old = cache.get('a', async () => {
    const answer = await news('old');
    await slow.promise;
    return answer;
  });
  raise('news');
  expect(await cache.get('a', () => news('new'))).toBe('new 2');
  slow.resolve();
  expect(await old).toBe('old 1');
  expect(cache.peek('a')).toMatchObject({ value: 'new 2' });
});

test('what is made of something kept depends on its rooms, too', async () => {
  const page = () => cache.get('page', async () => `page of ${await cache.get('a', () => news('a'))}`);
  await cache.get('a', () => news('a'));
  expect(await page()).toBe('page of a 1');
  raise('news');
  expect(await page()).toBe('page of a 2');
});

describe('what was last made', () => {
  const away = () => new Error('the database is away');
  const fails = async (): Promise<string> => {
    throw away();
  };
  const openView = () => {
    const ages: number[] = [];
    return {
      ages,
      view: serveStaleOnOutage(
        cache,
        (error) => String(error).includes('away'),
        (age) => ages.push(age),
      ),
    };
  };

  test('stands in for what cannot be made, for an hour, and for nothing else', async () => {
    const { ages, view } = openView();
    await view.get('a', () => news('a'));
    raise('news');
    clock.advance(hourMs);
    expect(await view.get('a', fails)).toBe('a 1');
    expect(ages).toEqual([hourMs]);
    await expect(cache.get('a', fails)).rejects.toThrow('away');
    await expect(view.get('b', fails)).rejects.toThrow('away');
    await expect(view.get('a', () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
    clock.advance(1);
    await expect(view.get('a', fails)).rejects.toThrow('away');
  });

  test('is no part of anything that is made', async () => {
    const { view } = openView();
    await view.get('a', () => news('a'));
    raise('news');
    await expect(view.get('page', () => view.get('a', fails))).rejects.toThrow('away');
    expect(cache.peek('page')).toBeUndefined();
  });

  test.each([1007, 1009] as const)(
    'is shown no more once its key was refused with %i, nor is what was made of it',
    async (code) => {
      const { view } = openView();
      const page = (part: () => Promise<string>) => view.get('page', () => view.get('a', part));
      await page(() => news('a'));
      await view.get('b', () => news('b'));
      raise('news');
      await expect(view.get('a', () => Promise.reject(new ApiError(code)))).rejects.toMatchObject({ code });
      for (const ask of [() => view.get('a', fails), () => page(fails)]) await expect(ask()).rejects.toThrow('away');
      expect(await view.get('b', fails)).toBe('b 1');
    },
  );

  test('is shown no more once a record of it was refused, also where its making takes longer than that', async () => {
    const { view } = openView();
    const slow = Promise.withResolvers<void>();
    const ofRecord =
      (until = Promise.resolve()) =>
      async () => {
        recordDependencies({ names: ['NewsID 1'] });
        await until;
        return news('a');
      };
    await view.get('a', ofRecord());
    const late = view.get('b', ofRecord(slow.promise));
    cache.refuse(['NewsID 1']);
    slow.resolve();
    await late;
    raise('news');
    for (const key of ['a', 'b']) await expect(view.get(key, fails)).rejects.toThrow('away');
    await view.get('a', ofRecord());
    raise('news');
    expect(await view.get('a', fails)).toBe('a 2');
  });
});

test('a failure is not kept, nor what is not to be kept', async () => {
  const fails = async (): Promise<string> => {
    throw new Error('the database is away');
  };
  await expect(cache.get('a', fails)).rejects.toThrow('away');
  await cache.get('b', () => news('b'), { isCacheable: () => false });
  expect([cache.peek('a'), cache.peek('b')]).toEqual([undefined, undefined]);
});

test('what was made of a table of persons is told and not kept, and neither is what is made of it', async () => {
  const reports: unknown[] = [];
  const open = createSharedCache({
    versions: () => versions,
    clock: fixedClock(),
    onPersonal: (key, tables) => reports.push([key, tables]),
  });
  const mine = async () => noteStatement('select * from "session" inner join "news_article" as "a" on true');
  await open.get('page', () => open.get('mine', mine));
  expect(reports).toEqual([
    ['mine', ['session']],
    ['page', ['session']],
  ]);
  expect([open.peek('mine'), open.peek('page')]).toEqual([undefined, undefined]);
});

describe('what is kept and was given away', () => {
  let different: string[];
  let committed: RoomVersions;
  let checked: SharedCache;
  let row: string;
  const open = (checksRest: number) =>
    createSharedCache({
      versions: () => versions,
      clock,
      onPersonal: () => undefined,
      checkedOneIn: 2,
      checksRest,
      catchUp: async () => {
        versions = committed;
      },
      onDifferent: (key) => different.push(key),
    });
  beforeEach(() => {
    [different, row] = [[], 'first'];
    committed = versions;
    checked = open(0);
  });
  const read = async (): Promise<string> => {
    noteStatement('select "a"."id" from "news_article" as "a"');
    made.push(row);
    return row;
  };
  const ask = (make = read) => checked.get('GetNews {"Keyword":"x"}', make);
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  test('is made anew once in so many hits; what is the same stays', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await ask();
      await settled();
    }
    expect(made).toEqual(['first', 'first', 'first']);
    expect(checked.spotChecks()).toEqual({ checked: 2, different: 0, lastAt: null });
    expect(checked.peek('GetNews {"Keyword":"x"}')).toMatchObject({ value: 'first' });
  });

  test('is not made anew again soon after', async () => {
    checked = open(1e9);
    for (let turn = 0; turn < 9; turn += 1) {
      await ask();
      await settled();
    }
    expect(made).toEqual(['first', 'first']);
  });

  test('is kept no longer where it is not the same, which is counted and told', async () => {
    await ask();
    row = 'broken';
    for (let hits = 0; hits < 2; hits += 1) expect(await ask()).toBe('first');
    await settled();
    expect(different.map(nameOfKey)).toEqual(['GetNews']);
    expect(checked.spotChecks()).toEqual({ checked: 1, different: 1, lastAt: clock.now() });
    expect(await ask()).toBe('broken');
  });

  test.each(['known by now', 'not told of yet'])('is not wrong because of a change that is %s', async (state) => {
    await ask();
    row = 'second';
    committed = { ...versions, news: versions.news + 1 };
    const change = async () => {
      const answer = await read();
      if (state === 'known by now') versions = committed;
      return answer;
    };
    for (let hits = 0; hits < 2; hits += 1) await ask(change);
    await settled();
    expect(made).toEqual(['first', 'second']);
    expect([different, checked.spotChecks().different]).toEqual([[], 0]);
  });

  test('is not compared where counts are part of it, and what is made for a check counts for nothing', async () => {
    const counted = async () => noteStatement('select * from "news_read_day"');
    for (let hits = 0; hits < 9; hits += 1) await checked.get('most read', counted);
    expect(checked.spotChecks().checked).toBe(0);
    const seen: boolean[] = [];
    const look = async () => {
      seen.push(isSpotCheck());
      return 'seen';
    };
    for (let hits = 0; hits < 3; hits += 1) await checked.get('a', look);
    await settled();
    expect(seen).toEqual([false, true]);
  });
});

test('a key is named without what was asked', () => {
  expect(['page /Search?q=a@example.com', 'GetMerchants {"Keyword":"Li"}', 'plant 5'].map(nameOfKey)).toEqual([
    'page /Search',
    'GetMerchants',
    'plant',
  ]);
});

test('the tables of a statement are found where they are named, a column of such a name counts as its room', async () => {
  const touched = async (statement: string) => {
    const { rooms, personal } = await collectRooms(async () => noteStatement(statement));
    return [[...rooms].toSorted(), [...personal]];
  };
  expect(await touched('select "notice" from "plant" as p, lateral (select 1 from "market_post") x')).toEqual([
    ['market', 'plants'],
    [],
  ]);
  expect(await touched('with a as (select 1) insert into "notice" select * from a join only "video" on true')).toEqual([
    ['videos'],
    ['notice'],
  ]);
  const { rooms } = await collectRooms(async () => recordDependencies({ rooms: ['trade'] }));
  expect([...rooms]).toEqual(['trade']);
});

test('a count over the rows of persons is of its rooms alone', async () => {
  const count = async () => noteStatement('select count(*) from "plant_search" join "plant" on true');
  expect((await collectRooms(count)).personal).toEqual(new Set(['plant_search']));
  const { rooms, personal, counted } = await collectRooms(() => countPersons(count));
  expect([rooms, personal, counted]).toEqual([new Set(['plants']), new Set(), new Set(['plant_search'])]);
});

test('questions without end push out nothing that was asked for again', async () => {
  const weigh = () => 1024 * 1024;
  const ask = (key: string) => cache.get(key, () => news(key), { weigh });
  await ask('asked again');
  await ask('asked again');
  for (let typed = 0; typed < 200; typed += 1) await ask(`typed ${typed}`);
  expect(cache.peek('asked again')).toMatchObject({ value: 'asked again 1' });
  expect(cache.peek('typed 0')).toBeUndefined();
  expect(cache.peek('typed 199')).toMatchObject({ value: 'typed 199 1' });
  expect(Array.from({ length: 200 }, (_, typed) => cache.peek(`typed ${typed}`)).filter(Boolean).length).toBeLessThan(
    33,
  );
});
