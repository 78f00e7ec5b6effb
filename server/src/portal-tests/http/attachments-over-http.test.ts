import { afterAll, beforeAll, expect, test } from 'vitest';
import { draft, textDraft } from '#news/news.fixture.ts';
import { insertPublishedArticles } from '#news/write/article-write.service.ts';
import { openFolderStore } from '#platform/files/file-store.ts';
import { storeBytes } from '#platform/pictures/store-picture.ts';
import { createTestApp, type TestApp } from '../app.fixture.ts';
import { addCallers, type CallerRole } from './callers.fixture.ts';

let app: TestApp;
let callers: Awaited<ReturnType<typeof addCallers>>;
beforeAll(async () => {
  app = await createTestApp();
  callers = await addCallers(app);
  const files = openFolderStore(app.config.files.folder);
  const article = (id: number, access: 'free' | 'member') => ({
    id,
    publishedAt: new Date(app.clock.now().getTime() - 60_000),
    draft: draft({
      access,
      texts: {
        cn: { ...textDraft('附件'), attachments: [{ address: `attachments/${id}-cn.xlsx`, name: `表${id}.xlsx` }] },
        en: { ...textDraft('Table'), attachments: [{ address: `attachments/${id}-en.xlsx`, name: `${id}.xlsx` }] },
      },
    }),
  });
  for (const name of ['91-cn', '92-cn', '92-en', '93-cn'])
    await storeBytes(files, `public/attachments/${name}.xlsx`, Buffer.from(name));
  await insertPublishedArticles({ db: app.db, clock: app.clock, readFigures: () => Promise.resolve(new Map()) }, [
    article(91, 'free'),
    article(92, 'member'),
  ]);
});
afterAll(() => app.close());

const get = async (file: string, role: CallerRole = 'anonymous') =>
  app.app.inject({ url: `/files/attachments/${file}.xlsx`, headers: await callers.signIn(role) });

test('the file of a free article is there for everybody, under its own name', async () => {
  const answer = await get('91-cn');
  expect([answer.statusCode, answer.body]).toEqual([200, '91-cn']);
  expect(answer.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${encodeURIComponent('表91.xlsx')}`);
});

test.each([
  ['92-cn', '此文件仅对开通相应模块的会员开放'],
  ['92-en', 'This file is for members'],
])('the file of a members’ article is refused to others, and sent to members (%s)', async (file, error) => {
  for (const role of ['anonymous', 'none'] as const) {
    const answer = await get(file, role);
    expect([answer.statusCode, answer.body]).toEqual([403, expect.stringContaining(error)]);
  }
  const answer = await get(file, 'paid');
  expect([answer.statusCode, answer.body]).toEqual([200, file]);
});

test('what belongs to no article, or is not there, is not found', async () => {
  for (const file of ['93-cn', '91-en', '..%2f..%2fmain', 'x'.repeat(150)])
    expect((await get(file)).statusCode).toBe(404);
});
