// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { GivenAnswer } from '#platform/testing/fake-api.ts';
import { readLinks, readOptions, readTable } from '#ui/testing/read-table.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { showRoute } from '#ui/testing/show-route.tsx';
import * as analysisPage from '../analysis.page.tsx';
import * as issuePage from '../market-report-issue.page.tsx';
import * as archivePage from '../market-report.page.tsx';
import { messages } from './messages.ts';
import { ReportSectionView } from './report-section-view.tsx';

const figure = {
  NameCn: '巴西前腱',
  NameEn: 'Brazil shank',
  UnitCn: '美元/吨',
  UnitEn: 'USD/t',
  Decimals: 0,
  Low: 5200,
  Value: 5300,
  High: 5400,
  Change: 50,
  ChangePercent: 0.95,
  Date: null,
  NoteCn: 'CFR 主港',
  NoteEn: 'CFR main ports',
};
const plain = {
  ...figure,
  NameEn: 'USD/CNY',
  NameCn: '美元兑人民币',
  Low: null,
  High: null,
  Change: null,
  Decimals: 4,
  Value: 7.1,
};
type Section = Parameters<typeof ReportSectionView>[0]['section'];
const show = (section: Partial<Section>, edition: 'cn' | 'en' = 'en') =>
  showPart(edition, <ReportSectionView section={{ Section: 'forward', Text: null, Figures: [], ...section }} />);

test('what all lines share is said once, and a column that none fills is not there', async () => {
  const page = await show({ Figures: [plain, { ...plain, NameEn: 'BRL/USD', Value: 0.1834 }] });
  const table = page.getByRole('table');
  expect(table.querySelector('caption')?.textContent).toMatch(/USD\/t · CFR main ports$/);
  expect(readTable(table)).toEqual({
    head: [messages.en.line, messages.en.value],
    rows: [
      ['USD/CNY', '7.1000'],
      ['BRL/USD', '0.1834'],
    ],
  });
});

test('what differs stands with its line; a missing figure is a gap', async () => {
  const other = {
    ...figure,
    NameEn: 'Shanghai shank',
    UnitEn: 'CNY/kg',
    NoteEn: null,
    Decimals: 2,
    Low: null,
    Value: 48.5,
  };
  const page = await show({ Figures: [figure, { ...other, Change: -0.5, ChangePercent: null }] });
  const { head, rows } = readTable(page.getByRole('table'));
  expect(head).toEqual([
    messages.en.line,
    messages.en.low,
    messages.en.mainstream,
    messages.en.high,
    messages.en.weekChange,
  ]);
  expect(rows).toEqual([
    ['Brazil shank CFR main ports', '5,200', '5,300 5,200–5,400 USD/t', '5,400', '▲ +50 +1.0%'],
    ['Shanghai shank', expect.stringContaining('not published'), '48.50 CNY/kg', '5,400.00', '▼ −0.50'],
  ]);
});

test('lines without figures are days with what they bring', async () => {
  const bare = { ...plain, Value: null, Date: '2026-11-23', NameCn: '糖酒会开幕' };
  const page = await show({ Section: 'calendar', Figures: [bare] }, 'cn');
  expect(page.getByRole('listitem').textContent).toBe('11月23日糖酒会开幕');
  expect(page.queryByRole('table')).toBeNull();
});

test('the editor’s words stand over the lines, under the heading of the section', async () => {
  const page = await show({ Section: 'quota', Text: '<p>Nine tenths are <strong>used</strong>.</p>' });
  page.getByRole('heading', { name: messages.en.sections.quota });
  expect(Object.values(readLinks(document.body))).toContain('/Quota');
  expect(page.getByText('used').tagName).toBe('STRONG');
});

const row = {
  ReportID: 7,
  Title: 'A firm week',
  Week: '2026-W47',
  PeriodStart: '2026-11-16',
  PeriodEnd: '2026-11-20',
  PublishedAt: '2026-11-20T18:00:00+08:00',
} as const;
const around = { Previous: { ReportID: 6, Week: '2026-W46' }, Next: null } as const;
const showIssue = (answer: GivenAnswer<'GetWebFrontMarketReport'>, at = '/BTCPrice/Report/7') =>
  showRoute(issuePage, at, {
    path: at.startsWith('/cn') ? 'cn/BTCPrice/Report/:id' : 'BTCPrice/Report/:id',
    answers: { GetWebFrontMarketReport: answer },
  });

