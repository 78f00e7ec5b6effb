import type { ReportPeriodRow } from '@btc/contract/planning/report-periods.ts';
import { expect, it } from 'vitest';
import { listGaps, type PeriodDict } from './period-gaps.ts';

const week: ReportPeriodRow = {
  PeriodStart: '2026-11-09',
  PeriodEnd: '2026-11-15',
  Reports: [],
  MarketReport: null,
  Newsletter: null,
};
const report = { ArticleID: 1, Stage: 'published', TitleCn: '题', TitleEn: null, PublishDate: null } as const;

const dict: PeriodDict = {
  Today: '2026-11-16',
  ReportsFrom: '2026-01-02',
  MarketReportsFrom: '2026-01-02',
  NewslettersFrom: '2026-11-09',
};

it('misses nothing of a week that has not ended', () => {
  expect(listGaps(week, { ...dict, Today: '2026-11-15' })).toEqual([]);
});

it('says what a week that is over lacks, an edition of its report too', () => {
  expect(listGaps(week, dict)).toEqual(['report', 'marketReport', 'newsletter']);
  const written: ReportPeriodRow = {
    ...week,
    Reports: [report],
    MarketReport: { ReportID: 1, State: 'published', SummaryCn: true, SummaryEn: true },
    Newsletter: { NewsletterID: 1, State: 'draft' },
  };
  expect(listGaps(written, dict)).toEqual(['en', 'newsletter']);
  const months = { ...dict, MarketReportsFrom: null, NewslettersFrom: null };
  expect(listGaps({ ...week, Reports: [{ ...report, Stage: 'review' }] }, months)).toEqual(['report']);
});

it('misses nothing of a kind that had not begun', () => {
  const later = { ...dict, MarketReportsFrom: '2026-11-20', NewslettersFrom: null };
  expect(listGaps(week, later)).toEqual(['report']);
});
