import { fillText, listQuestions } from '@btc/contract/figures/fill-text.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import type { ReportFigure } from '@btc/contract/prices/market-report.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toReportWeek } from '@btc/server/src/prices/market-report/report-week.ts';
import { gatherFigures } from '@btc/server/src/prices/market-report/week-figures.ts';
import { createSafeguardService } from '@btc/server/src/safeguard/safeguard.service.ts';
import { figureReader } from '@btc/server/src/figure-answers/read-figures.ts';
import { createLineCountsService } from '@btc/server/src/trade/safeguard/line-counts.service.ts';
import { buildContent } from '@btc/server/src/newsletter/digest-content.service.ts';
import { type Demonstration, openDemonstration, workingDay } from './demonstration.fixture.ts';
import { readFileRows } from './doors/file-rows.fixture.ts';
import { demoArticles } from './news/demo-articles.ts';
import { monthlyReportIds } from './news/reports/monthly-reports.ts';
import { weeklyItems } from './news/reports/weekly-items.ts';
import { weeklyReportIds } from './news/reports/weekly-reports.ts';
import { lastQuoteDay } from './prices/demo-quotes.ts';
import { demoBanners } from './site/site.read.ts';

const lastComment = 2052;
const landedArticle = 1021;
const lastBulletin = 2124;
const lastWeek = { start: '2026-11-16', end: '2026-11-20' };
const quotaLines = ['BRA', 'ARG', 'URY', 'AUS', 'NZL', 'USA', 'OTH'];
const editions = ['cn', 'en'] as const;

let portal: Demonstration;

const whole = (value: number | null | undefined) => (value ?? Number.NaN).toLocaleString('en-US');
const text = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value));
const sorted = (rows: readonly (readonly unknown[])[]) => rows.map((row) => JSON.stringify(row)).toSorted();

async function latestReport(isEn: boolean) {
  const { Rows = [] } = await portal.ask('GetWebFrontMarketReport', { isEn });
  const { Row } = await portal.ask('GetWebFrontMarketReport', { isEn, ReportID: Rows[0]?.ReportID });
  if (Row === undefined) throw new Error('There is no report');
  const figures = (section: string) => Row.Sections?.find(({ Section }) => Section === section)?.Figures ?? [];
  return { ...Row, figures, summary: Row.Sections?.find(({ Section }) => Section === 'summary')?.Text };
}

async function storedText(articleId: number, edition: Edition) {
  return portal.db
    .selectFrom('news_article_text')
    .select(['title', 'summary', 'body_html as body'])
    .where('article_id', '=', articleId)
    .where('edition', '=', edition)
    .executeTakeFirstOrThrow();
}

async function say(source: string, edition: Edition, asOf = lastQuoteDay) {
  const answers = await figureReader(portal)(portal.db, listQuestions([source]), asOf);
  const filled = fillText(source, edition, answers);
  return filled.kind === 'filled' ? filled.text : JSON.stringify(filled.issues);
}

async function listQuotas(isEn: boolean) {
  const { Dict } = await portal.ask('GetBeefWebDataNineChart', { isEn });
  const quotas = (Dict.Quotas ?? []).filter(({ Year }) => Year === 2026);
  return { quotas, lines: quotas.filter(({ Code }) => Code !== 'TOTAL') };
}

const clocks = [
  { name: 'of the demonstration', now: workingDay, today: '2026-11-24', demoUntil: null },
  { name: 'of 2027', now: '2027-05-10T09:00:00+08:00', today: lastQuoteDay, demoUntil: lastQuoteDay },
] as const;

