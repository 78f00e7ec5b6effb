// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { PlantScreen } from './plant.screen.tsx';
import { PlantsScreen } from './plants.screen.tsx';

const plant = {
  PlantID: 7,
  PlantNo: 'SIF 9',
  Origin: 'BRA',
  OriginCn: '巴西',
  OriginEn: 'Brazil',
  NameCn: '甲厂',
  NameEn: null,
  NameLocal: 'Planta A',
  Meats: ['beef', 'pork'],
  Products: ['boneless'],
  Types: ['SH'],
  OffalCuts: [],
  CiferNo: null,
  StateSince: '2026-03-02',
} as const;

async function showPlants(edition: 'cn' | 'en', at = '', answers: Answers = {}) {
  const path = edition === 'en' ? '/console/en/plants/register' : '/console/plants/register';
  return showScreen(edition, <PlantsScreen />, {
    at: path + at,
    answers: { GetDeskPlants: { Rows: [plant], Total: 1 }, ...answers },
  });
}

test.each([
  ['en', 'Planta A', 'Brazil', 'since 2 March 2026', 'Beef · Pork', '/console/en/plants/register/7'],
  ['cn', '甲厂', '巴西', '2026年3月2日', '牛肉 · 猪肉', '/console/plants/register/7'],
] as const)('a plant in %s is told in its words', async (edition, name, origin, since, meats, path) => {
  const page = await showPlants(edition);
  const row = page.getByRole('row', { name: /SIF 9/ }).textContent;
  for (const text of [name, origin, since, meats]) expect(row).toContain(text);
  expect(page.getByRole('link', { name: 'SIF 9' }).getAttribute('href')).toBe(path);
});

test('the filters of the address are those of the call', async () => {
  const page = await showPlants('en', '?q=SIF&meat=pork&origin=BRA&page=2');
  expect(page.sent('GetDeskPlants').at(-1)).toMatchObject({ Keyword: 'SIF', Meat: 'pork', Origin: 'BRA' });
});

test('a new plant needs an origin and a number; nothing is sent without', async () => {
  const page = await showPlants('en');
  await page.press('Add a plant');
  const dialog = page.dialog();
  await page.press('Save');
  expect(dialog.getAllByText(/^Fill this in/).length).toBeGreaterThanOrEqual(2);
  expect(page.changes()).toEqual([]);
});

test('what is typed is sent, without offal where the scope has none', async () => {
  const page = await showPlants('en');
  await page.press('Add a plant');
  const dialog = page.dialog();
  await page.user.type(await dialog.findByRole('combobox', { name: /Origin/ }), 'Brazil{ArrowDown}{Enter}');
  await page.user.type(dialog.getByLabelText(/Establishment no/), ' SIF 10 ');
  await page.user.type(dialog.getByLabelText(/Name \(English\)/), 'Plant B');
  await page.press('Save');
  expect(page.sent('SaveDeskPlant')).toMatchObject([
    { Origin: 'BRA', PlantNo: 'SIF 10', NameEn: 'Plant B', NameCn: null, Meats: ['beef'], OffalCuts: [] },
  ]);
  expect(page.queryByRole('dialog')).toBeNull();
  expect(page.sent('GetDeskPlants')).toHaveLength(2);
});

test('a registration number of another form is refused beside its field', async () => {
  const page = await showPlants('en');
  await page.press('Add a plant');
  const dialog = page.dialog();
  const field = dialog.getByLabelText(/China registration/);
  await page.user.type(field, 'CBRA1');
  await page.press('Save');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(page.changes()).toEqual([]);
});

test('a number that another plant has stands beside the number, and what is typed stays', async () => {
  const taken = new ApiError(1001, { List: [{ Field: 'PlantNo', Rule: 'taken' }] });
  const page = await showPlants('en', '', { SaveDeskPlant: taken });
  await page.press('Add a plant');
  const dialog = page.dialog();
  await page.user.type(await dialog.findByRole('combobox', { name: /Origin/ }), 'Brazil{ArrowDown}{Enter}');
  const field = dialog.getByLabelText<HTMLInputElement>(/Establishment no/);
  await page.user.type(field, 'SIF 9');
  await page.press('Save');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.value).toBe('SIF 9');
});

const event = {
  EventID: 3,
  Status: 'SUSP_CN',
  EffectiveOn: '2026-03-02',
  Basis: null,
  NoteEn: 'By notice',
  Notify: false,
} as const;

async function showPlant(answers: Answers = {}) {
  return showScreen('en', <PlantScreen id={7} />, {
    at: '/console/en/plants/register/7',
    answers: { GetDeskPlant: { Row: plant, Rows: [event], Dict: { Watchers: 2 } }, ...answers },
  });
}

test('a plant tells who is told of its changes, and which of them nobody was told of', async () => {
  const page = await showPlant();
  page.getByText('Watched by 2; they are emailed when its status changes.');
  expect(page.getByRole('row', { name: /By notice/ }).textContent).toContain('2 March 2026');
});

test('a correction says what it has seen, so that nobody else’s is lost', async () => {
  const page = await showPlant();
  await page.press('Correct');
  const dialog = page.dialog();
  const note = dialog.getByLabelText(/Note \(English\)|Note, English/);
  await page.user.clear(note);
  await page.user.type(note, 'By decree');
  await page.press('Save');
  expect(page.sent('SavePlantEvent')).toMatchObject([
    { PlantID: 7, EventID: 3, NoteEn: 'By decree', Expected: { EventID: 3, NoteEn: 'By notice' }, Notify: false },
  ]);
});

test('a change is taken out only after a question that names it', async () => {
  const page = await showPlant();
  await page.press('Delete');
  expect(page.getByRole('dialog').textContent).toContain('2 March 2026');
  expect(page.changes()).toEqual([]);
  await page.press('Delete');
  expect(page.sent('DeletePlantEvent')).toEqual([{ EventID: 3 }]);
});
