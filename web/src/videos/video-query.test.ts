import { operations } from '@btc/contract/operations.ts';
import { expect, test } from 'vitest';
import { makeExample } from '#platform/testing/contract-example.ts';
import { type Answers, fakeApi } from '#platform/testing/fake-api.ts';
import { settingsExample } from '#platform/testing/site-settings.fixture.ts';
import { buildVideoMeta } from './video-meta.ts';
import { loadVideo } from './video-query.ts';
import { loadVideos } from './videos-query.ts';

function ask(path: string, answers: Answers = {}) {
  const { api, asked } = fakeApi(answers);
  return { query: { api, edition: 'en', params: {}, url: new URL(path, 'https://portal.example') } as const, asked };
}

test('the number of the address is the video', async () => {
  const { query, asked } = ask('/BTCEyes/Videos?id=12');
  await loadVideo(query);
  expect(asked('GetEyesVideo')).toEqual([{ VideoID: 12, isEn: true }]);
  expect(asked('GetEyes')).toEqual([]);
});

test('without a number it is what the editors put forward, else the newest', async () => {
  const featured = ask('/BTCEyes/Videos', {
    GetEyes: ({ Featured }) => ({ Rows: [{ VideoID: Featured === true ? 5 : 9 }] }),
  });
  await loadVideo(featured.query);
  expect(featured.asked('GetEyesVideo')).toMatchObject([{ VideoID: 5 }]);
  const newest = ask('/BTCEyes/Videos', {
    GetEyes: ({ Featured }) => ({ Rows: Featured === true ? [] : [{ VideoID: 9 }] }),
  });
  await loadVideo(newest.query);
  expect(newest.asked('GetEyesVideo')).toMatchObject([{ VideoID: 9 }]);
});

test.each(['?id=0', '?id=abc', '?id=', '?id=12345678901'])('"%s" is no video', async (query) => {
  await expect(loadVideo(ask(`/BTCEyes/Videos${query}`).query)).rejects.toMatchObject({ init: { status: 404 } });
});

test('where there are none at all, there is no page', async () => {
  await expect(loadVideo(ask('/BTCEyes/Videos', { GetEyes: { Rows: [] } }).query)).rejects.toMatchObject({
    init: { status: 404 },
  });
});

test.each([
  ['/BTCEyes', [{ Featured: false, Page: 1 }, { Featured: true }], 1],
  ['/BTCEyes?page=2', [{ Featured: false, Page: 2 }], 0],
  ['/BTCEyes?topic=Policy', [{ Topic: 'policy', Page: 1 }], 0],
] as const)('%s asks for %j', async (path, expected, featured) => {
  const { query, asked } = ask(path, { GetEyes: { Rows: [{}] } });
  const found = await loadVideos(query);
  expect(asked('GetEyes')).toMatchObject(expected);
  expect(found.featured).toHaveLength(featured);
});

test('a topic that there is not answers 404', async () => {
  await expect(loadVideos(ask('/BTCEyes?topic=cooking').query)).rejects.toMatchObject({ init: { status: 404 } });
});

function meta(said: object) {
  const { Row, Dict, Rows } = makeExample(operations.GetEyesVideo.output, { Row: said });
  return JSON.stringify(buildVideoMeta({ row: Row, dict: Dict, next: Rows }, 'en', settingsExample));
}

test('search engines are told the address of a free film, and never of a members’ one', () => {
  const Sources = [{ Address: '/media/film-1.mp4' }];
  expect(meta({ Access: 'free', Sources })).toContain('https://portal.example/media/film-1.mp4');
  const locked = meta({ Access: 'member', Sources });
  expect(locked).not.toContain('film-1.mp4');
  expect(locked).toContain('"isAccessibleForFree":false');
});

test('the other language is named where the video has words in it', () => {
  expect(meta({ Editions: ['cn', 'en'] })).toContain('zh-CN');
  expect(meta({ Editions: ['en'] })).not.toContain('zh-CN');
});
