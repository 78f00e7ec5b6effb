import { afterEach, beforeEach, expect, test } from 'vitest';
import { spareItems } from '#platform/access/spare-items.ts';
import type { Caller } from '#platform/api/binding.ts';
import { countedLine } from '#safeguard/counted-line.fixture.ts';
import { createWeekFixture, enterCattle, onTrial, paidPrice, type WeekFixture } from '../week.fixture.ts';
import { toReportWeek } from './report-week.ts';

let week: WeekFixture;
let analyst: Caller;

beforeEach(async () => {
  week = await createWeekFixture();
  analyst = await week.addUser('analyst', {}, 'analyst');
});
afterEach(() => week.drop());

function enterCattlePrice(price: string) {
  return enterCattle(week, analyst, { day: '2026-11-18', price });
}

type Part = 'title' | 'summary' | 'spot';

function save(ReportID: number, Part: Part, texts: { Cn: string; En: string; was?: number }, by = analyst) {
  const { was: ExpectedRevision = 0, ...words } = texts;
  return week.call('SaveMarketReportPart', { ReportID, Part, ExpectedRevision, ...words }, by);
}

async function toRevisions(ReportID: number) {
  return (await week.call('HoldMarketReport', { ReportID, Part: null }, analyst)).Dict;
}

async function publishNow(ReportID: number, ConfirmLocked = false) {
  const Revisions = await toRevisions(ReportID);
  return (await week.call('PublishMarketReport', { ReportID, Revisions, ConfirmLocked }, analyst)).Row;
}

async function begin(day = '2026-11-18'): Promise<number> {
  return (await week.call('CreateMarketReport', { Date: day }, analyst)).Row.ReportID;
}

async function publish(): Promise<number> {
  const id = await begin();
  await save(id, 'summary', { Cn: '<p>摘要</p>', En: '<p>Summary</p>' });
  await publishNow(id);
  return id;
}

const changed = { data: { List: [{ Rule: 'changed' }] } };

test.each([
  { day: '2026-11-16', start: '2026-11-16' },
  { day: '2026-11-22', start: '2026-11-16' },
  { day: '2027-01-01', start: '2026-12-28' },
])('the week of $day begins on $start', ({ day, start }) => {
  expect(toReportWeek(day).start).toBe(start);
});

test('what is locked is named and not sent', async () => {
  await enterCattlePrice('300');
  const id = await publish();
  const shut = await week.call('GetWebFrontMarketReport', { ReportID: id });
  expect(shut.Row?.Sections).toBeUndefined();
  expect(shut.Dict).toMatchObject({ Locked: true, Reason: 'anonymous' });
  expect(shut.List).toEqual(expect.arrayContaining(['summary', 'liveCattle', 'calendar']));
  expect(JSON.stringify(shut)).not.toContain('摘要');
  const open = await week.call('GetWebFrontMarketReport', { ReportID: id }, await week.addUser('paid', paidPrice));
  expect(open.Row?.Sections?.[0]).toMatchObject({ Section: 'summary', Text: '<p>摘要</p>' });
  const trial = await week.addUser('trial', onTrial);
  const spared = await week.call('GetWebFrontMarketReport', { ReportID: id }, spareItems(trial));
  expect(spared.Dict).toMatchObject({ Locked: true, Reason: 'trial', TrialLeft: 2 });
  expect((await week.call('GetWebFrontMarketReport', { ReportID: id }, trial)).Dict).toMatchObject({ TrialLeft: 1 });
});

