// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { recordFigure } from '#charts/testing/recorded-figure.ts';
import { readLinks } from '#ui/testing/read-table.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { messages as headings } from '#charts/heading/messages.ts';
import { messages } from '../messages.ts';
import { answerExample } from '../view-answer.fixture.ts';
import type { ViewAnswer } from '../view-query.ts';
import { embedSizes } from './embed-address.ts';
import { pngCaption } from './png-caption.ts';
import { ViewActions } from './view-actions.tsx';

const t = messages.en;
const { dict } = answerExample;
const withDict = (said: Partial<ViewAnswer['dict']>): ViewAnswer => ({ ...answerExample, dict: { ...dict, ...said } });
const member = withDict({ LockedModule: null, LockedReason: null });

async function show(answer: ViewAnswer, at = '/BTCData', edition: 'cn' | 'en' = 'en', isFailing = false) {
  const { captions, figure } = recordFigure({ isFailing });
  return { page: await showPart(edition, <ViewActions answer={answer} figure={figure} />, { at }), captions };
}

test('files hold what the page asks, with the kind of period that was answered', async () => {
  await show(
    withDict({ Selection: { ...dict.Selection, Period: 'quarter' } }),
    '/BTCData?origin=BRA.URY&storage=frozen',
  );
  const links = readLinks(document.body);
  for (const [name, form] of [
    [t.downloadCsv, 'csv'],
    [t.downloadXlsx, 'xlsx'],
  ] as const) {
    const file = new URL(links[name] ?? '', 'https://portal.example');
    expect(file.pathname).toBe(`/download/beef-one.${form}`);
    expect(Object.fromEntries(file.searchParams)).toMatchObject({
      Origin: 'BRA|URY',
      Storage: 'frozen',
      Period: 'quarter',
      edition: 'en',
    });
  }
});

test.each([
  ['are offered to a member', member, '/BTCData', true],
  ['are not offered to who is signed out', answerExample, '/BTCData', false],
  ['are not offered to a trial', withDict({ LockedModule: null, TrialLeft: 2 }), '/BTCData', false],
  ['are not offered where no source answers', withDict({ LockedModule: null, Source: null }), '/BTCData', false],
  ['are not offered of two questions', member, '/BTCData?view=pork-three-contrast', false],
] as const)('the single records %s', async (_who, answer, at, isOffered) => {
  const { page } = await show(answer, at);
  expect(page.queryByRole('link', { name: t.downloadFacts }) !== null).toBe(isOffered);
  expect(page.queryByText(t.filesNote) !== null).toBe(isOffered);
});

test('a picture is made of a chart, not of a table; it is told where none can be made', async () => {
  const table = await show(answerExample, '/BTCData?show=table');
  expect(table.page.queryByRole('button', { name: t.downloadPng })).toBeNull();
  const { page, captions } = await show(answerExample, '/BTCData?unit=USD', 'en', true);
  await page.press(t.downloadPng);
  page.getByText(t.downloadFailed);
  expect(captions[0]?.subtitle).toMatch(/ · USD/);
});

