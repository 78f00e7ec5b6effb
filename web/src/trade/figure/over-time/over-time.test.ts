import { expect, it } from 'vitest';
import type { SeriesUnit } from '@btc/contract/trade/trade-codes.ts';
import { namedTheme, wideSpace } from '#charts/testing/chart-theme.fixture.ts';
import type { Edition } from '#i18n/edition.ts';
import { toViewChart } from '../testing/view-chart.fixture.ts';
import { buildAreas } from './areas-figure.tsx';
import { formatValueText } from '../period-frame.ts';
import { toLines, toPrices } from './lines-figure.tsx';
import { buildPanels } from './panels-figure.tsx';
import { buildBurnUp, fillNotes, recordText } from './quota-part.tsx';
import { formatChanceText } from './quota-table.tsx';
import { toColumns } from './stacked-columns-figure.tsx';
import { toYears } from './years-figure.tsx';

const chart = toViewChart('beef-one', [
  ['BRA', '巴西', 'Brazil', 120, 80],
  ['URY', '乌拉圭', 'Uruguay', 60, null],
  ['RUS', '俄罗斯', 'Russia', 15, 5],
  ['BLR', '白俄罗斯', 'Belarus', 5, 15],
]);
const drawing = {
  chart,
  unit: 't',
  at: null,
  mode: 'large',
  edition: 'en',
  space: wideSpace,
  theme: namedTheme,
} as const;

it('draws origins in their colours, and those without one together', () => {
  const columns = toColumns(drawing);
  expect(columns.layers.map(({ name, token, values }) => [name, token, values])).toEqual([
    ['Brazil', '--origin-brazil', [120, 80]],
    ['Uruguay', '--origin-uruguay', [60, null]],
    ['Others', '--origin-other', [20, 20]],
  ]);
  expect([...columns.provisional]).toEqual([1]);
});

it('stacks six origins at most, the smaller ones with the others', () => {
  const many = ['ESP', 'BRA', 'NLD', 'DNK', 'CAN', 'CHL', 'GBR', 'USA'].map(
    (code, index) => [code, code, code, 80 - index, 80 - index] as const,
  );
  const { layers } = toColumns({ ...drawing, chart: toViewChart('pork-one', many) });
  expect(layers.map(({ code, values }) => [code, values[0]]).slice(4)).toEqual([
    ['CAN', 76],
    ['CHL', 75],
    ['OTH', 147],
  ]);
});

it('writes beside a line of a scale the figure at which it stands', () => {
  const { axisText } = formatValueText({ scale: [48_000], unit: 't', edition: 'en' });
  expect([0, 1250, 1500, 2500, 3000].map(axisText)).toEqual(['0', '1.25', '1.5', '2.5', '3']);
});

it('counts tonnes and money as the readers of each edition do', () => {
  const at = (largest: number, unit: SeriesUnit, edition: Edition) => {
    const { axisText, axisTitle } = formatValueText({ scale: [largest], unit, edition });
    return `${axisText(largest)} ${axisTitle}`;
  };
  expect(at(294_000, 't', 'cn')).toBe('29.4 万吨');
  expect(at(30_000, 't', 'cn')).toBe('30,000 吨');
  expect(at(294_000, 't', 'en')).toBe('294 kt');
  expect(at(1_600_000_000, 'USD', 'cn')).toBe('16 亿美元');
  expect(at(25_000_000, 'CNY', 'cn')).toBe('2,500 万元');
  expect(at(1_600_000_000, 'USD', 'en')).toBe('1,600 USD million');
  expect(at(5_230, 'USD/t', 'cn')).toBe('5,230 美元/吨');
});

it('shows the chosen period, and none that is not there', () => {
  expect(toColumns({ ...drawing, at: '2026-09' }).picked).toBe(1);
  expect(toColumns({ ...drawing, at: '2019-09' }).picked).toBeNull();
});

it('compares the chosen origins alone, else the largest', () => {
  const compared = toLines({ ...drawing, compare: ['URY'], isComparison: true });
  expect(compared.lines.map(({ name }) => name)).toEqual(['Uruguay']);
  const opening = toLines({ ...drawing, compare: [], isComparison: false });
  expect(opening.lines.at(-1)).toMatchObject({ name: 'Total', style: 'dashed' });
});

