import { describe, expect, test } from 'vitest';
import { plainParagraphs, sanitiseArticleHtml } from '#news/write/article-html.ts';
import { landedCost } from './landed-cost.ts';
import { weekFacts } from './weekly-facts.ts';
import { listWeeklyReports } from './weekly-reports.ts';
import { listWeeklyIssues } from './weekly-series.ts';

const reports = listWeeklyReports();
const issues = listWeeklyIssues();

describe('the weekly reports', () => {
  test('are a year of weeks, the same every time', () => {
    expect(reports).toHaveLength(52);
    expect(listWeeklyReports()).toEqual(reports);
    expect(new Set(reports.map(({ draft }) => draft.report?.date)).size).toBe(52);
  });

  test('come out on working days after their week began', () => {
    const dates = reports.map(({ draft }) => draft.report?.date ?? '');
    expect(dates.toSorted()).toEqual(dates);
    expect(dates).toContain('2025-12-31');
    expect(dates).not.toContain('2026-10-02');
    for (const { draft } of reports) expect(draft.report?.date.localeCompare(draft.report.periodStart)).toBe(1);
  });

  test('differ from each other in title and text, in both editions', () => {
    for (const edition of ['cn', 'en'] as const) {
      expect(new Set(reports.map(({ draft }) => draft.texts[edition]?.title)).size).toBe(52);
      const paragraphs = reports.flatMap(({ draft }) => plainParagraphs(draft.texts[edition]?.body ?? '').slice(0, 1));
      expect(new Set(paragraphs).size).toBe(52);
    }
  });

  test('keep titles and summaries short and say in each that the figures are a demonstration', () => {
    for (const { draft } of reports) {
      expect([...(draft.texts.cn?.title ?? '')].length).toBeLessThanOrEqual(28);
      expect(draft.texts.en?.title.length).toBeLessThanOrEqual(80);
      expect(draft.texts.cn?.body).toContain('演示数据');
      expect(draft.texts.en?.body).toContain('demonstration figures');
    }
  });

  test('know nothing of the safeguard quota before it was announced', () => {
    for (const { draft } of reports.filter((one) => (one.draft.report?.date ?? '') < '2025-12-31')) {
      expect(draft.texts.cn?.body).not.toContain('配额');
      expect(draft.texts.en?.body).not.toMatch(/quota|safeguard/i);
    }
  });

  test('survive sanitising whole', () => {
    for (const { draft } of reports) {
      for (const body of [draft.texts.cn?.body ?? '', draft.texts.en?.body ?? ''])
        expect(sanitiseArticleHtml(body)).toBe(body);
    }
  });
});

test('the series moves in steps of fifty, keeps low below high, and carries Spring Festival', () => {
  for (const { friday, quotes } of issues) {
    for (const { low, mainstream, high, change, offers } of quotes) {
      expect([low % 50, mainstream % 50, Math.abs(change % 50)]).toEqual([0, 0, 0]);
      expect(low < mainstream && mainstream < high).toBe(true);
      expect(offers === 0).toBe(friday === '2026-02-20');
    }
  }
});

test('the facts of a week agree with its quotes', () => {
  for (let end = 13; end <= issues.length; end += 1) {
    const facts = weekFacts(issues.slice(0, end));
    expect(facts.ups.length + facts.downs.length + facts.stills.length).toBe(6);
    expect(Math.abs(facts.mover.change)).toBe(Math.max(...facts.quotes.map(({ change }) => Math.abs(change))));
  }
});

test('landed cost is what the domain file works out', () => {
  expect(landedCost(6000).inQuota).toBeCloseTo(53.74, 2);
  expect(landedCost(6000).overQuota).toBeCloseTo(79.64, 2);
});
