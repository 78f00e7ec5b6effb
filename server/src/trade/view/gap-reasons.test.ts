import { listMonths } from '@btc/contract/time.ts';
import type { ViewRow, ViewTable } from '@btc/contract/trade/view-answer.ts';
import { findRowGap, findSeriesGap } from '@btc/contract/trade/view-gaps.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DataTable, layTable, toFigure } from '#data/data-table.ts';
import { gapWords } from '#data/gap-words.ts';
import { toPeriodsReading, toSeriesReading } from '../data/view-periods.ts';
import { toViewReading } from '../data/view-table.ts';
import { openTradeFixture } from '../trade-fixture.ts';
import type { TradeFixture } from '../trade-fixture.ts';
import { createViewClient, layFile, loadFacts } from './view.fixture.ts';
import type { ViewClient, StagedFact } from './view.fixture.ts';

/*
 * Figures and the reasons of missing ones, against SQL over the single facts: the same in the page's table, chart, download, data door and
 * tools, of which the last two and the download are laid out from the same answer.
 */

const origins = ['BRA', 'ARG', 'URY', 'NZL'] as const;
const cuts = ['brisket', 'chuck', 'tenderloin'] as const;
const lines = { chilled: '02013000', frozen: '02023000' } as const;
const unpublished = ['2025-05', '2026-10', '2026-11'];

let trade: TradeFixture;
let ask: ViewClient;
let raw: readonly RawFact[];
beforeAll(async () => {
  trade = await openTradeFixture();
  const facts = stageSparse();
  // Two files with a month between them that neither covers.
  await loadFacts(
    trade,
    facts.filter(({ period }) => period < 202505),
  );
  await loadFacts(
    trade,
    facts.filter(({ period }) => period > 202505),
  );
  ask = createViewClient(trade);
  raw = await trade.facts.use(null, async (snapshot) =>
    (
      await snapshot.read(
        'select period, origin::varchar, storage::varchar, cut::varchar, g::double, usd_cents::double from facts',
      )
    ).map(([period, origin, storage, cut, grams, cents]) => ({
      month: String(period).replace(/^(\d{4})/, '$1-'),
      origin: String(origin),
      storage: String(storage),
      cut: String(cut),
      grams: Number(grams),
      cents: cents === null ? null : Number(cents),
    })),
  );
});
afterAll(async () => trade.close());

