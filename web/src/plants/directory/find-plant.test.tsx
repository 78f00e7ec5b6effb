// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { findField } from '#ui/testing/live-page.ts';
import { readLinks, readOptions } from '#ui/testing/read-table.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { Cascade } from './cascade.tsx';
import { readPlantsState } from './directory-address.ts';
import { messages } from './messages.ts';
import { PlantSearch } from './plant-search.tsx';

const t = messages.en;
const origins = [
  { Code: 'BRA', NameEn: 'Brazil', NameCn: '巴西', Count: 60 },
  { Code: 'URY', NameEn: 'Uruguay', NameCn: '乌拉圭', Count: 20 },
];
const steps: Answers = {
  GetWebFrontApprovePlantProvince: { Rows: [{ Code: 'MT', NameEn: 'Mato Grosso', NameCn: '马托格罗索', Count: 12 }] },
  GetWebFrontApprovePlantNo: { Rows: [{ PlantID: 7, PlantNo: 'SIF 9', NameEn: 'Plant A', NameCn: null }] },
};
const show = (at: string, answers: Answers = steps, isLocked = false) =>
  showPart(at.startsWith('/cn') ? 'cn' : 'en', <Cascade origins={origins} isLocked={isLocked} />, { at, answers });

test('before an origin is chosen nothing else can be, and it is said why', async () => {
  const page = await show('/BTCEst');
  const origin = page.getByRole('combobox', { name: t.origin });
  expect(readOptions(origin)).toEqual([t.allOrigins, 'Brazil 60', 'Uruguay 20']);
  for (const name of [t.province, t.number]) {
    const next = page.getByRole('combobox', { name });
    expect(next).toHaveProperty('disabled', true);
    expect(readOptions(next)).toEqual([t.chooseOriginFirst]);
  }
  expect(page.sent('GetWebFrontApprovePlantNo')).toEqual([]);
});

test('an origin opens its states and plants; it begins on the first page', async () => {
  const page = await show('/BTCEst?page=3');
  await page.user.selectOptions(page.getByRole('combobox', { name: t.origin }), 'BRA');
  await page.settled();
  expect(page.address()).toBe('/BTCEst?origin=BRA');
  expect(readOptions(page.getByRole('combobox', { name: t.province }))).toEqual([t.allProvinces, 'Mato Grosso 12']);
  expect(readOptions(page.getByRole('combobox', { name: t.number }))).toEqual([t.chooseNumber, 'SIF 9 Plant A']);
});

test('a state narrows the plants, and another origin leaves it', async () => {
  const page = await show('/BTCEst?origin=BRA');
  await page.user.selectOptions(page.getByRole('combobox', { name: t.province }), 'MT');
  await page.settled();
  expect(page.address()).toBe('/BTCEst?origin=BRA&province=MT');
  expect(page.sent('GetWebFrontApprovePlantNo').at(-1)).toMatchObject({ Origin: 'BRA', Province: 'MT' });
  await page.user.selectOptions(page.getByRole('combobox', { name: t.origin }), 'URY');
  await page.settled();
  expect(page.address()).toBe('/BTCEst?origin=URY');
});

test.each([
  ['/BTCEst?origin=BRA', '/BTCEst/Plant/7'],
  ['/cn/BTCEst?origin=BRA', '/cn/BTCEst/Plant/7'],
])('from %s a plant that is chosen is opened at %s', async (at, to) => {
  const page = await show(at);
  const name = messages[at.startsWith('/cn') ? 'cn' : 'en'].number;
  await page.user.selectOptions(page.getByRole('combobox', { name }), '7');
  await page.settled();
  expect(page.address()).toBe(to);
});

test('to whom states are closed, that is said in their place', async () => {
  const page = await show('/BTCEst?origin=BRA', { ...steps, GetWebFrontApprovePlantProvince: { Rows: [] } }, true);
  const province = page.getByRole('combobox', { name: t.province });
  expect(readOptions(province)).toEqual([t.provinceLocked]);
  expect(province).toHaveProperty('disabled', true);
});

test('where the steps do not come, the origin can be chosen all the same', async () => {
  const page = await show('/BTCEst?origin=BRA', { ...steps, GetWebFrontApprovePlantNo: new ApiError(1000) });
  expect(page.getByRole('combobox', { name: t.number })).toHaveProperty('disabled', true);
  await page.user.selectOptions(page.getByRole('combobox', { name: t.origin }), '');
  await page.settled();
  expect(page.address()).toBe('/BTCEst');
});

function showSearch(at: string, answers: Answers = {}) {
  const state = readPlantsState(new URL(at, 'https://portal.example'));
  return showPart('en', <PlantSearch state={state} examples={['SIF 9']} />, { at, answers });
}

test('words are searched in the directory, within the origin that is chosen', async () => {
  const page = await showSearch('/BTCEst?view=changes&origin=BRA');
  // The pointer fetches the suggestions, which take the field's place.
  await page.user.hover(findField('q'));
  await page.settled();
  await page.user.click(findField('q'));
  await page.user.paste(' JBS ');
  await page.user.keyboard('{Enter}');
  await page.settled();
  expect(page.address()).toBe('/BTCEst?q=JBS&origin=BRA');
});

test('what was searched stands in the field; an example says what can be', async () => {
  await showSearch('/BTCEst?q=SIF+9');
  expect(findField('q')).toHaveProperty('value', 'SIF 9');
  expect(findField('q').getAttribute('placeholder')).toBe(t.searchPlaceholder(['SIF 9']));
});

test('without a script the form leads to the same page, English pork with its meat', async () => {
  await showSearch('/BTCEst?meat=pork');
  const hidden = document.querySelector<HTMLInputElement>('input[type=hidden]');
  expect([hidden?.name, hidden?.value]).toEqual(['meat', 'pork']);
  await showSearch('/BTCEst');
  expect(document.querySelector('input[type=hidden]')).toBeNull();
  expect(document.querySelector('form')?.getAttribute('action')).toBe('/BTCEst');
});

test('nothing is suggested before anything is typed', async () => {
  const page = await showSearch('/BTCEst?q=SIF+9');
  expect(page.sent('SuggestPlants')).toEqual([]);
  expect(readLinks(document.body)).toEqual({});
});
