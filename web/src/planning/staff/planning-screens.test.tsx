// @vitest-environment jsdom
import type { StaffRole } from '@btc/contract/members/access.ts';
import { operations } from '@btc/contract/operations.ts';
import { act } from 'react';
import { expect, test } from 'vitest';
import { todayInShanghai } from '#i18n/shanghai-time.ts';
import { makeExample } from '#platform/testing/contract-example.ts';
import type { GivenAnswer } from '#platform/testing/fake-api.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { readLinks, readTable } from '#ui/testing/read-table.ts';
import { PlannedEntry, toAddress } from './planned-entry.tsx';
import { messages } from './planning-messages.ts';
import { PlanningScreen } from './planning.screen.tsx';
import { ReportPeriodsScreen } from './report-periods.screen.tsx';

const planned = {
  Date: '2026-11-18',
  At: null,
  Kind: 'article',
  ID: 4,
  TitleCn: '配额',
  TitleEn: 'Quota',
  State: 'scheduled',
} as const;
type Planned = Parameters<typeof PlannedEntry>[0]['row'];
function toRow(said: Partial<Planned>): Planned {
  const [row] = makeExample(operations.GetPlanning.output, { Rows: [{ ...planned, ...said }] }).Rows;
  if (row === undefined) throw new Error('The example has a row');
  return row;
}

test.each([
  ['editor', 'article', /\/articles\/4$/],
  ['analyst', 'article', null],
  ['analyst', 'marketReport', /\/4$/],
  ['editor', 'release', null],
  ['analyst', 'release', /\/releases/],
  ['admin', 'exhibition', /exhibitions/],
  ['desk', 'newsletter', null],
] as const)('to a %s a planned %s leads to where it is worked on, or nowhere', (role, Kind, address) => {
  const to = toAddress(toRow({ Kind }), role satisfies StaffRole, 'en');
  if (address === null) expect(to).toBeNull();
  else expect(to).toMatch(address);
});

test.each([
  ['en', { TitleEn: null }, '配额', 'zh-CN'],
  ['cn', { TitleCn: null }, 'Quota', 'en'],
  ['en', { TitleEn: null, TitleCn: null }, messages.en.untitled, null],
  ['cn', {}, '配额', null],
] as const)('in %s a title is of the edition where there is one: %j', async (edition, row, title, lang) => {
  const page = await showScreen(edition, <PlannedEntry row={toRow(row)} />);
  expect(page.getByRole('link', { name: title }).getAttribute('lang')).toBe(lang);
});

test.each([
  ['scheduled', messages.en.states.scheduled],
  ['withdrawn', messages.en.states.withdrawn],
  ['published', null],
  ['sent', null],
  [null, null],
] as const)('of a state %s it says %s', async (State, word) => {
  const page = await showScreen('en', <PlannedEntry row={toRow({ State })} />);
  const shown = Object.values(messages.en.states).filter((name) => page.queryByText(name) !== null);
  expect(shown).toEqual(word === null ? [] : [word]);
});

test('an hour is said of what comes at one, not of a banner that begins with a day', async () => {
  const At = '2026-11-18T07:30:00+08:00';
  const page = await showScreen('en', <PlannedEntry row={toRow({ At })} />);
  page.getByText('07:30');
  const banner = await showScreen('en', <PlannedEntry row={toRow({ At, Kind: 'bannerFrom' })} />);
  expect(banner.queryByText('07:30')).toBeNull();
});

const show = (at: string, answer: GivenAnswer<'GetPlanning'> = { Rows: [planned], Dict: { Today: '2026-11-20' } }) =>
  showScreen('en', <PlanningScreen />, { at: `/console/en/front/planning${at}`, answers: { GetPlanning: answer } });

function findToday(): HTMLElement {
  const today = document.querySelector<HTMLElement>('[data-day][aria-current=date]');
  if (today === null) throw new Error('Today is not shown');
  return today;
}

test('a month stands in weeks from Monday on, each day with what is on it', async () => {
  const page = await show('?month=2026-11');
  const grid = page.getByRole('grid', { name: messages.en.caption('November 2026') });
  const [head = [], first = [], ...others] = [...grid.querySelectorAll('tr')].map((week) => [...week.children]);
  expect(head.map(({ textContent }) => textContent)).toEqual(messages.en.weekdays);
  // The first of November 2026 is a Sunday.
  expect(first.map((cell) => cell.getAttribute('data-day'))).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
    '2026-11-01',
  ]);
  expect(others).toHaveLength(5);
  expect(grid.querySelector('[data-day="2026-11-18"]')?.textContent).toMatch(/18 November 2026: 1 planned/);
  expect(findToday().dataset['day']).toBe('2026-11-20');
});

test.each([
  ['{ArrowRight}', '2026-11-21'],
  ['{ArrowUp}', '2026-11-13'],
  ['{Home}', '2026-11-16'],
  ['{End}', '2026-11-22'],
])('from today %s leads to %s', async (key, day) => {
  const page = await show('?month=2026-11');
  act(() => findToday().focus());
  await page.user.keyboard(key);
  expect(document.activeElement?.getAttribute('data-day')).toBe(day);
});

test('Page Down goes to the same day of the next month, and keeps the keyboard there', async () => {
  const page = await show('?month=2026-11');
  act(() => findToday().focus());
  await page.user.keyboard('{PageDown}');
  await page.settled();
  expect(page.sent('GetPlanning').at(-1)).toEqual({ Month: '2026-12' });
  expect(document.activeElement?.getAttribute('data-day')).toBe('2026-12-20');
});

