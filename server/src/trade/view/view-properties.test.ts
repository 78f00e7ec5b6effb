import { restCode } from '@btc/contract/trade/trade-codes.ts';
import type { ViewChart, ViewRow, ViewTable } from '@btc/contract/trade/view-answer.ts';
import { dataViews } from '@btc/contract/trade/views.ts';
import type { ViewCode } from '@btc/contract/trade/views.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTradeFixture } from '../trade-fixture.ts';
import type { TradeFixture } from '../trade-fixture.ts';
import { sumMembers } from './figures/sum-facts.ts';
import { createViewClient, insertCompanies, loadFacts } from './view.fixture.ts';
import type { ViewClient, StagedFact } from './view.fixture.ts';

let trade: TradeFixture;
let ask: ViewClient;
beforeAll(async () => {
  trade = await openTradeFixture();
  await insertCompanies(trade, { importers: 30, exporters: 8 });
  await loadFacts(trade, stagedFacts());
  ask = createViewClient(trade);
});
afterAll(async () => trade.close());

function stagedFacts(): readonly StagedFact[] {
  const lines = ['02023000', '02022000', '02013000', '02062900', '02032900', '02032200', '02064900'];
  const cuts = ['brisket', 'chuck', 'heart', 'tenderloin', 'liver'];
  const origins = ['BRA', 'ARG', 'AUS', 'ESP', 'OTH'];
  // A sequence without a pattern that the months could hide in, the same on every machine.
  let state = 20_261;
  const next = (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const pick = <One>(list: readonly One[]): One | null => list[next(list.length)] ?? null;
  return Array.from({ length: 3000 }, () => {
    const month = next(33);
    const plant = next(16) + 1;
    return {
      period: (2024 + Math.floor(month / 12)) * 100 + (month % 12) + 1,
      origin: pick(origins) ?? 'BRA',
      hs: pick(lines) ?? '02023000',
      province: pick(['31', '12', '44', null]),
      district: pick(['2200', '0200', '4200', '5300']),
      cut: pick([...cuts, null]),
      plant: `BRA-${plant}`,
      exporter: `E${501 + Math.floor((plant - 1) / 2)}`,
      importer: next(10) === 0 ? null : `I${next(30) + 1}`,
      grams: next(20) === 0 ? null : BigInt(next(30_000_000) + 1),
      usdCents: next(20) === 0 ? null : BigInt(next(20_000_000)),
      cnyCents: BigInt(next(150_000_000)),
    };
  });
}

const codes: readonly ViewCode[] = dataViews.filter(({ rows }) => rows === 'members').map(({ code }) => code);
const month = fc
  .integer({ min: 0, max: 40 })
  .map((index) => `${2023 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`);

const question = fc.constantFrom(...codes).chain((code) => {
  const view = dataViews.find((one) => one.code === code);
  const meat = view?.meat ?? 'beef';
  const some = (list: readonly string[]) => fc.subarray([...list], { maxLength: 2 }).map((chosen) => chosen.join('|'));
  const filter = (name: string, list: readonly string[]) =>
    view?.filters.some((one) => one === name) ? some(list) : fc.constant('');
  return fc.record({
    code: fc.constant(code),
    input: fc.record({
      StartDate: fc.oneof(month, fc.constant('')),
      EndDate: fc.oneof(month, fc.constant('')),
      Period: fc.constantFrom('month', 'quarter', 'year', 'ytd'),
      Origin: filter('Origin', ['BRA', 'ARG', 'ESP', 'JPN']),
      Type: filter('Type', meat === 'beef' ? ['beef_offal', 'beef_and_offal'] : ['pork', 'pork_offal']),
      Storage: filter('Storage', ['chilled', 'frozen']),
      PlantNo: filter('PlantNo', ['BRA-1', 'P2', 'BRA-7']),
      Cuts: filter('Cuts', meat === 'beef' ? ['brisket', 'heart'] : ['tenderloin', 'liver']),
    }),
  });
});

function isInOrder({ StartDate, EndDate }: { StartDate: string; EndDate: string }): boolean {
  return StartDate === '' || EndDate === '' || StartDate <= EndDate;
}

function total(values: readonly (number | null)[]): number {
  return Math.round(values.reduce<number>((sum, value) => sum + (value ?? 0), 0) * 1000) / 1000;
}

const measures = [
  ['t', 'Volume', 'Volume', 'Volumes'],
  ['USD', 'ValueUsd', 'Value', 'ValuesUsd'],
  ['CNY', 'ValueCny', null, 'ValuesCny'],
] as const;

function expectAlike(chart: ViewChart, table: ViewTable): void {
  for (const [unit, key, pattern, series] of measures) {
    const sum = total([table.Row[key]]);
    expect(total(table.Rows.map((row) => row[key]))).toBe(sum);
    expect(total([chart.Total[key]])).toBe(sum);
    expect(total(chart.Total[series])).toBe(sum);
    const lines = chart.Datas.filter(({ Unit }) => Unit === unit).flatMap(({ Values }) => Values);
    expect(total(lines)).toBe(sum);
    if (pattern !== null) expect(total(chart.Patterns.map((one) => one[pattern]))).toBe(sum);
  }
  expect(chart.Dict.Selection).toEqual(table.Dict.Selection);
  expect(chart.Dict.Source).toBe(table.Dict.Source);
  expect(chart.Total.UsdPerTonne).toBe(table.Row.UsdPerTonne);
}

test('chart, table and total have the same sums, whatever is asked of whichever view', async () => {
  await fc.assert(
    fc.asyncProperty(question, async ({ code, input }) => {
      fc.pre(isInOrder(input));
      expectAlike(await ask.chart(code, input), await ask.table(code, input));
    }),
    { numRuns: 150, seed: 20_261_121 },
  );
});

function withoutHeldCubes(room: TradeFixture): TradeFixture {
  const use: TradeFixture['facts']['use'] = async (day, work) =>
    room.facts.use(day, (snapshot) => {
      const read = snapshot.cubes.read.bind(snapshot.cubes);
      const cubes: typeof snapshot.cubes = Object.create(snapshot.cubes, {
        load: { value: async () => null },
        read: { value: read },
      });
      return work({ ...snapshot, cubes });
    });
  return { ...room, facts: Object.create(room.facts, { use: { value: use } }) };
}

test('answers are the same from cubes that are held and from those that the engine makes for a question', async () => {
  const other = createViewClient(withoutHeldCubes(trade));
  await fc.assert(
    fc.asyncProperty(question, async ({ code, input }) => {
      fc.pre(isInOrder(input));
      expect(await other.chart(code, input)).toEqual(await ask.chart(code, input));
      expect(await other.table(code, input)).toEqual(await ask.table(code, input));
    }),
    { numRuns: 100, seed: 20_261_122 },
  );
});

test.each(['origin', 'importer'] as const)('nothing is summed by %s where no months are asked for', async (member) => {
  const query = {
    source: 'shipments',
    grain: 'month',
    goods: { groups: ['beef'], storages: [] },
    filters: { plant: member === 'importer' ? ['BRA-1'] : [] },
  } as const;
  await trade.facts.use(null, async (snapshot) => {
    expect((await sumMembers(snapshot, query, { member, units: ['2024-01', '2025-01'] })).size).toBeGreaterThan(0);
    expect((await sumMembers(snapshot, query, { member, units: [] })).size).toBe(0);
  });
});

test('the same imports add up to the same, by whatever they are broken down', async () => {
  const span = fc.record({
    StartDate: month,
    EndDate: month,
    Origin: fc.subarray(['BRA', 'ARG']).map((list) => list.join('|')),
  });
  const groups = [
    codes.filter((code) => code.startsWith('beef')),
    codes.filter((code) => code.startsWith('pork')),
  ] as const;
  await fc.assert(
    fc.asyncProperty(span, fc.constantFrom(...groups), async (input, views) => {
      fc.pre(isInOrder(input));
      const sums = await Promise.all(views.map(async (code) => (await ask.table(code, input)).Row));
      expect(new Set(sums.map(({ Volume }) => Volume)).size).toBe(1);
      expect(new Set(sums.map(({ ValueUsd }) => ValueUsd)).size).toBe(1);
    }),
    { numRuns: 40, seed: 20_261_121 },
  );
});

test('a filter never makes a volume larger', async () => {
  await fc.assert(
    fc.asyncProperty(question, async ({ code, input }) => {
      fc.pre(isInOrder(input));
      const open = { ...input, Origin: '', Storage: '', PlantNo: '', Cuts: '' };
      const [some, all] = [await ask.table(code, input), await ask.table(code, open)];
      expect(some.Row.Volume ?? 0).toBeLessThanOrEqual(all.Row.Volume ?? 0);
    }),
    { numRuns: 100, seed: 20_261_121 },
  );
});

test('shares of all members are the whole', async () => {
  await fc.assert(
    fc.asyncProperty(question, async ({ code, input }) => {
      fc.pre(isInOrder(input) && input.Origin === '');
      const { Rows, Row } = await ask.table(code, input);
      if ((Row.Volume ?? 0) === 0) return;
      const shares = Rows.reduce((sum, { Share }) => sum + (Share ?? 0), 0);
      expect(Math.abs(shares - 100)).toBeLessThan(0.01 * Rows.length + 0.01);
      const chart = await ask.chart(code, input);
      expect(chart.Patterns.at(-1)?.Cumulative).toBeCloseTo(100, 1);
    }),
    { numRuns: 80, seed: 20_261_121 },
  );
});

test('a year to date is the sum of its months, and is compared with the same months a year before', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...codes), fc.constantFrom('2025-03', '2025-12', '2026-09'), async (code, end) => {
      const [year, last] = [end.slice(0, 4), end.slice(5)];
      const toDate = await ask.table(code, { StartDate: `${year}-01`, EndDate: end, Period: 'ytd' });
      const months = await ask.table(code, { StartDate: `${year}-01`, EndDate: end });
      expect(toFigures(toDate.Row)).toEqual(toFigures(months.Row));
      expect(toDate.Row.Ytd).toBe(months.Row.Volume);
      expect(toDate.Row.YtdYoy).toBe(months.Row.Yoy);
      const chart = await ask.chart(code, { EndDate: end, Period: 'ytd' });
      expect(chart.Dates.at(-1)).toBe(`${year}-YTD${last}`);
      expect(chart.Total.Volumes.at(-1)).toBe(months.Row.Volume);
    }),
    { numRuns: 30, seed: 20_261_121 },
  );
});

