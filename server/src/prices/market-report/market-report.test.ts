import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Caller } from '#platform/api/binding.ts';
import { countedLine } from '#safeguard/counted-line.fixture.ts';
import { createWeekFixture, onTrial, paidPrice, type WeekFixture } from '../week.fixture.ts';
import { toReportWeek } from './report-week.ts';

let week: WeekFixture;
let analyst: Caller;

beforeEach(async () => {
  week = await createWeekFixture();
  analyst = await week.addUser('analyst', {}, 'analyst');
});
afterEach(() => week.drop());

function enterCattle(price: string) {
  const one = { Code: 'BRA', LocalPrice: price, UsdPerUnit: '0.2', Source: 'CEPEA/B3' } as const;
  return week.call('SaveLiveCattlePrices', { Date: '2026-11-18', Prices: [one] }, analyst);
}

async function publish(): Promise<number> {
  const { Row } = await week.call('CreateMarketReport', { Date: '2026-11-18' }, analyst);
  const saved = await week.call(
    'SaveMarketReport',
    {
      ReportID: Row.ReportID,
      Revision: Row.Revision,
      TitleCn: '周报',
      TitleEn: 'Report',
      Sections: [{ Section: 'summary', TextCn: '摘要', TextEn: 'Summary' }],
    },
    analyst,
  );
  const { Revision, ReportID } = saved.Row;
  await week.call('PublishMarketReport', { ReportID, Revision }, analyst);
  return ReportID;
}

test.each([
  { day: '2026-11-16', start: '2026-11-16' },
  { day: '2026-11-22', start: '2026-11-16' },
  { day: '2027-01-01', start: '2026-12-28' },
])('the week of $day begins on $start', ({ day, start }) => {
  expect(toReportWeek(day).start).toBe(start);
});

test('what is locked is named and not sent', async () => {
  await enterCattle('300');
  const id = await publish();
  const shut = await week.call('GetWebFrontMarketReport', { ReportID: id });
  expect(shut.Row?.Sections).toBeUndefined();
  expect(shut.Dict).toMatchObject({ Locked: true, Reason: 'anonymous' });
  expect(shut.List).toEqual(expect.arrayContaining(['summary', 'liveCattle', 'calendar']));
  expect(JSON.stringify(shut)).not.toContain('摘要');
  const open = await week.call('GetWebFrontMarketReport', { ReportID: id }, await week.addUser('paid', paidPrice));
  expect(open.Row?.Sections?.[0]).toMatchObject({ Section: 'summary', Text: '摘要' });
  const trial = await week.addUser('trial', onTrial);
  expect((await week.call('GetWebFrontMarketReport', { ReportID: id }, trial)).Dict).toMatchObject({ TrialLeft: 1 });
});

test('figures are frozen at publication: what is corrected later changes no issue', async () => {
  await enterCattle('300');
  const id = await publish();
  await enterCattle('330');
  const paid = await week.addUser('paid', paidPrice);
  const cattle = async () => {
    const { Row } = await week.call('GetWebFrontMarketReport', { ReportID: id }, paid);
    return Row?.Sections?.find(({ Section }) => Section === 'liveCattle')?.Figures[0]?.Value;
  };
  expect(await cattle()).toBe(4);
  await week.call('WithdrawMarketReport', { ReportID: id }, analyst);
  await expect(week.call('GetWebFrontMarketReport', { ReportID: id }, paid)).rejects.toMatchObject({ code: 1009 });
  const { Row } = await week.call('GetDeskMarketReport', { ReportID: id }, analyst);
  await week.call('PublishMarketReport', { ReportID: id, Revision: Row.Revision }, analyst);
  expect(await cattle()).toBe(4.4);
});

test('the use of quotas is pulled with its month and frozen; with the rule where it may be full; without facts the quotas stand alone', async () => {
  week.use.counted = {
    counts: [
      countedLine('BRA', 1_069_502.4, '2026-10-09'),
      countedLine('ARG', 255_500, null),
      countedLine('AUS', 90_000, null),
    ],
    shares: [],
    sourceCn: '海关',
    sourceEn: 'Customs',
    isDemo: false,
  };
  const id = await publish();
  week.use.counted = null;
  const paid = await week.addUser('paid', paidPrice);
  const { Row } = await week.call('GetWebFrontMarketReport', { ReportID: id }, paid);
  const lines = Row?.Sections?.find(({ Section }) => Section === 'quota')?.Figures ?? [];
  expect(lines.find(({ NameEn }) => NameEn.startsWith('Brazil'))).toMatchObject({
    NameEn: 'Brazil, used of the quota of 2026',
    Value: 1_069_502,
    NoteEn: expect.stringMatching(
      /^96.7% of 1,106,000 t, to September 2026; Customs. The expected fill date, 9 October 2026, has passed. If the quota is full/,
    ),
  });
  // Below the official notice customs' count does not lie; what is not expected to fill needs no rule beside it.
  const formatNote = (name: string) => lines.find(({ NameEn }) => NameEn.startsWith(name))?.NoteEn;
  expect(formatNote('Australia')).toBe('50.0% of 205,000 t, official notice of 26 March 2026');
  expect(formatNote('Argentina')).toBe('50.0% of 511,000 t, to September 2026; Customs');
  await week.call('WithdrawMarketReport', { ReportID: id }, analyst);
  const desk = await week.call('GetDeskMarketReport', { ReportID: id }, analyst);
  expect(JSON.stringify(desk.Row)).toContain('Brazil, quota of 2026');
});