test('figures are frozen at publication: what is corrected later changes no issue', async () => {
  await enterCattlePrice('300');
  const id = await publish();
  await enterCattlePrice('330');
  const paid = await week.addUser('paid', paidPrice);
  const cattle = async () => {
    const { Row } = await week.call('GetWebFrontMarketReport', { ReportID: id }, paid);
    return Row?.Sections?.find(({ Section }) => Section === 'liveCattle')?.Figures[0]?.Value;
  };
  expect(await cattle()).toBe(4);
  await week.call('WithdrawMarketReport', { ReportID: id }, analyst);
  await expect(week.call('GetWebFrontMarketReport', { ReportID: id }, paid)).rejects.toMatchObject({ code: 1009 });
  await publishNow(id);
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
    watch: [],
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

test('a week has one issue, and an unwritten title or summary is no issue', async () => {
  const ReportID = await begin();
  await expect(week.call('CreateMarketReport', { Date: '2026-11-20' }, analyst)).rejects.toMatchObject({
    data: { List: [{ Rule: 'taken' }] },
  });
  await save(ReportID, 'title', { Cn: ' ', En: 'Report' });
  await expect(publishNow(ReportID)).rejects.toMatchObject({
    data: { List: [{ Field: 'title.Cn' }, { Field: 'summary.Cn' }, { Field: 'summary.En' }] },
  });
  expect((await week.call('GetWebFrontMarketReport', {})).Rows).toEqual([]);
});

test('two people write one issue: parts are saved by themselves, and a stale text overwrites nothing', async () => {
  const ReportID = await begin();
  const admin = await week.addUser('admin', {}, 'admin');
  const { Row } = await save(ReportID, 'summary', { Cn: '<p>甲</p><script>1</script>', En: '' });
  expect(Row).toMatchObject({ Cn: '<p>甲</p>', Revision: 1, SavedBy: { LoginUserName: 'analyst' } });
  await save(ReportID, 'spot', { Cn: '<p>现货</p>', En: '' }, admin);
  await expect(save(ReportID, 'summary', { Cn: '<p>乙</p>', En: '' }, admin)).rejects.toMatchObject(changed);
  // Who brings what is there already has saved it.
  expect((await save(ReportID, 'summary', { Cn: '<p>甲</p>', En: '' }, admin)).Row.Revision).toBe(1);
  await week.call('HoldMarketReport', { ReportID, Part: 'spot' }, admin);
  expect(await week.call('HoldMarketReport', { ReportID, Part: null }, analyst)).toMatchObject({
    Rows: [{ LoginUserName: 'admin', Part: 'spot' }],
    Dict: { title: 0, summary: 1, spot: 1 },
  });
});

test('published is what was seen, and what is written later waits until it is published', async () => {
  const ReportID = await begin('2026-10-14');
  await save(ReportID, 'summary', { Cn: '<p>旧</p>', En: '<p>Old</p>' });
  const Revisions = await toRevisions(ReportID);
  await save(ReportID, 'summary', { Cn: '<p>新</p>', En: '<p>New</p>', was: 1 });
  await expect(week.call('PublishMarketReport', { ReportID, Revisions }, analyst)).rejects.toMatchObject(changed);
  expect(await publishNow(ReportID)).toMatchObject({ State: 'published', Unpublished: false });
  const reader = await week.addUser('paid', paidPrice);
  const read = async () => (await week.call('GetWebFrontMarketReport', { ReportID }, reader)).Row;
  const first = await read();
  expect(first?.Sections?.[0]?.Text).toBe('<p>新</p>');
  const unpublished = { Dict: { Unpublished: true } };
  expect(await save(ReportID, 'summary', { Cn: '<p>错字</p>', En: '<p>New</p>', was: 2 })).toMatchObject(unpublished);
  const back = await save(ReportID, 'summary', { Cn: '<p>新</p>', En: '<p>New</p>', was: 3 });
  expect(back.Dict.Unpublished).toBe(false);
  await save(ReportID, 'summary', { Cn: '<ul><li>再改</li></ul>', En: '<p>New</p>', was: 4 });
  expect((await read())?.Sections?.[0]?.Text).toBe('<p>新</p>');
  expect((await week.call('GetDeskMarketReport', { ReportID }, analyst)).Row.Unpublished).toBe(true);
  const preview = await week.call('GetMarketReportPreview', { ReportID }, analyst);
  expect(preview.Row.Sections[0]?.Text).toBe('<ul><li>再改</li></ul>');
  await publishNow(ReportID);
  expect(await read()).toMatchObject({
    PublishedAt: first?.PublishedAt,
    Sections: expect.arrayContaining([expect.objectContaining({ Text: '<ul><li>再改</li></ul>' })]),
  });
});

test('an issue shows the words of the one before; a draft can be thrown away, what readers saw cannot', async () => {
  const before = await publish();
  const ReportID = await begin('2026-11-25');
  const { Row } = await week.call('GetDeskMarketReport', { ReportID }, analyst);
  expect(Row.Before).toMatchObject({ Week: '2026-W47' });
  expect(Row.Before?.Parts.summary).toMatchObject({ Cn: '<p>摘要</p>' });
  await week.call('DeleteMarketReport', { ReportID }, analyst);
  await expect(week.call('GetDeskMarketReport', { ReportID }, analyst)).rejects.toMatchObject({ code: 1009 });
  await week.call('WithdrawMarketReport', { ReportID: before }, analyst);
  await expect(week.call('DeleteMarketReport', { ReportID: before }, analyst)).rejects.toMatchObject({
    data: { List: [{ Rule: 'closed' }] },
  });
});

test('references to figures are filled as an issue goes out, and what is written keeps them', async () => {
  const open = '{{index/beef/forward@latest}}';
  const locked = '{{quote/BRA/fq6/forward@latest}}';
  const ReportID = await begin();
  await save(ReportID, 'summary', { Cn: `<p>前六件${locked}</p>`, En: `<p>Forequarters at ${locked}</p>` });
  await save(ReportID, 'title', { Cn: locked, En: 'Report' });
  // Members read the sections; everybody reads the title.
  await expect(publishNow(ReportID)).rejects.toMatchObject({
    data: { List: [{ Field: 'title.Cn', Rule: 'lockedFigure' }] },
  });
  await save(ReportID, 'title', { Cn: open, En: 'Report', was: 1 });
  expect(await publishNow(ReportID)).toMatchObject({ TitleCn: open, Unpublished: false });
  const reader = await week.addUser('paid', paidPrice);
  const read = async () => (await week.call('GetWebFrontMarketReport', { ReportID }, reader)).Row;
  const first = await read();
  expect([first?.Title, first?.Sections?.[0]?.Text]).toEqual(['6,360美元/吨', '<p>前六件6,360美元/吨</p>']);
  await save(ReportID, 'title', { Cn: `${open}！`, En: 'Report', was: 2 });
  await publishNow(ReportID);
  expect(await read()).toMatchObject({ Title: '6,360美元/吨！' });
  await week.call('WithdrawMarketReport', { ReportID }, analyst);
  expect(await week.db.selectFrom('figure_text').selectAll().execute()).toEqual([]);
  expect((await week.call('GetDeskMarketReport', { ReportID }, analyst)).Row.TitleCn).toBe(`${open}！`);
});

test('a report says in which currency cattle changed, that an index is only carried, and what of its weights it leaves out', async () => {
  await enterCattlePrice('300');
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
