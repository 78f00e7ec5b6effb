import { figureDeskOperations as contract } from '@btc/contract/news/desk/figure-desk.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Caller } from '#platform/api/binding.ts';
import { noCache } from '#platform/cache/shared-cache.ts';
import { compareFigures } from '#figures/compare-figures.ts';
import { fillWords } from '#figures/subject-texts.ts';
import { addCaller } from '#testing/add-caller.ts';
import { figureRooms } from '../../figure-rooms.ts';
import { createFigureDeskOperations } from '#news/figures/figure-desk.operations.ts';
import { draft, textDraft } from '#news/news.fixture.ts';
import { insertPublishedArticles } from '#news/write/article-write.service.ts';
import { type FiguresFixture, lastDay, openFiguresFixture } from '#figure-answers/figures.fixture.ts';
import { findFigureMembers } from '#figure-answers/find-members.ts';
import { listFigureSeries } from '#figure-answers/list-series.ts';

let figures: FiguresFixture;
let editor: Caller;
beforeAll(async () => {
  figures = await openFiguresFixture();
  editor = await addCaller(figures, { name: 'editor', role: 'editor' });
}, 120_000);
afterAll(() => figures.close());

type Contract = typeof contract;

async function call<Name extends keyof Contract>(name: Name, data: object): Promise<OutputOf<Contract[Name]>> {
  const bound = createFigureDeskOperations({
    ...figures,
    listFigureSeries,
    findFigureMembers,
    rooms: figureRooms,
  }).find(({ operation }) => operation.name === name);
  if (bound === undefined) throw new Error(`${name} is not bound`);
  const answer: unknown = contract[name].output.parse(
    await bound.handle(bound.operation.input.parse(data), editor, noCache),
  );
  return answer as OutputOf<Contract[Name]>; // the schema just parsed it
}

const reference = '{{quote/BRA/fq6/forward@latest bare}}';

async function publish(): Promise<number> {
  const text = { ...textDraft(`前六件${reference}`), body: `<p>报价${reference}美元。</p>` };
  const [id = 0] = await insertPublishedArticles(figures, [
    {
      publishedAt: new Date(`${lastDay}T16:00:00+08:00`),
      draft: { ...draft({ texts: { cn: text } }), confirmation: { by: null } },
    },
  ]);
  return id;
}

async function quote(mainstream: number): Promise<void> {
  const series = figures.db
    .selectFrom('price_series')
    .select('id')
    .where('origin', '=', 'BRA')
    .where('cut', '=', 'fq6')
    .where('market_type', '=', 'forward');
  await figures.db
    .updateTable('price_quote')
    .set({ mainstream: String(mainstream), low: String(mainstream - 40), high: String(mainstream + 40) })
    .where('series_id', 'in', series)
    .where('day', '=', lastDay)
    .execute();
}

function readBody(id: number) {
  return figures.db
    .selectFrom('news_article_text')
    .select(['title', 'body_text'])
    .where('article_id', '=', id)
    .executeTakeFirstOrThrow();
}

const listChangesMade = async (id: number) =>
  (await call('GetChangedFigures', { Kind: 'article', SubjectID: id })).Rows;

beforeEach(() => quote(6360));

test('a correction marks the text for the editor and does not change it', async () => {
  const id = await publish();
  expect(await compareFigures(figures)).toBe(0);
  await quote(6400);
  await compareFigures(figures);
  expect(await readBody(id)).toMatchObject({ title: '前六件6,360', body_text: '报价6,360美元。' });
  expect(await listChangesMade(id)).toMatchObject([
    {
      Kind: 'article',
      SubjectID: id,
      MayRefill: true,
      Figures: [
        { Edition: 'cn', Field: 'body', Was: '6,360', Now: '6,400', Reference: reference },
        { Field: 'summary' },
        { Field: 'title' },
      ],
    },
  ]);
  await quote(6360);
  await compareFigures(figures);
  expect(await listChangesMade(id)).toEqual([]);
});

test('the editor refills it in one act, in all of the text and in what is found by search', async () => {
  const id = await publish();
  await quote(6410);
  await compareFigures(figures);
  const [changed] = await listChangesMade(id);
  await call('RefillFigures', { Kind: 'article', SubjectID: id, Since: changed?.Since });
  expect(await readBody(id)).toMatchObject({ title: '前六件6,410', body_text: '报价6,410美元。' });
  expect(await listChangesMade(id)).toEqual([]);
  const [entry] = await figures.db
    .selectFrom('audit_entry')
    .select(['operation', 'after'])
    .orderBy('id', 'desc')
    .execute();
  expect(entry).toMatchObject({ operation: 'RefillFigures', after: { Figures: ['6,410', '6,410', '6,410'] } });
});