function toFigures({ Volume, ValueUsd, ValueCny, UsdPerTonne, Share, Yoy }: ViewRow) {
  return { Volume, ValueUsd, ValueCny, UsdPerTonne, Share, Yoy };
}

test('carcase weight is product weight times its factor, and makes a tonne cheaper by it', async () => {
  for (const code of ['beef-one', 'beef-three', 'beef-six'] as const) {
    const [product, carcase] = [await ask.table(code), await ask.table(code, { Weight: 'carcase' })];
    expect(carcase.Row.Volume).toBeCloseTo((product.Row.Volume ?? 0) * 1.4, 5);
    expect(carcase.Row.UsdPerTonne).toBeCloseTo((product.Row.UsdPerTonne ?? 0) / 1.4, 1);
    expect(carcase.Row.ValueUsd).toBe(product.Row.ValueUsd);
    expect(carcase.Dict.Scope.TitleEn).toContain('carcase weight (product weight × 1.4)');
  }
});

test('a contrast of a period with itself is zero everywhere', async () => {
  await fc.assert(
    fc.asyncProperty(month, month, async (one, other) => {
      const [start, end] = [one, other].toSorted();
      fc.pre(start !== undefined && end !== undefined);
      const { Rows, Row } = await ask.table('pork-three-contrast', { Dates: [start, end, start, end] });
      for (const row of [...Rows, Row]) {
        expect(row.Difference ?? 0).toBe(0);
        expect(row.DifferencePercent ?? 0).toBe(0);
        expect(row.ShareA).toBe(row.ShareB);
        expect(row.Values?.[0]).toBe(row.Values?.[1]);
      }
      expect(total(Rows.map(({ Volume }) => Volume))).toBe(total([Row.Volume]));
    }),
    { numRuns: 30, seed: 20_261_121 },
  );
});

test('the smaller members of a chart share one series', async () => {
  const { Datas } = await ask.chart('beef-five');
  const tonnes = Datas.filter(({ Unit }) => Unit === 't');
  expect(tonnes).toHaveLength(13);
  expect(tonnes.at(-1)?.Code).toBe(restCode);
});
