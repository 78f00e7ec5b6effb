import { dayMs, minuteMs } from '@btc/contract/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ZodError } from 'zod';
import { anonymousCaller } from '#platform/api/binding.ts';
import { readRoomVersions } from '#platform/db/versions/room-versions.ts';
import { createNewsFixture, type NewsFixture, textDraft } from './news.fixture.ts';

let news: NewsFixture;
const ids: Record<string, number> = {};

async function add(name: string, changes: Parameters<NewsFixture['publish']>[0], minutesAgo: number): Promise<void> {
  ids[name] = await news.publish(
    { texts: { cn: textDraft(name), en: textDraft(`${name} en`) }, ...changes },
    minutesAgo,
  );
}

beforeAll(async () => {
  news = await createNewsFixture();
  await add('old', { section: 'policy', meat: 'pork' }, 5000);
  await add('lead', { section: 'trade', headlineRank: 1, origins: ['BRA'], cuts: ['shank'], tags: ['quota'] }, 4000);
  await add('second', { section: 'price', headlineRank: 2, origins: ['BRA'] }, 300);
  await add('chinese', { section: 'policy', recommended: true, texts: { cn: textDraft('chinese') } }, 200);
  await add(
    'both',
    { section: 'policy', meat: 'both', recommended: true, origins: ['BRA'], cuts: ['shank'], tags: ['quota'] },
    100,
  );
  await add('newest', { section: 'company', access: 'member' }, 10);
  await add('future', { section: 'policy' }, -60);
});

afterAll(async () => {
  await news.drop();
});

function named(rows: readonly { NewsID: number }[]): (string | undefined)[] {
  return rows.map((row) => Object.keys(ids).find((name) => ids[name] === row.NewsID));
}

describe('headlines', () => {
  test('stand in the editors’ order and are filled up with the newest', async () => {
    const { Rows } = await news.call('GetBtcInfoHeadlines', {});
    expect(named(Rows)).toEqual(['lead', 'second', 'newest', 'both']);
  });

  test('leave out what the edition lacks', async () => {
    const { Rows } = await news.call('GetBtcInfoHeadlines', { isEn: true, Count: 6 });
    expect(named(Rows)).toEqual(['lead', 'second', 'newest', 'both', 'old']);
    expect(Rows[0]?.NewsTitle).toBe('lead en');
  });
});

test('recommendations are the editors’, newest first, filled up with the newest', async () => {
  expect(named((await news.call('GetBtcInfoRecommendation', { Count: 3 })).Rows)).toEqual([
    'both',
    'chinese',
    'newest',
  ]);
});

describe('a section list', () => {
  test('is newest first, in pages, with the number of all', async () => {
    const first = await news.call('GetBtcInfoNewsBySection', { Section: 'policy', PageSize: 2 });
    expect(named(first.Rows)).toEqual(['both', 'chinese']);
    expect(first.Total).toBe(3);
    const second = await news.call('GetBtcInfoNewsBySection', { Section: 'policy', PageSize: 2, Page: 2 });
    expect(named(second.Rows)).toEqual(['old']);
    expect((await news.call('GetBtcInfoNewsBySection', { Section: 'policy', Page: 9999 })).Rows).toEqual([]);
  });

  test('of all sections and of the headlines', async () => {
    const all = await news.call('GetBtcInfoNewsBySection', {});
    expect(named(all.Rows)).toEqual(['newest', 'both', 'chinese', 'second', 'lead', 'old']);
    const headlines = await news.call('GetBtcInfoNewsBySection', { Section: 'headlines' });
    expect(named(headlines.Rows)).toEqual(['second', 'lead']);
  });

  test('by meat holds what is about both', async () => {
    expect(named((await news.call('GetBtcInfoNewsBySection', { Meat: 'pork' })).Rows)).toEqual(['both', 'old']);
  });

  test('never carries a text', async () => {
    expect(JSON.stringify(await news.call('GetBtcInfoNewsBySection', {}))).not.toContain('NewsContext');
  });

  test.each([
    { PageSize: 201 },
    { PageSize: 0 },
    { Page: 0 },
    { Page: 10_001 },
    { Section: 'sport' },
    { Meat: 'lamb' },
    { isEn: 'yes' },
    { Sort: 'x' },
  ])('refuses %j', async (data) => {
    await expect(news.call('GetBtcInfoNewsBySection', data as object)).rejects.toBeInstanceOf(ZodError);
  });
});

test.each(['GetBtcInfoHeadlines', 'GetBtcInfoRecommendation', 'GetMostReadNews'] as const)(
  '%s refuses too many rows',
  async (name) => {
    await expect(news.call(name, { Count: 21 })).rejects.toBeInstanceOf(ZodError);
  },
);

test('similar articles share what they are about, most first, and the answer does not change with the hour', async () => {
  const request = { NewsID: ids['lead'] ?? 0, Count: 3 };
  const { Rows } = await news.call('GetSimilarArticle', request);
  expect(named(Rows)).toEqual(['both', 'second', 'chinese']);
  news.clock.advance(40 * minuteMs);
  expect((await news.call('GetSimilarArticle', request)).Rows).toEqual(Rows);
  news.clock.advance(-40 * minuteMs);
  // An article brings their titles along where it is asked to.
  const { Dict } = await news.call('GetBtcInfoDetail', { NewsID: ids['lead'] ?? 0, Similar: 3, Counted: true });
  expect(Dict.Similar).toEqual(
    Rows.map(({ NewsID, NewsTitle, NewsDateTime, Access }) => ({
      NewsID,
      NewsTitle,
      NewsDateTime,
      Access,
      ReportDate: null,
    })),
  );
  expect((await news.call('GetBtcInfoDetail', { NewsID: ids['lead'] ?? 0, Counted: true })).Dict).not.toHaveProperty(
    'Similar',
  );
});

describe('most read', () => {
  test('does not count what a page rendered on the server asks for, nor a view that its document counted', async () => {
    await news.call('GetBtcInfoDetail', { NewsID: ids['old'] ?? 0 }, anonymousCaller);
    await news.call('GetBtcInfoDetail', { NewsID: ids['old'] ?? 0, Counted: true });
    await news.reads.flush();
    expect(await news.db.selectFrom('news_read_day').selectAll().execute()).toEqual([]);
  });

  test('is the newest while nothing has been counted', async () => {
    expect(named((await news.call('GetMostReadNews', { Count: 2 })).Rows)).toEqual(['newest', 'both']);
  });

  test('counts openings of the last thirty days once they are written', async () => {
    const before = await readRoomVersions(news.db);
    for (const name of ['old', 'old', 'second']) await news.call('GetBtcInfoDetail', { NewsID: ids[name] ?? 0 });
    await news.reads.flush();
    expect(named((await news.call('GetMostReadNews', { Count: 3 })).Rows)).toEqual(['old', 'second', 'newest']);
    await news.call('GetBtcInfoDetail', { NewsID: ids['second'] ?? 0, isEn: true });
    await news.call('GetBtcInfoDetail', { NewsID: ids['second'] ?? 0 });
    await news.reads.flush();
    expect(named((await news.call('GetMostReadNews', { Count: 3 })).Rows)).toEqual(['second', 'old', 'newest']);
    expect(await readRoomVersions(news.db)).toEqual(before);
    news.clock.advance(31 * dayMs);
    expect(named((await news.call('GetMostReadNews', { Count: 1 })).Rows)).toEqual(['future']);
    news.clock.advance(-31 * dayMs);
  });
});
