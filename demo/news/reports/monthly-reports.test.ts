import { findScopeYear } from '@btc/reference/calibration.ts';
import { describe, expect, test } from 'vitest';
import { sanitiseArticleHtml } from '@btc/server/src/platform/rich-text/article-html.ts';
import { makeDemoCells } from '../../trade/demo-cells.ts';
import { monthFacts } from './month-facts.ts';
import { sumBeefMonths, listBulletinMonths, sumByOrigin, sumTotal, yearToDate } from './month-series.ts';
import { listMonthlyReports, monthlyReportIds } from './monthly-reports.ts';

const cells = makeDemoCells();
const series = sumBeefMonths(cells);
const reports = listMonthlyReports(cells);

describe('the monthly bulletins', () => {
  test('are twenty-four, with January and February together, and have the numbers that are kept for them', () => {
    expect(reports.map(({ id }) => id)).toEqual(monthlyReportIds);
    expect(listBulletinMonths().filter((months) => months.length === 2)).toEqual([
      [202501, 202502],
      [202601, 202602],
    ]);
  });

  test('come out on weekdays after the customs detail', () => {
    for (const { draft } of reports) {
      const date = new Date(draft.report?.date ?? '');
      expect([0, 6]).not.toContain(date.getUTCDay());
      expect(date.getUTCDate()).toBeGreaterThanOrEqual(20);
    }
  });

  test('differ in title and first paragraph and survive sanitising whole, in both editions', () => {
    for (const edition of ['cn', 'en'] as const) {
      const texts = reports.flatMap(({ draft }) => draft.texts[edition] ?? []);
      expect(new Set(texts.map(({ title }) => title)).size).toBe(24);
      expect(new Set(texts.map(({ body }) => body.slice(0, body.indexOf('</p>')))).size).toBe(24);
      for (const { body } of texts) expect(sanitiseArticleHtml(body)).toBe(body);
    }
  });

  test('say in title and text that they are a demonstration', () => {
    for (const { draft } of reports) {
      expect(draft.texts.cn?.title).toContain('演示');
      expect(draft.texts.en?.title).toContain('demo');
      expect(draft.texts.en?.title.length).toBeLessThanOrEqual(80);
      expect(draft.texts.cn?.body).toContain('不是海关公布数');
    }
  });

  test('know nothing of the quotas before 2026', () => {
    for (const { draft } of reports.filter((one) => (one.draft.report?.periodEnd ?? '') < '2025-12')) {
      expect(draft.texts.cn?.body).not.toContain('国别配额');
    }
  });
});

describe('the facts of a bulletin', () => {
  test('add up: origins to the total, months to the year that is known', () => {
    for (const months of listBulletinMonths()) {
      const { origins, others, tonnes } = monthFacts(series, months);
      const sum = [...origins, others].reduce((all, one) => all + one.tonnes, 0);
      expect(sum).toBeCloseTo(tonnes, 3);
    }
    const year = sumTotal(sumByOrigin(series, yearToDate([202512]))).tonnes;
    expect(Math.abs(year / (findScopeYear('beef', 2025)?.tonnes ?? 0) - 1)).toBeLessThan(0.005);
  });

  test('take the change of the mean price apart without a rest', () => {
    for (const months of listBulletinMonths()) {
      const { mixEffect, priceOnYear, origins, others, tonnes } = monthFacts(series, months);
      const before = sumByOrigin(
        series,
        months.map((month) => month - 100),
      );
      const pure = [...origins, others].reduce((sum, one) => {
        const past = sumTotal(
          before.filter(({ origin }) =>
            one.code === 'OTH' ? !origins.some(({ code }) => code === origin) : origin === one.code,
          ),
        );
        return sum + (one.tonnes / tonnes) * (one.price - past.price);
      }, 0);
      expect(mixEffect + pure).toBeCloseTo(priceOnYear, 6);
    }
  });
});
