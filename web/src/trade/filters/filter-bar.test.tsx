// @vitest-environment jsdom
import type { OptionLists, SourceOption } from '@btc/contract/trade/trade-fields.ts';
import { expect, test } from 'vitest';
import { readLinks, readOptions } from '#ui/testing/read-table.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { FigureSwitches } from '../figure-switches.tsx';
import { messages } from '../messages.ts';
import { answerExample } from '../view-answer.fixture.ts';
import type { ViewAnswer } from '../view-query.ts';
import { FilterBar } from './filter-bar.tsx';
import { cutChoices, originChoices, plantChoices } from './filter-choices.ts';
import { offersPeriod } from './select-filters.tsx';

const t = messages.en;
const { dict, options } = answerExample;

async function show(at: string, answer: ViewAnswer = answerExample, edition: 'cn' | 'en' = 'en') {
  const page = await showPart(edition, <FilterBar answer={answer} />, { at });
  await page.user.click(page.getByText(messages[edition].filters));
  return page;
}
const choose = async (page: Awaited<ReturnType<typeof show>>, name: string, value: string) => {
  await page.user.selectOptions(page.getByRole('combobox', { name }), value);
  await page.settled();
};
const readHidden = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(({ name, value }) => [name, value]),
  );

test('goods, storage and kind of period go into the address, and begin on the first page', async () => {
  const page = await show('/BTCData?origin=BRA&p=3&at=2026-09');
  await choose(page, t.type, 'beef_offal');
  expect(page.address()).toContain('type=beef_offal');
  expect(page.address()).toContain('origin=BRA');
  expect(page.address()).not.toContain('p=3');
  await choose(page, t.storage, 'frozen');
  expect(page.address()).toContain('storage=frozen');
  await choose(page, t.period, 'quarter');
  expect(page.address()).toContain('period=quarter');
  // A quarter has no place in a chart of months.
  expect(page.address()).not.toContain('at=');
});

test('the first of the goods is what the page shows by itself', async () => {
  const page = await show('/BTCData');
  expect(readOptions(page.getByRole('combobox', { name: t.type }))).toEqual(['Beef', 'Beef offal']);
  expect(page.getByRole('combobox', { name: t.type })).toHaveProperty('value', '');
  const chosen = await show('/BTCData?type=beef');
  expect(chosen.getByRole('combobox', { name: t.type })).toHaveProperty('value', 'beef');
});

test('several goods together, which an address asks for, are a choice of their own', async () => {
  const page = await show('/BTCData?type=beef.beef_offal');
  const type = page.getByRole('combobox', { name: t.type });
  expect(readOptions(type)).toEqual(['Beef', 'Beef offal', 'Beef + Beef offal']);
  expect(type).toHaveProperty('value', 'beef.beef_offal');
});

test('a source that has no quarters is left when quarters are asked for', async () => {
  const [source] = answerExample.options.Sources;
  if (source === undefined) throw new Error('The example has a source');
  const yearly: SourceOption = { ...source, Code: 'comtrade', Periods: ['year'] };
  const answer: ViewAnswer = { ...answerExample, options: { ...options, Sources: [yearly] } };
  const page = await show('/BTCData?source=comtrade&period=year', answer);
  await choose(page, t.period, 'quarter');
  expect(page.address()).toBe('/BTCData?period=quarter');
  expect([offersPeriod(yearly, 'year'), offersPeriod(yearly, 'month'), offersPeriod(undefined, 'month')]).toEqual([
    true,
    false,
    true,
  ]);
});

test.each([
  ['/BTCData', null],
  ['/BTCData?show=table&unit=USD', null],
  ['/BTCData?origin=BRA&storage=frozen&show=table', '2'],
  ['/BTCData?from=2026-01&to=2026-05', '1'],
])('at %s the folded bar tells of %s filters that are set', async (at, count) => {
  const page = await show(at);
  const [told] = page.queryAllByText(/\d set$/);
  expect(told?.textContent ?? null).toBe(count === null ? null : t.filtersSet(count));
  expect(page.queryByRole('link', { name: t.resetFilters }) !== null).toBe(count !== null);
});

test('resetting takes back what was asked, and leaves how it is shown', async () => {
  await show('/BTCData?origin=BRA&storage=frozen&show=table&sort=Volume');
  expect(readLinks(document.body)[t.resetFilters]).toBe('/BTCData?show=table');
});

test('what has no field goes along with the form, but not the page of the list', async () => {
  await show('/BTCData?origin=BRA&show=table&unit=USD&p=4&from=2026-01');
  expect(readHidden()).toEqual({ show: 'table', unit: 'USD', from: '2026-01' });
});

test('two periods are compared: the second is a year before, unless it is chosen', async () => {
  const page = await show('/BTCData?view=pork-three-contrast');
  expect(page.text()).toContain(t.spanA);
  const second = [...document.querySelectorAll('summary')].find(({ textContent }) => textContent.startsWith(t.spanB));
  expect(second?.textContent).toMatch(/August 2025.*September 2025|Aug.* 2025.*Sep.* 2025/);
});

