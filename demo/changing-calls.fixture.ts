import { operations } from '@btc/contract/operations.ts';
import { isChanging } from '@btc/contract/wire/changing-calls.ts';
import type { Operation } from '@btc/contract/wire/operation.ts';
import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '@btc/server/src/platform/db/tables.generated.ts';
import { fitting, isWhole } from '@btc/server/src/portal-tests/doors/generated-calls.fixture.ts';

const line = { Origin: 'BRA', Cut: 'chuck', Storage: 'frozen', Port: 'shanghai' } as const;
/** Values chance does not find: reference names, and times that do not contradict each other. */
const fixed: Readonly<Record<string, object>> = {
  SaveExhibition: { Country: 'CHN', StartDate: '2027-03-01', EndDate: '2027-03-03' },
  SaveMerchant: { Province: '31', Products: [], Origins: [] },
  SavePlantEvent: { EventID: undefined, Expected: undefined },
  SaveDeskPlant: { PlantID: undefined, Expected: undefined, Origin: 'BRA', GroupID: null },
  SavePriceSeries: { SeriesID: undefined, Meat: 'beef', ...line, Specs: [], Brand: null, Term: 'CFR', Port: 'main' },
  SaveSurveyItem: { ItemID: undefined, Origin: 'BRA', Cut: 'fq6', Deadline: '2026-12-20T17:00:00+08:00' },
  AddWebMarket: {
    Type: 'spot',
    Side: 'offer',
    Title: null,
    Meat: 'beef',
    ...line,
    Quantity: 5,
    QuantityUnit: 't',
    Price: null,
    PriceUnit: null,
    PlantNo: null,
    Term: null,
    ShipmentMonth: null,
    Text: 'Chuck',
    ValidUntil: '2026-12-01',
  },
  AddWebChat: { ThreadID: undefined, Title: '问一句', Type: 'analysis', Content: '谁还在买前腿？' },
  AddSafeguardNotice: {
    Kind: 'notice',
    Line: 'BRA',
    Year: 2026,
    Percent: 100,
    PublishedOn: '2026-10-15',
    Corrects: undefined,
  },
  SavePriceDuty: { DutyID: undefined, Expected: undefined, Origin: 'BRA', Kind: 'mfn', Percent: 12, PercentTo: null },
  SaveExchangeRate: { Day: '2026-11-18', CnyPerUsd: 7.11, Confirmed: true },
  ApproveCancellation: { CancellationID: 1 },
};
/** Table in which an operation, or a field, finds its record and current revision; columns are named as the fields. */
const stored: Readonly<Record<string, string>> = {
  PublishDeskArticle: `select a.id as "ArticleID", json_build_object('cn', cn.revision, 'en', en.revision, 'detail', m.detail_revision)
    as "Revisions" from news_article a join news_manuscript m on m.article_id = a.id
    join news_manuscript_text cn on cn.article_id = a.id and cn.edition = 'cn'
    join news_manuscript_text en on en.article_id = a.id and en.edition = 'en' where a.state = 'published' order by a.id desc`,
  SaveDeskArticleDetail:
    'select article_id as "ArticleID", detail_revision as "ExpectedRevision", detail as "Detail" from news_manuscript order by 1 desc',
  ArrangeHeadlines: `select array_agg(id order by headline_rank desc) as "ArticleIDs",
    array_agg(id order by headline_rank, published_at desc, id desc) as "Expected"
    from news_article where headline_rank is not null and state = 'published'`,
  CorrectQuote: `select series_id as "SeriesID", day as "Date", revision as "ExpectedRevision",
    json_build_object('Low', low, 'High', high + 10, 'Mainstream', high, 'QuoteCount', 4, 'Basis', 'deal', 'Provisional', false, 'GroupSize', null)
    as "Values" from price_quote where state = 'published' order by day desc`,
  ArticleID: `select a.id as "ArticleID", t.revision as "ExpectedRevision", 'cn' as "Edition" from news_article a
    join news_manuscript_text t on t.article_id = a.id and t.edition = 'cn' where a.state = 'published' order by a.id desc`,
  NewsID: `select id as "NewsID" from news_article where state = 'published' order by id desc`,
  ExhibitionID: 'select id as "ExhibitionID", revision as "Revision" from exhibition order by id desc',
  MerchantID: 'select id as "MerchantID", revision as "Revision" from merchant order by id desc',
  VideoID: 'select id as "VideoID", revision as "Revision" from video order by id desc',
  SaveMarketReportPart: `select report_id as "ReportID", part as "Part", revision as "ExpectedRevision" from weekly_report_part
    where part = 'summary' order by report_id desc`,
  ReportID: 'select id as "ReportID" from weekly_report order by id desc',
  NoticeID: 'select id as "NoticeID", revision as "Revision" from safeguard_notice order by id desc',
  BannerID: 'select id as "BannerID", revision as "ExpectedRevision" from site_banner order by id desc',
  PlantID: 'select id as "PlantID" from plant order by id desc',
  MarketID: 'select id as "MarketID" from market_post where closed_at is null order by id desc',
  RequestID: `select id as "RequestID" from membership_request order by (state = 'new') desc, id desc`,
};

export const changingOperations: readonly Operation[] = Object.values(operations).filter(
  // Whether the demonstration is shown at all is asked elsewhere: nothing would be left to read.
  ({ name, upload }: Operation) => isChanging(name) && upload === undefined && name !== 'SetTradeDemonstration',
);

export async function findInputs(
  db: Kysely<DB>,
  operation: Operation,
  seed: number,
  userId: number,
): Promise<object[]> {
  const schema = z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' });
  const names = Object.keys(schema.properties ?? {});
  const query = stored[operation.name] ?? stored[names.find((name) => name in stored) ?? ''];
  const { rows } = query === undefined ? { rows: [] } : await sql<object>`${sql.raw(query)} limit 1`.execute(db);
  const given = { UserID: userId, ...rows[0], ...fixed[operation.name] };
  const own = Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)));
  return fc
    .sample(fitting(schema), { numRuns: 40, seed: seed + operation.messageType })
    .flatMap((made) => (typeof made === 'object' && made !== null ? [{ ...made, ...own }] : []))
    .filter((data) => operation.input.safeParse(data).success && isWhole(JSON.stringify(data)))
    .slice(0, 2);
}
