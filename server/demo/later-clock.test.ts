import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Demonstration, openDemonstration } from './demonstration.fixture.ts';
import { demoArticles } from './news/demo-articles.ts';
import { weeklyReportIds } from './news/reports/weekly-reports.ts';
import { lastQuoteDay } from './prices/demo-quotes.ts';

let portal: Demonstration;
beforeAll(async () => {
  portal = await openDemonstration('2027-05-10T09:00:00+08:00');
}, 240_000);
afterAll(async () => portal.close());

test('a portal that starts in 2027 loads the whole demonstration, with its figures as of their own days', async () => {
  const articles = await portal.db.selectFrom('news_article').select('id').where('is_demo', '=', true).execute();
  const ids = new Set(articles.map(({ id }) => id));
  for (const id of [...demoArticles.map((one) => one.id), ...weeklyReportIds]) expect(ids.has(id)).toBe(true);
  const { Row } = await portal.ask('GetLandedCost', { Origin: 'BRA', Date: lastQuoteDay, Cif: 6000 });
  const text = await portal.db
    .selectFrom('news_article_text')
    .select('body_html')
    .where('article_id', '=', 1021)
    .where('edition', '=', 'en')
    .executeTakeFirstOrThrow();
  expect(text.body_html).toContain(`CNY ${Row.InQuota.toFixed(2)}/kg`);
});

test('today is the last day of the demonstration, and the answer says so', async () => {
  const { Row, Dict } = await portal.ask('GetLandedCost', { Origin: 'BRA', Cif: 6000 });
  expect([Row.Date, Dict.DemoUntil]).toEqual([lastQuoteDay, lastQuoteDay]);
  expect((await portal.ask('GetWebPriceDataList')).Dict.Date).toBe(lastQuoteDay);
  const { Rows } = await portal.ask('GetWebBeefPriceDataResearchList');
  expect(Rows.map(({ BasePrice }) => BasePrice)).not.toContain(null);
});

test('a rate that somebody enters is today’s again', async () => {
  await portal.db
    .insertInto('price_rate')
    .values({ currency: 'USD', day: '2027-05-07', source: 'desk', cny_per_unit: '6.9', is_demo: false })
    .execute();
  const { Row, Dict } = await portal.ask('GetLandedCost', { Origin: 'BRA', Cif: 6000 });
  expect([Row.Date, Row.CnyPerUsd, Dict.DemoUntil]).toEqual(['2027-05-10', 6.9, null]);
});
