import { fillText, listQuestions } from '@btc/contract/figures/fill-text.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { figureReader } from '#site/figures/read-figures.ts';
import { buildContent } from '../src/site/newsletter/digest-content.service.ts';
import { type Demonstration, openDemonstration } from './demonstration.fixture.ts';
import { demoArticles } from './news/demo-articles.ts';
import { monthlyReportIds } from './news/reports/monthly-reports.ts';
import { weeklyReportIds } from './news/reports/weekly-reports.ts';
import { demoBanners } from './site/banners.data.ts';
import { weeklyItems } from './news/reports/weekly-items.ts';
import { lastQuoteDay } from './prices/demo-quotes.ts';

/** The comment on the week of the last quotes, and the lead article on landed cost. */
const lastComment = 2052;
const landedArticle = 1021;
const lastBulletin = 2124;
const editions = ['cn', 'en'] as const;

let portal: Demonstration;
beforeAll(async () => {
  portal = await openDemonstration('2026-11-23T12:00:00+08:00');
}, 240_000);
afterAll(async () => portal.close());

const whole = (value: number | null) => (value ?? Number.NaN).toLocaleString('en-US');

async function priceList() {
  const { Rows, Dict } = await portal.ask('GetWebPriceDataList', { PageSize: 200 });
  return { rows: Rows, day: Dict.Date };
}

async function latestReport(isEn: boolean) {
  const { Rows = [] } = await portal.ask('GetWebFrontMarketReport', { isEn });
  const { Row } = await portal.ask('GetWebFrontMarketReport', { isEn, ReportID: Rows[0]?.ReportID });
  if (Row === undefined) throw new Error('There is no report');
  return Row;
}

async function storedText(articleId: number, edition: 'cn' | 'en') {
  return portal.db
    .selectFrom('news_article_text')
    .select(['title', 'summary', 'body_html as body'])
    .where('article_id', '=', articleId)
    .where('edition', '=', edition)
    .executeTakeFirstOrThrow();
}

test('no text and no banner of the demonstration was left out for want of a figure', async () => {
  const stored = await portal.db
    .selectFrom('news_article')
    .select('id')
    .where('is_demo', '=', true)
    .orderBy('id')
    .execute();
  const written = demoArticles.map(({ id }) => id);
  expect(stored.map(({ id }) => id)).toEqual(
    [...written, ...weeklyReportIds, ...monthlyReportIds].toSorted((one, other) => one - other),
  );
  expect(await portal.db.selectFrom('site_banner').select('id').execute()).toHaveLength(demoBanners.length);
});

