import type { TableRow } from '@btc/contract/trade/beef-one.ts';
import type { BeefOne } from './beef-one-query.ts';

const named = (Code: string, NameCn: string, NameEn: string) => ({ Code, NameCn, NameEn });
const brazil = named('BRA', '巴西', 'Brazil');
const uruguay = named('URY', '乌拉圭', 'Uruguay');

function row(name: ReturnType<typeof named>, Volume: number, ValueUsd: number): TableRow {
  const open = { Volume, Share: Volume / 3, Ytd: null, ValueUsd, ValueCny: null, UsdPerTonne: ValueUsd / Volume };
  return { ...name, ...open, Yoy: null, YtdYoy: null };
}

const demoSource = {
  ...named('demo', '演示数据', 'Demonstration data'),
  Demo: true,
  Periods: ['month', 'quarter', 'year'] as const,
  From: '2018-01',
  To: '2026-09',
};

const sources: BeefOne['dict']['Sources'] = [{ ...demoSource, Periods: [...demoSource.Periods] }];

/** An answer of two months and two origins, as a signed-out reader gets it. */
export const beefOneExample: BeefOne = {
  dates: ['2026-08', '2026-09'],
  series: [
    { ...brazil, Unit: 't', Axis: 'volume', Values: [120, 80] },
    { ...uruguay, Unit: 't', Axis: 'volume', Values: [60, 40] },
    { ...brazil, Unit: 'USD', Axis: 'value', Values: [600, 400] },
    { ...uruguay, Unit: 'USD', Axis: 'value', Values: [300, 200] },
  ],
  total: {
    Volume: 300,
    ValueUsd: 1500,
    ValueCny: null,
    Volumes: [180, 120],
    ValuesUsd: [900, 600],
    ValuesCny: [null, null],
  },
  rows: [row(brazil, 200, 1000), row(uruguay, 100, 500)],
  sum: row(named('TOTAL', '合计', 'Total'), 300, 1500),
  columns: [
    { Key: 'Name', TitleCn: '来源国', TitleEn: 'Origin', Unit: '', Align: 'start' },
    { Key: 'Volume', TitleCn: '数量', TitleEn: 'Volume', Unit: 't', Align: 'end' },
    { Key: 'Yoy', TitleCn: '同比', TitleEn: 'Year on year', Unit: '%', Align: 'end' },
    { Key: 'Ytd', TitleCn: '年初至今', TitleEn: 'Year to date', Unit: 't', Align: 'end' },
  ],
  dict: {
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
    MissingVolumes: 0,
    Locked: ['Months', 'Yoy', 'YtdYoy'],
    LockedBefore: '2026-08',
    LockedModule: 'Data',
    LockedReason: 'anonymous',
    Sources: sources,
    Selection: {
      Origin: [],
      Type: ['beef'],
      Storage: [],
      StartDate: '2026-08',
      EndDate: '2026-09',
      Source: '',
      Period: 'month',
      AsPublishedOn: '',
    },
  },
  options: {
    Origins: [brazil, uruguay],
    Types: [named('beef', '牛肉', 'Beef'), named('beef_offal', '牛杂碎', 'Beef offal')],
    Storages: [named('chilled', '冰鲜', 'Chilled'), named('frozen', '冷冻', 'Frozen')],
    Sources: sources,
    Periods: [],
  },
};
