import type { DeskArticle, ManuscriptDetail } from '@btc/contract/news/desk/manuscript.ts';
import { minuteMs } from '@btc/contract/time.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '#platform/api/binding.ts';
import { makePicture } from '#platform/pictures/pictures.fixture.ts';
import { createNewsFixture, failing, type NewsFixture } from '../news.fixture.ts';

let news: NewsFixture;
let wang: Caller;
let lopez: Caller;
beforeAll(async () => {
  news = await createNewsFixture();
  wang = await news.addReader('editor_wang');
  lopez = await news.addReader('editor_lopez');
});
afterAll(() => news.drop());

const words = { Title: '标题', Summary: '摘要', Body: '<p>正文一段。</p>', Attachments: [] };
const brokenRule = (rule: string) => ({ code: 1001, data: { List: [expect.objectContaining({ Rule: rule })] } });

async function create(): Promise<DeskArticle> {
  return (await news.call('CreateDeskArticle', { Section: 'policy' }, wang)).Row;
}

function save(article: { ArticleID: number }, was: number, changes: Partial<typeof words> = {}, caller = wang) {
  return news.call(
    'SaveDeskArticleText',
    { ArticleID: article.ArticleID, Edition: 'cn', ExpectedRevision: was, ...words, ...changes },
    caller,
  );
}

async function read(id: number): Promise<DeskArticle> {
  return (await news.call('GetDeskArticle', { ArticleID: id }, wang)).Row;
}

async function publish(id: number, at?: string): Promise<DeskArticle> {
  const { Texts, DetailRevision } = await read(id);
  const Revisions = { cn: Texts.cn.Revision, en: Texts.en.Revision, detail: DetailRevision };
  return (
    await news.call('PublishDeskArticle', { ArticleID: id, Revisions, ...(at === undefined ? {} : { At: at }) }, wang)
  ).Row;
}

const titles = async () =>
  (await news.call('GetBtcInfoNewsBySection', { Section: 'all' })).Rows.map((row) => row.NewsTitle);

it('begins an article that nobody but staff sees, and publishes what is written', async () => {
  const article = await create();
  expect(article).toMatchObject({
    Stage: 'writing',
    Unpublished: true,
    TitleCn: null,
    Detail: { Access: 'member', Shared: true },
  });
  const { Row } = await save(article, 0, { Title: '新稿', Body: '<p>一<script>alert(1)</script></p>' });
  expect(Row).toMatchObject({ Body: '<p>一</p>', Revision: 1, SavedBy: { LoginUserName: 'editor_wang' } });
  expect(await titles()).not.toContain('新稿');
  expect(await publish(article.ArticleID)).toMatchObject({ Stage: 'published', Unpublished: false });
  expect(await titles()).toContain('新稿');
});

it('keeps what is written over a published article from the readers until it is published again, at its old time', async () => {
  const id = await news.publish({ texts: { cn: { title: '旧题', summary: '摘', body: '<p>旧</p>' } } }, 90);
  const before = await read(id);
  expect(before).toMatchObject({
    Stage: 'published',
    Unpublished: false,
    Texts: { cn: { Title: '旧题', Revision: 0 } },
  });
  await save(before, 0, { Title: '改题' });
  expect(await titles()).toContain('旧题');
  expect((await read(id)).Unpublished).toBe(true);
  const after = await publish(id);
  expect(after.PublishDate).toBe(before.PublishDate);
  expect(await titles()).toContain('改题');
});

it('shows a scheduled article at its minute and not before', async () => {
  const article = await create();
  await save(article, 0, { Title: '定时稿' });
  const soon = new Date(news.clock.now().getTime() + 600_000).toISOString();
  expect(await publish(article.ArticleID, soon)).toMatchObject({ Stage: 'scheduled' });
  expect(await titles()).not.toContain('定时稿');
  await expect(publish(article.ArticleID, '2020-01-01T00:00:00Z')).rejects.toMatchObject(brokenRule('past'));
  news.clock.advance(600_000);
  expect((await read(article.ArticleID)).Stage).toBe('published');
  expect(await titles()).toContain('定时稿');
});

it('never publishes half a text, nor what the editor has not seen', async () => {
  const article = await create();
  await expect(publish(article.ArticleID)).rejects.toMatchObject(brokenRule('incomplete'));
  await save(article, 0, { Summary: '' });
  await expect(publish(article.ArticleID)).rejects.toMatchObject(brokenRule('incomplete'));
  await save(article, 1);
  const unseen = { ArticleID: article.ArticleID, Revisions: { cn: 1, en: 0, detail: article.DetailRevision } };
  await expect(news.call('PublishDeskArticle', unseen, wang)).rejects.toMatchObject(brokenRule('changed'));
});

