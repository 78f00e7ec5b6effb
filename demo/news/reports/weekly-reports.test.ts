import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '@btc/server/src/testing/test-database.ts';
import { type Demonstration, openDemonstration } from '../../demonstration.fixture.ts';
import { type QuotedWeek, weekFacts } from './weekly-facts.ts';
import { weeklyItems } from './weekly-items.ts';
import { listWeeklyIssues, type WeeklyIssue } from './weekly-quotes.ts';
import { listWeeklyReports, weeklyReportIds } from './weekly-reports.ts';

const springFestival = '2026-02-20';
const editions = ['cn', 'en'] as const;

interface Stored {
  readonly id: number;
  readonly edition: string;
  readonly date: string;
  readonly end: string;
  readonly title: string;
  readonly body: string;
  readonly text: string;
}

let portal: Demonstration;
let issues: readonly WeeklyIssue[];
let comments: readonly Stored[];

beforeAll(async () => {
  portal = await openDemonstration();
  issues = await listWeeklyIssues(portal.db);
  comments = await portal.db
    .selectFrom('news_article_text as t')
    .innerJoin('news_report as r', 'r.article_id', 't.article_id')
    .select([
      't.article_id as id',
      't.edition',
      'r.report_date as date',
      'r.period_end as end',
      't.title',
      't.body_html as body',
      't.body_text as text',
    ])
    .where('r.type', '=', 'week')
    .orderBy('t.article_id')
    .orderBy('t.edition')
    .execute();
}, 240_000);
afterAll(async () => portal.close());

const of = (edition: string) => comments.filter((one) => one.edition === edition);

function quotedWeeks(): readonly QuotedWeek[] {
  return issues.slice(-weeklyReportIds.length).flatMap((_, index) => {
    const facts = weekFacts(issues.slice(0, issues.length - weeklyReportIds.length + index + 1));
    return facts.kind === 'closed' ? [] : [facts];
  });
}

describe('the weekly comments', () => {
  test('are not there where there is no quote to comment on', async () => {
    const empty = await createTestDatabase();
    expect(await listWeeklyReports(empty.db)).toEqual([]);
    await empty.drop();
  });

  test('are a year of weeks in both editions, the same every time, under the numbers kept for them', async () => {
    for (const edition of editions) expect(of(edition).map(({ id }) => id)).toEqual(weeklyReportIds);
    expect(await listWeeklyReports(portal.db)).toEqual(await listWeeklyReports(portal.db));
  });

  test('come out on working days, never before the quotes they speak of', () => {
    const dates = of('cn').map(({ date }) => date);
    expect(dates.toSorted()).toEqual(dates);
    expect(new Set(dates).size).toBe(52);
    expect(dates).toContain('2026-01-05');
    expect(dates).not.toContain('2026-10-02');
    for (const { date, end } of comments) expect(date >= end).toBe(true);
  });

  test('differ from each other in title and text, in both editions', () => {
    for (const edition of editions) {
      expect(new Set(of(edition).map(({ title }) => title)).size).toBe(52);
      expect(new Set(of(edition).map(({ text }) => text.split('\n')[0])).size).toBe(52);
    }
  });

  test('keep titles short and say in each that the figures are a demonstration', () => {
    for (const { title, body } of of('cn')) {
      expect([...title].length).toBeLessThanOrEqual(28);
      expect(body).toContain('演示数据');
    }
    for (const { title, body } of of('en')) {
      expect(title.length).toBeLessThanOrEqual(80);
      expect(body).toContain('demonstration figures');
    }
  });

  test('know nothing of the safeguard quota before it was announced', () => {
    for (const { body } of comments.filter(({ date }) => date < '2025-12-31'))
      expect(body).not.toMatch(/配额|quota|safeguard/i);
  });

  test('leave the week of Spring Festival empty, and compare the next one with the day before the holiday', () => {
    const bodies = (friday: string) => comments.filter(({ end }) => end === friday).map(({ body }) => body);
    for (const body of bodies(springFestival)) expect(body).not.toContain('<table>');
    const [cn = '', en = ''] = bodies('2026-02-27');
    expect(cn).toContain('<th>较节前（2月13日）</th>');
    expect(en).toContain('<th>against 13 February</th>');
  });

  test('hold no reference that was not filled', () => {
    for (const { title, body } of comments) expect(title + body).not.toContain('{{');
  });
});

const whole = (value: number | null | undefined) => (value ?? Number.NaN).toLocaleString('en-US');

describe('what a comment says', () => {
  test('every item is quoted in every week that is open', () => {
    for (const { friday, quotes } of issues)
      expect(quotes, `Week to ${friday}`).toHaveLength(friday === springFestival ? 0 : weeklyItems.length);
  });

  test('is the price list of the day, to the dollar', async () => {
    for (const facts of quotedWeeks().slice(-8)) {
      const { Rows } = await portal.ask('GetWebPriceDataList', { Date: facts.day, PageSize: 200 });
      for (const { item, change } of facts.quotes) {
        const row = Rows.find(({ OriginCode, CutCode }) => OriginCode === item.origin && CutCode === item.cut);
        expect(row?.ChangePrevious?.Value).toBe(change);
        const cells = [row?.Low, row?.Mainstream, row?.High].map((value) => `<td>${whole(value)}</td>`).join('');
        for (const { body, edition } of comments.filter(({ end }) => end === facts.friday))
          expect(body).toContain(`<td>${edition === 'en' ? item.en : item.cn}</td>${cells}`);
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
    for (const { costed, day, friday } of [quotedWeeks().at(-1), quotedWeeks().at(8)].filter(
      (one) => one !== undefined,
    )) {
      const { Row } = await portal.ask('GetLandedCost', {
        Origin: costed.item.origin,
        Date: day,
        Cif: costed.mainstream,
      });
      for (const { body } of comments.filter(({ end }) => end === friday)) {
        for (const figure of [Row.CnyPerUsd?.toFixed(4), Row.InQuota?.toFixed(2), Row.OverQuota?.toFixed(2) ?? ''])
          expect(body).toContain(figure);
      }
    }
  });
});
