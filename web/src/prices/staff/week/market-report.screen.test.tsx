// @vitest-environment jsdom
import { byReportPart } from '@btc/contract/prices/week-codes.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { act, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Answers, GivenAnswer } from '#platform/testing/fake-api.ts';
import { keepSavedFiles } from '#platform/testing/saved-files.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { fakeIntervals } from '#ui/testing/fake-intervals.ts';
import type { LivePage } from '#ui/testing/live-page.ts';
import { MarketReportScreen } from './market-report.screen.tsx';
import { MarketReportsScreen } from './market-reports.screen.tsx';
import { messages } from './messages.ts';

type Report = NonNullable<GivenAnswer<'GetDeskMarketReport'>['Row']>;

const t = messages.en;
const parts = byReportPart((part) => ({ Cn: `<p>${part}文</p>`, En: `<p>${part} words</p>`, Revision: 1 }));
const report: Report = {
  ReportID: 4,
  State: 'draft',
  Week: '2026-W47',
  PeriodEnd: '2026-11-20',
  Unpublished: false,
  Parts: { ...parts, title: { Cn: '第47周', En: 'Week 47', Revision: 1 } },
  Figures: [],
  Before: null,
};
const noText = { Cn: '', En: '', Revision: 0 } as const;

function show(said: Report = {}, answers: Answers = {}, edition: 'cn' | 'en' = 'en') {
  return showScreen(edition, <MarketReportScreen id={4} />, {
    role: 'analyst',
    at: '/console/en/prices/reports/4',
    answers: {
      GetDeskMarketReport: { Row: { ...report, ...said } },
      HoldMarketReport: { Rows: [], Dict: byReportPart(() => 1) },
      SaveMarketReportPart: ({ ExpectedRevision }) => ({
        Row: { Revision: ExpectedRevision + 1 },
        Dict: { Unpublished: false },
      }),
      ...answers,
    },
  });
}
function inPart(name: string) {
  const heading = [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === name);
  const part = heading?.closest('section');
  if (part === null || part === undefined) throw new Error(`There is no part ${name}`);
  return within(part);
}
const listActions = (page: LivePage) =>
  [t.deleteIssue, t.withdraw, t.publish, t.publishChanges].filter(
    (name) => page.queryByRole('button', { name }) !== null,
  );

test('a published report says that readers lack something as soon as a save has changed it, and no longer once it is as before', async () => {
  const out = 'Week 47';
  const page = await showScreen('en', <MarketReportScreen id={4} />, {
    answers: {
      GetDeskMarketReport: {
        Row: { ReportID: 4, State: 'published', Unpublished: false, Parts: { title: { Cn: '第47周', En: out } } },
      },
      SaveMarketReportPart: ({ En }) => ({ Dict: { Unpublished: En !== out } }),
    },
  });
  const title = page.getByRole('textbox', { name: messages.en.titleEn });
  expect(page.queryByText(messages.en.unpublished)).toBeNull();
  await page.user.type(title, '!');
  await page.user.tab();
  await page.findByText(messages.en.unpublished);
  await page.user.type(title, '{Backspace}');
  await page.user.tab();
  await expect.poll(() => page.queryByText(messages.en.unpublished)).toBeNull();
});

test.each([
  ['draft', [t.deleteIssue, t.publish]],
  ['published', [t.withdraw, t.publishChanges]],
  ['withdrawn', [t.publish]],
] as const)('with an issue that is %s can be done %j', async (State, names) => {
  const page = await show({ State });
  expect(listActions(page)).toEqual(names);
  page.getByText(State === 'published' ? t.frozenFigures : t.draftFigures);
  expect(page.queryByRole('link', { name: t.seePage }) !== null).toBe(State === 'published');
});

test.each([
  ['cn', {}, '第47周'],
  ['en', { Parts: { ...report.Parts, title: noText } }, t.reportsTitle],
] as const)(
  'in %s an issue is called by its title of this edition, else as what it is',
  async (edition, said, name) => {
    const page = await show(said, {}, edition);
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe(name);
  },
);

