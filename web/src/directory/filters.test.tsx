// @vitest-environment jsdom
import { operations } from '@btc/contract/operations.ts';
import { expect, test } from 'vitest';
import { makeExample } from '#platform/testing/contract-example.ts';
import { readOptions } from '#ui/testing/read-table.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { CalendarFilters } from './calendar/calendar-filters.tsx';
import type { CalendarFilter } from './calendar/exhibitions-query.ts';
import { dayCount, groupByMonth } from './calendar/month-groups.ts';
import { MerchantFilters } from './merchants/merchant-filters.tsx';
import { emptyFilter, type MerchantFilter } from './merchants/merchants-query.ts';
import { t } from './messages.zh.ts';

type Page = Awaited<ReturnType<typeof showPart>>;

async function send(page: Page) {
  await page.press(t.show);
  return Object.fromEntries(new URLSearchParams(page.address().split('?')[1]));
}

const everything: CalendarFilter = { span: 'coming', kind: '', place: '', q: '' };
const showCalendar = (said: Partial<CalendarFilter> = {}) =>
  showPart('cn', <CalendarFilters filter={{ ...everything, ...said }} />, { at: '/cn/BTCTrend' });

test('events are narrowed by kind, place and words, in one go', async () => {
  const page = await showCalendar();
  expect(page.queryByRole('link', { name: t.clear })).toBeNull();
  const place = page.getByRole('combobox', { name: t.place });
  expect(readOptions(place)).toEqual([t.any, t.home, t.abroad]);
  await page.user.selectOptions(place, 'abroad');
  await page.user.type(page.getByRole('searchbox', { name: t.words }), '肉类展');
  expect(page.address()).toBe('/cn/BTCTrend');
  expect(await send(page)).toEqual({ kind: '', place: 'abroad', q: '肉类展' });
});

test('among events of the past one stays there, also when the filters are cleared', async () => {
  const page = await showCalendar({ span: 'past', place: 'home' });
  expect(page.getByRole('combobox', { name: t.place })).toHaveProperty('value', 'home');
  expect(page.getByRole('link', { name: t.clear }).getAttribute('href')).toMatch(/\?span=past$/);
  expect(await send(page)).toMatchObject({ span: 'past', place: 'home' });
});

const { Dict: counts } = makeExample(operations.GetMerchants.output, {
  Dict: { Provinces: [{ Code: '31', NameCn: '上海' }], Products: { frozenBeef: 3, frozenPork: 0 } },
});
const showMerchants = (said: Partial<MerchantFilter> = {}) =>
  showPart('cn', <MerchantFilters filter={{ ...emptyFilter, ...said }} counts={counts} />, { at: '/cn/BTCUser' });

test('merchants are narrowed by where they are and what they deal in', async () => {
  const page = await showMerchants({ type: 'importer' });
  const province = page.getByRole('combobox', { name: t.province });
  expect(readOptions(province)).toEqual([t.any, '上海']);
  await page.user.selectOptions(province, '31');
  expect(await send(page)).toMatchObject({ type: 'importer', province: '31' });
});

test('what nobody deals in is not offered, unless it is what was asked', async () => {
  const read = async (said: Partial<MerchantFilter>) =>
    readOptions((await showMerchants(said)).getByRole('combobox', { name: t.product })).length;
  expect(await read({ product: 'frozenPork' })).toBe((await read({})) + 1);
});

test('filters that are set can be cleared', async () => {
  const page = await showMerchants({ type: 'importer', q: '肉' });
  expect(page.getByRole('searchbox', { name: t.words })).toHaveProperty('value', '肉');
  expect(page.getByRole('link', { name: t.clear }).getAttribute('href')).not.toContain('q=');
});

test('events stand under the month they begin in; what runs already has a heading of its own', () => {
  const rows = [
    { StartDate: '2026-10-30', Time: 'running' },
    { StartDate: '2026-11-25', Time: 'coming' },
    { StartDate: '2026-12-01', Time: 'coming' },
    { StartDate: '2026-11-28', Time: 'cancelled' },
  ] as const;
  expect(groupByMonth(rows).map(({ month, rows: found }) => [month, found.length])).toEqual([
    ['running', 1],
    ['2026-11', 2],
    ['2026-12', 1],
  ]);
  expect(groupByMonth([])).toEqual([]);
});

test.each([
  ['2026-12-01', '2026-12-01', 1],
  ['2026-12-30', '2027-01-02', 4],
])('from %s to %s are %i days', (start, end, days) => {
  expect(dayCount(start, end)).toBe(days);
});