test('a week has one issue, an unwritten summary is no issue, and a stale text overwrites nothing', async () => {
  const { Row } = await week.call('CreateMarketReport', { Date: '2026-11-18' }, analyst);
  await expect(week.call('CreateMarketReport', { Date: '2026-11-20' }, analyst)).rejects.toMatchObject({
    data: { List: [{ Rule: 'taken' }] },
  });
  const { ReportID, Revision } = Row;
  await expect(week.call('PublishMarketReport', { ReportID, Revision }, analyst)).rejects.toMatchObject({
    data: { List: [{ Field: 'summary.TextCn' }, { Field: 'summary.TextEn' }] },
  });
  const text = { ReportID, Revision, TitleCn: '甲', TitleEn: 'A', Sections: [] };
  await week.call('SaveMarketReport', text, analyst);
  await expect(week.call('SaveMarketReport', { ...text, TitleCn: '乙' }, analyst)).rejects.toMatchObject({
    data: { List: [{ Rule: 'changed' }] },
  });
  expect((await week.call('GetWebFrontMarketReport', {})).Rows).toEqual([]);
});

test('what is on the screen is what is published, or nothing is', async () => {
  const { Row } = await week.call('CreateMarketReport', { Date: '2026-10-14' }, analyst);
  const { ReportID, Revision, TitleCn, TitleEn } = Row;
  const texts = (TextCn: string) => ({
    TitleCn,
    TitleEn,
    Sections: [{ Section: 'summary' as const, TextCn, TextEn: 'Summary' }],
  });
  await week.call('SaveMarketReport', { ReportID, Revision, ...texts('旧的摘要') }, analyst);
  const publish = (was: number, text: string) =>
    week.call('PublishMarketReport', { ReportID, Revision: was, Texts: texts(text) }, analyst);
  await expect(publish(Revision, '新的摘要')).rejects.toMatchObject({ data: { List: [{ Rule: 'changed' }] } });
  await expect(publish(Revision + 1, '')).rejects.toMatchObject({ data: { List: [{ Field: 'summary.TextCn' }] } });
  // A refusal leaves what was saved.
  const kept = await week.call('GetDeskMarketReport', { ReportID }, analyst);
  expect(kept.Row).toMatchObject({ State: 'draft', Revision: Revision + 1 });
  expect(kept.Row.Sections[0]).toMatchObject({ TextCn: '旧的摘要' });
  const { Row: out } = await publish(Revision + 1, '新的摘要');
  expect(out).toMatchObject({ State: 'published' });
  expect(out.Sections[0]).toMatchObject({ Section: 'summary', TextCn: '新的摘要', TextEn: 'Summary' });
});

test('references to figures are filled as an issue goes out, and come back when it is withdrawn', async () => {
  const open = '{{index/beef/forward@latest}}';
  const locked = '{{quote/BRA/fq6/forward@latest}}';
  const { Row } = await week.call('CreateMarketReport', { Date: '2026-11-18' }, analyst);
  const { ReportID, Revision } = Row;
  const summary = { Section: 'summary', TextCn: `前六件${locked}`, TextEn: `Forequarters at ${locked}` } as const;
  const texts = (title: string) => ({ TitleCn: title, TitleEn: 'Report', Sections: [summary] });
  const publish = (title: string, ConfirmLocked = false) =>
    week.call('PublishMarketReport', { ReportID, Revision, Texts: texts(title), ConfirmLocked }, analyst);
  // Members read the sections; everybody reads the title.
  await expect(publish(locked)).rejects.toMatchObject({
    data: { List: [{ Field: 'TitleCn', Rule: 'lockedFigure' }] },
  });
  const out = (await publish(open)).Row;
  expect([out.TitleCn, out.Sections.find(({ Section }) => Section === 'summary')?.TextCn]).toEqual([
    open,
    `前六件${locked}`,
  ]);
  const reader = await week.addUser('paid', paidPrice);
  const read = async () => (await week.call('GetWebFrontMarketReport', { ReportID }, reader)).Row;
  const first = await read();
  expect([first?.Title, first?.Sections?.[0]?.Text]).toEqual(['6,360美元/吨', '前六件6,360美元/吨']);
  const again = { ReportID, Revision: out.Revision, ...texts(`${open}！`) };
  expect((await week.call('SaveMarketReport', again, analyst)).Row.TitleCn).toBe(`${open}！`);
  expect(await read()).toMatchObject({ Title: '6,360美元/吨！' });
  await week.call('WithdrawMarketReport', { ReportID }, analyst);
  const stored = await week.db.selectFrom('weekly_report').select('title_cn').executeTakeFirstOrThrow();
  expect(stored.title_cn).toBe(`${open}！`);
});

test('a report says in which currency cattle changed, that an index is only carried, and what of its weights it leaves out', async () => {
  await enterCattle('300');
  const point = { meat: 'beef', kind: 'forward', origin: '', level: '120' };
  await week.db
    .insertInto('price_index_point')
    .values([
      { ...point, week: '2026-11-09', quoted: 3, carried: 0, coverage: '1' },
      { ...point, week: '2026-11-16', quoted: 0, carried: 3, coverage: '0.9' },
    ])
    .execute();
  const paid = await week.addUser('paid', paidPrice);
  const { Row } = await week.call('GetWebFrontMarketReport', { ReportID: await publish() }, paid);
  const first = (section: string) => Row?.Sections?.find(({ Section }) => Section === section)?.Figures[0];
  expect(first('liveCattle')).toMatchObject({ NoteCn: '涨跌按美元计', NoteEn: 'change in USD' });
  expect(first('summary')).toMatchObject({
    Value: 120,
    Change: null,
    ChangePercent: null,
    NoteCn: '当周无报价，点位沿用此前报价，不计涨跌；未含无价部位，占权重10%',
    NoteEn:
      'no quotes that week: level carried from earlier quotes, no change stated; cells without a price left out, 10% of the weights',
  });
});
