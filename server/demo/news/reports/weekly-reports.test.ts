import { getLandedCost } from '@btc/contract/prices/landed-cost.ts';
import { getWebPriceDataList } from '@btc/contract/prices/quotes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainParagraphs, sanitiseArticleHtml } from '#news/write/article-html.ts';
import type { PublishedDraft } from '#news/write/article-write.service.ts';
import { openPricesFixture, paidCaller, type PricesFixture } from '#prices/prices.fixture.ts';
import { loadDemoPrices } from '../../prices/load-prices.ts';
import { readWeekCosts } from './landed-quote.ts';
import { type QuotedWeek, weekFacts } from './weekly-facts.ts';
import { weeklyItems } from './weekly-items.ts';
import { listWeeklyIssues, type WeeklyIssue } from './weekly-quotes.ts';
import { listWeeklyReports, weeklyReportIds } from './weekly-reports.ts';

const springFestival = '2026-02-20';
let prices: PricesFixture;
let reports: readonly PublishedDraft[];
/** Before there were quotes. */
let before: readonly PublishedDraft[];
let issues: readonly WeeklyIssue[];

beforeAll(async () => {
  prices = await openPricesFixture();
  before = await listWeeklyReports(prices);
  await loadDemoPrices(prices);
  reports = await listWeeklyReports(prices);
  issues = await listWeeklyIssues(prices.db);
});
afterAll(async () => prices.close());

/** The facts of the weeks with quotes that are commented on. */
function quotedWeeks(): readonly QuotedWeek[] {
  return issues.slice(-weeklyReportIds.length).flatMap((_, index) => {
    const facts = weekFacts(issues.slice(0, issues.length - weeklyReportIds.length + index + 1));
    return facts.kind === 'closed' ? [] : [facts];
  });
}

describe('the weekly comments', () => {
  test('are not there where there is no quote to comment on', () => {
    expect(before).toEqual([]);
  });

  test('are a year of weeks, the same every time, under the numbers kept for them', async () => {
    expect(reports.map(({ id }) => id)).toEqual(weeklyReportIds);
    expect(await listWeeklyReports(prices)).toEqual(reports);
    expect(new Set(reports.map(({ draft }) => draft.report?.date)).size).toBe(52);
  });

  test('come out on working days, never before the quotes they speak of', () => {
    const dates = reports.map(({ draft }) => draft.report?.date ?? '');
    expect(dates.toSorted()).toEqual(dates);
    expect(dates).toContain('2026-01-05');
    expect(dates).not.toContain('2026-10-02');
    for (const { draft } of reports) expect(draft.report?.date.localeCompare(draft.report.periodEnd)).not.toBe(-1);
  });

  test('differ from each other in title and text, in both editions', () => {
    for (const edition of ['cn', 'en'] as const) {
      expect(new Set(reports.map(({ draft }) => draft.texts[edition]?.title)).size).toBe(52);
      const paragraphs = reports.flatMap(({ draft }) => plainParagraphs(draft.texts[edition]?.body ?? '').slice(0, 1));
      expect(new Set(paragraphs).size).toBe(52);
    }
  });

  test('keep titles short and say in each that the figures are a demonstration', () => {
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

  test('leave the week of Spring Festival empty, and compare the next one with the day before the holiday', () => {
    const [closed, next] = [springFestival, '2026-02-27'].map((friday) =>
      reports.find(({ draft }) => draft.report?.periodEnd === friday),
    );
    expect(closed?.draft.texts.cn?.body).not.toContain('<table>');
    expect(closed?.draft.texts.en?.body).toContain('13 February');
    expect(next?.draft.texts.cn?.body).toContain('<th>较节前（2月13日）</th>');
    expect(next?.draft.texts.en?.body).toContain('<th>against 13 February</th>');
  });
});

describe('what a comment says', () => {
  test('every item is quoted in every week that is open', () => {
    for (const { friday, quotes } of issues)
      expect(quotes, `Week to ${friday}`).toHaveLength(friday === springFestival ? 0 : weeklyItems.length);
  });

  test('is the price list of the day, with its change, to the dollar', async () => {
    for (const facts of quotedWeeks().slice(-8)) {
      const answer = getWebPriceDataList.output.parse(
        await prices.call('GetWebPriceDataList', { Date: facts.day, PageSize: 200 }, paidCaller(1)),
      );
      for (const { item, low, mainstream, high, change, quoteCount } of facts.quotes) {
        const row = answer.Rows.find(({ OriginCode, CutCode }) => OriginCode === item.origin && CutCode === item.cut);
        expect([row?.Low, row?.Mainstream, row?.High, row?.Count, row?.ChangePrevious?.Value]).toEqual([
          low,
          mainstream,
          high,
          quoteCount,
          change,
        ]);
      }
    }
  });

  test('counts every item once among those that rose, fell and held', () => {
    for (const { ups, downs, stills, quotes, mover } of quotedWeeks()) {
      expect(ups.length + downs.length + stills.length).toBe(quotes.length);
      expect(Math.abs(mover.change)).toBe(Math.max(...quotes.map(({ change }) => Math.abs(change))));
    }
  });

  test('costs what the calculator answers for that price on that day', async () => {
    for (const facts of [quotedWeeks().at(-1), quotedWeeks().at(0)]) {
      if (facts === undefined) throw new Error('There are weeks with quotes');
      const { quote, now } = await readWeekCosts(prices, facts);
      const { Row } = getLandedCost.output.parse(
        await prices.call('GetLandedCost', { Origin: quote.item.origin, Date: facts.day, Cif: quote.mainstream }),
      );
      expect(now).toEqual(Row);
      const body = reports.find(({ draft }) => draft.report?.periodEnd === facts.friday)?.draft.texts;
      for (const figure of [Row.CnyPerUsd.toFixed(4), Row.InQuota.toFixed(2), Row.OverQuota?.toFixed(2) ?? '']) {
        expect(body?.cn?.body).toContain(figure);
        expect(body?.en?.body).toContain(figure);
      }
    }
  });
});