it('loses nothing when two write the same text: the later save is refused and kept aside', async () => {
  const article = await create();
  await save(article, 0, { Body: '<p>王</p>' });
  await expect(save(article, 0, { Body: '<p>洛一</p>' }, lopez)).rejects.toMatchObject(brokenRule('changed'));
  await expect(save(article, 0, { Body: '<p>洛二</p>' }, lopez)).rejects.toMatchObject(brokenRule('changed'));
  expect((await read(article.ArticleID)).Texts.cn.Body).toBe('<p>王</p>');
  const { Rows } = await news.call('GetDeskArticleVersions', { ArticleID: article.ArticleID }, lopez);
  const aside = Rows.filter(({ Kind }) => Kind === 'conflict');
  expect(aside).toHaveLength(1);
  const { Row } = await news.call('GetDeskArticleVersion', { VersionID: aside[0]?.VersionID ?? 0 }, lopez);
  expect(Row).toMatchObject({ Body: '<p>洛二</p>', SavedBy: { LoginUserName: 'editor_lopez' } });
});

it('lets two write the two texts at once', async () => {
  const article = await create();
  const english = {
    ArticleID: article.ArticleID,
    Edition: 'en',
    ExpectedRevision: 0,
    ...words,
    Title: 'Title',
  } as const;
  await Promise.all([save(article, 0), news.call('SaveDeskArticleText', english, lopez)]);
  expect((await read(article.ArticleID)).Texts).toMatchObject({
    cn: { Revision: 1 },
    en: { Revision: 1, Title: 'Title' },
  });
});

it('keeps the text before when another goes on writing, and once in ten minutes', async () => {
  const article = await create();
  const readStored = async () =>
    (await news.call('GetDeskArticleVersions', { ArticleID: article.ArticleID }, wang)).Rows.map(({ Title }) => Title);
  await save(article, 0, { Title: '一' });
  await save(article, 1, { Title: '二' });
  await save(article, 2, { Title: '三' });
  expect(await readStored()).toEqual(['一']);
  await save(article, 3, { Title: '四' }, lopez);
  expect(await readStored()).toEqual(['三', '一']);
  news.clock.advance(11 * minuteMs);
  await save(article, 4, { Title: '五' }, lopez);
  expect(await readStored()).toEqual(['四', '三', '一']);
});

it('goes from writing to review and back, each with a word, and is thrown away only unread', async () => {
  const article = await create();
  const id = { ArticleID: article.ArticleID };
  expect((await news.call('SubmitDeskArticle', { ...id, Note: '请看' }, wang)).Row).toMatchObject({
    Stage: 'review',
    Note: '请看',
  });
  await expect(news.call('SubmitDeskArticle', id, wang)).rejects.toMatchObject(brokenRule('closed'));
  expect((await news.call('ReturnDeskArticle', { ...id, Note: '缺来源' }, lopez)).Row).toMatchObject({
    Stage: 'writing',
  });
  await news.call('DeleteDeskArticle', id, wang);
  await expect(read(article.ArticleID)).rejects.toMatchObject(failing(1009));
  const out = await news.publish();
  await expect(news.call('DeleteDeskArticle', { ArticleID: out }, wang)).rejects.toMatchObject(brokenRule('closed'));
});

it('takes an article from the readers and gives it back', async () => {
  const id = await news.publish({ texts: { cn: { title: '撤稿', summary: '摘', body: '<p>文</p>' } } });
  await news.call('WithdrawDeskArticle', { ArticleID: id, Note: '数字有误' }, wang);
  expect(await titles()).not.toContain('撤稿');
  expect((await read(id)).Stage).toBe('withdrawn');
  await publish(id);
  expect(await titles()).toContain('撤稿');
});

it('publishes what was decided beside the texts, and holds a share page back', async () => {
  const id = await news.publish({ texts: { cn: { title: '头条稿', summary: '摘', body: '<p>文</p>' } } });
  const article = await read(id);
  const detail: ManuscriptDetail = { ...article.Detail, HeadlineRank: 1, Shared: false, Section: 'price' };
  const input = { ArticleID: id, ExpectedRevision: article.DetailRevision, Detail: detail };
  await news.call('SaveDeskArticleDetail', input, wang);
  await expect(news.call('SaveDeskArticleDetail', input, lopez)).rejects.toMatchObject(brokenRule('changed'));
  await news.call('GetAppNewsDetail', { NewsID: id, IsShare: true });
  await publish(id);
  expect((await news.call('GetBtcInfoHeadlines', { Count: 1 })).Rows[0]?.NewsTitle).toBe('头条稿');
  await expect(news.call('GetAppNewsDetail', { NewsID: id, IsShare: true })).rejects.toMatchObject(failing(1009));
});

