// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { messages } from './messages.ts';
import { PlantListScreen } from './plant-list.screen.tsx';

const list = {
  ImportID: 4,
  State: 'previewed',
  Counts: { new: 2, gone: 5, faulty: 1, same: 90 },
  DemoPlants: 0,
  ManyEnds: null,
  Warnings: [],
  Titles: null,
} as const;

function show(row: object = {}) {
  return showScreen('en', <PlantListScreen id={4} />, {
    at: '/console/en/plants/lists/4',
    answers: { GetPlantListDifference: { Row: { ...list, ...row } } },
  });
}

test('plants that a list does not have are gone only where the list is said to be complete', async () => {
  const page = await show();
  await page.press('Import');
  expect(page.queryByRole('checkbox', { name: /No longer listed/ })).toBeNull();
  page.getByText(/^Applies 2 differences of the selected kinds/);
  await page.user.selectOptions(
    page.getByRole('combobox', { description: /are not on the list: 5/ }),
    'Yes, all of its origins and meats',
  );
  await page.user.click(page.getByRole('checkbox', { name: 'No longer listed 5' }));
  page.getByText(/^Applies 7 differences of the selected kinds/);
  page.getByText(/^Rows that could not be read: 1\./);
});

test('a whole list that ends more than a tenth is asked about once more', async () => {
  const page = await show({ ManyEnds: { Ends: 5, InForce: 40 } });
  await page.press('Import');
  expect(page.queryByText(messages.en.manyEnds('5', '40'))).toBeNull();
  await page.user.selectOptions(
    page.getByRole('combobox', { description: /are not on the list: 5/ }),
    'Yes, all of its origins and meats',
  );
  expect(page.queryByText(messages.en.manyEnds('5', '40'))).toBeNull();
  await page.user.click(page.getByRole('checkbox', { name: 'No longer listed 5' }));
  page.getByText(messages.en.manyEnds('5', '40'));
  await page.user.selectOptions(page.getByRole('combobox', { name: /Watchers/ }), 'Do not notify');
  await page.user.click(page.getByRole('checkbox', { name: messages.en.acceptManyEnds }));
  await page.press('Import');
  expect(page.sent('CommitPlantList')).toMatchObject([{ Complete: true, Accept: ['manyEnds'] }]);
});

test('columns and warnings of a list stand by what became of them', async () => {
  const warning = {
    Line: 9,
    Column: '',
    Value: '',
    Rule: 'repeatedHeader',
    ReasonCn: '表头',
    ReasonEn: 'the header again',
  };
  const page = await show({
    Warnings: [warning],
    Titles: { Read: ['Country'], NotNeeded: [], NotUnderstood: ['Mood'] },
  });
  page.getByText('the header again');
  page.getByText('Mood');
});

test('whether watchers are told is answered, not left as it stands', async () => {
  const page = await show();
  await page.press('Import');
  await page.user.type(page.getByLabelText(/Effective/), '2026-11-20');
  await page.press('Import');
  expect(page.changes()).toEqual([]);
  await page.user.selectOptions(page.getByRole('combobox', { name: /Watchers/ }), 'Do not notify');
  await page.press('Import');
  expect(page.sent('CommitPlantList')).toMatchObject([{ ImportID: 4, Kinds: ['new'], Complete: false, Notify: false }]);
});

test('a list is set aside after a question', async () => {
  const page = await show();
  await page.press(/^Discard/);
  expect(page.changes()).toEqual([]);
  await page.press(/^Discard/);
  expect(page.sent('DiscardPlantList')).toEqual([{ ImportID: 4 }]);
});

test('what was imported can be undone without telling anybody', async () => {
  const page = await show({ State: 'committed', Undoable: true });
  await page.press(/^Undo/);
  await page.user.click(page.getByRole('checkbox', { name: 'Notify watchers' }));
  await page.press(/^Undo/);
  expect(page.sent('UndoPlantList')).toEqual([{ ImportID: 4, Notify: false }]);
});

test('what is no longer a preview is neither imported nor set aside', async () => {
  const page = await show({ State: 'committed', Undoable: false });
  expect(page.queryAllByRole('button', { name: /Set aside|Import|Undo/ })).toEqual([]);
});