it('lists prices of the whole span or of one period', () => {
  const price = {
    Code: 'BRA',
    NameCn: '巴西',
    NameEn: 'Brazil',
    Unit: 'USD/t',
    Axis: 'price',
    Values: [7, 8],
  } as const;
  const priced = { ...chart, Datas: [{ ...price, Values: [7, 8] }] };
  expect(toPrices(priced, -1, 'en')[0]).toMatchObject({ name: 'Brazil', value: 5 });
  expect(toPrices(priced, 1, 'en')[0]).toMatchObject({ value: 8 });
  expect(toPrices(priced, 1, 'en')[1]).toMatchObject({ value: null });
});

it('fills areas of shares to a hundred percent, and keeps amounts as they are', () => {
  const shares = buildAreas({ ...drawing, isShare: true });
  expect(shares.layers.map(({ values }) => values)).toEqual([
    [60, 80],
    [30, null],
    [10, 20],
  ]);
  expect(buildAreas({ ...drawing, isShare: false }).layers[0]?.values).toEqual([120, 80]);
});

it('gives panels to the members, not to the rest of them', () => {
  const withRest = toViewChart('beef-four', [
    ['2200', '上海海关', 'Shanghai', 10, 9],
    ['REST', '其他', 'All others', 3, 3],
  ]);
  expect(buildPanels({ ...drawing, chart: withRest }).members.map(({ code }) => code)).toEqual(['2200']);
});

it('lays the years over each other, the latest strong, with the band of five years', () => {
  const year = (Code: string, Values: (number | null)[]) =>
    ({ Code, NameCn: Code, NameEn: Code, Unit: 't', Axis: 'volume', Values }) as const;
  const nine = toViewChart('beef-nine', []);
  const answer = {
    ...nine,
    Datas: [year('2025', [1, 2]), year('2026', [3, null])],
    Dict: { ...nine.Dict, Band: { Years: ['2024', '2025'], Min: [1, 1], Max: [2, 4], Mean: [1.5, 2.5] } },
  };
  const lines = toYears({ chart: answer, unit: 't', edition: 'cn', theme: namedTheme, compact: false });
  expect(lines.lines.map(({ code, style }) => [code, style])).toEqual([
    ['MEAN', 'dashed'],
    ['2025', 'plain'],
    ['2026', 'strong'],
  ]);
  expect(lines.band).toMatchObject({ min: [1, 1], max: [2, 4] });
  expect([...lines.provisional]).toEqual([8]);
  expect(lines.labels[0]).toBe('1月');
});

it('draws on a phone the years that the band does not hold, and the one before', () => {
  const years = ['2026', '2025', '2024', '2023'].map((Code) => ({
    Code,
    NameCn: Code,
    NameEn: Code,
    Unit: 't' as const,
    Axis: 'volume' as const,
    Values: [1, 2],
  }));
  const nine = toViewChart('beef-nine', []);
  const drawnYears = (Dict: Partial<typeof nine.Dict>) =>
    toYears({
      chart: { ...nine, Datas: years, Dict: { ...nine.Dict, ...Dict } },
      unit: 't',
      edition: 'cn',
      theme: namedTheme,
      compact: true,
    }).lines.map(({ code }) => code);
  const Band = { Years: ['2023', '2024', '2025'], Min: [1, 1], Max: [2, 4], Mean: [1.5, 2.5] };
  expect(drawnYears({ Band })).toEqual(['MEAN', '2025', '2026']);
  expect(drawnYears({})).toEqual(['2024', '2025', '2026']);
});

const quota = {
  Code: 'AUS',
  NameCn: '澳大利亚',
  NameEn: 'Australia',
  Year: 2026,
  Quota: 205_000,
  Used: 198_000,
  UsedPercent: 96.6,
  Cumulative: [55_000, null],
  FillEarliest: '2026-10-06',
  FillCentral: '2026-10-09',
  FillLatest: null,
  FillChance: 82.4,
  FillRestsOn: 'projection' as const,
  DutyInPercent: 0,
  DutyOverPercent: 55,
  Later: [{ Year: 2027, Quota: 1_128_000 }],
  SourceCn: '商务部',
  SourceEn: 'MOFCOM',
  Today: '2026-09-30',
  DemoUntil: null,
  OthersKnown: true,
  Others: [],
  Ruling: null,
  Counts: null,
  Notices: [],
};