test('Enter opens the first thing of a day; keys with Ctrl are the browser’s', async () => {
  const page = await show('?month=2026-11');
  const day = document.querySelector<HTMLElement>('[data-day="2026-11-18"]');
  act(() => day?.focus());
  await page.user.keyboard('{Control>}{ArrowRight}{/Control}');
  expect(document.activeElement).toBe(day);
  await page.user.keyboard('{Enter}');
  expect(page.address()).toBe('/console/en/news/articles/4');
});

test('as a list days with nothing that follow each other are one line', async () => {
  const page = await show('?month=2026-11&view=list');
  const days = page.getByText(messages.en.nothingOn('1 Nov to 17 Nov')).parentElement;
  const items = [...(days?.children ?? [])].map(({ textContent }) => textContent);
  expect(items).toHaveLength(3);
  expect(items[0]).toBe(messages.en.nothingOn('1 Nov to 17 Nov'));
  expect(items[1]).toMatch(/^18 Nov Wed/);
});

test('a kind and a month are in the address; a strange one is as none', async () => {
  const page = await show('?month=2026-13&kind=strange');
  expect(page.sent('GetPlanning')).toEqual([{ Month: todayInShanghai().slice(0, 7) }]);
  await page.user.selectOptions(page.getByRole('combobox', { name: messages.en.kind }), 'release');
  await page.settled();
  expect(page.sent('GetPlanning').at(-1)).toMatchObject({ Kind: 'release' });
  expect(page.address()).toContain('kind=release');
});

test('earlier and later go by months, and back to this one', async () => {
  const page = await show('?month=2026-01');
  await page.press(messages.en.earlier);
  expect(page.sent('GetPlanning').at(-1)).toEqual({ Month: '2025-12' });
  await page.press(messages.en.later);
  expect(page.sent('GetPlanning').at(-1)).toEqual({ Month: '2026-01' });
  await page.press(messages.en.thisMonth);
  expect(page.address()).not.toContain('month=');
});

test('a month without anything says so', async () => {
  (await show('?month=2026-11', { Rows: [], Dict: { Today: '2026-11-20' } })).getByText(messages.en.nothingAtAll);
});

const week = {
  PeriodStart: '2026-11-16',
  PeriodEnd: '2026-11-22',
  Reports: [{ ArticleID: 4, Stage: 'published', TitleCn: '周报', TitleEn: 'Week 47' }],
  MarketReport: { ReportID: 5, State: 'published', SummaryCn: true, SummaryEn: true },
  Newsletter: { NewsletterID: 6, State: 'sent' },
} as const;
const dict = {
  Today: '2026-11-25',
  ReportsFrom: '2026-01-01',
  MarketReportsFrom: '2026-01-01',
  NewslettersFrom: '2026-01-01',
};

function showPeriods(
  rows: readonly object[],
  { at = '', role = 'admin', edition = 'en' }: { at?: string; role?: StaffRole; edition?: 'cn' | 'en' } = {},
) {
  return showScreen(edition, <ReportPeriodsScreen />, {
    at: `/console/${edition === 'en' ? 'en/' : ''}front/periods${at}`,
    role,
    answers: { GetReportPeriods: { Rows: rows, Dict: dict, List: [2026, 2025] } },
  });
}

test('a period that has all is in order, and leads to each of its texts', async () => {
  const page = await showPeriods([week]);
  page.getByText(messages.en.found('1', '0'));
  expect(readTable(page.getByRole('table')).rows).toEqual([
    [
      '16 Nov to 22 Nov',
      'Week 47 Published',
      `${messages.en.marketReport} Published`,
      `${messages.en.newsletter} Sent`,
    ],
  ]);
  expect(Object.keys(readLinks(page.getByRole('table')))).toEqual([
    'Week 47',
    messages.en.marketReport,
    messages.en.newsletter,
  ]);
});

test('an analyst is led to the weekly report only', async () => {
  const page = await showPeriods([week], { role: 'analyst' });
  expect(Object.keys(readLinks(page.getByRole('table')))).toEqual([messages.en.marketReport]);
});

test('a week that has ended misses what it has not; one that runs does not yet', async () => {
  const none = { Reports: [], MarketReport: null, Newsletter: null };
  const rows = [
    { ...week, ...none, PeriodStart: '2026-11-23', PeriodEnd: '2026-11-29' },
    { ...week, ...none },
    { ...week, ...none, PeriodStart: '2025-11-17', PeriodEnd: '2025-11-23' },
  ];
  const page = await showPeriods(rows);
  expect(readTable(page.getByRole('table')).rows.map((row) => row.slice(1))).toEqual([
    [messages.en.notYet, messages.en.notYet, messages.en.notYet],
    [messages.en.missing, messages.en.missing, messages.en.missing],
    [messages.en.notBegun, messages.en.notBegun, messages.en.notBegun],
  ]);
  await page.user.click(page.getByRole('checkbox', { name: messages.en.onlyMissing }));
  await page.settled();
  expect(readTable(page.getByRole('table')).rows).toHaveLength(1);
  expect(page.address()).toContain('missing=1');
});

test('of a month only the reports are shown, and a year outside is this one', async () => {
  const page = await showPeriods([week], { at: '?type=month&year=1990' });
  expect(page.sent('GetReportPeriods')).toEqual([{ Type: 'month', Year: Number(todayInShanghai().slice(0, 4)) }]);
  expect(readTable(page.getByRole('table')).head).toEqual([messages.en.period, messages.en.reports]);
});

test('where nothing is missing the short list says so, in Chinese too', async () => {
  const page = await showPeriods([week], { at: '?missing=1', edition: 'cn' });
  page.getByText(messages.cn.nothingMissing);
});
