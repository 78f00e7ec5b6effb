// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { findField } from '#ui/testing/live-page.ts';
import { messages } from './messages.ts';
import { PriceNotesScreen } from './notes.screen.tsx';

const t = messages.en;
const note = {
  NoteID: 4,
  Day: '2026-11-20',
  Meat: 'beef',
  TextCn: '有报6,450',
  TextEn: 'Offers at 6,450',
  ForAll: true,
  Shown: true,
  Revision: 2,
} as const;
const series = { OriginEn: 'Brazil', CutEn: 'Shin/shank', Specs: [], Brand: null } as const;
const free = {
  Row: { First: 1, Second: null, Third: null },
  List: [
    { ...series, SeriesID: 1 },
    { ...series, SeriesID: 2, OriginEn: 'Uruguay' },
  ],
};
const show = (answers: Answers = {}) =>
  showScreen('en', <PriceNotesScreen />, {
    answers: { GetDeskPriceNotes: { Rows: [note], Total: 1 }, GetDeskFreePrices: free, ...answers },
  });

test('a new note is published with both languages, for members unless it is ticked', async () => {
  const page = await show();
  await page.press(t.add);
  await page.user.type(findField('TextCn'), '有报6,500');
  await page.user.type(findField('TextEn'), 'Offers at 6,500');
  await page.press(t.publish);
  expect(page.sent('SavePriceNote')).toMatchObject([
    { Meat: 'beef', TextCn: '有报6,500', TextEn: 'Offers at 6,500', ForAll: false },
  ]);
});

test('a figure is chosen from the data, over the dialog of the note, which stays', async () => {
  const reference = '{{quote/4@latest}}';
  const page = await show({
    GetFigureSeries: { Rows: [], List: [] },
    GetDeskFigures: { Rows: [{ Reference: reference, Issue: null, PrintedEn: 'USD 6,360/t' }] },
  });
  await page.press(t.add);
  await page.user.type(findField('TextEn'), 'Offers at ');
  await page.press(/^Figure \(.*English/i);
  await page.user.click(page.getByLabelText(/^Reference/));
  await page.user.paste(reference);
  await page.press('Insert');
  expect(findField('TextEn')).toHaveProperty('value', `Offers at ${reference}`);
  expect(page.dialog().getByText(/Offers at USD 6,360\/t/)).toBeTruthy();
  expect(page.changes()).toEqual([]);
});

test('a note without one of the languages is not sent', async () => {
  const page = await show();
  await page.press(t.add);
  await page.user.type(findField('TextCn'), '有报6,500');
  await page.press(t.publish);
  expect(findField('TextEn').getAttribute('aria-invalid')).toBe('true');
  expect(page.changes()).toEqual([]);
});

test('a note is taken down at once over what was seen', async () => {
  const page = await show();
  await page.press(new RegExp(`^${t.takeDown}`));
  expect(page.sent('ShowPriceNote')).toEqual([{ NoteID: 4, ExpectedRevision: 2, Shown: false }]);
});

test('the free prices are chosen over what was there; what is refused is said beside its field', async () => {
  const double = new ApiError(1001, { List: [{ Field: 'First', Rule: 'double' }] });
  const page = await show({ SaveFreePrices: double });
  await page.user.selectOptions(findField('Second'), '2');
  await page.press(t.save);
  expect(page.sent('SaveFreePrices')).toMatchObject([
    { First: 1, Second: 2, Third: null, Expected: { First: 1, Second: null, Third: null } },
  ]);
  page.getByText(new RegExp(t.double));
});