test('an issue is read whole, printed and saved, and leads to the one before', async () => {
  const page = await showIssue({
    Row: { ...row, Sections: [{ Section: 'summary', Text: '<p>Prices rose.</p>', Figures: [] }] },
    Dict: { ...around, Locked: false, TrialLeft: 2 },
  });
  page.getByRole('heading', { name: 'A firm week' });
  page.getByText('Published 20 November 2026, 18:00');
  page.getByText('Prices rose.');
  expect(page.getByRole('button', { name: messages.en.print })).toHaveProperty('disabled', false);
  expect(page.text()).toContain('Member items left: 2');
  expect(readLinks(page.getByRole('navigation', { name: messages.en.archive }))).toEqual({
    'Previous issue 2026-W46': '/BTCPrice/Report/6',
    [messages.en.backToArchive]: '/BTCPrice/Report',
  });
});

test('of a locked issue the sections are named, and nothing can be saved', async () => {
  const page = await showIssue({
    Row: { ...row, Sections: undefined },
    List: ['summary', 'quota'],
    Dict: { ...around, Locked: true, Reason: 'expired', TrialLeft: null },
  });
  for (const section of ['summary', 'quota'] as const) page.getByText(messages.en.sections[section]);
  page.getByRole('link', { name: 'Renew membership' });
  expect(page.queryByRole('button', { name: messages.en.savePdf })).toBeNull();
});

test('a file that does not come is said in passing', async () => {
  const page = await showIssue({ Row: row, Dict: { ...around, Locked: false, TrialLeft: null } });
  await page.press(messages.en.savePdf);
  page.getByText(messages.en.pdfFailed);
  expect(page.getByRole('button', { name: messages.en.savePdf })).toHaveProperty('disabled', false);
});

test('the archive goes by years and pages, each in the address', async () => {
  const page = await showRoute(archivePage, '/BTCPrice/Report?year=2026&page=2', {
    answers: { GetWebFrontMarketReport: { Rows: [row], Total: 60, Dates: ['2026', '2025'] } },
  });
  expect(readLinks(page.getByRole('navigation', { name: messages.en.years }))).toEqual({
    [messages.en.allYears]: '/BTCPrice/Report',
    2026: '/BTCPrice/Report?year=2026',
    2025: '/BTCPrice/Report?year=2025',
  });
  expect(page.getByRole('link', { name: '2026' }).getAttribute('aria-current')).toBe('true');
  expect(page.getByRole('list', { name: messages.en.archive }).textContent).toBe('2026-W47A firm week16 Nov to 20 Nov');
  expect(Object.values(readLinks(document.body))).toContain('/BTCPrice/Report?year=2026&page=3');
});

test('before the first issue the archive says so', async () => {
  const page = await showRoute(archivePage, '/cn/BTCPrice/Report', {
    answers: { GetWebFrontMarketReport: { Rows: [], Total: 0, Dates: [] } },
  });
  page.getByRole('heading', { name: messages.cn.reportEmptyTitle });
});

const choices = {
  Origins: [{ Code: 'BRA', Name: 'Brazil', Count: 12 }],
  Cuts: [{ Code: 'shank', Name: 'Shank', Count: 1234 }],
};
const showAnalysis = (at: string, answer: GivenAnswer<'GetWebNewsAnalysis'>) =>
  showRoute(analysisPage, at, { answers: { GetWebNewsAnalysis: answer } });

test('analysis is narrowed by what occurs, each with its count, and one choice keeps the other', async () => {
  const page = await showAnalysis('/BTCPrice/Analysis?origin=BRA&page=2', { Rows: [{}], Total: 50, Dict: choices });
  const cut = page.getByRole('combobox', { name: messages.en.byCut });
  expect(readOptions(cut)).toEqual([messages.en.all, 'Shank (1,234)']);
  await page.user.selectOptions(cut, 'shank');
  await page.settled();
  expect(page.address()).toBe('/BTCPrice/Analysis?origin=BRA&cut=shank');
  expect(page.sent('GetWebNewsAnalysis').at(-1)).toMatchObject({ Origin: 'BRA', Cut: 'shank', Page: 1 });
});

test.each([
  ['free', messages.en.free],
  ['member', messages.en.member],
] as const)('an article that is %s is marked so and leads to its page', async (Access, mark) => {
  const page = await showAnalysis('/BTCPrice/Analysis', {
    Rows: [{ NewsID: 31, NewsTitle: 'Shank firms', NewsDateTime: '2026-11-19T09:00:00+08:00', Access }],
    Total: 1,
    Dict: choices,
  });
  page.getByText(mark);
  page.getByText('19 November 2026');
  expect(page.getByRole('link', { name: 'Shank firms' }).getAttribute('href')).toMatch(/31/);
});

test('where no article matches all of them are one press away', async () => {
  const page = await showAnalysis('/BTCPrice/Analysis?cut=shank', { Rows: [], Total: 0, Dict: choices });
  page.getByRole('heading', { name: messages.en.analysisEmptyTitle });
  expect(page.getByRole('link', { name: messages.en.all }).getAttribute('href')).toBe('/BTCPrice/Analysis');
});