test('what is typed is saved before it goes out, over the revisions that were seen', async () => {
  const page = await show();
  await page.user.type(page.getByRole('textbox', { name: t.titleEn }), '!');
  await page.press(t.publish);
  expect(page.sent('SaveMarketReportPart')).toEqual([
    { ReportID: 4, Part: 'title', ExpectedRevision: 1, Cn: '第47周', En: 'Week 47!' },
  ]);
  page.dialog().getByText(t.publishWhat);
  await page.user.click(page.dialog().getByRole('button', { name: t.publish }));
  await page.settled();
  expect(page.sent('PublishMarketReport')).toMatchObject([
    { ReportID: 4, Revisions: { ...byReportPart(() => 1), title: 2 }, ConfirmLocked: false },
  ]);
  page.getByText(t.publishedDone);
});

test('without title and summary in both languages no issue goes out', async () => {
  const page = await show({ Parts: { ...report.Parts, summary: { ...noText, Cn: '字' } } });
  await page.press(t.publish);
  page.dialog().getByText(t.lacksSummary);
  expect(page.dialog().getByRole('button', { name: t.publish })).toHaveProperty('disabled', true);
});

test('of sections it is said what readers will not see, and nothing of that holds an issue back', async () => {
  const figure = { Section: 'fx', Figures: [{ NameEn: 'US dollar' }] } as const;
  const page = await show({
    Parts: { ...report.Parts, fx: noText, quota: noText, plants: { ...noText, Cn: '厂' } },
    Figures: [figure],
  });
  await page.press(t.publish);
  const warnings = page
    .dialog()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
  expect(warnings).toContain(t.emptySections(t.sections.quota));
  expect(warnings).toContain(t.noTextCn(t.sections.fx));
  expect(warnings).toContain(t.noTextEn(t.listed([t.sections.plants, t.sections.fx])));
  expect(warnings.some((text) => text.startsWith('Today is'))).toBe(true);
  expect(page.dialog().getByRole('button', { name: t.publish })).toHaveProperty('disabled', false);
});

test('what could not be saved keeps an issue back, and says so', async () => {
  const page = await show({}, { SaveMarketReportPart: new ApiError(1005) });
  await page.user.type(page.getByRole('textbox', { name: t.titleEn }), '!');
  await page.press(t.publish);
  page.dialog().getByText(t.notAllSaved);
  expect(page.dialog().getByRole('button', { name: t.publish })).toHaveProperty('disabled', true);
});

test('a draft is deleted after a question, and leads back to the list', async () => {
  const page = await show();
  await page.press(t.deleteIssue);
  page.dialog().getByText(t.deleteWhat);
  expect(page.changes()).toEqual([]);
  await page.press(t.deleteIssue);
  expect(page.sent('DeleteMarketReport')).toEqual([{ ReportID: 4 }]);
  expect(page.address()).not.toMatch(/\/4$/);
});

test('an issue is withdrawn after a question', async () => {
  const page = await show({ State: 'published' });
  await page.press(t.withdraw);
  page.dialog().getByText(t.withdrawWhat);
  await page.user.click(page.dialog().getByRole('button', { name: t.withdraw }));
  await page.settled();
  expect(page.sent('WithdrawMarketReport')).toEqual([{ ReportID: 4 }]);
});

test('figures stand folded over the text that goes with them, with their units and changes', async () => {
  const figure = {
    NameEn: 'US dollar',
    NoteEn: 'Mid rate',
    Value: 7.1,
    Decimals: 2,
    UnitEn: 'CNY',
    Change: -0.02,
  } as const;
  await show({
    Figures: [{ Section: 'fx', Figures: [figure, { ...figure, NameEn: 'Euro', Value: null, Change: null }] }],
  });
  const lines = inPart(t.sections.fx)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines).toEqual(['US dollar · Mid rate · 7.10 CNY (−0.02)', 'Euro · Mid rate']);
  inPart(t.sections.fx).getByText(t.lines('2'));
  inPart(t.sections.spot).getByText(t.noLines);
});

