import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTradeFixture } from '../../trade-fixture.ts';
import type { TradeFixture } from '../../trade-fixture.ts';
import { createViewClient } from '../../view/view.fixture.ts';
import type { ViewClient } from '../../view/view.fixture.ts';
import type { ImportReport } from '../import-file.ts';
import { countCases } from '#testing/long-tests.ts';
import { formatReport } from '../report/report.ts';

let trade: TradeFixture;
let ask: ViewClient;
beforeAll(async () => {
  trade = await openTradeFixture();
  ask = createViewClient(trade);
});
afterAll(async () => trade.close());
afterEach(async () => clear());

async function clear(): Promise<void> {
  await trade.db.deleteFrom('trade_import_run').execute();
  await trade.db.deleteFrom('trade_vintage').execute();
  await trade.db.deleteFrom('trade_rate').execute();
  await trade.facts.refresh();
}

const partners = { BRA: ['410', '巴西'], ARG: ['402', '阿根廷'], URY: ['444', '乌拉圭'] } as const;
const modes = { '10': '一般贸易', '14': '来料加工贸易' } as const;
const places = { '31': '上海市', '12': '天津市' } as const;

interface Row {
  readonly month: string;
  readonly origin: keyof typeof partners;
  readonly hs: string;
  readonly mode?: keyof typeof modes;
  readonly place?: keyof typeof places;
  readonly kg: number;
  readonly value: number;
}

function customsFile(currency: '美元' | '人民币', rows: readonly Row[]): string {
  const [byMode, byPlace] = [
    rows.some(({ mode }) => mode !== undefined),
    rows.some(({ place }) => place !== undefined),
  ];
  const head = ['数据年月', '贸易伙伴编码', '贸易伙伴名称', '商品编码'];
  const ofMode = byMode ? ['贸易方式编码', '贸易方式名称'] : [];
  const ofPlace = byPlace ? ['注册地编码', '注册地名称'] : [];
  const body = rows.map(({ month, origin, hs, mode, place, kg, value }) => [
    month,
    ...partners[origin],
    hs,
    ...(mode === undefined ? [] : [mode, modes[mode]]),
    ...(place === undefined ? [] : [place, places[place]]),
    String(kg),
    '千克',
    String(value),
  ]);
  return [[...head, ...ofMode, ...ofPlace, '第一数量', '第一计量单位', currency], ...body]
    .map((fields) => fields.join(','))
    .join('\n');
}

type Fact = Record<'period' | 'origin' | 'hs' | 'mode' | 'province' | 'kg' | 'usd' | 'cny' | 'marks', string | null>;

