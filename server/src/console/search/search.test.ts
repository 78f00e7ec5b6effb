import type { StaffRole } from '@btc/contract/members/access.ts';
import type { FoundThing } from '@btc/contract/console/search.ts';
import { toMessageType } from '@btc/contract/wire/message-type.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '#platform/session/session.ts';
import { searchWords } from '#platform/search/search-words.ts';
import { createTestApp, envelope, type TestApp } from '#portal-tests/app.fixture.ts';
import { insertArticle, publishArticle } from '../../news/write/article-write.service.ts';
import { draft, textDraft } from '../../news/news.fixture.ts';
import { makeDemoExporters, makeDemoPlants } from '@btc/demo/companies/demo-plants.ts';
import { insertDemoCompanies } from '@btc/demo/companies/load-companies.queries.ts';
import { referenceDictionary } from '#dictionary/reference-dictionary.ts';
import { goodsWords } from '../../market/goods-names.ts';
import { insertPost } from '../../market/post.queries.ts';
import { refreshDuePlants } from '../../plants/registry/registry.service.ts';

let app: TestApp;
const tokens = new Map<StaffRole, string>();
let published: number;
let unpublished: number;

async function fill(): Promise<void> {
  published = await insertArticle(
    app,
    draft({ texts: { cn: textDraft('巴西牛肉到港量创新高'), en: textDraft('Brazilian arrivals') } }),
  );
  await publishArticle(app, published, app.clock.now());
  unpublished = await insertArticle(
    app,
    draft({ texts: { cn: textDraft('未发布的稿件'), en: textDraft('A draft 100% new') } }),
  );
  const plants = makeDemoPlants().slice(0, 40);
  await insertDemoCompanies(app.db, { exporters: makeDemoExporters(), importers: [], plants });
  await refreshDuePlants(app);
  await app.db
    .insertInto('account')
    .values({
      login_user_name: 'wang_li',
      company_local_name: '望江食品',
      contact_person_name: '王丽',
      created_at: app.clock.now(),
    })
    .execute();
  const { id } = await app.db
    .insertInto('price_series')
    .values({
      meat: 'beef',
      market_type: 'forward',
      origin: 'BRA',
      cut: 'brisket',
      storage: 'frozen',
      term: 'CFR',
      port: 'shanghai',
      unit: 'USD/t',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const quote = { series_id: id, low: 5300, high: 5400, mainstream: 5350, quote_count: 3, basis: 'offer' };
  await app.db
    .insertInto('price_quote')
    .values([
      { ...quote, day: '2026-02-27', state: 'published', published_at: app.clock.now() },
      { ...quote, day: '2026-02-28', state: 'draft' },
    ])
    .execute();
}

beforeAll(async () => {
  app = await createTestApp();
  await fill();
  for (const role of ['editor', 'analyst', 'desk', 'admin'] as const) {
    const { id } = await app.db
      .insertInto('account')
      .values({ login_user_name: `staff_${role}`, staff_role: role, created_at: app.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    tokens.set(role, await openSession(app.db, { userId: id, remember: false, now: app.clock.now(), isStaff: true }));
  }
});
afterAll(() => app.close());

async function search(role: StaffRole, Keyword: string): Promise<readonly FoundThing[]> {
  const response = await app.app.inject({
    method: 'POST',
    url: '/api/system/SearchConsole',
    payload: envelope(toMessageType('SearchConsole'), { Keyword }),
    headers: { token: tokens.get(role), authorization: 'btc-portal' },
  });
  const { ErrorCode, Data } = response.json<{ ErrorCode: number; Data: { Rows: readonly FoundThing[] } }>();
  expect(ErrorCode).toBe(0);
  return Data.Rows;
}

const kinds = (rows: readonly FoundThing[]) => [...new Set(rows.map(({ Kind }) => Kind))];

test.each([
  ['巴西牛肉', () => published],
  ['到港', () => published],
  ['brazil', () => published],
  ['brazilian arr', () => published],
  ['未发布', () => unpublished],
  ['100% new', () => unpublished],
])('an article is found by “%s”, published or not', async (keyword, id) => {
  expect(await search('editor', keyword)).toContainEqual(expect.objectContaining({ Kind: 'article', ID: id() }));
});

test('an article is found by its number, first of all', async () => {
  expect((await search('editor', `#${published}`))[0]).toMatchObject({ Kind: 'article', ID: published });
});

test.each(['wang_', '望江', '王丽', 'WANG_LI'])('a member is found by “%s”', async (keyword) => {
  expect(await search('desk', keyword)).toContainEqual(
    expect.objectContaining({ Kind: 'member', NameCn: 'wang_li', NoteCn: '望江食品 · 王丽' }),
  );
});

test.each(['巴西牛胸', 'brazil brisket', 'BRISKET bra', '胸肉 上海'])(
  'a series and its latest published quote are found by “%s”',
  async (keyword) => {
    const rows = await search('analyst', keyword);
    expect(rows).toContainEqual(expect.objectContaining({ Kind: 'series', NameEn: expect.stringContaining('Brazil') }));
    const quote = rows.find(({ Kind }) => Kind === 'quote');
    expect(quote).toMatchObject({ Date: '2026-02-27', Sheet: { Low: 5300, High: 5400, Unit: 'USD/t' } });
  },
);

test('series and plants are found by the spellings that analysts added', async () => {
  expect(await search('analyst', '巴国')).toEqual([]);
  await app.db
    .insertInto('dictionary_alias')
    .values([
      { kind: 'origin', code: 'BRA', written: '巴国', spelling: '巴国', added_at: app.clock.now() },
      { kind: 'beefCut', code: 'brisket', written: 'Coin Plate', spelling: 'coinplate', added_at: app.clock.now() },
    ])
    .execute();
  expect(kinds(await search('analyst', '巴国'))).toEqual(expect.arrayContaining(['plant', 'series']));
  expect(kinds(await search('analyst', 'Coin plate'))).toContain('series');
});

test('a post of the board is found by the spelling that analysts added of its cut', async () => {
  const { id: accountId } = await app.db
    .insertInto('account')
    .values({ login_user_name: 'poster', company_name: 'Poster Foods', created_at: app.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: companyId } = await app.db
    .insertInto('market_company')
    .values({ account_id: accountId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const now = app.clock.now();
  const goods = { type: 'spot', side: 'offer', meat: 'beef', cut: 'brisket', company_id: companyId };
  const kept = { valid_until: '2027-01-31', content_hash: Buffer.alloc(32), created_at: now, updated_at: now };
  const id = await insertPost(
    app.db,
    { ...goods, ...kept },
    searchWords(goodsWords(referenceDictionary, { ...goods, origin: null })),
  );
  const post = expect.objectContaining({ Kind: 'post', ID: id });
  expect(await search('desk', 'Peito largo')).not.toContainEqual(post);
  await app.db
    .insertInto('dictionary_alias')
    .values({ kind: 'beefCut', code: 'brisket', written: 'Peito largo', spelling: 'peitolargo', added_at: now })
    .execute();
  expect(await search('desk', 'peito largo')).toContainEqual(post);
});

test('a plant is found by its number and by its origin', async () => {
  const [plant] = await app.db
    .selectFrom('plant')
    .select(['id', 'number', 'origin'])
    .where('origin', '=', 'BRA')
    .limit(1)
    .execute();
  const found = await search('analyst', `SIF ${plant?.number}`);
  expect(found).toContainEqual(expect.objectContaining({ Kind: 'plant', ID: plant?.id }));
  expect(kinds(await search('analyst', '巴西'))).toContain('plant');
});

test('each role finds what its screens show, and nothing else', async () => {
  const all = await search('admin', '巴西');
  expect(kinds(all)).toEqual(expect.arrayContaining(['article', 'plant', 'series', 'quote']));
  expect(kinds(await search('editor', '巴西'))).toEqual(['article']);
  expect(kinds(await search('desk', '巴西'))).toEqual([]);
  expect(kinds(await search('analyst', '巴西')).toSorted()).toEqual(['plant', 'quote', 'series']);
  expect(await search('editor', 'wang_li')).toEqual([]);
  expect(await search('analyst', 'wang_li')).toEqual([]);
});

test.each(['%', '_', "'", ':*', '&', '\\', '🐄', '#', '999999999'])('“%s” breaks nothing', async (keyword) => {
  expect(await search('admin', keyword)).toBeInstanceOf(Array);
});
