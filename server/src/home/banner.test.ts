import { homeOperations as contract } from '@btc/contract/home/home.operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ZodError } from 'zod';
import { anonymousCaller, type BoundOperation } from '#platform/api/binding.ts';
import { noCache } from '#platform/cache/shared-cache.ts';
import { fixedClock } from '#testing/fixed-clock.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { createHomeOperations } from './home.operations.ts';

const clock = fixedClock('2026-11-20T08:00:00+08:00');
let database: TestDatabase;
let operations: readonly BoundOperation[];

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  operations = createHomeOperations({ db, clock });
  await addBanner('second', { position: 2 });
  await addBanner('first', { position: 1 });
  await addBanner('app', { use_ranges: ['app'] });
  await addBanner('over', { shown_until: '2026-11-20T08:00:00+08:00' });
  await addBanner('tomorrow', { shown_from: '2026-11-21T08:00:00+08:00' });
  await addBanner('english only', {}, ['en']);
  await addBanner('price', { type: 'article', sections: ['price'] });
  await addBanner('any', { type: 'article' });
  for (const [id, section, publishedAt] of [
    [1, 'price', '2026-11-19'],
    [2, 'price', '2026-11-19'],
    [3, 'policy', '2026-11-19'],
    [4, 'policy', '2026-11-30'],
  ] as const) {
    await database.db
      .insertInto('news_article')
      .values({
        id,
        section,
        access: 'free',
        state: 'published',
        published_at: publishedAt,
        updated_at: publishedAt,
        meat: 'beef',
        in_cn: true,
        in_en: false,
      })
      .execute();
  }
});

afterAll(() => database.drop());

interface BannerValues {
  readonly type?: string;
  readonly position?: number;
  readonly use_ranges?: string[];
  readonly sections?: string[];
  readonly shown_from?: string;
  readonly shown_until?: string;
}

async function addBanner(title: string, values: BannerValues, editions: readonly string[] = ['cn', 'en']) {
  const { id } = await database.db
    .insertInto('site_banner')
    .values({
      type: 'info',
      use_ranges: ['web', 'app'],
      picture: 'site/x.svg',
      picture_width: 10,
      picture_height: 5,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const texts = editions.map((edition) => ({
    banner_id: id,
    edition,
    title,
    summary: '',
    picture_alt: '',
    link: '/BTCData',
  }));
  await database.db.insertInto('site_banner_text').values(texts).execute();
}

async function titles(data: object): Promise<string[]> {
  const answer = contract.GetWebHomePageBanner.output.parse(await call('GetWebHomePageBanner', data));
  return answer.Rows.map((row) => row.Title);
}

async function beside(NewsID: number, isEn = false, known: { Section?: string } = {}): Promise<string | undefined> {
  const answer = contract.GetWebNewAdvBanner.output.parse(await call('GetWebNewAdvBanner', { NewsID, isEn, ...known }));
  return answer.Row?.Title;
}

function call(name: string, data: object): Promise<unknown> {
  const bound = operations.find(({ operation }) => operation.name === name);
  if (bound === undefined) throw new Error(`${name} is not bound`);
  return bound.handle(data, anonymousCaller, noCache);
}

describe('banners of a place', () => {
  test('are those of the place, the client and the edition, shown now, in order', async () => {
    expect(await titles({ Type: 'info' })).toEqual(['first', 'second']);
    expect(await titles({ Type: 'info', isEn: true })).toEqual(['first', 'english only', 'second']);
    expect(await titles({ Type: 'info', UseRange: 'app' })).toContain('app');
    expect(await titles({})).toEqual([]);
  });

  test.each([{ Type: 'moon' }, { UseRange: 'fax' }, { isEn: 1 }, { Other: 1 }])('are refused for %j', async (data) => {
    await expect(call('GetWebHomePageBanner', data)).rejects.toBeInstanceOf(ZodError);
  });
});

describe('the banner beside an article', () => {
  test('fits its section and stays the same for the same article', async () => {
    expect([await beside(1), await beside(2)].toSorted()).toEqual(['any', 'price']);
    expect(await beside(1)).toBe(await beside(1));
    expect(await beside(3)).toBe('any');
  });

  test('is the same for whoever tells the section, and follows a change of the banners', async () => {
    expect([await beside(1, false, { Section: 'price' }), await beside(3, false, { Section: 'policy' })]).toEqual([
      await beside(1),
      await beside(3),
    ]);
    const banners = database.db.updateTable('site_banner').where('type', '=', 'article');
    await banners.set({ is_shown: false }).execute();
    expect(await beside(3)).toBeUndefined();
    await banners.set({ is_shown: true }).execute();
  });

  test('needs an article that the edition shows', async () => {
    for (const [id, isEn] of [
      [4, false],
      [99, false],
      [1, true],
    ] as const) {
      await expect(beside(id, isEn)).rejects.toMatchObject({ code: 1009 });
    }
    await expect(call('GetWebNewAdvBanner', {})).rejects.toBeInstanceOf(ZodError);
  });
});