test('the link is that of the page, with its query', async () => {
  const { page } = await show(answerExample, '/cn/BTCData?origin=BRA', 'cn');
  await page.press(messages.cn.copyLink);
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/cn/BTCData?origin=BRA`);
});

const readCode = (page: Awaited<ReturnType<typeof show>>['page'], name: string = t.embedCode) => {
  const frame = new DOMParser().parseFromString(page.getByLabelText<HTMLTextAreaElement>(name).value, 'text/html');
  return frame.querySelector('iframe');
};

test('the code of a frame leads to what is shown, in a size of choice', async () => {
  const { page } = await show(answerExample, '/BTCData?origin=BRA&company=I7&find=x');
  await page.press(t.embed);
  page.getByText(t.embedText);
  expect(readCode(page)?.src).toBe(`${window.location.origin}/embed/BTCData?origin=BRA`);
  expect(readCode(page)?.width).toBe(String(embedSizes.wide.width));
  await page.user.click(page.getByRole('radio', { name: t.embedSizes.phone }));
  expect([readCode(page)?.width, readCode(page)?.height]).toEqual(['360', '760']);
  expect(page.getByRole('link', { name: t.embedPreview('360 × 760') }).getAttribute('href')).toBe(
    '/embed/BTCData?origin=BRA',
  );
  await page.press(t.embedCopy);
  expect(await navigator.clipboard.readText()).toContain('width="360"');
});

test('of a view for members it is said that a frame has no figures', async () => {
  const { page } = await show(member, '/cn/BTCData?view=beef-five', 'cn');
  await page.press(messages.cn.embed);
  page.getByText(messages.cn.embedMembers);
  expect(readCode(page, messages.cn.embedCode)?.getAttribute('src')).toContain('/embed/cn/BTCData?view=beef-five');
});

const caption = (answer: ViewAnswer, edition: 'cn' | 'en' = 'en') =>
  pngCaption(answer, { unit: 't', edition, address: 'https://portal.example/BTCData' });

test('a picture bears title, span with unit, source, date and address', () => {
  const { title, subtitle, source, notes, demo, fileName } = caption(answerExample);
  expect(title).toMatch(/^Beef imports fell 33\.3%/);
  expect(subtitle).toMatch(/^Imports by origin: Beef.* · August 2026.*September 2026 · /);
  expect(source).toBe(t.sourceLine('Demonstration data'));
  expect(notes[0]).toBe(t.publishedLine('20 October 2026'));
  expect(notes.at(-1)).toBe('https://portal.example/BTCData');
  expect(demo).toBe(t.demoLine);
  expect(fileName).toBe('beef-one_month_2026-08_2026-09');
});

test('in Chinese it is written in Chinese', () => {
  const { title, subtitle, source, notes } = caption(answerExample, 'cn');
  expect(title).toMatch(/^2026年9月牛肉进口/);
  expect(subtitle).toMatch(/^国别进口：牛肉/);
  expect(source).toBe(messages.cn.sourceLine('演示数据'));
  expect(notes[0]).toBe(messages.cn.publishedLine('2026年10月20日'));
});

test('what must be known of the figures goes along: provisional, converted, apportioned, revised', () => {
  const { notes } = caption(
    withDict({ Converted: ['2026-08'], Apportioned: ['2026-09'], Revised: ['2026-08', '2026-09'] }),
  );
  expect(notes).toEqual(
    expect.arrayContaining([
      t.provisionalLine('September 2026'),
      t.convertedLine(t.convertedText('August 2026')),
      t.noteLine(t.noteApportioned, t.apportionedText('September 2026')),
      t.noteLine(t.noteRevised, t.revisedText(['August 2026', 'September 2026'].join(t.listJoin))),
    ]),
  );
});

test('figures that stand as they are bear no such notes, and real ones no mark', () => {
  const { notes, demo } = caption(withDict({ Provisional: [], PublishedOn: null, Demo: false }));
  expect(notes).toEqual(['https://portal.example/BTCData']);
  expect(demo).toBeNull();
});

test('a span without bounds leaves no holes in the name of the file', () => {
  const { fileName } = caption(withDict({ Selection: { ...dict.Selection, StartDate: '', EndDate: '' } }));
  expect(fileName).toBe('beef-one_month');
});

test('a citation names title, scope, source, what was published, the day and the address', async () => {
  const { page } = await show(answerExample, '/BTCData?origin=BRA');
  await page.press(headings.en.cite);
  const cited = await navigator.clipboard.readText();
  expect(cited).toMatch(
    /^Beef to China, “Beef imports .*”\. Imports by origin: Beef \(HS 0201\+0202\).*, August 2026 to September 2026\. Source: Demonstration data, published 20 October 2026\. Accessed \d+ \w+ \d{4}\. http.*\/BTCData\?origin=BRA$/,
  );
  const cn = await show(
    withDict({ Selection: { ...dict.Selection, AsPublishedOn: '2026-10-01' } }),
    '/cn/BTCData',
    'cn',
  );
  await cn.page.press(headings.cn.cite);
  expect(await navigator.clipboard.readText()).toMatch(
    /^进口牛肉资讯：“2026年9月牛肉进口.*”，国别进口：牛肉.*，2026年8月至2026年9月。来源：演示数据，按2026年10月1日已发布的数字。\d{4}年\d+月\d+日查阅。http/,
  );
});