async function facts(source = 'customs'): Promise<readonly Fact[]> {
  return trade.facts.use(null, async ({ read }) => {
    const rows = await read(`select period::varchar, origin::varchar, hs::varchar, mode::varchar, province::varchar,
      (g / 1000)::decimal(18, 3)::varchar, (usd_cents / 100)::decimal(18, 2)::varchar, (cny_cents / 100)::decimal(18, 2)::varchar,
      concat(if(by_rate, 'r', ''), if(usd_apportioned, 'u', ''), if(cny_apportioned, 'c', ''))
      from facts where source = '${source}' order by all`);
    return rows.map(([period, origin, hs, mode, province, kg, usd, cny, marks]) => ({
      period: text(period),
      origin: text(origin),
      hs: text(hs),
      mode: text(mode),
      province: text(province),
      kg: text(kg),
      usd: text(usd),
      cny: text(cny),
      marks: text(marks),
    }));
  });
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

const load = (content: string, options = {}): Promise<ImportReport> =>
  trade.importText('customs-query', content, options);

const beef = { month: '2025-10', origin: 'BRA', hs: '02023000' } as const;
const finer = [
  { ...beef, mode: '10', place: '31', kg: 1000, value: 5000 },
  { ...beef, mode: '10', place: '12', kg: 2000, value: 11_000 },
  { ...beef, mode: '14', place: '12', kg: 3000, value: 17_000 },
] as const;
const whole = [{ ...beef, kg: 6000, value: 231_000.01 }] as const;

const merged = [
  ['12', '10', '2000.000', '11000.00', '77000.00', 'c'],
  ['12', '14', '3000.000', '17000.00', '119000.01', 'c'],
  ['31', '10', '1000.000', '5000.00', '35000.00', 'c'],
];

async function readPlaces(): Promise<unknown> {
  return (await facts())
    .map(({ province, mode, kg, usd, cny, marks }) => [province, mode, kg, usd, cny, marks])
    .toSorted((one, other) => String(one).localeCompare(String(other)));
}

describe('a file with less than there is', () => {
  test('keeps the finer facts of the same weight, and apportions its currency to them', async () => {
    await load(customsFile('美元', finer));
    const report = await load(customsFile('人民币', whole));
    expect(report).toMatchObject({
      outcome: 'loaded',
      losses: [],
      values: { retained: 3, fromEarlier: 0, apportioned: 3 },
    });
    expect(formatReport(report, 'en')).toContain('3 facts with a finer breakdown of the same weight are kept');
    expect(await readPlaces()).toEqual(merged);
    const { dimensions } = await trade.db
      .selectFrom('trade_vintage')
      .select('dimensions')
      .where('is_current', '=', true)
      .executeTakeFirstOrThrow();
    expect(dimensions).toEqual(['mode', 'province']);
    const span = { StartDate: '2025-10', EndDate: '2025-10', Source: 'customs' } as const;
    expect((await ask.table('beef-three', span)).Dict.Apportioned).toEqual(['2025-10']);
    // The sum over all places is as it was published.
    expect((await ask.table('beef-one', span)).Dict.Apportioned).toEqual([]);
  });

  test('comes to the same where the finer file comes second', async () => {
    await load(customsFile('人民币', whole));
    expect(await load(customsFile('美元', finer))).toMatchObject({
      outcome: 'loaded',
      losses: [],
      values: { retained: 0, fromEarlier: 3, apportioned: 3 },
    });
    expect(await readPlaces()).toEqual(merged);
  });

  test('leaves alone what the finer facts come to already', async () => {
    await load(customsFile('美元', finer));
    const again = await load(customsFile('美元', [{ ...beef, kg: 6000, value: 33_000 }]));
    expect(again).toMatchObject({ outcome: 'loaded', values: { retained: 3, apportioned: 0 }, changes: { same: 1 } });
    expect(await readPlaces()).toEqual(merged.map(([place, mode, kg, usd]) => [place, mode, kg, usd, null, '']));
  });

  test('keeps the eight digits of a code where it has six', async () => {
    const row = { ...beef, kg: 1000, value: 5000 };
    await load(
      customsFile('美元', [
        { ...row, hs: '02031110' },
        { ...row, hs: '02031190', value: 7000 },
      ]),
    );
    await load(customsFile('人民币', [{ ...row, hs: '020311', kg: 2000, value: 84_000 }]));
    expect((await facts()).map(({ hs, usd, cny }) => [hs, usd, cny])).toEqual([
      ['02031110', '5000.00', '35000.00'],
      ['02031190', '7000.00', '49000.00'],
    ]);
    // A later file of the position speaks for both codes.
    await load(customsFile('美元', [{ ...row, hs: '020311', kg: 3000, value: 9000 }]), { takeAway: true });
    expect((await facts()).map(({ hs, kg, cny }) => [hs, kg, cny])).toEqual([['020311', '3000.000', null]]);
  });

  test('of some months with other weights leaves the breakdown of the others, and views show those alone', async () => {
    const later = finer.map((row) => ({ ...row, month: '2025-11' }));
    await load(customsFile('美元', [...finer, ...later]));
    const corrected = customsFile('美元', [{ ...beef, month: '2025-11', kg: 7000, value: 40_000 }]);
    expect(await load(corrected)).toMatchObject({
      outcome: 'wouldLose',
      losses: [
        { kind: 'mode', periods: ['2025-11'] },
        { kind: 'province', periods: ['2025-11'] },
      ],
    });
    await load(corrected, { takeAway: true });
    const span = { StartDate: '2025-10', EndDate: '2025-11', Source: 'customs' } as const;
    expect((await ask.chart('beef-one', span)).Total.Volumes).toEqual([6, 7]);
    const places = await ask.chart('beef-three', span);
    expect([places.Dict.DataLimit, places.Total.Volumes.at(0)]).toEqual(['2025-10', 6]);
  });

  test('of the months after it leaves nothing of a file that was made for a whole position', async () => {
    const row = { ...beef, kg: 1000, value: 5000 };
    await load(customsFile('美元', [row, { ...row, month: '2025-11' }]), { covers: ['0202'] });
    await load(customsFile('美元', [{ ...row, month: '2025-11', kg: 2000 }]));
    expect((await facts()).map(({ period, kg }) => [period, kg])).toEqual([
      ['202510', '1000.000'],
      ['202511', '2000.000'],
    ]);
  });
});

describe('an import that would take figures away', () => {
  test('stops, names what would be lost, and loads nothing', async () => {
    await load(customsFile('美元', finer));
    const before = await facts();
    const report = await load(customsFile('人民币', [{ ...beef, kg: 6001, value: 231_000 }]));
    const lost = { periods: ['2025-10'], origins: ['BRA'], grams: 6_000_000 };
    expect(report).toMatchObject({
      outcome: 'wouldLose',
      vintageId: null,
      losses: [
        { kind: 'mode', ...lost },
        { kind: 'province', ...lost },
        { kind: 'usd', ...lost },
      ],
    });
    const text = formatReport(report, 'en').join('\n');
    expect(text).toContain('Province: 1 month (2025-10); Brazil; 6 t');
    expect(text).toContain('--take-away');
    expect(formatReport(report, 'cn').join('\n')).toContain('省份：1 个月（2025-10）；巴西；6 吨');
    expect(await facts()).toEqual(before);
    const runs = await trade.db.selectFrom('trade_import_run').select(['outcome', 'losses']).orderBy('id').execute();
    expect(runs).toMatchObject([
      { outcome: 'loaded', losses: [] },
      { outcome: 'wouldLose', losses: report.losses },
    ]);
  });

  test('goes on where they may go, and the diary keeps what went', async () => {
    await load(customsFile('美元', finer));
    const report = await load(customsFile('人民币', [{ ...beef, kg: 6001, value: 231_000 }]), { takeAway: true });
    expect(report).toMatchObject({
      outcome: 'loaded',
      losses: [{ kind: 'mode' }, { kind: 'province' }, { kind: 'usd' }],
    });
    expect(formatReport(report, 'en')).toContain('removed:');
    expect(await readPlaces()).toEqual([[null, null, '6001.000', null, '231000.00', '']]);
  });

  test('since it is of one origin asks whether it is the whole', async () => {
    const two = [...whole, { ...beef, origin: 'URY', kg: 500, value: 9000 } as const];
    await load(customsFile('人民币', two));
    const one = `${customsFile('人民币', [{ ...beef, kg: 6100, value: 240_000 }])}\n`;
    const report = await load(one);
    expect(report).toMatchObject({
      outcome: 'wouldLose',
      losses: [{ kind: 'rows', origins: ['URY'], grams: 500_000 }],
    });
    expect(formatReport(report, 'en').join('\n')).toContain('--origins BRA');
    expect(await load(one, { origins: ['BRA'] })).toMatchObject({ outcome: 'loaded', losses: [], warnings: [] });
  });

  test('or nothing yet, since it is of one origin asks the same', async () => {
    const one = `${customsFile('人民币', whole)}\n`;
    const report = await load(one, { preview: true });
    expect(report).toMatchObject({ outcome: 'loaded', warnings: [{ line: 0, reason: 'onlyOrigin', value: 'BRA' }] });
    expect((await load(one, { preview: true, origins: ['BRA'] })).warnings).toEqual([]);
  });

  test('since neither breakdown holds the other', async () => {
    await load(
      customsFile('美元', [
        { ...beef, place: '31', kg: 1000, value: 5000 },
        { ...beef, place: '12', kg: 2000, value: 11_000 },
      ]),
    );
    const report = await load(
      customsFile('美元', [
        { ...beef, mode: '10', kg: 1000, value: 6000 },
        { ...beef, mode: '14', kg: 2000, value: 10_000 },
      ]),
    );
    expect(report).toMatchObject({ outcome: 'wouldLose', losses: [{ kind: 'province', grams: 3_000_000 }] });
  });

  test('since it has no weights', async () => {
    const head = 'refYear,reporterDesc,flowCode,partnerDesc,cmdCode,cmdDesc,netWgt,primaryValue\n';
    const row = (kg: string) =>
      `2023,China,M,Brazil,020230,"Meat; of bovine animals, boneless cuts, frozen",${kg},3000\n`;
    await trade.importText('comtrade', head + row('1000'));
    const report = await trade.importText('comtrade', head + row(''));
    expect(report).toMatchObject({
      outcome: 'wouldLose',
      losses: [{ kind: 'weight', periods: ['2023'], grams: 1_000_000 }],
    });
  });

  test('since the shipments of another company are not in it', async () => {
    const shipments = 'Date,Origin,HS,Importer,Kg,USD\n';
    await trade.importText('shipments', `${shipments}2024-03,BRA,02023000,Hufeng Trading,27000,130000\n`);
    const report = await trade.importText('shipments', `${shipments}2024-03,BRA,02023000,Jingbei Foods,54000,270000\n`);
    expect(report).toMatchObject({ outcome: 'wouldLose', losses: [{ kind: 'importer', grams: 27_000_000 }] });
  });
});

const query = fc.record({
  currency: fc.constantFrom('美元', '人民币'),
  byMode: fc.boolean(),
  byPlace: fc.boolean(),
  months: fc.subarray(['2025-09', '2025-10'], { minLength: 1 }),
  origins: fc.subarray(['BRA', 'ARG'] as const, { minLength: 1 }),
});

type Query = typeof query extends fc.Arbitrary<infer Made> ? Made : never;

function queried({ byMode, byPlace, months, origins, currency }: Query): readonly Row[] {
  const rate = currency === '美元' ? 1 : 7;
  const rows = new Map<string, Row>();
  for (const month of months) {
    for (const origin of origins) {
      for (const [index, [mode, place]] of (
        [
          ['10', '31'],
          ['10', '12'],
          ['14', '12'],
        ] as const
      ).entries()) {
        const kg = 1000 * (index + 1) + (origin === 'BRA' ? 7 : 11) + (month === '2025-09' ? 100 : 0);
        const stated = { ...(byMode ? { mode } : {}), ...(byPlace ? { place } : {}) };
        const key = JSON.stringify([month, origin, stated]);
        const sum = rows.get(key) ?? { month, origin, hs: '02023000', ...stated, kg: 0, value: 0 };
        rows.set(key, { ...sum, kg: sum.kg + kg, value: sum.value + kg * 5 * rate });
      }
    }
  }
  return [...rows.values()];
}

async function readSums() {
  const sums = new Map<string, Record<'kg' | 'usd' | 'cny', number>>();
  const parts = new Set<string>();
  for (const { period, origin, mode, province, kg, usd, cny } of await facts()) {
    const key = `${period} ${origin}`;
    const sum = sums.get(key) ?? { kg: 0, usd: 0, cny: 0 };
    sums.set(key, { kg: sum.kg + Number(kg), usd: sum.usd + Number(usd), cny: sum.cny + Number(cny) });
    for (const part of [`mode ${mode}`, `place ${province}`]) if (!part.endsWith('null')) parts.add(`${key} ${part}`);
  }
  return { sums, parts };
}

const everywhere: Query = { currency: '美元', byMode: true, byPlace: false, months: ['2025-10'], origins: ['BRA'] };

test(
  'after any files of the same trade in any order no figure is gone unasked, or the file was stopped',
  { timeout: 240_000 },
  async () => {
    const outcomes = { loaded: 0, wouldLose: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(query, { minLength: 2, maxLength: 3 }), async (queries) => {
        await clear();
        for (const one of queries) {
          const before = await readSums();
          const { outcome } = await load(customsFile(one.currency, queried(one)), { origins: one.origins });
          const after = await readSums();
          if (outcome === 'loaded' || outcome === 'wouldLose') outcomes[outcome] += 1;
          if (outcome === 'wouldLose') expect(after).toEqual(before);
          for (const [key, { kg, usd, cny }] of before.sums) {
            const sum = after.sums.get(key);
            expect([key, sum?.kg]).toEqual([key, kg]);
            if (usd > 0) expect([key, sum?.usd]).toEqual([key, usd]);
            if (cny > 0) expect([key, sum?.cny]).toEqual([key, cny]);
          }
          expect([...before.parts].filter((part) => !after.parts.has(part))).toEqual([]);
        }
      }),
      {
        numRuns: countCases('MERGED_FILES', { short: 2, long: 5 }),
        examples: [[[everywhere, { ...everywhere, byMode: false, byPlace: true }]]],
      },
    );
    expect(Math.min(outcomes.loaded, outcomes.wouldLose)).toBeGreaterThan(0);
  },
);
