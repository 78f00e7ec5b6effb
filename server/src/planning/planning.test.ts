import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '#platform/api/binding.ts';
import { createTestDesk, type TestDesk } from '#testing/test-desk.ts';
import { createPlanningOperations } from './planning.operations.ts';

let desk: TestDesk;
let editor: Caller;

beforeAll(async () => {
  const releases = () =>
    Promise.resolve([
      { Date: '2026-11-18', TitleCn: '海关数据', TitleEn: 'Customs data' },
      { Date: '2026-11', TitleCn: '出口国数据', TitleEn: 'Data of an exporter' },
    ]);
  desk = await createTestDesk((site) => createPlanningOperations({ ...site, releases }));
  editor = await desk.addCaller('editor_wang', 'editor');
  await addArticle(1, '2026-11-17T00:30:00+08:00');
  await addArticle(2, '2026-12-01T00:10:00+08:00');
  await addArticle(3, '2026-11-23T07:00:00+08:00');
  await addReport(3, { start: '2026-11-16', end: '2026-11-20' });
  await desk.db
    .insertInto('weekly_report')
    .values({ id: 7, week_start: '2026-11-02', week_end: '2026-11-06', state: 'draft', title_cn: '周', title_en: 'W' })
    .execute();
  await desk.db
    .insertInto('weekly_report_part')
    .values({ report_id: 7, part: 'summary', written_cn: '<p>有</p>', written_en: '' })
    .execute();
  await desk.db
    .insertInto('newsletter_issue')
    .values({
      id: 9,
      week_start: '2026-11-09',
      state: 'scheduled',
      send_at: '2026-11-16T07:00:00+08:00',
      changed_at: desk.clock.now(),
    })
    .execute();
  const item = { origin: 'BRA', cut: 'thin_flank', horizon_weeks: 2, opens_at: '2026-11-10T09:00:00+08:00' };
  await desk.db
    .insertInto('survey_item')
    .values({ ...item, closes_at: '2026-11-19T18:00:00+08:00', state: 'open' })
    .execute();
});
afterAll(() => desk.drop());

async function addArticle(id: number, at: string): Promise<void> {
  const common = { section: 'policy', access: 'member', state: 'published', meat: 'beef', in_cn: true, in_en: false };
  await desk.db
    .insertInto('news_article')
    .values({ id, ...common, published_at: at, updated_at: at })
    .execute();
  const text = { title: `题${id}`, summary: '要', body_html: '<p>字</p>', body_text: '字', preview: [] };
  await desk.db
    .insertInto('news_article_text')
    .values({ article_id: id, edition: 'cn', ...text, reading_minutes: 1 })
    .execute();
}

async function addReport(id: number, { start, end }: { start: string; end: string }): Promise<void> {
  await desk.db
    .insertInto('news_report')
    .values({ article_id: id, type: 'week', period_start: start, period_end: end, report_date: end })
    .execute();
}

test('a month has what appears in it, in the order of days in Shanghai, and no other', async () => {
  const { Rows, Dict } = await desk.call('GetPlanning', { Month: '2026-11' }, editor);
  expect(Dict.Today).toBe('2026-11-20');
  expect(Rows.map(({ Kind, Date: day, State }) => [Kind, day, State])).toEqual([
    ['marketReport', '2026-11-06', 'draft'],
    ['newsletter', '2026-11-16', 'scheduled'],
    ['article', '2026-11-17', 'published'],
    ['release', '2026-11-18', null],
    ['survey', '2026-11-19', 'closed'],
    ['report', '2026-11-23', 'scheduled'],
  ]);
  expect(Rows[2]).toMatchObject({ TitleCn: '题1', TitleEn: null, At: '2026-11-17T00:30:00+08:00', ID: 1 });
  expect(Rows[4]).toMatchObject({ TitleCn: expect.stringMatching(/^巴西 \S+$/) });
  const surveys = (await desk.call('GetPlanning', { Month: '2026-11', Kind: 'survey' }, editor)).Rows;
  expect(surveys.map(({ Kind }) => Kind)).toEqual(['survey']);
});

test('the weeks of a year say what is written of each, so that what is missing is seen', async () => {
  const { Rows, List, Dict } = await desk.call('GetReportPeriods', { Type: 'week', Year: 2026 }, editor);
  expect(List).toEqual([2026]);
  expect(Dict).toMatchObject({
    ReportsFrom: '2026-11-20',
    MarketReportsFrom: '2026-11-06',
    NewslettersFrom: '2026-11-09',
  });
  expect(Rows).toEqual([
    {
      PeriodStart: '2026-11-16',
      PeriodEnd: '2026-11-22',
      Reports: [
        { ArticleID: 3, Stage: 'scheduled', TitleCn: '题3', TitleEn: null, PublishDate: '2026-11-23T07:00:00+08:00' },
      ],
      MarketReport: null,
      Newsletter: null,
    },
    {
      PeriodStart: '2026-11-09',
      PeriodEnd: '2026-11-15',
      Reports: [],
      MarketReport: null,
      Newsletter: { NewsletterID: 9, State: 'scheduled' },
    },
    {
      PeriodStart: '2026-11-02',
      PeriodEnd: '2026-11-08',
      Reports: [],
      MarketReport: { ReportID: 7, State: 'draft', SummaryCn: true, SummaryEn: false },
      Newsletter: null,
    },
  ]);
  const months = await desk.call('GetReportPeriods', { Type: 'month', Year: 2026 }, editor);
  expect(months.Rows.map(({ PeriodStart, Reports }) => [PeriodStart, Reports])).toEqual([['2026-11-01', []]]);
});
