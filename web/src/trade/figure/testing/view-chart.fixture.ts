import type { ViewChart, ViewPattern, ViewTable } from '@btc/contract/trade/view-answer.ts';
import type { ViewCode } from '@btc/contract/trade/views.ts';

const scope = {
  Code: 'beef',
  TitleCn: '牛肉（HS 0201+0202），产品重量，不含杂碎',
  TitleEn: 'Beef (HS 0201+0202), product weight, excl. offal',
  HsCodes: ['0201', '0202'],
  Complete: true,
};

function toDict(View: ViewCode): ViewChart['Dict'] {
  return {
    View,
    TitleCn: '视图',
    TitleEn: 'View',
    NamesHidden: false,
    TrialLeft: null,
    Scope: scope,
    Source: 'demo',
    SourceNameCn: '演示数据',
    SourceNameEn: 'Demonstration data',
    PublishedOn: '2026-10-20',
    UpdatedAt: '2026-11-20T08:30:00+08:00',
    Demo: true,
    DataLimit: '2026-09',
    DataStart: '2019-01',
    Provisional: ['2026-09'],
    Partial: [],
    Converted: [],
    Apportioned: [],
    Revised: [],
    MissingVolumes: 0,
    MissingUsd: 0,
    MissingCny: 0,
    Unpublished: [],
    Locked: [],
    LockedBefore: null,
    LockedPeriods: [],
    Requested: null,
    LockedModule: null,
    LockedReason: null,
    Sources: [],
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
}

/** A member's code, names and tonnes in each of two months. */
export type Member = readonly [code: string, cn: string, en: string, august: number | null, september: number | null];

export function toViewChart(view: ViewCode, members: readonly Member[], more: Partial<ViewChart> = {}): ViewChart {
  const whole = members.reduce((sum, [, , , august, september]) => sum + (august ?? 0) + (september ?? 0), 0);
  const monthSums = [3, 4].map((at) => members.reduce((sum, member) => sum + Number(member[at] ?? 0), 0));
  let larger = 0;
  return {
    Dates: ['2026-08', '2026-09'],
    Datas: (['t', 'USD'] as const).flatMap((Unit) =>
      members.map(([Code, NameCn, NameEn, ...values]) => ({
        Code,
        NameCn,
        NameEn,
        Unit,
        Axis: Unit === 't' ? ('volume' as const) : ('value' as const),
        Values: values.map((value) => (value === null ? null : value * (Unit === 't' ? 1 : 5))),
      })),
    ),
    Patterns: members.map(([Code, NameCn, NameEn, august, september], index): ViewPattern => {
      const Volume = (august ?? 0) + (september ?? 0);
      larger += Volume;
      const Share = (Volume / whole) * 100;
      const Cumulative = (larger / whole) * 100;
      return {
        Rank: index + 1,
        Code,
        NameCn,
        NameEn,
        Volume,
        Value: Volume * 5,
        UsdPerTonne: 5,
        Share,
        Cumulative,
        Yoy: null,
      };
    }),
    Total: {
      Volume: whole,
      ValueUsd: whole * 5,
      ValueCny: null,
      UsdPerTonne: 5,
      Volumes: monthSums,
      ValuesUsd: monthSums.map((sum) => sum * 5),
      ValuesCny: [null, null],
      UnitValues: [5, 5],
    },
    Dict: toDict(view),
    ...more,
  };
}

export function contrastTable(view: ViewCode): ViewTable {
  const row = (Code: string, NameCn: string, NameEn: string, a: number | null, b: number | null) => ({
    Code,
    NameCn,
    NameEn,
    Volume: a,
    Share: null,
    Yoy: null,
    Ytd: null,
    YtdYoy: null,
    ValueUsd: null,
    ValueCny: null,
    UsdPerTonne: null,
    Values: [a, b],
    Difference: a === null || b === null ? null : a - b,
    DifferencePercent: a === null || b === null || b === 0 ? null : ((a - b) / b) * 100,
    ShareA: 50,
    ShareB: 50,
  });
  const rows = [
    row('31', '上海', 'Shanghai', 80, 100),
    row('12', '天津', 'Tianjin', 90, 60),
    row('44', '广东', 'Guangdong', 10, null),
  ];
  const side = (name: string, Volume: number) => ({
    LabelCn: name,
    LabelEn: name,
    Volume,
    StartDate: '2026-08',
    EndDate: '2026-09',
    Origin: [],
    Type: ['pork'],
  });
  return {
    Rows: rows,
    Total: rows.length,
    Row: row('TOTAL', '合计', 'Total', 180, 160),
    Dict: { ...toDict(view), Sides: { A: side('2026', 180), B: side('2025', 160) }, Columns: [], Members: [] },
  };
}
