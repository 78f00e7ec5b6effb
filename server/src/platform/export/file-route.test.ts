import { ApiError } from '@btc/contract/wire/errors.ts';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { answerFile, readAllPages, readQuery, readQuestion } from './file-route.ts';

const app = Fastify();
afterAll(() => app.close());

app.get<{ Params: { code: string } }>('/refused/:code', async ({ params, query }, reply) =>
  answerFile(reply, readQuery(query).edition, () => {
    switch (params.code) {
      case 'busy':
        throw new ApiError(1010);
      case 'frozen':
        throw new ApiError(6002);
      default:
        throw new ApiError(1004, { Dict: { RetryAfter: 7 } });
    }
  }),
);

test.each([
  ['/refused/often', 429, '7', '下载过于频繁，请稍后再试。\n'],
  ['/refused/often?edition=en', 429, '7', 'Too many downloads. Please try again later.\n'],
  ['/refused/busy', 503, '2', '系统繁忙，请稍后再试。\n'],
  ['/refused/busy?edition=en', 503, '2', 'The system is busy. Please try again shortly.\n'],
  ['/refused/frozen', 403, undefined, '文件暂时无法提供，请稍后再试。\n'],
  ['/refused/frozen?edition=en', 403, undefined, 'The file is not available right now. Please try again later.\n'],
])('%s is refused in the reader’s language', async (url, status, retryAfter, text) => {
  const { statusCode, headers, body } = await app.inject(url);
  expect([statusCode, headers['retry-after'], body]).toEqual([status, retryAfter, text]);
});

const question = z.object({ Day: z.iso.date(), Word: z.string().refine((word) => word === 'BRA', 'unknownCode') });

app.get('/asked', async ({ query }, reply) => {
  const { edition, given } = readQuery(query);
  return answerFile(reply, edition, async () => ({
    filename: `表${readQuestion(question, given).Day}.csv`,
    contentType: 'text/csv',
    body: 'a',
  }));
});

test('a question that cannot be read is refused with each of its issues', async () => {
  const { body } = await app.inject('/asked?Day=x&Word=XX');
  expect(body).toBe('网址中的条件有误：Day（格式不正确）、Word（没有这个代码）。\n');
  const english = await app.inject('/asked?edition=en&Day=x&Word=XX');
  expect(english.body).toBe('The link contains filters that do not work: Day (wrong format), Word (no such code).\n');
});

test('a name that is not of plain letters is written as the standard says', async () => {
  const { headers } = await app.inject('/asked?Day=2026-11-20&Word=BRA');
  expect(headers).toMatchObject({
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('表2026-11-20.csv')}`,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
});

test('all pages of a list are read, and a list that ends early ends', async () => {
  const pages = [[1, 2], [3, 4], [5]];
  const ask = (Total: number) => async (page: number) => ({ Rows: pages[page - 1] ?? [], Total });
  await expect(readAllPages(ask(5))).resolves.toEqual({ Rows: [1, 2, 3, 4, 5], Total: 5 });
  await expect(readAllPages(ask(9))).resolves.toEqual({ Rows: [1, 2, 3, 4, 5], Total: 9 });
});
