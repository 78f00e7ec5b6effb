import type { DeskMarketReport } from '@btc/contract/prices/market-report.ts';
import { reportParts, reportSections } from '@btc/contract/prices/week-codes.ts';
import { expect, test } from 'vitest';
import { listGaps, type ReportTexts } from './report-gaps.ts';

type Figures = DeskMarketReport['Figures'];
const figure = { NameCn: '牛', NameEn: 'Cattle' } as Figures[number]['Figures'][number];
const withFigures = (...named: string[]): Figures =>
  reportSections.map((Section) => ({ Section, Figures: named.includes(Section) ? [figure] : [] }));
const written = (texts: Partial<ReportTexts>) =>
  ({ ...Object.fromEntries(reportParts.map((part) => [part, { Cn: '', En: '' }])), ...texts }) as ReportTexts;
const both = { Cn: '有', En: 'Yes' };

test('a section without figures and text is empty, one with either may lack the other', () => {
  const report = { Figures: withFigures('forward', 'fx'), PeriodEnd: '2026-11-20', State: 'draft' as const };
  const texts = written({ title: both, summary: both, spot: { Cn: '现货', En: '' }, fx: both });
  expect(listGaps(report, texts, '2026-11-20')).toEqual({
    empty: ['customs', 'plants', 'quota', 'liveCattle', 'survey', 'calendar'],
    noFigures: ['summary', 'spot'],
    noTextCn: ['forward'],
    noTextEn: ['forward', 'spot'],
    lacks: [],
    isOffDay: false,
  });
});

test('without title and summary in both languages nothing goes out', () => {
  const report = { Figures: withFigures(), PeriodEnd: '2026-11-20', State: 'draft' as const };
  const texts = written({ title: { Cn: '题', En: ' ' }, summary: { Cn: '', En: 'Yes' } });
  expect(listGaps(report, texts, '2026-11-20').lacks).toEqual(['title', 'summary']);
});

test.each([
  ['draft', '2026-11-20', false],
  ['draft', '2026-11-17', true],
  ['draft', '2026-11-27', true],
  ['published', '2026-11-24', false],
] as const)('an issue that is %s and of Friday 20 November goes out on %s: other day %s', (State, today, isOffDay) => {
  const report = { Figures: withFigures(), PeriodEnd: '2026-11-20', State };
  expect(listGaps(report, written({}), today).isOffDay).toBe(isOffDay);
});
