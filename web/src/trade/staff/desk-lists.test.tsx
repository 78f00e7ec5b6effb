// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import type { Answers, GivenAnswer } from '#platform/testing/fake-api.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { findField } from '#ui/testing/live-page.ts';
import { readColumn, readLinks } from '#ui/testing/read-table.ts';
import { messages } from './messages.ts';
import { messages as noticesMessages } from './notices/notice-messages.ts';
import { NoticesScreen } from './notices/notices.screen.tsx';
import { messages as releasesMessages } from './releases/release-messages.ts';
import { ReleasesScreen } from './releases/releases.screen.tsx';
import { TradeVintagesScreen } from './vintages.screen.tsx';

const notice = {
  NoticeID: 6,
  Revision: 2,
  Line: 'BRA',
  LineEn: 'Brazil',
  LineCn: '巴西',
  Year: 2026,
  Kind: 'notice',
  Percent: 100,
  State: 'standing',
  PublishedOn: '2026-11-10',
  ReachedOn: '2026-11-08',
  SurchargeFrom: '2026-11-11',
  SourceEn: 'MOFCOM',
  SourceCn: '商务部',
  SourceUrl: null,
  EnteredBy: null,
  WithdrawnWhy: null,
} as const;
const choices = {
  Today: '2026-11-20',
  Lines: [{ Code: 'BRA', NameEn: 'Brazil', NameCn: '巴西' }],
  Years: [2026, 2027],
};
type Rows = NonNullable<GivenAnswer<'GetSafeguardNotices'>['Rows']>;
const showNotices = (said: Rows[number] = {}, answers: Answers = {}) =>
  showScreen('en', <NoticesScreen />, {
    answers: { GetSafeguardNotices: { Rows: [{ ...notice, ...said }], Total: 1, Dict: choices }, ...answers },
  });

test.each([
  [{}, noticesMessages.en.line, 'Brazil 2026'],
  [{}, noticesMessages.en.source, `MOFCOM ${noticesMessages.en.surchargeFrom}: 11 November 2026`],
  [{ SurchargeFrom: null, Percent: 80 }, noticesMessages.en.source, 'MOFCOM'],
  [{}, noticesMessages.en.entered, new RegExp(`^${noticesMessages.en.shipped}`)],
  [{ EnteredBy: 'desk' }, noticesMessages.en.entered, /^desk/],
  [
    { State: 'withdrawn', WithdrawnWhy: 'Misread' },
    noticesMessages.en.state,
    `${noticesMessages.en.states.withdrawn} Misread`,
  ],
  [{ Kind: 'report', Percent: 62.5 }, noticesMessages.en.percent, '62.5'],
] as const)('a notice that is %j reads under "%s" %s', async (said, column, expected) => {
  const page = await showNotices(said);
  const [cell] = readColumn(page.getByRole('table'), column);
  expect(cell).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
});

test('a new notice begins with this year, today and the ministry', async () => {
  const page = await showNotices();
  await page.press(noticesMessages.en.add);
  const value = (name: string) => (findField(name) as HTMLInputElement).value;
  expect(['Line', 'Year', 'Kind', 'PublishedOn', 'SourceEn'].map(value)).toEqual([
    'BRA',
    '2026',
    'notice',
    '2026-11-20',
    'MOFCOM',
  ]);
});

test('a correction is a new notice that names the one it puts right', async () => {
  const page = await showNotices();
  await page.press(new RegExp(`^${noticesMessages.en.correct}:`));
  await page.user.clear(findField('Percent'));
  await page.user.type(findField('Percent'), '80');
  await page.press(noticesMessages.en.save);
  expect(page.sent('AddSafeguardNotice')).toMatchObject([{ Corrects: 6, Line: 'BRA', Year: 2026, Percent: 80 }]);
});

test.each([
  ['Percent', 'step', noticesMessages.en.rules.step],
  ['PublishedOn', 'future', noticesMessages.en.rules.future],
  ['SurchargeFrom', 'required', noticesMessages.en.rules['SurchargeFrom.required']],
  ['Percent', 'taken', noticesMessages.en.rules.taken],
] as const)('of %s that breaks the rule %s it is said why, beside its field', async (Field, Rule, text) => {
  const page = await showNotices({}, { AddSafeguardNotice: new ApiError(1001, { List: [{ Field, Rule }] }) });
  await page.press(new RegExp(`^${noticesMessages.en.correct}:`));
  await page.press(noticesMessages.en.save);
  expect(findField(Field).getAttribute('aria-invalid')).toBe('true');
  expect(page.getByRole('dialog').textContent).toContain(text.slice(1));
});

