import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ZodError } from 'zod';
import { createNewsFixture, type NewsFixture, onTrial, paidInfo } from '../news.fixture.ts';

let news: NewsFixture;
const ids: Record<string, number> = {};

const text = (title: string, body: string, summary = '摘要') => ({ title, summary, body: `<p>${body}</p>` });

beforeAll(async () => {
  news = await createNewsFixture();
  ids['title'] = await news.publish(
    { texts: { cn: text('巴西牛肉配额过半', '到港'), en: text('Brazil quota half used', 'Arrivals') } },
    900,
  );
  ids['text'] = await news.publish(
    {
      texts: {
        cn: text('十月进口', `${'前'.repeat(100)}巴西牛肉到港增加，税号02023000`),
        en: text('October', "Brazil's quotas and SIF2437"),
      },
    },
    10,
  );
  ids['member'] = await news.publish(
    {
      access: 'member',
      texts: {
        cn: text('会员周报', '秘密的巴西牛肉报价', '一周行情'),
        en: text('Weekly', 'secret quota offers', 'The week'),
      },
    },
    5,
  );
  ids['other'] = await news.publish(
    { texts: { cn: text('阿根廷牛腱', '现货'), en: text('Argentine shin', 'Spot') } },
    3,
  );
  await news.publish({ texts: { cn: text('巴西牛肉明天', '未到') } }, -60);
});

afterAll(async () => {
  await news.drop();
});

async function found(Keyword: string, isEn = false): Promise<(string | undefined)[]> {
  const { Rows } = await news.call('SearchNews', { Keyword, isEn });
  return Rows.map((row) => Object.keys(ids).find((name) => ids[name] === row.NewsID));
}

describe('search', () => {
  test('finds Chinese inside sentences, title hits first, then the newest, and nothing of tomorrow', async () => {
    expect(await found('巴西牛肉')).toEqual(['title', 'text']);
    expect(await found('配额')).toEqual(['title']);
    expect(await found('牛')).toEqual(['other', 'title', 'text']);
    expect(await found('巴西 到港')).toEqual(['text', 'title']);
  });

  test('finds English words, plurals, plant numbers and headings in its own edition', async () => {
    expect(await found('QUOTAS', true)).toEqual(['title', 'text']);
    expect(await found('sif 2437', true)).toEqual(['text']);
    expect(await found('0202')).toEqual(['text']);
    expect(await found('配额', true)).toEqual([]);
  });

  test('quotes a free text around the hit, and of a locked one only title and summary', async () => {
    const member = await news.addReader('searching', paidInfo);
    const { Rows } = await news.call('SearchNews', { Keyword: '巴西牛肉' }, member);
    const snippet = (name: string) => Rows.find((row) => row.NewsID === ids[name])?.SnippetParts;
    expect(snippet('text')?.filter((part) => part.Hit)).toEqual([{ Text: '巴西牛肉', Hit: true }]);
    expect(snippet('text')?.[0]?.Text.startsWith('…')).toBe(true);
    expect(snippet('member')).toEqual([{ Text: '一周行情', Hit: false }]);
    expect(JSON.stringify(Rows)).not.toContain('秘密');
    expect(Rows[0]?.TitleParts).toEqual([
      { Text: '巴西牛肉', Hit: true },
      { Text: '配额过半', Hit: false },
    ]);
  });

  test('tells who may not read a text nothing of what is in it, guess by guess', async () => {
    const guesses = ['会员周报 报价', '会员周报 秘密', '一周行情 巴西', 'Weekly secret', 'The week quota offers'];
    const others = [
      undefined,
      await news.addReader('none'),
      await news.addReader('trial', onTrial),
      await news.addReader('lapsed', { ...paidInfo, ChargeExpireDate: '2026-01-01T00:00:00Z' }),
      await news.addReader('prices', { ...paidInfo, CanVisitModule: 'Price' }),
    ];
    for (const reader of others) {
      for (const Keyword of guesses) {
        const isEn = /[a-z]/.test(Keyword);
        const { Rows, Total } = await news.call('SearchNews', { Keyword, isEn }, reader);
        expect([Rows, Total]).toEqual([[], 0]);
      }
      expect((await news.call('SearchNews', { Keyword: '会员 一周' }, reader)).Rows).toHaveLength(1);
    }
  });

  test('looks into the texts that a member may read, in the edition that was paid for', async () => {
    const member = await news.addReader('member', paidInfo);
    const hits = await news.call('SearchNews', { Keyword: '秘密的巴西牛肉报价' }, member);
    expect(hits.Rows.map(({ NewsID }) => NewsID)).toEqual([ids['member']]);
    expect((await news.call('SearchNews', { Keyword: 'secret', isEn: true }, member)).Rows).toEqual([]);
  });

  test.each([
    "'",
    '"',
    '巴西" or 1=1',
    '%',
    '_',
    '牛肉%',
    '& | ! <->',
    "牛肉':*",
    '🐄',
    '🐄 牛肉',
    '\\',
    '牛'.repeat(200),
    ':*',
  ])('answers %s without fault', async (Keyword) => {
    const { Rows, Total, Dict } = await news.call('SearchNews', { Keyword });
    expect(Total).toBe(Rows.length);
    expect(Dict.TotalIsCapped).toBe(false);
  });

  test('signs alone find nothing, not everything', async () => {
    for (const question of ['%', '_', "'", '🐄', '* *']) expect(await found(question)).toEqual([]);
    expect(await found('🐄 阿根廷')).toEqual(['other']);
  });

  test.each([{}, { Keyword: '' }, { Keyword: '   ' }, { Keyword: '牛'.repeat(201) }, { Keyword: '牛', PageSize: 201 }])(
    'refuses %j',
    async (data) => {
      await expect(news.call('SearchNews', data as { Keyword: string })).rejects.toBeInstanceOf(ZodError);
    },
  );

  test('goes in pages and stops counting at the cap', async () => {
    for (let count = 0; count < 205; count += 1)
      await news.publish({ texts: { cn: text(`批量第${count}条`, '同文') } }, 2000 + count);
    const first = await news.call('SearchNews', { Keyword: '批量', PageSize: 50 });
    expect([first.Total, first.Dict.TotalIsCapped, first.Rows.length]).toEqual([200, true, 50]);
    const last = await news.call('SearchNews', { Keyword: '批量', PageSize: 50, Page: 4 });
    expect(last.Rows.at(-1)?.NewsTitle).toBe('批量第199条');
    expect((await news.call('SearchNews', { Keyword: '批量', PageSize: 50, Page: 5 })).Rows).toEqual([]);
  });
});