test('or leaves it, until the figure is revised once more', async () => {
  const id = await publish();
  await quote(6420);
  await compareFigures(figures);
  const [changed] = await listChangesMade(id);
  await call('KeepFigures', { Kind: 'article', SubjectID: id, Since: changed?.Since });
  await compareFigures(figures);
  expect(await listChangesMade(id)).toEqual([]);
  await quote(6430);
  await compareFigures(figures);
  expect(await listChangesMade(id)).toMatchObject([{ Figures: [{ Was: '6,360', Now: '6,430' }, {}, {}] }]);
});

test('either can be undone: the text says what it said before, and waits again', async () => {
  const id = await publish();
  const decided = async () => {
    const { List } = await call('GetChangedFigures', { Kind: 'article', SubjectID: id });
    return List[0];
  };
  await quote(6450);
  await compareFigures(figures);
  const [changed] = await listChangesMade(id);
  await call('RefillFigures', { Kind: 'article', SubjectID: id, Since: changed?.Since });
  const refilled = await decided();
  expect(refilled).toMatchObject({ Decision: 'refill', MayUndo: true, TitleCn: '前六件6,450' });
  await expect(
    call('UndoFigures', { Kind: 'article', SubjectID: id, DecidedAt: '2026-11-20T00:00:00+08:00' }),
  ).rejects.toMatchObject({ code: 1001, data: { List: [{ Field: 'DecidedAt', Rule: 'changed' }] } });
  await call('UndoFigures', { Kind: 'article', SubjectID: id, DecidedAt: refilled?.DecidedAt });
  expect(await readBody(id)).toMatchObject({ title: '前六件6,360', body_text: '报价6,360美元。' });
  expect(await listChangesMade(id)).toEqual([changed]);
  expect(await compareFigures(figures)).toBe(0);

  await call('KeepFigures', { Kind: 'article', SubjectID: id, Since: changed?.Since });
  await call('UndoFigures', { Kind: 'article', SubjectID: id, DecidedAt: (await decided())?.DecidedAt });
  expect(await listChangesMade(id)).toEqual([changed]);
  expect(await decided()).toBeUndefined();
});

const at = new Date(`${lastDay}T16:00:00+08:00`);
const noContent = JSON.stringify({ Articles: [], Indices: [], Changes: [], ChangesTotal: 0, Demo: false });