test('two sides are compared: the other is an origin or other goods', async () => {
  const page = await show('/BTCData?view=pork-four-contrast');
  const other = page.getByRole('combobox', { name: t.otherSide });
  expect(readOptions(other)).toEqual([t.secondOrigin, 'Brazil', 'Uruguay', 'Beef', 'Beef offal']);
  await choose(page, t.otherSide, 'URY');
  expect(page.address()).toContain('other=URY');
  await choose(page, t.otherSide, '');
  expect(page.address()).not.toContain('other=');
});

const lists: OptionLists = {
  ...options,
  Origins: [{ ...options.Origins[0], Also: ['Brasil'] }],
  Cuts: [
    {
      Code: 'chuck',
      NameCn: '上脑',
      NameEn: 'Chuck',
      GroupCode: 'fore',
      GroupCn: '前部',
      GroupEn: 'Forequarter',
      Also: ['脖仁'],
    },
  ],
  Plants: [
    { Code: 'BRA-9012', NameCn: 'SIF 9012 某厂', NameEn: 'SIF 9012 A plant', OriginCode: 'BRA' },
    { Code: 'URY-12', NameCn: '12 某厂', NameEn: '12 A plant', OriginCode: 'URY' },
  ],
};

test('an origin is found by its names in both languages and by other spellings', () => {
  expect(originChoices(lists, 'cn')).toEqual([{ code: 'BRA', name: '巴西', terms: ['巴西', 'Brazil', 'Brasil'] }]);
  expect(originChoices(null, 'en')).toEqual([]);
});

test('plants stand under their origins, one whose origin is not offered under its code', () => {
  expect(plantChoices(lists, 'en').map(({ name, group }) => [name, group])).toEqual([
    ['SIF 9012 A plant', 'Brazil'],
    ['12 A plant', 'URY'],
  ]);
});

test('a cut is found by trade names and item numbers, once these are there', () => {
  const none = cutChoices(lists, 'cn', new Map());
  expect(none).toMatchObject([{ name: '上脑', group: '前部', note: undefined, terms: ['上脑', 'Chuck', '脖仁'] }]);
  const known = new Map([['chuck', { ausMeat: '2260', terms: ['Acém'] }]]);
  expect(cutChoices(lists, 'en', known)).toMatchObject([
    { name: 'Chuck', group: 'Forequarter', note: '2260', terms: ['上脑', 'Chuck', 'Acém', '脖仁'] },
  ]);
});

test('the other names of cuts are fetched when the list is opened, and no sooner', async () => {
  const answer: ViewAnswer = { ...answerExample, options: lists };
  const page = await show('/BTCData?view=beef-six', answer);
  expect(page.sent('GetDictionary')).toEqual([]);
  const cuts = [...document.querySelectorAll('summary')].find(({ textContent }) => textContent.startsWith(t.cuts));
  await page.user.click(cuts ?? document.body);
  await page.settled();
  expect(page.sent('GetDictionary')).toMatchObject([{ Kinds: ['beefCut'], WithNames: true }]);
});

async function showSwitches(at: string, answer: ViewAnswer = answerExample) {
  const page = await showPart('en', <FigureSwitches answer={answer} unit="t" />, { at });
  const navigations = new Map(
    page.getAllByRole('navigation').map((list) => [list.getAttribute('aria-label') ?? '', readLinks(list)]),
  );
  return { page, navigations };
}

test('chart or table, large or small: each a link that keeps what was asked', async () => {
  const { navigations } = await showSwitches('/BTCData?origin=BRA');
  expect(navigations.get(t.view)).toEqual({
    [t.chart]: '/BTCData?origin=BRA',
    [t.table]: '/BTCData?origin=BRA&show=table',
  });
  expect(navigations.get(t.mode)?.[t.small]).toBe('/BTCData?origin=BRA&mode=small');
});

test('a table has no unit and no way of drawing', async () => {
  const { navigations } = await showSwitches('/BTCData?show=table');
  expect([...navigations.keys()]).toEqual([t.view, t.weight, t.mode]);
});

test('carcase weight is converted for beef alone', async () => {
  const beef = await showSwitches('/BTCData');
  expect(beef.navigations.get(t.weight)?.[t.productWeight]).toBe('/BTCData');
  const Selection = { ...dict.Selection, Type: ['beef', 'beef_offal'] };
  const both = await showSwitches('/BTCData', { ...answerExample, dict: { ...dict, Selection } });
  expect(both.navigations.has(t.weight)).toBe(false);
});

test('another way of drawing is in the address, the usual one is not', async () => {
  const { navigations } = await showSwitches('/BTCData');
  const ways = Object.values(navigations.get(t.variant) ?? {});
  expect(ways[0]).toBe('/BTCData');
  expect(ways.slice(1).every((way) => way.startsWith('/BTCData?variant='))).toBe(true);
  expect(ways.length).toBeGreaterThan(1);
});
