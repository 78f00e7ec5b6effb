import type { CompanyTrend, TrendRow } from '@btc/contract/trade/view-answer.ts';
import { companyTrend } from '@btc/contract/trade/view-answer.ts';
import { expect, it } from 'vitest';
import { namedTheme, wideSpace } from '#charts/testing/chart-theme.fixture.ts';
import { contrastTable, toViewChart } from './testing/view-chart.fixture.ts';
import { findTrend } from './trend-figure.tsx';

const event = {
  Date: '2026-08-12',
  Status: 'SUSP',
  StatusCn: '暂停',
  StatusEn: 'Suspended',
  NoteCn: null,
  NoteEn: null,
};
const row = (Period: string, Volume: number | null, Events: TrendRow['Events']): TrendRow => ({
  Period,
  Volume,
  Yoy: null,
  Share: 4.1,
  UsdPerTonne: Volume === null ? null : 5000,
  Rank: 7,
  Events,
});
const { View: _view, TitleCn: _cn, TitleEn: _en, ...dict } = toViewChart('beef-seven', []).Dict;

const trend: CompanyTrend = {
  Dates: ['2026-07', '2026-08', '2026-09'],
  Datas: [],
  Patterns: [],
  Rows: [row('2026-07', 30, []), row('2026-08', 20, [event, event]), row('2026-09', null, [])],
  Total: 3,
  Row: contrastTable('pork-three-contrast').Row,
  Dict: {
    ...dict,
    Company: { Code: 'BRA-9012', NameCn: '某厂', NameEn: 'A plant', Kind: 'plant' },
    Events: [{ ...event, Date: '2007-07-09' }, event],
  },
};

it('draws volume and price of each period, and what happened in it once', () => {
  const drawn = findTrend({
    trend: companyTrend.parse(trend),
    mode: 'large',
    edition: 'en',
    theme: namedTheme,
    space: wideSpace,
  });
  expect(drawn.columns.values).toEqual([30, 20, null]);
  expect(drawn.line.values).toEqual([5000, 5000, null]);
  expect(drawn.events).toEqual([{ index: 1, name: 'Suspended' }]);
  expect([...drawn.provisional]).toEqual([2]);
});