const rooms = {
  banner: async (title: string) => {
    const { id } = await figures.db
      .insertInto('site_banner')
      .values({ type: 'home', use_ranges: ['web'], picture: 'x.webp', picture_width: 1, picture_height: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const words = { banner_id: id, edition: 'cn', title, summary: '', picture_alt: '', link: '/' };
    await figures.db.insertInto('site_banner_text').values(words).execute();
    return id;
  },
  marketReport: async (title: string) => {
    const week = { week_start: '2019-02-04', week_end: '2019-02-08', title_cn: title, title_en: 'A week' };
    const { id } = await figures.db
      .insertInto('weekly_report')
      .values({ ...week, state: 'published', published_at: at, figures: '[]' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  newsletter: async (title: string) => {
    const { id } = await figures.db
      .insertInto('newsletter_issue')
      .values({ week_start: '2019-02-04', state: 'scheduled', send_at: at, changed_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    const words = { issue_id: id, edition: 'cn', subject: title, intro: '', closing: '', content: noContent };
    await figures.db.insertInto('newsletter_issue_text').values(words).execute();
    return id;
  },
  video: async (title: string) => {
    const moments = { published_at: at, created_at: at, updated_at: at };
    const { id } = await figures.db
      .insertInto('video')
      .values({ topic: 'market', access: 'free', state: 'published', ...moments })
      .returning('id')
      .executeTakeFirstOrThrow();
    await figures.db.insertInto('video_text').values({ video_id: id, edition: 'cn', title, summary: '' }).execute();
    return id;
  },
} as const;

async function publishIn(kind: keyof typeof rooms): Promise<number> {
  const id = await rooms[kind]('前六件6,360');
  const source = `前六件${reference}`;
  const fields: readonly ('title' | 'subject')[] = kind === 'newsletter' ? ['subject'] : ['title'];
  await fillWords(figures, [{ edition: 'cn', title: source, subject: source }], {
    subject: { kind, id },
    fields,
    toInput: () => 'Title',
    at,
    now: at,
    confirmation: { by: null },
  });
  return id;
}

const kinds = ['banner', 'marketReport', 'newsletter', 'video'] as const;

test.each(kinds)('texts of every room are marked, refilled and given back: %s', async (Kind) => {
  const SubjectID = await publishIn(Kind);
  const stand = () => call('GetChangedFigures', { Kind, SubjectID });
  await quote(6460);
  await compareFigures(figures);
  const [changed] = (await stand()).Rows;
  expect(changed).toMatchObject({ TitleCn: '前六件6,360', MayRefill: true, Figures: [{ Was: '6,360', Now: '6,460' }] });
  await call('RefillFigures', { Kind, SubjectID, Since: changed?.Since });
  const { Rows, List } = await stand();
  expect({ Rows, List }).toMatchObject({ Rows: [], List: [{ TitleCn: '前六件6,460', Decision: 'refill' }] });
  await call('UndoFigures', { Kind, SubjectID, DecidedAt: List[0]?.DecidedAt });
  expect((await stand()).Rows).toEqual([changed]);
});

test('a newsletter that was sent is only kept: nobody gets its mail again', async () => {
  await figures.db.deleteFrom('newsletter_issue').execute();
  const id = await publishIn('newsletter');
  const subject = { Kind: 'newsletter', SubjectID: id };
  await quote(6470);
  await compareFigures(figures);
  await figures.db.updateTable('newsletter_issue').set({ state: 'sent' }).where('id', '=', id).execute();
  const [changed] = (await call('GetChangedFigures', subject)).Rows;
  expect(changed?.MayRefill).toBe(false);
  await expect(call('RefillFigures', { ...subject, Since: changed?.Since })).rejects.toMatchObject({
    code: 1001,
    data: { List: [{ Rule: 'closed' }] },
  });
  await call('KeepFigures', { ...subject, Since: changed?.Since });
  expect(await call('GetChangedFigures', subject)).toMatchObject({ Rows: [], List: [{ MayUndo: true }] });
});

test('what was not seen is not decided about', async () => {
  const id = await publish();
  await expect(
    call('KeepFigures', { Kind: 'article', SubjectID: id, Since: '2026-11-20T00:00:00+08:00' }),
  ).rejects.toMatchObject({
    code: 1009,
  });
  await quote(6440);
  await compareFigures(figures);
  await expect(
    call('RefillFigures', { Kind: 'article', SubjectID: id, Since: '2026-11-20T00:00:00+08:00' }),
  ).rejects.toMatchObject({
    code: 1001,
  });
});

test('the editor sees what references say in both editions, and why one says nothing', async () => {
  const { Rows } = await call('GetDeskFigures', {
    References: ['{{quote/BRA/fq6/forward@latest}}', '{{quote/BRA/fq6/spot@latest}}', 'no reference'],
    AsOf: lastDay,
  });
  expect(Rows).toMatchObject([
    { Issue: null, PrintedCn: '6,360美元/吨', PrintedEn: 'USD 6,360/t', Period: lastDay, Lock: 'Price', Demo: true },
    { Issue: 'ambiguous', Detail: 'shanghai, tianjin' },
    { Issue: 'noSeries' },
  ]);
});

test('every series that is offered has a figure', async () => {
  const { Rows } = await call('GetFigureSeries', {});
  const kinds = new Set(Rows.map(({ Kind }) => Kind));
  expect(kinds.size).toBe(10);
  const toPeriod = (kind: string) => (kind === 'quota' ? '2026' : 'latest');
  const references = Rows.filter(({ Kind }) => Kind !== 'import').map(
    ({ Kind, Path }) => `{{${Path}@${toPeriod(Kind)}}}`,
  );
  const silent: string[] = [];
  let quoted = 0;
  for (let from = 0; from < references.length; from += 300) {
    const live = await call('GetDeskFigures', { References: references.slice(from, from + 300), AsOf: lastDay });
    // A series may have no quote on the last day, a duty may not be known; all else that is wrong would be a path that cannot be read.
    const missing = live.Rows.filter(({ Issue }) => Issue !== null && Issue !== 'notFound' && Issue !== 'notPublished');
    quoted += live.Rows.filter(({ Issue }) => Issue === null).length;
    silent.push(...missing.map(({ Reference, Issue, Detail }) => `${Reference} ${Issue ?? ''} ${Detail}`));
  }
  expect(silent).toEqual([]);
  expect(quoted).toBeGreaterThan(references.length * 0.9);
});

async function describeImports(Field: 'plant' | 'importer' | 'exporter', Words: string) {
  const { List } = await call('GetFigureMembers', { Field, Words });
  expect(List[0]).toMatchObject({ Field });
  const reference = `{{import/TOTAL/${List[0]?.Path ?? ''}@2025}}`;
  return (await call('GetDeskFigures', { References: [reference], AsOf: lastDay })).Rows[0];
}

test('plants and companies are found by words, and their imports are a member’s figure', async () => {
  const plant = await figures.db.selectFrom('plant').select('code').orderBy('code').executeTakeFirstOrThrow();
  expect(await describeImports('plant', plant.code)).toMatchObject({ Issue: null, Lock: 'Data' });
  for (const kind of ['importer', 'exporter'] as const) {
    const company = await figures.db
      .selectFrom('company')
      .select(['name_cn', 'name_en'])
      .where('kind', '=', kind)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const name = company.name_cn ?? company.name_en ?? '';
    expect(await describeImports(kind, name)).toMatchObject({ Issue: null, Lock: 'Data' });
  }
});

test('a figure that is no more is told as gone', async () => {
  const id = await publish();
  await figures.db.deleteFrom('price_quote').where('day', '=', lastDay).execute();
  await compareFigures(figures);
  expect((await listChangesMade(id))[0]?.Figures[0]).toMatchObject({ Was: '6,360', Now: '' });
});
