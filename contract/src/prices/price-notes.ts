import { z } from 'zod';
import { day, isEn, moment, nothing, rowId, savedRevision, total, userId } from '../fields.ts';
import { confirmLocked } from '../figures/confirm-locked.ts';
import { defineOperation, publicAccess, staffAccess } from '../wire/operation.ts';
import { line } from '../wire/text-fields.ts';
import { meat } from './price-fields.ts';
import { priceSeries } from './quote-row.ts';

export const maxFreePrices = 3;
/** Maximum length of a note in characters, references included; and days for which it is shown. */
export const maxNoteLetters = 600;
export const noteDays = 14;
export const maxShownNotes = 3;

export const priceNote = z.strictObject({ NoteID: rowId, Meat: meat, Day: day, Text: z.string() });
export type PriceNote = z.output<typeof priceNote>;

export const GetPriceNotes = defineOperation({
  name: 'GetPriceNotes',
  summary: `Notes on the prices of a meat of the last ${noteDays} days, the latest first; those for members only to whom the prices are open`,
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({ isEn, UserID: userId, Meat: meat.default('beef') }),
  output: z.strictObject({ Rows: z.array(priceNote).max(maxShownNotes) }),
});

const access = staffAccess('analyst');

const noteInput = {
  /** Also the day that `latest` refers to in references. */
  Day: day,
  Meat: meat,
  TextCn: line(maxNoteLetters),
  TextEn: line(maxNoteLetters),
  /** True: public, including the figures in it. */
  ForAll: z.boolean(),
};

const deskNote = z.strictObject({
  NoteID: rowId,
  ...noteInput,
  Shown: z.boolean(),
  Revision: savedRevision,
  ChangedBy: z.string(),
  ChangedDate: moment,
});
export type DeskPriceNote = z.output<typeof deskNote>;

export const GetDeskPriceNotes = defineOperation({
  name: 'GetDeskPriceNotes',
  summary: 'All notes on prices, those taken down too, the latest first',
  access,
  input: nothing,
  output: z.strictObject({ Rows: z.array(deskNote), Total: total }),
});

export const SavePriceNote = defineOperation({
  name: 'SavePriceNote',
  summary:
    'Publishes a note on prices, or with NoteID changes one: refused (1001, rule changed) when somebody else has saved since ExpectedRevision. ' +
    'A day to come is refused (rule future). References to figures are filled (1001, rule figure); one of a membership in a note for everybody ' +
    'only with ConfirmLocked (1001, rule lockedFigure)',
  access,
  input: z
    .strictObject({
      NoteID: rowId.optional(),
      ExpectedRevision: savedRevision.optional(),
      ...noteInput,
      ConfirmLocked: confirmLocked,
    })
    .refine(({ NoteID, ExpectedRevision }) => (NoteID === undefined) === (ExpectedRevision === undefined), {
      error: 'one_of',
      path: ['ExpectedRevision'],
    }),
  output: z.strictObject({ Row: deskNote }),
  errors: [1009],
});

export const ShowPriceNote = defineOperation({
  name: 'ShowPriceNote',
  summary: 'Takes a note down, or puts it back; nothing is deleted. Refused (1001, rule changed) as SavePriceNote is',
  access,
  input: z.strictObject({ NoteID: rowId, ExpectedRevision: savedRevision, Shown: z.boolean() }),
  output: z.strictObject({ Row: deskNote }),
  errors: [1009],
});

const freeSeries = {
  First: rowId.nullable(),
  Second: rowId.nullable(),
  Third: rowId.nullable(),
  /** Whether locked data views and plants show three sample rows. */
  Views: z.boolean(),
  Plants: z.boolean(),
};
/** Series whose latest price is public (null: slot unused), and which locks show sample rows. */
const freePrices = z.strictObject(freeSeries);
export type FreePrices = z.output<typeof freePrices>;

export const GetDeskFreePrices = defineOperation({
  name: 'GetDeskFreePrices',
  summary:
    'The series whose latest price is everybody’s and what else locks show (Row), and all series that are quoted (List)',
  access,
  input: nothing,
  output: z.strictObject({ Row: freePrices, List: z.array(priceSeries) }),
});

export const SaveFreePrices = defineOperation({
  name: 'SaveFreePrices',
  summary:
    'Makes the latest price of these series everybody’s, and no other, and says what else locks show three rows of. Expected is what the analyst began with: where somebody else has saved, it is ' +
    'refused (1001, rule changed)',
  access,
  input: z
    .strictObject({ ...freeSeries, Expected: freePrices })
    .refine(({ First, Second, Third }) => First === null || (First !== Second && First !== Third), {
      error: 'double',
      path: ['First'],
    })
    .refine(({ Second, Third }) => Second === null || Second !== Third, { error: 'double', path: ['Second'] }),
  output: z.strictObject({ Row: freePrices }),
  errors: [1009],
});