describe.each(clocks)('by a clock $name', ({ now, today, demoUntil }) => {
  beforeAll(async () => {
    portal = await openDemonstration(now);
  }, 240_000);
  afterAll(async () => portal.close());

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

  test('today is today, and the last day of the demonstration once that has ended: every room says so', async () => {
    expect((await portal.ask('GetPortalDay')).Row).toEqual({ Day: today, DemoUntil: demoUntil });
    const { Row, Dict } = await portal.ask('GetLandedCost', { Origin: 'BRA', Cif: 6000 });
    expect([Row.Date, Dict.DemoUntil, Dict.Ruling.Day]).toEqual([today, demoUntil, today]);
    const { quotas, lines } = await listQuotas(false);
    for (const { Today, DemoUntil } of quotas) expect([Today, DemoUntil]).toEqual([today, demoUntil]);
    for (const { Ruling, Code } of lines) expect(Ruling?.Day, `Ruling of ${Code}`).toBe(today);
    expect(await say('{{rate/USD@latest bare}}', 'en', now.slice(0, 10))).toBe(
      await say('{{rate/USD@latest bare}}', 'en'),
    );
    expect((await portal.ask('GetWebPriceDataList')).Dict.Date).toBe(lastQuoteDay);
  });

  describe.each(editions)('in the %s edition', (edition) => {
    const isEn = edition === 'en';
    const named = ({ NameCn, NameEn }: Pick<ReportFigure, 'NameCn' | 'NameEn'>) => (isEn ? NameEn : NameCn);

    test.each(['forward', 'spot'] as const)(
      'each cut and origin has one %s price: page, both files, weekly report',
      async (market) => {
        const { Rows: rows, Dict } = await portal.ask('GetWebPriceDataList', {
          PageSize: 200,
          MarketType: market,
          isEn,
        });
        expect(Dict.Date).toBe(lastQuoteDay);
        expect(rows.length).toBeGreaterThan(market === 'forward' ? 25 : 8);
        const file = await readFileRows(portal, 'prices', { edition, MarketType: market });
        expect(
          file.map((row) =>
            (isEn
              ? ['Origin', 'Cut', 'Port or city', 'Low', 'Mainstream', 'High']
              : ['产地', '部位', '港口或城市', '低价', '主流价', '高价']
            ).map((title) => row[title] ?? ''),
          ),
        ).toEqual(
          rows.map((row) => [
            isEn ? row.OriginEn : row.OriginCn,
            isEn ? row.CutEn : row.CutCn,
            isEn ? row.PortEn : row.PortCn,
            text(row.Low),
            text(row.Mainstream),
            text(row.High),
          ]),
        );
        const report = await latestReport(isEn);
        const figures = report.figures(market);
        const shown = rows.map((row) => [
          (isEn ? `${row.OriginEn}, ${row.CutEn}` : `${row.OriginCn}${row.CutCn}`).toLowerCase(),
          isEn ? row.PortEn : row.PortCn,
          row.Low,
          row.Mainstream,
          row.High,
          row.ChangeWeek?.Value ?? null,
        ]);
        const place = (note: string | null) => note?.split(isEn ? ', ' : ' ')[0] ?? null;
        const stated = figures.map((one) => [
          named(one).toLowerCase(),
          place(isEn ? one.NoteEn : one.NoteCn),
          one.Low,
          one.Value,
          one.High,
          one.Change,
        ]);
        expect(sorted(stated)).toEqual(sorted(shown));
      },
    );

    test('the comment on the week and the survey open at the prices of the page', async () => {
      const { Rows: rows } = await portal.ask('GetWebPriceDataList', { PageSize: 200 });
      const findRow = (origin: string, cut: string) =>
        rows.find(({ OriginCode, CutCode }) => OriginCode === origin && CutCode === cut);
      const { body } = await storedText(lastComment, edition);
      for (const item of weeklyItems) {
        const row = findRow(item.origin, item.cut);
        const cells = [row?.Low, row?.Mainstream, row?.High].map((value) => `<td>${whole(value)}</td>`).join('');
        expect(body).toContain(`<tr><td>${item[edition]}</td>${cells}`);
      }
      const { Rows: items } = await portal.ask('GetWebBeefPriceDataResearchList', { isEn });
      expect(items.map(({ Origin, Cut }) => `${Origin} ${Cut}`)).toEqual(
        expect.arrayContaining(['BRA fq6', 'BRA shank', 'URY chuck_blade', 'ARG cow6']),
      );
      for (const { Origin, Cut, BasePrice } of items) {
        expect(BasePrice, `${Origin} ${Cut}`).toBeGreaterThan(3_000);
        expect(BasePrice, `${Origin} ${Cut}`).toBe(findRow(Origin, Cut)?.Mainstream);
      }
    });

    test('each index has one level: page, both files, weekly report and its title, newsletter, strip of the home page', async () => {
      const { Rows: indices } = await portal.ask('GetWebPriceDataIndex', { isEn, Meat: 'beef' });
      const report = await latestReport(isEn);
      const strip = await portal.ask('GetSiteTicker', { isEn });
      const mail = await buildContent(portal.db, edition, { week: lastWeek, now: portal.clock.now() });
      expect(mail.Indices).toEqual(strip.Rows);
      expect(strip.Rows.filter(({ Meat }) => Meat === 'beef').length).toBeGreaterThan(3);
      for (const { Kind, Origin, Date: week, Level, Wow } of indices) {
        const file = await readFileRows(portal, 'beef-price-index', { edition, Kind, Origin });
        const rows = file.map((row) => Object.values(row));
        const change = isEn ? 'w/w' : '周环比';
        const wow = Object.keys(file[0] ?? {}).findIndex((title) => title.startsWith(change));
        const last = rows.findLast(([, level]) => level !== '');
        expect([last?.[0], last?.[1], last?.[wow]], `Index ${Kind} ${Origin}`).toEqual([week, text(Level), text(Wow)]);
        const shown = strip.Rows.find((row) => row.Meat === 'beef' && row.Kind === Kind && row.Origin === Origin);
        if (shown !== undefined)
          expect([shown.Level, shown.Change, shown.Date], `Index ${Kind} ${Origin}`).toEqual([Level, Wow, week]);
      }
      const kinds = { forward: '牛肉期货指数', spot: '牛肉现货指数', spread: '牛肉期现价差' } as const;
      for (const kind of ['forward', 'spot', 'spread'] as const) {
        const level = indices.find(({ Kind, Origin }) => Kind === kind && Origin === '')?.Level ?? Number.NaN;
        const figure = report.figures('summary').find((one) => one.NameCn === kinds[kind]);
        expect(figure?.Value, `Index ${kind}`).toBe(level);
        expect(await say(`{{index/beef/${kind}@latest bare}}`, edition)).toBe(level.toFixed(2));
        if (kind === 'forward') expect(report.Title).toContain(level.toFixed(2));
        if (kind !== 'spread') expect(report.summary).toContain(level.toFixed(2));
      }
    });

    test('the use of each quota is one: page, both files, weekly report, landed cost, text of today', async () => {
      const { lines } = await listQuotas(isEn);
      expect(lines.map(({ Code }) => Code).toSorted()).toEqual(quotaLines.toSorted());
      const figures = (await latestReport(isEn)).figures('quota');
      expect(figures).toHaveLength(lines.length);
      for (const { Code, Quota, Used, UsedPercent, Counts } of lines) {
        const use = UsedPercent?.toFixed(1) ?? 'nothing';
        const figure = figures.find((one) => one.NoteEn?.includes(` of ${whole(Quota)} t`) === true);
        expect(figure?.Value, `Quota of ${Code}`).toBe(Math.round(Used ?? Number.NaN));
        expect(isEn ? figure?.NoteEn : figure?.NoteCn, `Quota of ${Code}`).toContain(
          isEn ? `${use}% of` : `已用${use}%`,
        );
        expect([Counts?.Last?.Tonnes, Counts?.Last?.Percent], `Quota of ${Code}`).toEqual([Used, UsedPercent]);
        expect(await say(`{{quota/${Code}@latest used t bare}}`, edition), `Quota of ${Code}`).toBe(
          whole(Math.round(Used ?? NaN)),
        );
        expect(await say(`{{quota/${Code}@latest use% .1}}`, edition), `Quota of ${Code}`).toBe(`${use}%`);
        if (Code === 'OTH') continue;
        const { Dict } = await portal.ask('GetLandedCost', { isEn, Origin: Code, Cif: 6000 });
        expect([Dict.QuotaTonnes, Dict.Use.Last], `Quota of ${Code}`).toEqual([Quota, Counts?.Last]);
        const file = await readFileRows(portal, 'beef-nine', { edition, Origin: Code });
        expect(
          file.map((row) => Object.values(row)).findLast((row) => row.includes(text(Quota))),
          `Quota of ${Code}`,
        ).toEqual(expect.arrayContaining([text(Quota), text(UsedPercent)]));
      }
    });

    test('Today has the figures of its rooms: quotas and duty, free prices, indices, month, plants, release', async () => {
      const { Dict } = await portal.ask('GetToday', { isEn });
      expect(Dict.Today).toBe(today);
      const { Rows: quotas } = await portal.ask('GetQuotaDesk', { isEn });
      expect(Dict.Quotas).toHaveLength(3);
      for (const { Code, UsedPercent, Duty } of Dict.Quotas) {
        const line = quotas.find((one) => one.Code === Code);
        expect(line, `Quota of ${Code}`).toMatchObject({ UsedPercent, ...Duty });
      }
      const lists = ['beef', 'pork'].map((Meat) => portal.ask('GetWebPriceDataList', { Meat, PageSize: 200, isEn }));
      const prices = (await Promise.all(lists)).flatMap(({ Rows }) => Rows);
      expect(Dict.Prices).toHaveLength(3);
      for (const { SeriesID, Date, Mainstream, ChangePrevious } of Dict.Prices)
        expect(prices).toContainEqual(expect.objectContaining({ SeriesID, Date, Mainstream, ChangePrevious }));
      const { Rows: indices } = await portal.ask('GetWebPriceDataIndex', { isEn });
      expect(Dict.Indices).toHaveLength(4);
      for (const { Meat, Kind, Level, Change, Date } of Dict.Indices)
        expect(indices).toContainEqual(expect.objectContaining({ Meat, Kind, Origin: '', Level, Wow: Change, Date }));
      expect(Dict.Months.map(({ Meat }) => Meat)).toEqual(['beef', 'pork']);
      for (const { Meat, Month, Tonnes } of Dict.Months) {
        const goods = Meat === 'pork' ? '/pork' : '';
        expect(whole(Math.round(Tonnes))).toBe(await say(`{{import/*${goods}@${Month} sum t bare}}`, edition));
      }
      const span = { StartDate: Dict.Plants.From, EndDate: Dict.Plants.To };
      const { Total: beefChanges } = await portal.ask('GetWebApprovePlantState', { isEn, ...span });
      const { Total: porkChanges } = await portal.ask('GetWebApprovePlantState', { isEn, Meat: 'pork', ...span });
      expect([Dict.Plants.Beef, Dict.Plants.Pork]).toEqual([beefChanges, porkChanges]);
      expect((await portal.ask('GetTradeCalendar', { isEn })).Row).toEqual(Dict.Release);
    });

    test('the bulletin of a month has the sums of the data views: tonnes, shares, changes, unit values, use of quotas', async () => {
      const { body } = await storedText(lastBulletin, edition);
      for (const origin of ['BRA', 'ARG', 'URY', 'AUS', 'NZL']) {
        const from = `import/${origin}@2026-09`;
        const cells = ['origin', 't bare', 'share .1', 'year% .1', 'unit-value bare'].map(
          (how) => `{{${from} ${how}}}`,
        );
        const row = await say(`<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`, edition);
        expect(body, `Row of ${origin}`).toContain(row);
      }
      for (const origin of ['BRA', 'AUS'])
        expect(body).toContain(await say(`{{quota/${origin}@2026-09 use% .1}}`, edition));
    });

    test('the default landed cost is one: page, both files, price list, article and comment, to the fen', async () => {
      const { Row } = await portal.ask('GetLandedCost', { isEn, Origin: 'BRA', Cif: 6000 });
      const { title, summary, body } = await storedText(landedArticle, edition);
      const file = await readFileRows(portal, 'landed-cost', { edition, Origin: 'BRA', Cif: '6000' });
      const costs = [Row.InQuota ?? Number.NaN, Row.OverQuota ?? Number.NaN];
      for (const cost of costs) {
        expect(body).toContain(cost.toFixed(2));
        expect(title + summary).toContain(cost.toFixed(2));
      }
      const [side, result] = isEn ? ['Quota', 'Value'] : ['配额', '结果'];
      const quotas = [...new Set(file.map((row) => row[side]))];
      expect(quotas.map((quota) => Number(file.findLast((row) => row[side] === quota)?.[result]).toFixed(2))).toEqual(
        costs.map((cost) => cost.toFixed(2)),
      );
      const request = { isEn, Origin: 'BRA', Cuts: 'fq6' };
      const [quote] = (await portal.ask('GetWebPriceDataList', request)).Rows;
      const landed = await portal.ask('GetLandedCost', { isEn, Origin: 'BRA', Cif: quote?.Mainstream ?? 0 });
      const converted = await portal.ask('GetWebPriceDataList', { ...request, Unit: 'CNY/kg', Level: 'exStore' });
      expect(converted.Rows.map(({ Mainstream }) => Mainstream)).toEqual([landed.Row.InQuota]);
      const comment = await storedText(lastComment, edition);
      const cost = landed.Row.InQuota?.toFixed(2);
      expect(comment.summary).toContain(isEn ? `CNY ${cost}/kg` : `完税成本${cost}元/公斤`);
    });
  });

  test('a notice above the count of customs is in force everywhere at once', async () => {
    const before = (await listQuotas(true)).lines.find(({ Code }) => Code === 'ARG');
    expect(before?.UsedPercent).toBeLessThan(80);
    const notice = {
      Kind: 'notice',
      Line: 'ARG',
      Year: 2026,
      Percent: 80,
      ReachedOn: '2026-11-18',
      SurchargeFrom: null,
    };
    const words = { TextCn: null, TextEn: null, SourceCn: '公告', SourceEn: 'Notice', SourceUrl: null };
    await portal.ask('AddSafeguardNotice', { ...notice, ...words, PublishedOn: '2026-11-19' }, 'analyst');
    const { quotas, lines } = await listQuotas(true);
    const page = lines.find(({ Code }) => Code === 'ARG');
    const used = (before?.Quota ?? Number.NaN) * 0.8;
    expect([page?.Used, page?.UsedPercent, page?.Counts?.Last?.RestsOn]).toEqual([used, 80, 'notice']);
    const sum = lines.reduce((total, { Used }) => total + (Used ?? Number.NaN), 0);
    expect(quotas.find(({ Code }) => Code === 'TOTAL')?.Used).toBeCloseTo(sum, 2);
    const { Dict } = await portal.ask('GetLandedCost', { Origin: 'ARG', Cif: 6000 });
    expect([Dict.Use.Last, Dict.Ruling]).toEqual([page?.Counts?.Last, page?.Ruling]);
    const safeguard = createSafeguardService({ ...portal, readCounts: createLineCountsService(portal) });
    const report = await gatherFigures(portal.db, toReportWeek(lastQuoteDay), { safeguard, releases: async () => [] });
    const figure = report.quota.find((one) => one.NameCn.startsWith('阿根廷'));
    expect([figure?.Value, figure?.NoteEn]).toEqual([Math.round(used), expect.stringMatching(/^80\.0% of /)]);
    for (const edition of editions) expect(await say('{{quota/ARG@latest use% .1}}', edition)).toBe('80.0%');
  });

  test('a rate that somebody enters is today’s again', async () => {
    const day = portal.clock.now().toISOString().slice(0, 10);
    const own = { currency: 'USD', day, source: 'desk', cny_per_unit: '6.9', is_demo: false };
    await portal.db.insertInto('price_rate').values(own).execute();
    const { Row, Dict } = await portal.ask('GetLandedCost', { Origin: 'BRA', Cif: 6000 });
    expect([Row.Date, Row.CnyPerUsd, Dict.DemoUntil]).toEqual([day, 6.9, null]);
  });
});
