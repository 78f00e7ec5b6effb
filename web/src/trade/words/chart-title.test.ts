import type { AnswerDict } from '@btc/contract/trade/trade-fields.ts';
import type { ViewChart } from '@btc/contract/trade/view-answer.ts';
import type { ViewCode } from '@btc/contract/trade/views.ts';
import { describe, expect, test } from 'vitest';
import { contrastTable, toViewChart } from '../figure/testing/view-chart.fixture.ts';
import { findChartTitle } from './chart-title.ts';
import { answerExample } from '../view-answer.fixture.ts';
import type { ViewAnswer } from '../view-query.ts';

const beef = [
  ['BRA', '巴西', 'Brazil', 120, 80],
  ['URY', '乌拉圭', 'Uruguay', 60, 40],
] as const;

interface Case {
  readonly view?: ViewCode;
  readonly dict?: Partial<ViewChart['Dict']>;
  readonly selection?: Partial<AnswerDict['Selection']>;
  readonly total?: Partial<ViewChart['Total']>;
  readonly chart?: Partial<ViewChart>;
}

function answer({ view = 'beef-one', dict, selection, total, chart }: Case): ViewAnswer {
  const drawn = toViewChart(view, beef);
  const Dict = { ...drawn.Dict, ...dict, Selection: { ...drawn.Dict.Selection, ...selection } };
  const shown = { ...drawn, ...chart, Total: { ...drawn.Total, ...total }, Dict };
  return { ...answerExample, chart: shown, table: null, dict: Dict };
}

function say(one: Case, unit: Parameters<typeof findChartTitle>[1] = 't') {
  return (['en', 'cn'] as const).map((edition) =>
    findChartTitle(answer(one), unit, edition)?.text.replaceAll('\u00a0', ' '),
  );
}

const YoySpans = { From: '2026-08', To: '2026-09', BeforeFrom: '2025-08', BeforeTo: '2025-09' };
const published = { YoySpans, Provisional: [] };

describe('imports against the year before', () => {
  test.each([
    [12.34, 'rose 12.3% y/y to 300 t', '同比增长12.3%'],
    [-5.06, 'fell 5.1% y/y to 300 t', '同比下降5.1%'],
    [0.04, 'unchanged y/y at 300 t', '同比持平'],
  ])('a change of %d %%', (Yoy, en, cn) => {
    expect(say({ dict: published, total: { Yoy } })).toEqual([
      `Beef imports ${en}, August 2026 to September 2026`,
      `2026年8月至2026年9月牛肉进口300吨，${cn}`,
    ]);
  });

  test('one month is named as a month', () => {
    const chart = { Dates: ['2026-09'] };
    const total = { Yoy: 3, Volumes: [120], Volume: 120 };
    expect(say({ dict: { ...published, YoySpans: { ...YoySpans, From: '2026-09' } }, chart, total })).toEqual([
      'Beef imports rose 3.0% y/y to 120 t in September 2026',
      '2026年9月牛肉进口120吨，同比增长3.0%',
    ]);
  });

  test('of a longer span the sum of the months that are compared', () => {
    const dict = { ...published, YoySpans: { ...YoySpans, From: '2026-09' } };
    expect(say({ dict, total: { Yoy: 3 } })[0]).toBe('Beef imports rose 3.0% y/y to 120 t in September 2026');
  });

  test('months that may still change, and months that are not published, are said', () => {
    expect(say({ dict: { YoySpans }, total: { Yoy: 3 } })).toEqual([
      'Beef imports rose 3.0% y/y to 300 t, August 2026 to September 2026 (incl. provisional figures)',
      '2026年8月至2026年9月牛肉进口300吨，同比增长3.0%（含暂定数据）',
    ]);
    expect(say({ dict: { ...published, Unpublished: ['2026-08'] }, total: { Yoy: 3 } })).toEqual([
      expect.stringMatching(/ \(published periods only\)$/),
      expect.stringMatching(/（只计已公布时期）$/),
    ]);
  });
});