it('asks for the period of a report', async () => {
  const article = await create();
  await save(article, 0);
  const Detail: ManuscriptDetail = { ...article.Detail, Section: 'report' };
  await news.call(
    'SaveDeskArticleDetail',
    { ArticleID: article.ArticleID, ExpectedRevision: article.DetailRevision, Detail },
    wang,
  );
  await expect(publish(article.ArticleID)).rejects.toMatchObject(brokenRule('incomplete'));
});

it('lists by stage, section, words and time, and counts each stage', async () => {
  const article = await create();
  await save(article, 0, { Title: '百分之50%的稿' });
  const found = await news.call('GetDeskArticles', { Keyword: '50%' }, wang);
  expect(found.Rows.map(({ ArticleID }) => ArticleID)).toEqual([article.ArticleID]);
  expect(found.Dict).toMatchObject({ writing: 1, published: 0 });
  const all = await news.call('GetDeskArticles', { Stage: 'published', PageSize: 1 }, wang);
  expect(all.Total).toBe(all.Dict.published);
  const none = await news.call(
    'GetDeskArticles',
    { From: '2030-01-01T00:00:00Z', Until: '2031-01-01T00:00:00Z' },
    wang,
  );
  expect(none.Rows).toEqual([]);
});

it('says who else has an article open, for a minute', async () => {
  const { ArticleID } = await create();
  await news.call('HoldDeskArticle', { ArticleID, Edition: 'en' }, lopez);
  const seen = await news.call('HoldDeskArticle', { ArticleID, Edition: 'cn' }, wang);
  expect(seen.Rows).toEqual([expect.objectContaining({ LoginUserName: 'editor_lopez', Edition: 'en' })]);
  news.clock.advance(61_000);
  expect((await news.call('HoldDeskArticle', { ArticleID, Edition: null }, wang)).Rows).toEqual([]);
});

it('keeps a picture drawn anew, no wider than a page needs', async () => {
  const bytes = await makePicture('jpeg', { width: 2000, height: 1000 });
  const { Row } = await news.call('UploadArticlePicture', { Files: new Blob([new Uint8Array(bytes)]) }, wang);
  expect(Row).toEqual({ Picture: expect.stringMatching(/^articles\/[0-9a-f]{32}\.webp$/), Width: 1600, Height: 800 });
});

it('writes every change but single saves into the audit trail', async () => {
  const article = await create();
  await save(article, 0);
  await save(article, 1, { Title: '再存' });
  await publish(article.ArticleID);
  const entries = await news.db
    .selectFrom('audit_entry')
    .select(['operation', 'actor_name'])
    .where('subject_kind', '=', 'article')
    .where('subject_id', '=', String(article.ArticleID))
    .orderBy('id')
    .execute();
  expect(entries.map(({ operation }) => operation)).toEqual([
    'CreateDeskArticle',
    'SaveDeskArticleText',
    'SaveDeskArticleText',
    'PublishDeskArticle',
  ]);
});

it('sets the headlines of both editions in one step, for whoever saw what there was, and their manuscripts follow', async () => {
  const [first, second] = [await news.publish({ headlineRank: 2 }, 30), await news.publish({}, 20)];
  const before = (await news.call('GetDeskHeadlines', {}, wang)).Rows.map(({ ArticleID }) => ArticleID);
  expect(before).toContain(first);
  const ids = [second, first];
  const { Rows } = await news.call('ArrangeHeadlines', { ArticleIDs: ids, Expected: before }, wang);
  expect(Rows.map(({ ArticleID }) => ArticleID)).toEqual(ids);
  const shown = (await news.call('GetBtcInfoHeadlines', { Count: 2 })).Rows.map(({ NewsID }) => NewsID);
  expect(shown).toEqual(ids);
  expect(await read(first)).toMatchObject({ Detail: { HeadlineRank: 2 }, Unpublished: false });
  expect(await read(second)).toMatchObject({ Detail: { HeadlineRank: 1 }, Unpublished: false });
  const stale = news.call('ArrangeHeadlines', { ArticleIDs: ids, Expected: before }, lopez);
  await expect(stale).rejects.toMatchObject(brokenRule('changed'));
  const draft = await create();
  const unseen = news.call('ArrangeHeadlines', { ArticleIDs: [draft.ArticleID], Expected: ids }, wang);
  await expect(unseen).rejects.toMatchObject(brokenRule('closed'));
});
