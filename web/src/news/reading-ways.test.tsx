// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { findField } from '#ui/testing/live-page.ts';
import { readLinks } from '#ui/testing/read-table.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { messages as reportMessages } from './report/report-messages.ts';
import { SearchField } from './list/search-field.tsx';
import { SectionNav } from './list/section-nav.tsx';
import { messages } from './messages.ts';
import { ReportNav, TypeChoice } from './report/report-nav.tsx';
import type { ReportState } from './report/report-query.ts';

const t = reportMessages.en;
const all: ReportState = { type: null, year: null, month: null, date: null, page: 1 };
const years = [
  { year: 2026, months: [11, 10] },
  { year: 2025, months: [12] },
];
const showNav = (said: Partial<ReportState> = {}, edition: 'cn' | 'en' = 'en') =>
  showPart(edition, <ReportNav state={{ ...all, ...said }} years={years} />, { at: '/BTCInfo/Report' });

test('the archive leads to each year and month, within the kind of report that is shown', async () => {
  const page = await showNav({ type: 'week' });
  const nav = page.getByRole('navigation', { name: t.reportDates });
  const links = Object.values(readLinks(nav));
  expect(links).toHaveLength(6);
  expect(links.every((to) => to.startsWith('/BTCInfo/Report') && to.includes('type=week'))).toBe(true);
  expect(new Set(links).size).toBe(6);
  expect(page.getByRole('list', { name: t.reportMonthsLabel('2026') }).querySelectorAll('a')).toHaveLength(2);
});

test.each([
  [{}, t.reportAllDates],
  [{ year: 2025 }, t.reportYear('2025')],
  [{ year: 2026, month: 10 }, t.reportMonth(10)],
] as const)('of %j the place in the archive is marked: %s', async (state, name) => {
  const page = await showNav(state);
  expect(page.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual([name]);
});

test('a report of a day is asked for by a form, and no place of the archive is then marked', async () => {
  const page = await showNav({ date: '2026-11-20', type: 'week' });
  expect(findField('date')).toHaveProperty('value', '2026-11-20');
  expect(findField('type')).toHaveProperty('value', 'week');
  expect(page.queryByRole('link', { current: 'page' })).toBeNull();
  expect(document.querySelector('details')?.open).toBe(true);
  await page.user.clear(findField('date'));
  await page.user.type(findField('date'), '2026-11-13');
  await page.press(t.reportOpen);
  expect(page.address()).toContain('date=2026-11-13');
});

test('on a phone the archive is folded while no date is chosen', async () => {
  await showNav();
  expect(document.querySelector('details')?.open).toBe(false);
});

test('another kind of report keeps the month', async () => {
  const state = { ...all, type: 'week', year: 2026, month: 10 } as const;
  const page = await showPart('cn', <TypeChoice state={state} />, { at: '/cn/BTCInfo/Report' });
  const links = readLinks(page.getByRole('navigation', { name: reportMessages.cn.reportTypeLabel }));
  const every = links[reportMessages.cn.reportTypes.all] ?? '';
  expect(every).toContain('/cn/BTCInfo/Report');
  expect(every).not.toContain('type=');
  expect(page.getByRole('link', { current: true }).textContent).toBe(reportMessages.cn.reportTypes.week);
  const periods = Object.values(links).map((to) => to.replace(/type=\w+&?/, ''));
  expect(new Set(periods).size).toBe(1);
});

test.each([
  ['en', '/BTCInfo/Section'],
  ['cn', '/cn/BTCInfo/Section'],
] as const)('in the %s edition words are searched at %s', async (edition, path) => {
  const page = await showPart(edition, <SearchField words="quota" />, { at: '/' });
  const field = page.getByRole('searchbox', { name: reportMessages[edition].searchLabel });
  expect(field).toHaveProperty('value', 'quota');
  await page.user.clear(field);
  await page.user.type(field, '牛肉{Enter}');
  await page.settled();
  expect(page.address()).toBe(`${path}?q=${encodeURIComponent('牛肉')}`);
});

test('the sections are links, the one on show marked; in a search none is', async () => {
  const page = await showPart('en', <SectionNav current="policy" />);
  expect(page.getByRole('link', { current: 'page' }).textContent).toBe(messages.en.sections.policy);
  expect(readLinks(document.body)[messages.en.sections.trade]).toContain('/BTCInfo/Section');
  const none = await showPart('en', <SectionNav current={null} />);
  expect(none.queryByRole('link', { current: 'page' })).toBeNull();
});
