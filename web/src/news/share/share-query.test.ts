import type { Api } from '@btc/contract/client.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import { loadShare } from './share-query.ts';

const row = (NewsID: number) => ({
  NewsID,
  NewsTitle: `title ${NewsID}`,
  NewsDateTime: '2026-11-18T07:30:00+08:00',
  Access: 'free',
});

function portal(edition: 'cn' | 'en', more: Record<string, () => unknown> = {}): { api: Api; requests: boolean[] } {
  const requests: boolean[] = [];
  const answers: Record<string, () => unknown> = {
    GetSimilarArticle: () => ({ Rows: [row(13), row(12), row(14)] }),
    GetBtcInfoRecommendation: () => ({ Rows: [row(14), row(15), row(16), row(17), row(18), row(19)] }),
    ...more,
  };
  const api = async (name: string, { isEn }: { isEn: boolean }): Promise<unknown> => {
    if (name !== 'GetAppNewsDetail') return answers[name]?.();
    requests.push(isEn);
    if (isEn !== (edition === 'en')) throw new ApiError(1009);
    return { Row: row(12), Dict: { Locked: false } };
  };
  return { api: api as unknown as Api, requests }; // three calls of all
}

function load(api: Api, search = '', id = '12') {
  const url = new URL(`https://portal.example/share/${id}${search}`);
  return loadShare({ api, edition: 'cn', params: { id }, url });
}

test('an article is shown in the edition that was asked for, else in the one that has it', async () => {
  for (const [has, search, requests] of [
    ['cn', '', [false]],
    ['en', '?lang=en', [true]],
    ['en', '', [false, true]],
    ['cn', '?lang=en', [true, false]],
  ] as const) {
    const { api, requests: made } = portal(has);
    expect((await load(api, search)).edition).toBe(has);
    expect(made).toEqual(requests);
  }
});

test('what is recommended begins with what is alike, each once, and never the article itself', async () => {
  const { recommended } = await load(portal('cn').api);
  expect(recommended.map(({ NewsID }) => NewsID)).toEqual([13, 14, 15, 16, 17, 18]);
});

test('an article stands without its recommendations', async () => {
  const fail = () => {
    throw new ApiError(1010);
  };
  const { api } = portal('cn', { GetSimilarArticle: fail, GetBtcInfoRecommendation: fail });
  expect((await load(api)).recommended).toEqual([]);
});

test.each(['abc', '0', '1e3', '12345678901'])('%s is no article', async (id) => {
  await expect(load(portal('cn').api, '', id)).rejects.toMatchObject({ init: { status: 404 } });
});

test('a failure that is not the article’s is not asked around', async () => {
  const api = async () => {
    throw new ApiError(1010);
  };
  await expect(load(api as unknown as Api)).rejects.toMatchObject({ code: 1010 });
});