const release = {
  Kind: 'detail',
  PeriodFrom: '2026-10',
  PeriodTo: '2026-10',
  Date: '2026-11-18',
  RuleDate: '2026-11-20',
  TitleEn: 'Detail',
  SourceNameEn: 'Customs',
  Expected: true,
  StatedBy: null,
  StatedDate: null,
} as const;
type Releases = NonNullable<GivenAnswer<'GetDeskReleases'>['Rows']>;
const showReleases = (Rows: Releases, answers: Answers = {}) =>
  showScreen('en', <ReleasesScreen />, { answers: { GetDeskReleases: { Rows, Total: Rows.length }, ...answers } });

test.each([
  [{}, releasesMessages.en.stand, releasesMessages.en.ruled],
  [
    { Expected: false, StatedBy: 'desk', StatedDate: '2026-11-01T08:00:00+08:00' },
    releasesMessages.en.stand,
    `${releasesMessages.en.announced} ${releasesMessages.en.byRule('20 November 2026')} ${releasesMessages.en.statedBy('desk', '1 November 2026')}`,
  ],
  [
    { Expected: false },
    releasesMessages.en.stand,
    `${releasesMessages.en.announced} ${releasesMessages.en.byRule('20 November 2026')}`,
  ],
  [{ Date: '2026-11' }, releasesMessages.en.date, releasesMessages.en.inMonth('November 2026')],
  [{}, releasesMessages.en.date, '18 November 2026'],
  [{ PeriodFrom: '2026-08' }, releasesMessages.en.period, 'August 2026 to October 2026'],
  [{}, releasesMessages.en.release, 'Detail Customs'],
] as const)('a release that is %j reads under "%s" %s', async (said, column, expected) => {
  const page = await showReleases([{ ...release, ...said }]);
  const cells = readColumn(page.getByRole('table'), column).filter((cell) => cell !== undefined);
  expect(cells.at(-1)?.replaceAll(' · ', ' ')).toBe(expected);
});

test.each(['past', 'early', 'late'] as const)('a day that is %s is said so, and stays in its field', async (Rule) => {
  const page = await showReleases([release], {
    StateReleaseDay: new ApiError(1001, { List: [{ Field: 'Date', Rule }] }),
  });
  await page.press(new RegExp(`^${releasesMessages.en.state}`));
  await page.press(releasesMessages.en.save);
  expect(page.getByRole('dialog').textContent).toContain(releasesMessages.en.rules[Rule]);
  expect(findField('Date')).toHaveProperty('value', '2026-11-18');
});

const vintage = {
  VintageID: 1,
  RunID: 9,
  SourceNameEn: 'Customs',
  SourceNameCn: '海关',
  PublishedOn: '2026-10-20',
  PeriodFrom: '2026-09',
  PeriodTo: '2026-09',
  HsCodes: ['0201', '0202'],
  Origins: [],
  Rows: 1234,
  Current: true,
} as const;
type Vintages = NonNullable<GivenAnswer<'GetTradeVintages'>['Rows']>;
const showVintages = (Rows: Vintages, edition: 'cn' | 'en' = 'en') =>
  showScreen(edition, <TradeVintagesScreen />, { answers: { GetTradeVintages: { Rows, Total: Rows.length } } });

test('a vintage leads to its import and to the figures of its day', async () => {
  const page = await showVintages([
    vintage,
    { ...vintage, VintageID: 2, RunID: null, Current: false, Origins: ['BRA', 'ARG'] },
  ]);
  const table = page.getByRole('table');
  expect(readColumn(table, messages.en.counting)).toEqual([messages.en.current, messages.en.replaced]);
  expect(readColumn(table, messages.en.origin)).toEqual([messages.en.allOrigins, 'BRA, ARG']);
  expect(readColumn(table, messages.en.codes)).toEqual(['0201, 0202', '0201, 0202']);
  expect(readLinks(table)).toMatchObject({
    Customs: '/console/en/data/runs/9',
    [messages.en.asOf]: '/BTCData?asof=2026-10-20',
  });
});

test('in Chinese the figures of its day are the Chinese page’s', async () => {
  const page = await showVintages([vintage], 'cn');
  expect(readLinks(page.getByRole('table'))).toMatchObject({ [messages.cn.asOf]: '/cn/BTCData?asof=2026-10-20' });
});

test('vintages are narrowed by their source', async () => {
  const page = await showVintages([vintage]);
  await page.user.selectOptions(page.getByRole('combobox', { name: messages.en.source }), 'comtrade');
  await page.settled();
  expect(page.sent('GetTradeVintages').at(-1)).toMatchObject({ Source: 'comtrade' });
});