test('words of the issue before are taken over behind what is written, each language by itself', async () => {
  const before = byReportPart(() => ({ Cn: '', En: '' }));
  const page = await show({
    Before: { Week: '2026-W46', Parts: { ...before, spot: { Cn: '<p>现货平稳</p>', En: '<p>Spot was flat.</p>' } } },
  });
  const spot = inPart(t.sections.spot);
  spot.getByText(t.wordsBefore('2026-W46'));
  expect(inPart(t.sections.fx).queryByText(t.wordsBefore('2026-W46'))).toBeNull();
  await page.user.click(spot.getByRole('button', { name: t.takeOver(t.languages.en), hidden: true }));
  await page.press(t.publish);
  expect(page.sent('SaveMarketReportPart')).toMatchObject([
    { Part: 'spot', Cn: '<p>spot文</p>', En: '<p>spot words</p><p>Spot was flat.</p>' },
  ]);
});

test('who writes in which part is said there', async () => {
  await show(
    {},
    {
      HoldMarketReport: { Rows: [{ StaffID: 2, LoginUserName: 'lopez', Part: 'fx' }], Dict: byReportPart(() => 1) },
    },
  );
  inPart(t.sections.fx).getByText(t.writesHere('lopez'));
  expect(inPart(t.sections.spot).queryByText(t.writesHere('lopez'))).toBeNull();
});

test('a preview is of what is saved, in either language, and can be had on paper', async () => {
  const saved = keepSavedFiles();
  const page = await show(
    {},
    {
      GetMarketReportPreview: ({ isEn }) => ({ Row: { Title: isEn ? 'Week 47 as read' : '第47周预览', Sections: [] } }),
    },
  );
  await page.user.type(page.getByRole('textbox', { name: t.titleEn }), '!');
  await page.user.click(page.getByRole('radio', { name: t.preview }));
  await page.settled();
  expect(page.sent('SaveMarketReportPart')).toHaveLength(1);
  page.getByRole('heading', { name: 'Week 47 as read' });
  await page.user.click(page.getByRole('radio', { name: t.languages.cn }));
  await page.settled();
  page.getByRole('heading', { name: '第47周预览' });
  await page.press(t.savePdf);
  page.getByText(t.pdfFailed);
  expect(await saved()).toEqual([]);
});

test('an issue is begun for the week of a day, and opens; a week that has one is refused', async () => {
  const page = await showScreen('en', <MarketReportsScreen />, {
    at: '/console/en/prices/reports',
    answers: { CreateMarketReport: { Row: { ReportID: 9 } } },
  });
  await page.press(t.newReport);
  await page.user.clear(page.dialog().getByLabelText(t.day));
  expect(page.dialog().getByRole('button', { name: t.newReport })).toHaveProperty('disabled', true);
  await page.user.type(page.dialog().getByLabelText(t.day), '2026-11-18');
  await page.user.click(page.dialog().getByRole('button', { name: t.newReport }));
  await page.settled();
  expect(page.sent('CreateMarketReport')).toEqual([{ Date: '2026-11-18' }]);
  expect(page.address()).toMatch(/\/9$/);
});

test('a colleague who comes and saves takes the keyboard from nobody, and moves no field', async () => {
  const theirs = {
    ...parts,
    title: { Cn: '第47周', En: 'Week 47', Revision: 1 },
    spot: { Cn: '<p>她的</p>', En: '<p>Hers</p>', Revision: 2 },
  };
  let isThere = false;
  fakeIntervals();
  const page = await show(
    {},
    {
      GetDeskMarketReport: () => ({ Row: isThere ? { ...report, Parts: theirs } : report }),
      HoldMarketReport: () => ({
        Rows: isThere ? [{ LoginUserName: 'colleague', Part: 'spot' }] : [],
        Dict: { ...byReportPart(() => 1), spot: isThere ? 2 : 1 },
      }),
    },
  );
  const listFields = () => [...document.querySelectorAll('article section > div')].map((part) => part.children.length);
  const [before, box] = [listFields(), inPart(t.sections.spot).getAllByRole('textbox')[0]];
  if (box === undefined) throw new Error('The section has no text');
  act(() => box.focus());
  isThere = true;
  act(() => void vi.advanceTimersByTime(20_000));
  await page.settled();
  await expect.poll(() => inPart(t.sections.spot).queryByText(t.writesHere('colleague'))).not.toBeNull();
  await expect.poll(() => document.body.textContent).toContain('Hers');
  expect(document.activeElement).toBe(box);
  expect(listFields()).toEqual(before);
});
