import type { ViewPattern, ViewRow, ViewTable } from '@btc/contract/trade/view-answer.ts';
import type { ViewAnswer, ViewFound } from './view-query.ts';

const named = (Code: string, NameCn: string, NameEn: string) => ({ Code, NameCn, NameEn });
const brazil = named('BRA', '巴西', 'Brazil');
const uruguay = named('URY', '乌拉圭', 'Uruguay');

function row(name: ReturnType<typeof named>, Volume: number, ValueUsd: number): ViewRow {
  const open = { Volume, Share: Volume / 3, Ytd: null, ValueUsd, ValueCny: null, UsdPerTonne: ValueUsd / Volume };
  return { ...name, ...open, Yoy: null, YtdYoy: null, Trend: [Volume, null] };
}

function pattern(name: ReturnType<typeof named>, Rank: number, Volume: number): ViewPattern {
  return { ...name, Rank, Volume, Value: Volume * 5, Share: Volume / 3, Yoy: null };
}

const demoSource = {
  ...named('demo', '演示数据', 'Demonstration data'),
  Demo: true,
  From: '2018-01',
  To: '2026-09',
};

const sources: ViewAnswer['dict']['Sources'] = [{ ...demoSource, Periods: ['month', 'quarter', 'year', 'ytd'] }];

const dict: ViewAnswer['dict'] = {
  View: 'beef-one',
  TitleCn: '国别进口',
  TitleEn: 'Imports by origin',
  NamesHidden: false,
  TrialLeft: null,
  Scope: {
    Code: 'beef',
    TitleCn: '牛肉（HS 0201+0202），产品重量，不含杂碎',
    TitleEn: 'Beef (HS 0201+0202), product weight, excl. offal',
    HsCodes: ['0201', '0202'],
    Complete: true,
  },
  Source: 'demo',
  SourceNameCn: '演示数据',
  SourceNameEn: 'Demonstration data',
  PublishedOn: '2026-10-20',
  UpdatedAt: '2026-11-20T08:30:00+08:00',
  Demo: true,
  DataLimit: '2026-09',
  DataStart: '2026-08',
  Provisional: ['2026-09'],
  Partial: [],
  Converted: [],
  Apportioned: [],
  Revised: [],
  MissingVolumes: 0,
  MissingUsd: 0,
  MissingCny: 0,
  Unpublished: [],
  Locked: ['Months', 'Yoy', 'YtdYoy'],
  LockedBefore: '2026-08',
  LockedPeriods: [],
  Requested: null,
  LockedModule: 'Data',
  LockedReason: 'anonymous',
  Sources: sources,
  Selection: {
    Origin: [],
    Type: ['beef'],
    Storage: [],
    PlantNo: [],
    Cuts: [],
    Company: [],
    Weight: 'product',
    StartDate: '2026-08',
    EndDate: '2026-09',
    Source: '',
    Period: 'month',
    AsPublishedOn: '',
  },
};

const columns: ViewTable['Dict']['Columns'] = [
  { Key: 'Name', TitleCn: '产地', TitleEn: 'Origin', Unit: '', Align: 'start' },
  { Key: 'Volume', TitleCn: '数量', TitleEn: 'Volume', Unit: 't', Align: 'end' },
  { Key: 'Trend', TitleCn: '走势', TitleEn: 'Trend', Unit: '', Align: 'start' },
  { Key: 'Yoy', TitleCn: '同比', TitleEn: 'y/y', Unit: '%', Align: 'end' },
  { Key: 'Ytd', TitleCn: '年初至今', TitleEn: 'Year to date', Unit: 't', Align: 'end' },
];

export const answerExample = {
  chart: {
    Dates: ['2026-08', '2026-09'],
    Datas: [
      { ...brazil, Unit: 't', Axis: 'volume', Values: [120, 80] },
      { ...uruguay, Unit: 't', Axis: 'volume', Values: [60, 40] },
      { ...brazil, Unit: 'USD', Axis: 'value', Values: [600, 400] },
      { ...uruguay, Unit: 'USD', Axis: 'value', Values: [300, 200] },
    ],
    Patterns: [pattern(brazil, 1, 200), pattern(uruguay, 2, 100)],
    Total: {
      Volume: 300,
      ValueUsd: 1500,
      ValueCny: null,
      Volumes: [180, 120],
      ValuesUsd: [900, 600],
      ValuesCny: [null, null],
    },
    Dict: dict,
  },
  table: {
    Rows: [row(brazil, 200, 1000), row(uruguay, 100, 500)],
    Total: 2,
    Row: row(named('TOTAL', '合计', 'Total'), 300, 1500),
    Dict: { ...dict, Columns: columns, Members: [] },
  },
  dict,
  options: {
    Origins: [brazil, uruguay],
    Types: [named('beef', '牛肉', 'Beef'), named('beef_offal', '牛杂碎', 'Beef offal')],
    Storages: [named('chilled', '冰鲜', 'Chilled'), named('frozen', '冷冻', 'Frozen')],
    Sources: sources,
    Periods: [],
    Cuts: [],
    Plants: [],
  },
} as const satisfies ViewAnswer;

export const shownExample: ViewFound = { kind: 'shown', answer: answerExample, trend: null, next: null, dueOn: null };
