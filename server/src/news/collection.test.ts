import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ZodError } from 'zod';
import type { Caller } from '#platform/api/binding.ts';
import { withdrawArticle } from './write/article-write.service.ts';
import { createNewsFixture, failing, type NewsFixture, textDraft } from './news.fixture.ts';

let news: NewsFixture;
let reader: Caller;

beforeAll(async () => {
  news = await createNewsFixture();
  reader = await news.addReader('collector');
});

afterAll(async () => {
  await news.drop();
});

const collect = (NewsID: number, IsAdd: boolean, caller = reader) =>
  news.call('AddDeleteWebCollection', { NewsID, IsAdd }, caller);

async function collected(isEn = false): Promise<number[]> {
  return (await news.call('GetWebCollection', { isEn }, reader)).Rows.map((row) => row.NewsID);
}

describe('a collection', () => {
  test('holds what was added, latest first, and loses what was deleted; twice changes nothing', async () => {
    const first = await news.publish({ access: 'member' });
    const second = await news.publish();
    await collect(first, true);
    news.clock.advance(60_000);
    expect((await collect(second, true)).Row).toEqual({ NewsID: second, Collected: true });
    await collect(second, true);
    expect(await collected()).toEqual([second, first]);
    const { Row } = await news.call('GetBtcInfoDetail', { NewsID: first }, reader);
    expect(Row.Collected).toBe(true);
    expect((await collect(second, false)).Row.Collected).toBe(false);
    await collect(second, false);
    expect(await collected()).toEqual([first]);
    await collect(first, false);
  });

  test('is told in pages with the time of collecting and without texts', async () => {
    for (const _ of Array(3)) await collect(await news.publish(), true);
    const answer = await news.call('GetWebCollection', { PageSize: 2, Page: 2 }, reader);
    expect(answer.Total).toBe(3);
    expect(answer.Rows).toHaveLength(1);
    expect(answer.Rows[0]?.CollectedAt).toMatch(/\+08:00$/);
    expect(JSON.stringify(answer)).not.toContain('NewsContext');
  });

  test('shows only what the edition has, and nothing that was withdrawn', async () => {
    const other = await news.addReader('collector_two');
    const chineseOnly = await news.publish({ texts: { cn: textDraft('只有中文') } });
    const withdrawn = await news.publish();
    await collect(chineseOnly, true, other);
    await collect(withdrawn, true, other);
    await withdrawArticle(news, withdrawn);
    expect((await news.call('GetWebCollection', {}, other)).Rows.map((row) => row.NewsID)).toEqual([chineseOnly]);
    expect(await news.call('GetWebCollection', { isEn: true }, other)).toEqual({ Rows: [], Total: 0 });
    await collect(withdrawn, false, other);
  });

  test('is nobody else’s', async () => {
    const other = await news.addReader('collector_three');
    expect((await news.call('GetWebCollection', {}, other)).Total).toBe(0);
    const UserID = reader.user?.userId ?? 0;
    await expect(news.call('GetWebCollection', { UserID }, other)).rejects.toMatchObject(failing(1007));
    const id = await news.publish();
    await expect(news.call('AddDeleteWebCollection', { NewsID: id, IsAdd: true, UserID }, other)).rejects.toMatchObject(
      failing(1007),
    );
  });

  test('needs a signed-in reader', async () => {
    await expect(news.call('GetWebCollection', {})).rejects.toMatchObject(failing(1006));
    await expect(news.call('AddDeleteWebCollection', { NewsID: 1, IsAdd: true })).rejects.toMatchObject(failing(1006));
  });

  test('takes no article that is not there', async () => {
    await expect(collect(99_999_999, true)).rejects.toMatchObject(failing(1009));
    await expect(collect(await news.publish({}, -5), true)).rejects.toMatchObject(failing(1009));
  });

  test.each([{ NewsID: 1 }, { NewsID: 0, IsAdd: true }, { NewsID: 1, IsAdd: 'yes' }, { IsAdd: true }])(
    'refuses %j',
    async (data) => {
      const bad = data as { NewsID: number; IsAdd: boolean };
      await expect(news.call('AddDeleteWebCollection', bad, reader)).rejects.toBeInstanceOf(ZodError);
    },
  );
});
