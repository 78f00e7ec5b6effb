import type { ReportPeriodRow } from '@btc/contract/site/desk/report-periods.ts';
import { expect, it } from 'vitest';
import { gapsOf } from './period-gaps.ts';

const week: ReportPeriodRow = {
  PeriodStart: '2026-11-09',
  PeriodEnd: '2026-11-15',
  Reports: [],
  MarketReport: null,
  Newsletter: null,
};
const report = { ArticleID: 1, Stage: 'published', TitleCn: '题', TitleEn: null, PublishDate: null } as const;

it('misses nothing of a week that has not ended', () => {
  expect(gapsOf(week, '2026-11-15', true)).toEqual([]);
});

it('says what a week that is over lacks, an edition of its report too', () => {
  expect(gapsOf(week, '2026-11-16', true)).toEqual(['report', 'marketReport', 'newsletter']);
  const written: ReportPeriodRow = {
    ...week,
    Reports: [report],
    MarketReport: { ReportID: 1, State: 'published', SummaryCn: true, SummaryEn: true },
    Newsletter: { NewsletterID: 1, State: 'draft' },
  };
  expect(gapsOf(written, '2026-11-16', true)).toEqual(['en', 'newsletter']);
  expect(gapsOf({ ...week, Reports: [{ ...report, Stage: 'review' }] }, '2026-11-16', false)).toEqual(['report']);
});
