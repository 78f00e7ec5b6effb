import { GetLockSample } from '@btc/contract/home/lock-sample.ts';
import { dataViews } from '@btc/contract/trade/views.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anonymousCaller, type Caller } from '#platform/api/binding.ts';
import { noCache } from '#platform/cache/shared-cache.ts';
import { createViewClient } from '#trade/view/view.fixture.ts';
import { paidCaller } from '#prices/prices.fixture.ts';
import { replaceSampleKinds } from '#prices/notes/free-price.queries.ts';
import { type FiguresFixture, openFiguresFixture } from '#figure-answers/figures.fixture.ts';
import { createLockSampleOperations } from './lock-sample.operations.ts';
import { findLastQuarterEnd } from './lock-sample.service.ts';

const paid = paidCaller(1);
const withData: Caller = {
  ...paid,
  user: paid.user && { ...paid.user, membership: { ...paid.user.membership, CanVisitModule: 'Data' } },
};

let figures: FiguresFixture;
beforeAll(async () => {
  figures = await openFiguresFixture();
}, 120_000);
afterAll(() => figures.close());
beforeEach(() => replaceSampleKinds(figures.db, ['views', 'plants']));

async function read(Kind: 'view' | 'plants' | 'cut', Code: string, isEn = true) {
  const [bound] = createLockSampleOperations(figures);
  if (bound === undefined) throw new Error('GetLockSample is not bound');
  const input = GetLockSample.input.parse({ Kind, Code, isEn });
  return GetLockSample.output.parse(await bound.handle(input, anonymousCaller, noCache)).Row;
}

test.each([
  ['2026-09', '2026-09'],
  ['2026-10', '2026-09'],
  ['2026-08', '2026-06'],
  ['2026-01', '2025-12'],
])('of months to %s the last full quarter ends with %s', (limit, end) => {
  expect(findLastQuarterEnd(limit)).toBe(end);
});

test('a view shows the three largest of the last full quarter, as who pays for it sees them', async () => {
  const sample = await read('view', 'beef-three', false);
  expect(sample?.Title).toBe('2026年第三季度，最大的三个');
  const span = { StartDate: '2026-07', EndDate: '2026-09' };
  const { Patterns } = await createViewClient(figures).chart('beef-three', span, withData);
  expect(sample?.Rows.map(({ Name }) => Name)).toEqual(Patterns.slice(0, 3).map(({ NameCn }) => NameCn));
  expect(sample?.Rows[0]?.Text).toMatch(/^[\d.]+万吨 · \d+\.\d%$/);
});

test('no view tells the names of companies or plants', async () => {
  const named = dataViews.filter(({ chart }) => ['importer', 'exporter', 'plant'].includes(chart));
  expect(named.length).toBeGreaterThan(0);
  for (const { code } of named) expect(await read('view', code)).toBeNull();
});

test('what the desk has not allowed shows nothing', async () => {
  await replaceSampleKinds(figures.db, ['plants']);
  expect(await read('view', 'beef-three')).toBeNull();
  await replaceSampleKinds(figures.db, ['views']);
  expect(await read('plants', 'beef')).toBeNull();
  expect(await read('view', 'beef-three')).not.toBeNull();
  expect(await read('view', 'no-view')).toBeNull();
});

test('plants show their three latest changes', async () => {
  const plant = { code: 'BRA-SIF7', meats: ['beef'], origin: 'BRA', number: 'SIF7', name_en: 'Trial Plant' };
  await figures.db.insertInto('plant').values(plant).execute();
  const days = ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
  await figures.db
    .insertInto('plant_event')
    .values(days.map((effective_on) => ({ plant_code: 'BRA-SIF7', status: 'SUSP_CN', effective_on })))
    .execute();
  expect(await read('plants', 'beef')).toMatchObject({
    Rows: ['20', '19', '18'].map((day) => ({ Name: 'Brazil SIF7', Text: `Suspended by China · ${day} November 2026` })),
  });
  expect(await read('plants', 'lamb')).toBeNull();
});

test('a cut shows its free prices and no other', async () => {
  expect(await read('cut', 'beef-shank')).toMatchObject({
    Rows: [{ Name: 'Brazil', Text: expect.stringMatching(/^[\d,]+ USD\/t · 20 November 2026$/) }],
  });
  expect(await read('cut', 'beef-brisket')).toBeNull();
});