describe.each(editions)('in the %s edition', (edition) => {
  const isEn = edition === 'en';
  const name = (row: { readonly NameCn: string; readonly NameEn: string }) => (isEn ? row.NameEn : row.NameCn);

  test('each cut and origin has one price: page, file, weekly report', async () => {
    const { rows, day } = await priceList();
    expect(day).toBe(lastQuoteDay);
    const file = await portal.download(`/download/prices.csv?edition=${edition}`);
    const { Sections = [] } = await latestReport(isEn);
    const figures = Sections.find(({ Section }) => Section === 'forward')?.Figures ?? [];
    expect(rows.length).toBeGreaterThan(25);
    for (const row of rows) {
      const [origin, cut] = isEn ? [row.OriginEn, row.CutEn] : [row.OriginCn, row.CutCn];
      const line = file.split('\r\n').find((one) => one.includes(origin) && one.includes(cut));
      expect(line?.split(','), `${origin} ${cut}`).toEqual(
        expect.arrayContaining([row.Low, row.Mainstream, row.High].map(String)),
      );
      const figure = figures.find(
        (one) =>
          name(one).toLowerCase().startsWith(origin.toLowerCase()) &&
          name(one).toLowerCase().endsWith(cut.toLowerCase()),
      );
      expect([figure?.Low, figure?.Value, figure?.High, figure?.Change ?? null], `${origin} ${cut}`).toEqual([
        row.Low,
        row.Mainstream,
        row.High,
        row.ChangeWeek?.Value ?? null,
      ]);
    }
  });

  test('the comment on the week and the survey open at the prices of the page', async () => {
    const { rows } = await priceList();
    const { body } = await storedText(lastComment, edition);
    for (const item of weeklyItems) {
      const row = rows.find(({ OriginCode, CutCode }) => OriginCode === item.origin && CutCode === item.cut);
      const cells = [row?.Low, row?.Mainstream, row?.High].map((value) => `<td>${whole(value ?? null)}</td>`).join('');
      expect(body).toContain(`<tr><td>${item[edition]}</td>${cells}`);
    }
    const { Rows: items } = await portal.ask('GetWebBeefPriceDataResearchList', { isEn });
    expect(items.length).toBeGreaterThan(3);
    for (const { Origin, Cut, BasePrice } of items) {
      const row = rows.find(({ OriginCode, CutCode }) => OriginCode === Origin && CutCode === Cut);
      expect(BasePrice, `${Origin} ${Cut}`).toBe(row?.Mainstream);
    }
  });

  test('each index has one level: page, file, weekly report and its title, newsletter, strip of the home page', async () => {
    const { Rows: indices } = await portal.ask('GetWebPriceDataIndex', { isEn, Species: 'beef' });
    const report = await latestReport(isEn);
    const summary = report.Sections?.find(({ Section }) => Section === 'summary');
    const strip = await portal.ask('GetSiteTicker', { isEn });
    const week = { start: '2026-11-16', end: '2026-11-20' };
    const mail = await buildContent(portal.db, edition, { week, now: portal.clock.now() });
    for (const kind of ['forward', 'spot', 'spread'] as const) {
      const page = indices.find(({ Kind, Origin }) => Kind === kind && Origin === '');
      const level = page?.Level ?? Number.NaN;
      const file = await portal.download(`/download/beef-price-index.csv?edition=${edition}&Kind=${kind}`);
      expect(file, `Index ${kind}`).toContain(String(level));
      const figure = summary?.Figures.find(
        (one) => one.NameCn === { forward: '牛肉期货指数', spot: '牛肉现货指数', spread: '牛肉期现价差' }[kind],
      );
      expect(figure?.Value, `Index ${kind}`).toBe(level);
      for (const shown of [...strip.Rows, ...mail.Indices].filter(
        (one) => one.Species === 'beef' && one.Kind === kind && one.Origin === '',
      ))
        expect(shown.Level, `Index ${kind}`).toBe(level);
      if (kind === 'forward') expect(report.Title).toContain(level.toFixed(2));
      if (kind !== 'spread') expect(summary?.Text).toContain(level.toFixed(2));
    }
    expect(strip.Rows.length).toBeGreaterThan(0);
    expect(mail.Indices).toEqual(strip.Rows);
  });

  test('the use of each quota is one: page, file, weekly report', async () => {
    const { Dict } = await portal.ask('GetBeefWebDataNineChart', { isEn });
    const { Quotas = [] } = Dict;
    const { Sections = [] } = await latestReport(isEn);
    const figures = Sections.find(({ Section }) => Section === 'quota')?.Figures ?? [];
    expect(Quotas.length).toBeGreaterThan(5);
    for (const quota of Quotas.filter(({ Year, Code }) => Year === 2026 && Code !== 'TOTAL')) {
      const figure = figures.find((one) => one.NoteEn?.includes(`of ${whole(quota.Quota)} t`) === true);
      expect(figure?.Value, `Quota of ${name(quota)}`).toBe(Math.round(quota.Used ?? Number.NaN));
      expect(figure?.NoteCn, `Quota of ${name(quota)}`).toContain(`${quota.UsedPercent?.toFixed(1)}%`);
    }
  });

  test('the bulletin of a month has the sums of the data views: tonnes, shares, changes, unit values, use of quotas', async () => {
    const { body } = await storedText(lastBulletin, edition);
    const read = figureReader(portal);
    const say = async (source: string) => {
      const filled = fillText(source, edition, await read(portal.db, listQuestions([source]), lastQuoteDay));
      return filled.kind === 'filled' ? filled.text : JSON.stringify(filled.issues);
    };
    for (const origin of ['BRA', 'ARG', 'URY', 'AUS', 'NZL']) {
      const of = `import/${origin}@2026-09`;
      const cells = [
        `{{${of} origin}}`,
        `{{${of} t bare}}`,
        `{{${of} share .1}}`,
        `{{${of} year% .1}}`,
        `{{${of} unit-value bare}}`,
      ];
      const row = await say(`<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
      expect(body, `Row of ${origin}`).toContain(row);
    }
    for (const origin of ['BRA', 'AUS']) expect(body).toContain(await say(`{{quota/${origin}@2026-09 use% .1}}`));
  });

  test('the default landed cost is the calculator’s in the article, to the fen', async () => {
    const { Row } = await portal.ask('GetLandedCost', { isEn, Origin: 'BRA', Date: lastQuoteDay, Cif: 6000 });
    const { title, summary, body } = await storedText(landedArticle, edition);
    for (const cost of [Row.InQuota, Row.OverQuota ?? Number.NaN]) {
      expect(body).toContain(cost.toFixed(2));
      expect(title + summary).toContain(cost.toFixed(2));
    }
  });
});