it('draws the use of a quota with the line of today, and says when it is full and that an expected day has passed', () => {
  const state = buildBurnUp({ quota, edition: 'en', theme: namedTheme, compact: false });
  expect(state).toMatchObject({
    quotaName: 'Quota 205',
    fillName: 'full about 9 Oct',
    fillRange: '6 Oct or later',
    token: '--origin-australia',
  });
  expect(state.fill.latest).toBeNull();
  expect([state.todayName, Math.floor(state.today ?? 0)]).toEqual(['today 30 Sep', 8]);
  const notice = {
    Kind: 'notice' as const,
    Percent: 50,
    ReachedOn: null,
    SurchargeFrom: null,
    PublishedOn: '2026-03-26',
  };
  const published = { ...notice, TextCn: null, TextEn: null, SourceCn: '商务部', SourceEn: 'MOFCOM', SourceUrl: null };
  const noticed = { ...quota, Notices: [published, { ...published, Kind: 'report' as const }] };
  expect(buildBurnUp({ quota: noticed, edition: 'en', theme: namedTheme, compact: false }).official).toEqual([
    { at: expect.closeTo(2.81, 2), used: 102_500, name: 'notice 50%' },
  ]);
  const later = buildBurnUp({
    quota: { ...quota, Today: '2026-11-24' },
    edition: 'cn',
    theme: namedTheme,
    compact: false,
  });
  expect([later.fillName, later.todayName]).toEqual(['预计用完日10月9日已过', '今天 11月24日']);
  const ended = { ...quota, Today: '2026-11-20', DemoUntil: '2026-11-20' };
  expect(buildBurnUp({ quota: ended, edition: 'en', theme: namedTheme, compact: false }).todayName).toBe(
    'demo data to 20 Nov',
  );
  const full = buildBurnUp({ quota: { ...quota, Used: 205_000 }, edition: 'en', theme: namedTheme, compact: false });
  expect(full.fillName).toBe('full since about 9 Oct');
});

it('explains what is drawn of a filling and nothing else: a notice and customs have no band', () => {
  const drawn = (parts: Partial<typeof quota> | { FillRestsOn: 'notice' | 'customs' }) => {
    const one = { ...quota, ...parts };
    const { fill } = buildBurnUp({ quota: one, edition: 'en', theme: namedTheme, compact: false });
    return [fillNotes(one, 'en').join(' '), fill.earliest !== null];
  };
  expect(drawn({})).toEqual([expect.stringMatching(/^Dashed: central date.* Hatched.* Our projection/), true]);
  expect(drawn({ FillRestsOn: 'notice' })).toEqual([expect.stringMatching(/^Dashed: .*official notice\.$/), false]);
  expect(drawn({ FillRestsOn: 'customs' })).toEqual([expect.stringMatching(/^Dot: /), false]);
  const never = { ...quota, FillEarliest: null, FillCentral: null, FillLatest: null };
  expect(fillNotes(never, 'cn')).toEqual([]);
  expect(fillNotes({ ...never, FillEarliest: '2026-12-20' }, 'cn')[0]).toContain('斜线');
});

it('says in one sentence how the projection did, in both editions', () => {
  const record = {
    Cases: 223,
    OriginYears: 22,
    FirstYear: 2016,
    LastYear: 2023,
    Coverage: 85.2,
    CoverageLow: 71.5,
    CoverageHigh: 95.1,
    Loss: 4.4,
    LossSamePace: 14.5,
    LossBefore: 7.5,
    Width: 69.3,
    Cargoes: 6424,
    Brier: 0.048,
    BrierYearlyShare: 0.241,
  };
  expect(recordText(record, 'cn')).toContain(
    '80%区间平均宽69天，命中85%（95%置信区间72–95%）；平均损失4.4天，本站先前的算法为7.5天，“其余月份同上年”的算法为14.5天。',
  );
  expect(recordText(record, 'en')).toContain(
    'The 80% range averaged 69 days and held 85% of outcomes (95% confidence interval 72–95%); mean loss 4.4 days, against 7.5 for our former method and 14.5 for',
  );
});

it('never says that a chance is none or certain', () => {
  expect([0.2, 35.4, 99.8].map((chance) => formatChanceText(chance, 'en'))).toEqual(['<1%', '35%', '>99%']);
});
