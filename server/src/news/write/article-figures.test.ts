import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ReadFigures } from '#figures/read-figures.ts';
import { answerFigures } from '#testing/answer-figures.ts';
import { createNewsFixture, draft, type NewsFixture, textDraft } from '../news.fixture.ts';
import { ensureManuscript, listManuscriptTexts } from '../desk/manuscript.queries.ts';
import { deleteArticle } from './article-write.queries.ts';
import { insertArticle, insertPublishedArticles, publishArticle, updateArticle } from './article-write.service.ts';

let news: NewsFixture;
beforeAll(async () => {
  news = await createNewsFixture();
});
afterAll(() => news.drop());

const known = { price: 6360, requestCount: 0, asOf: '' };
beforeEach(() => {
  Object.assign(known, { price: 6360, requestCount: 0, asOf: '' });
});

const answer = answerFigures(() => known.price);
const readFigures: ReadFigures = (db, questions, asOf) => {
  known.requestCount += 1;
  known.asOf = asOf;
  return answer(db, questions, asOf);
};

const open = '{{quota/BRA@latest}}';
const locked = '{{quote/BRA/fq6/forward@latest}}';
const confirmation = { by: null };
const deps = () => ({ db: news.db, clock: news.clock, readFigures });

function formatText(id: number) {
  return news.db
    .selectFrom('news_article_text')
    .select(['title', 'summary', 'body_html', 'body_text', 'preview'])
    .where('article_id', '=', id)
    .where('edition', '=', 'cn')
    .executeTakeFirstOrThrow();
}

function toValues(id: number) {
  return news.db
    .selectFrom('figure_value')
    .select(['edition', 'field', 'pinned', 'printed', 'value', 'confirmed_at'])
    .where('subject_id', '=', id)
    .orderBy('edition')
    .orderBy('field')
    .execute();
}

function withTitle(title: string, body = '') {
  return draft({ texts: { cn: textDraft(title, body) } });
}

test('publishing puts the figures in, and keeps the references and what they rest on', async () => {
  const id = await insertArticle(deps(), withTitle(`前六件${open}`, `<p>报${open}。</p>`));
  expect((await formatText(id)).title).toBe(`前六件${open}`);
  await publishArticle(deps(), id, news.clock.now());
  const text = await formatText(id);
  expect(text.title).toBe('前六件6,360美元/吨');
  expect(text.body_text).toContain('报6,360美元/吨。');
  expect(await toValues(id)).toMatchObject([
    { field: 'body', printed: '6,360美元/吨', value: 6360, pinned: '{{quota/BRA@2026-11-20}}' },
    { field: 'summary' },
    { field: 'title' },
  ]);
  expect(known).toMatchObject({ requestCount: 1, asOf: '2026-11-20' });
});

test('what changes later does not change a text that is out; writing it anew does', async () => {
  const written = withTitle(`前六件${open}`);
  const id = await insertArticle(deps(), written);
  await publishArticle(deps(), id, news.clock.now());
  known.price = 6400;
  await publishArticle(deps(), id, news.clock.now());
  expect((await formatText(id)).title).toBe('前六件6,360美元/吨');
  await updateArticle(deps(), id, written);
  expect((await formatText(id)).title).toBe('前六件6,400美元/吨');
  expect(await toValues(id)).toMatchObject([{ printed: '6,400美元/吨' }, { printed: '6,400美元/吨' }]);
});

test('a reference that finds no figure keeps the article back and is named with its place', async () => {
  const id = await insertArticle(deps(), withTitle('价格{{quote/NONE/cow6/forward@latest}}'));
  await expect(publishArticle(deps(), id, news.clock.now())).rejects.toMatchObject({
    code: 1001,
    data: {
      List: [
        { Field: 'TitleCn', Rule: 'figure' },
        { Field: 'SummaryCn', Rule: 'figure' },
      ],
      Dict: {
        Figures: [{ Field: 'TitleCn', Kind: 'notFound', Source: '{{quote/NONE/cow6/forward@latest}}', From: 2 }, {}],
      },
    },
  });
  expect((await formatText(id)).title).toContain('{{');
});

test('a figure of a membership is told to everybody only where somebody has confirmed it', async () => {
  const title = withTitle(`前六件${locked}`);
  const id = await insertArticle(deps(), title);
  const refused = { code: 1001, data: { List: [{ Field: 'TitleCn', Rule: 'lockedFigure' }, { Field: 'SummaryCn' }] } };
  await expect(publishArticle(deps(), id, news.clock.now())).rejects.toMatchObject(refused);
  await publishArticle(deps(), id, news.clock.now(), confirmation);
  expect((await toValues(id)).map(({ confirmed_at: at }) => at)).toEqual([news.clock.now(), news.clock.now()]);
});

test('behind the lock a member reads it without that, but not in the beginning that everybody sees', async () => {
  const body = (first: string, last: string) => ({
    title: '价格',
    summary: '摘要',
    body: `<p>${first}${'字'.repeat(120)}。</p><p>${'配额用量与到港节奏。'.repeat(60)}</p><p>${last}</p>`,
  });
  const inBody = draft({ access: 'member', texts: { cn: body('', locked) } });
  const [id = 0] = await insertPublishedArticles(deps(), [{ publishedAt: news.clock.now(), draft: inBody }]);
  expect(await toValues(id)).toMatchObject([{ field: 'body', printed: '6,360美元/吨', confirmed_at: null }]);
  const inPreview = draft({ access: 'member', texts: { cn: body(locked, '') } });
  await expect(
    insertPublishedArticles(deps(), [{ publishedAt: news.clock.now(), draft: inPreview }]),
  ).rejects.toMatchObject({ data: { List: [{ Field: 'BodyCn', Rule: 'lockedFigure' }] } });
});

test('many at once are filled each by the day on which it appeared, confirmed where they say so', async () => {
  const one = { publishedAt: new Date('2026-08-05T08:00:00+08:00'), draft: { ...withTitle(locked), confirmation } };
  const [id = 0] = await insertPublishedArticles(deps(), [one]);
  expect(known.asOf).toBe('2026-08-05');
  expect((await formatText(id)).title).toBe('6,360美元/吨');
});

test('an editor who opens a published article finds the references', async () => {
  const [id = 0] = await insertPublishedArticles(deps(), [
    { publishedAt: news.clock.now(), draft: withTitle(`前六件${open}`) },
  ]);
  await ensureManuscript(news.db, id);
  const texts = await listManuscriptTexts(news.db, id);
  expect(texts.find(({ edition }) => edition === 'cn')?.title).toBe(`前六件${open}`);
});

test('the figures go with the article', async () => {
  const [id = 0] = await insertPublishedArticles(deps(), [{ publishedAt: news.clock.now(), draft: withTitle(open) }]);
  expect(await toValues(id)).not.toEqual([]);
  await deleteArticle(news.db, id);
  expect(await toValues(id)).toEqual([]);
});
