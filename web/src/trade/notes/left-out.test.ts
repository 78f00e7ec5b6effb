import { expect, it } from 'vitest';
import { namedTheme } from '#charts/testing/chart-theme.fixture.ts';
import { rankedMembers } from '../figure/by-category/member-bars.ts';
import { toYears } from '../figure/over-time/years-figure.tsx';
import { periodMarks } from '../figure/period-frame.ts';
import { toViewChart } from '../figure/testing/view-chart.fixture.ts';
import { leftOutNotes } from './left-out.ts';

const whole = { Partial: [], Unpublished: [], MissingVolumes: 0, MissingUsd: 0, MissingCny: 0 };

it('says nothing where sums are of everything', () => {
  expect(leftOutNotes(whole, 'en')).toEqual([]);
});

it('says in both editions how much the sums leave out', () => {
  const dict = { Partial: ['2025'], Unpublished: ['2025-06'], MissingVolumes: 2, MissingUsd: 312, MissingCny: 12_000 };
  expect(leftOutNotes(dict, 'cn').map(({ name, text }) => `${name}：${text}`)).toEqual([
    '不足整期：2025年（以 * 标出，只含已发布的月份）',
    '未公布时期：2025年6月（没有数据公布，图中留空，合计只含其余时期）',
    '重量未公布：2项有贸易记录但未公布重量，数量合计不含这些，金额合计包含。',
    '无美元金额：其中312吨未公布美元金额，美元金额合计和单价未计入这部分（以 † 标出）。',
    '无人民币金额：其中1.2万吨未公布人民币金额，人民币金额合计未计入这部分（以 † 标出）。',
  ]);
  expect(leftOutNotes(dict, 'en').map(({ text }) => text)).toEqual([
    '2025 (marked *; published months only)',
    'June 2025 (no data published: gaps in the chart; totals cover the other periods only)',
    '2 entries show trade but no weight: excluded from volumes, included in values.',
    'No USD value is published for 312 t: excluded from USD totals and unit values (marked †).',
    'No CNY value is published for 12,000 t: excluded from CNY totals (marked †).',
  ]);
});

const chart = toViewChart('beef-one', [
  ['BRA', '巴西', 'Brazil', 40, 40],
  ['URY', '乌拉圭', 'Uruguay', 10, 9],
]);
const { Total, Patterns } = chart;
const gappy = {
  ...chart,
  Total: { ...Total, MissingUsd: [4, 0] },
  Patterns: Patterns.map((member) => (member.Code === 'URY' ? { ...member, MissingUsd: 4 } : member)),
};

it('marks periods and members whose values leave something out, and not their weights', () => {
  expect(periodMarks({ chart: gappy, unit: 'USD', edition: 'en' }).labels[0]).toMatch(/^†/);
  expect(periodMarks({ chart: gappy, unit: 'USD', edition: 'en' }).labels[1]).not.toContain('†');
  expect(periodMarks({ chart: gappy, unit: 't', edition: 'en' }).labels[0]).not.toContain('†');
  const names = (unit: 't' | 'USD') => rankedMembers(gappy, { unit, edition: 'en', token: '' }).map(({ name }) => name);
  expect(names('USD')).toEqual(['Brazil', 'Uruguay†']);
  expect(names('t')).toEqual(['Brazil', 'Uruguay']);
});

it('stars a year of which months are missing, among years laid over each other', () => {
  const series = (Code: string, Values: (number | null)[]) =>
    ({ Code, NameCn: Code, NameEn: Code, Unit: 't', Axis: 'volume', Values }) as const;
  const years = toViewChart('beef-nine', [], { Datas: [series('2025', [1]), series('2026', [2])] });
  const starred = { ...years, Dict: { ...years.Dict, Partial: ['2026'] } };
  const { lines } = toYears({ chart: starred, unit: 't', edition: 'en', theme: namedTheme, compact: false });
  expect(lines.map(({ name }) => name)).toEqual(['2025', '2026*']);
});