describe('without the year before', () => {
  test('the latest month is held against the one before it, and marked where it is provisional', () => {
    expect(say({})).toEqual([
      'Beef imports fell 33.3% to 120 t in September 2026, from August 2026 (provisional)',
      '2026年9月牛肉进口120吨，比2026年8月下降33.3%（暂定）',
    ]);
    expect(say({ total: { Volumes: [120, 120] } })[1]).toBe('2026年9月牛肉进口120吨，比2026年8月持平（暂定）');
  });

  test('across a gap, and from a part of a period, nothing is compared', () => {
    const alone = ['Beef imports: 120 t in September 2026 (provisional)', '2026年9月牛肉进口120吨（暂定）'];
    expect(say({ total: { Volumes: [null, 120] } })).toEqual(alone);
    expect(say({ dict: { Partial: ['2026-09'] } })).toEqual(alone);
    expect(say({ dict: { Partial: ['2026-08'] } })).toEqual(alone);
  });

  test('of money and prices the same month of the year before, where the chart has it', () => {
    const chart = { Dates: ['2025-09', '2026-09'] };
    expect(say({ chart }, 'USD')).toEqual([
      expect.stringMatching(/^The value of beef imports fell 33\.3% y\/y to USD .* in September 2026 \(provisional\)$/),
      expect.stringMatching(/^2026年9月牛肉进口额.*，同比下降33\.3%（暂定）$/),
    ]);
    expect(say({ view: 'beef-two', chart, total: { UnitValues: [5000, 5500] } }, 'USD/t')).toEqual([
      'The average unit value of beef imports rose 10.0% y/y to 5,500 USD/t in September 2026 (provisional)',
      '2026年9月牛肉进口平均单价5,500 美元/吨，同比上涨10.0%（暂定）',
    ]);
  });

  test('where nothing is published nothing is said', () => {
    expect(say({ total: { Volumes: [null, null] } })).toEqual([undefined, undefined]);
  });
});

describe('who has most', () => {
  const provinces: Case = { view: 'beef-three', dict: { Provisional: [] } };

  test('the fewest that have half of it', () => {
    expect(say(provinces)).toEqual([
      'Brazil took 66.7% of beef imports, August 2026 to September 2026',
      '2026年8月至2026年9月牛肉进口中，巴西占66.7%',
    ]);
  });

  test('one that was chosen alone has all of it: then the sum is said', () => {
    const chart = toViewChart('beef-three', beef.slice(0, 1));
    expect(say({ ...provinces, chart: { Datas: chart.Datas, Patterns: chart.Patterns }, total: chart.Total })[0]).toBe(
      'Beef imports fell 33.3% to 80 t in September 2026, from August 2026',
    );
  });

  test('of companies how much the four largest have', () => {
    const Structure = { Members: 343, Cr4: 31.24, Cr5: 35, Cr10: 50, Hhi: 500, Bands: [], Periods: [] };
    expect(say({ view: 'beef-five', dict: { Structure, Provisional: [] } })).toEqual([
      'The four largest of 343 importers took 31.2% of beef imports, August 2026 to September 2026',
      '2026年8月至2026年9月牛肉进口中，343家进口商里最大的4家占31.2%',
    ]);
  });
});

test('the latest year is held against the months that the year before has too', () => {
  const year = (Code: string, Values: readonly (number | null)[]) => ({
    Code,
    NameCn: Code,
    NameEn: Code,
    Unit: 't' as const,
    Axis: 'volume' as const,
    Values: [...Values],
  });
  const of = (latest: readonly (number | null)[]) =>
    say({
      view: 'beef-nine',
      dict: { Provisional: [] },
      chart: { Datas: [year('2025', [100, 100, 100]), year('2026', latest)] },
    });
  expect(of([110, 110, null])).toEqual([
    'Beef imports rose 10.0% y/y to 220 t, January–February 2026',
    '2026年1–2月牛肉进口220吨，同比增长10.0%',
  ]);
  expect(of([90, null, null])[0]).toBe('Beef imports fell 10.0% y/y to 90 t in January 2026');
  expect(of([90, null, 90])).toEqual([undefined, undefined]);
});

test('one side of a contrast is held against the other', () => {
  const { Dict } = contrastTable('pork-three-contrast');
  expect(say({ view: 'pork-three-contrast', dict: { Sides: Dict.Sides } })).toEqual([
    '2026: 180 t, 12.5% above 2025',
    '2026：180吨，比2025多12.5%',
  ]);
});

test('it is about what was chosen: one origin and storage by name, more of them as a choice', () => {
  expect(say({ selection: { Origin: ['BRA'], Storage: ['frozen'] } })).toEqual([
    expect.stringMatching(/^Frozen beef imports from Brazil fell/),
    expect.stringMatching(/^2026年9月巴西冷冻牛肉进口120吨/),
  ]);
  expect(say({ selection: { Origin: ['BRA', 'URY'] } })).toEqual([
    expect.stringMatching(/^Selected beef imports fell/),
    expect.stringMatching(/^2026年9月所选牛肉进口/),
  ]);
});