function stageSparse(): readonly StagedFact[] {
  let state = 20_261_128;
  const next = (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  return listMonths('2024-01', '2026-09')
    .filter((month) => !unpublished.includes(month))
    .flatMap((month) =>
      origins.flatMap((origin) =>
        (['chilled', 'frozen'] as const)
          .filter((storage) => (origin === 'BRA' && storage === 'frozen') || next(storage === 'chilled' ? 5 : 2) === 0)
          .map((storage) => ({
            period: Number(month.replace('-', '')),
            origin,
            hs: lines[storage],
            cut: cuts[next(cuts.length)] ?? 'brisket',
            grams: BigInt(next(30_000_000) + 1),
            usdCents: next(8) === 0 ? null : BigInt(next(20_000_000) + 1),
          })),
      ),
    );
}

interface RawFact {
  readonly month: string;
  readonly origin: string;
  readonly storage: string;
  readonly cut: string;
  readonly grams: number;
  readonly cents: number | null;
}

function isPublished(month: string): boolean {
  return month >= '2024-01' && !unpublished.includes(month);
}

function toYearBefore(month: string): string {
  return `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;
}

type Selected = (fact: RawFact) => boolean;

function sumRaw(isMeant: Selected) {
  const own = raw.filter(isMeant);
  const priced = own.filter(({ cents }) => cents !== null);
  const add = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0);
  const pricedGrams = add(priced.map(({ grams }) => grams));
  const cents = add(priced.map((fact) => fact.cents ?? 0));
  return {
    tonnes: add(own.map(({ grams }) => grams)) / 1e6,
    usd: own.length > 0 && priced.length === 0 ? null : cents / 100,
    price: pricedGrams === 0 ? null : (cents / pricedGrams) * 10_000,
  };
}

const span = fc.record({ start: fc.integer({ min: 0, max: 34 }), count: fc.integer({ min: 1, max: 14 }) });
const months = listMonths('2024-01', '2026-11');
const question = fc.record({
  span,
  origins: fc.subarray([...origins], { minLength: 1 }),
  storages: fc.subarray(['chilled', 'frozen']),
});
type Question = typeof question extends fc.Arbitrary<infer One> ? One : never;

function toInput({ span: { start, count }, origins: chosen, storages }: Question) {
  const own = months.slice(start, start + count);
  const published = own.filter(isPublished);
  return {
    months: own,
    published,
    recent: published.filter((month) => toYearBefore(published.at(-1) ?? '') < month),
    storages: storages.length === 0 ? ['chilled', 'frozen'] : storages,
    input: {
      StartDate: own[0] ?? '',
      EndDate: own.at(-1) ?? '',
      Origin: chosen.join('|'),
      Storage: storages.join('|'),
    },
  };
}

function readDoorGaps({ columns, rows }: DataTable, index: number): ReadonlyMap<string, string> {
  const text = rows[index]?.[columns.findIndex(({ name }) => name === 'gaps')];
  return new Map(
    String(toFigure(text) ?? '')
      .split(' ')
      .filter((part) => part !== '')
      .map((part) => {
        const [name = '', gap = ''] = part.split(':');
        return [name, gap];
      }),
  );
}

const doorNames = { UsdPerTonne: 'usd_per_tonne', Share: 'share', Yoy: 'yoy', Volume: 'volume' } as const;

function expectSameGap(
  table: ViewTable,
  index: number,
  { key, gap }: { key: keyof typeof doorNames; gap: string },
): void {
  const row = table.Rows[index];
  expect(row?.[key]).toBeNull();
  expect(findRowGap(row ?? { Volume: null }, key)).toBe(gap);
  const shown = table.Dict.Columns.find(({ Key }) => Key === key);
  if (shown === undefined) return;
  expect(readDoorGaps(layTable(toViewReading(table), 'en'), index).get(doorNames[key])).toBe(gap);
  const sheet = layFile(layTable(toViewReading(table), 'en'), 'en');
  const said = sheet.rows[index]?.[sheet.titles.indexOf('Gaps')];
  const words = Object.entries(gapWords).find(([kind]) => kind === gap)?.[1].en ?? '?';
  expect(String(said)).toContain(`${shown.TitleEn} (${shown.Unit}): ${words}`);
}

function expectAmounts(row: ViewRow, { tonnes, usd, price }: ReturnType<typeof sumRaw>): void {
  expect(row.Volume).toBeCloseTo(tonnes, 6);
  if (usd === null) expect(row.ValueUsd).toBeNull();
  else expect(row.ValueUsd).toBeCloseTo(usd, 2);
  if (price === null) expect(row.UsdPerTonne).toBeNull();
  else expect(row.UsdPerTonne).toBeCloseTo(price, 2);
}

test('an origin from which nothing came has 0 t and 0 dollars; share, change and unit value are not traded, at every face', async () => {
  let untraded = 0;
  await fc.assert(
    fc.asyncProperty(question, async (query) => {
      const { input, published, recent, storages } = toInput(query);
      const table = await ask.table('beef-one', input);
      expect(table.Rows.map(({ Code }) => Code).toSorted()).toEqual(query.origins.toSorted());
      for (const [index, row] of table.Rows.entries()) {
        if (published.length === 0) {
          expectSameGap(table, index, { key: 'Volume', gap: 'notPublished' });
          expectSameGap(table, index, { key: 'UsdPerTonne', gap: 'notPublished' });
          continue;
        }
        const isOwn = (list: readonly string[]) => (fact: RawFact) =>
          fact.origin === row.Code && storages.includes(fact.storage) && list.includes(fact.month);
        const sum = sumRaw(isOwn(published));
        expectAmounts(row, sum);
        if (sum.tonnes === 0) {
          untraded += 1;
          for (const key of ['UsdPerTonne', 'Share', 'Yoy'] as const)
            expectSameGap(table, index, { key, gap: 'notTraded' });
          continue;
        }
        const earlier = sumRaw(isOwn(recent.map(toYearBefore)));
        const isKnown = recent.map(toYearBefore).every(isPublished);
        const now = sumRaw(isOwn(recent));
        if (now.tonnes === 0 || !isKnown || earlier.tonnes === 0) expect(row.Yoy).toBeNull();
        else expect(row.Yoy).toBeCloseTo((now.tonnes / earlier.tonnes - 1) * 100, 3);
      }
    }),
    { numRuns: 120, seed: 20_261_128 },
  );
  expect(untraded).toBeGreaterThan(20);
});

test('a table of unit values says of each month and origin what a tonne cost, that nothing came, or that nothing is published', async () => {
  const found = new Set<string>();
  await fc.assert(
    fc.asyncProperty(question, async (query) => {
      const { input, months: list, storages } = toInput(query);
      const [table, chart] = [await ask.table('beef-two', input), await ask.chart('beef-two', input)];
      const members = table.Dict.Members.map(({ Code }) => Code);
      for (const [index, row] of table.Rows.entries()) {
        expect(list).toContain(row.Code);
        const isKnown = isPublished(row.Code);
        const inMonth = (origin: string, month = row.Code) =>
          sumRaw((fact) => fact.origin === origin && fact.month === month && storages.includes(fact.storage));
        for (const [place, origin] of members.entries()) {
          const sum = inMonth(origin);
          const value = row.Values?.[place] ?? null;
          const gap = !isKnown || sum.tonnes > 0 ? 'notPublished' : 'notTraded';
          const series = chart.Datas.find(({ Code, Unit }) => Code === origin && Unit === 'USD/t');
          const at = chart.Dates.indexOf(row.Code);
          if (isKnown && sum.price !== null) {
            expect(value).toBeCloseTo(sum.price, 2);
            expect(series?.Values[at]).toBe(value);
            continue;
          }
          found.add(gap);
          expect(value).toBeNull();
          expect(findRowGap(row, `Values.${place}`)).toBe(gap);
          expect(series?.Values[at] ?? null).toBeNull();
          if (series !== undefined) expect(findSeriesGap(chart.Datas, series, at)).toBe(gap);
        }
        if (!isKnown) expectSameGap(table, index, { key: 'UsdPerTonne', gap: 'notPublished' });
        else if (row.Volume === 0) {
          found.add('month');
          for (const key of ['UsdPerTonne', 'Yoy'] as const) expectSameGap(table, index, { key, gap: 'notTraded' });
        }
      }
    }),
    { numRuns: 80, seed: 20_261_128 },
  );
  expect([...found].toSorted()).toEqual(['month', 'notPublished', 'notTraded']);
});

test('the change on the year of a table of unit values is that of the unit value', async () => {
  const { Rows, Row, Dict } = await ask.table('beef-two', {
    StartDate: '2025-06',
    EndDate: '2026-04',
    Storage: 'frozen',
  });
  const priceIn = (list: readonly string[]) =>
    sumRaw(({ month, storage }) => storage === 'frozen' && list.includes(month)).price ?? 0;
  for (const { Code, Yoy } of Rows) {
    const before = priceIn([toYearBefore(Code)]);
    if (isPublished(toYearBefore(Code)) && before > 0 && priceIn([Code]) > 0)
      expect(Yoy).toBeCloseTo((priceIn([Code]) / before - 1) * 100, 3);
    else expect(Yoy).toBeNull();
  }
  const shown = Rows.map(({ Code }) => Code);
  expect(Row.Yoy).toBeCloseTo((priceIn(shown) / priceIn(shown.map(toYearBefore)) - 1) * 100, 3);
  const keys = Dict.Columns.map(({ Key }) => Key).filter((key) => !key.startsWith('Values.'));
  expect(keys).toEqual(['Name', 'UsdPerTonne', 'Yoy', 'Volume']);
  const chart = await ask.chart('beef-two', { StartDate: '2025-06', EndDate: '2026-04', Storage: 'frozen' });
  expect(chart.Total.Yoy).toBe(Row.Yoy);
  for (const { Code, Yoy, UsdPerTonne } of chart.Patterns) {
    if (Yoy === null) continue;
    const before = sumRaw(
      ({ month, storage, origin }) =>
        origin === Code && storage === 'frozen' && shown.map(toYearBefore).includes(month),
    ).price;
    expect(Yoy).toBeCloseTo(((UsdPerTonne ?? 0) / (before ?? 0) - 1) * 100, 3);
  }
});

describe('what was asked for by name is answered', () => {
  test('a cut without trade stands with zero beside the others', async () => {
    const { Rows } = await ask.table('beef-six', { Cuts: 'brisket|oyster', StartDate: '2026-01', EndDate: '2026-09' });
    const [brisket, oyster] = Rows;
    expect(brisket?.Code).toBe('brisket');
    expect(brisket?.Volume).toBeCloseTo(sumRaw(({ month, cut }) => cut === 'brisket' && month >= '2026-01').tonnes, 6);
    expect(oyster).toMatchObject({ Code: 'oyster', Volume: 0, UsdPerTonne: null, Share: null, Yoy: null });
    const chart = await ask.chart('beef-six', { Cuts: 'oyster', StartDate: '2026-01', EndDate: '2026-09' });
    expect(chart.Patterns).toMatchObject([{ Code: 'oyster', Volume: 0, Share: null }]);
  });

  test('a month that nobody has published is a gap, whether origins are named or not', async () => {
    const input = { StartDate: '2026-10', EndDate: '2026-10' };
    for (const Origin of ['', 'BRA']) {
      const table = await ask.table('beef-one', { ...input, Origin });
      expect(table.Dict.Unpublished).toEqual(['2026-10']);
      const door = layTable(toViewReading(table), 'en');
      expect(door.rows).toHaveLength(1);
      expect(readDoorGaps(door, 0).get('volume')).toBe('notPublished');
      expect(door.notes.span).toEqual(['2026-10', '2026-10']);
      const byPeriod = layTable(toPeriodsReading(table), 'en');
      expect(byPeriod.rows.map(([period]) => period)).toEqual(['2026-10']);
      expect(readDoorGaps(byPeriod, 0).get('volume')).toBe('notPublished');
      const chart = await ask.chart('beef-two', { ...input, Origin });
      const series = layTable(toSeriesReading({ rows: 'members' }, chart), 'en');
      expect(series.rows.length).toBeGreaterThan(0);
      expect(new Set(series.rows.map(([period]) => period))).toEqual(new Set(['2026-10']));
      expect(readDoorGaps(series, 0).get('value')).toBe('notPublished');
      const sheet = layFile(series, 'en');
      expect(String(sheet.rows[0]?.at(-1))).toContain('Volume (t): Not published');
      const prices = await ask.table('beef-two', { ...input, Origin });
      expect(prices.Rows).toMatchObject([{ Code: '2026-10', Volume: null, UsdPerTonne: null }]);
    }
  });

  test('published months in which nothing came at all are zero', async () => {
    const { Row, Rows } = await ask.table('beef-one', { StartDate: '2026-09', EndDate: '2026-09', Origin: 'HKG|IND' });
    expect(Rows).toMatchObject([
      { Code: 'HKG', NameEn: 'Hong Kong', Volume: 0, ValueUsd: 0, UsdPerTonne: null },
      { Code: 'IND', NameEn: 'India', Volume: 0, ValueUsd: 0, UsdPerTonne: null },
    ]);
    expect(Row).toMatchObject({ Volume: 0, ValueUsd: 0 });
  });

  test('the usual origins can be chosen in every view, also where nothing came from them', async () => {
    for (const view of ['beef-one', 'beef-two', 'beef-nine', 'pork-one'] as const) {
      const { Dict } = await ask.table(view, { IsFirst: true });
      const codes = Dict.Options?.Origins.map(({ Code }) => Code) ?? [];
      if (view === 'pork-one') continue;
      for (const code of ['ARG', 'BRA', 'URY', 'AUS', 'NZL', 'HKG', 'IND']) expect(codes).toContain(code);
    }
  });
});
