import { z } from 'zod';
import { day, moment, rowId, total } from '../fields.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';
import { plantChanges, registrationStates } from './plant-codes.ts';
import { requestFields, lock } from './plant-fields.ts';
import { plantEventRow, plantRow } from './plant-row.ts';

const text = z.string().nullable();

/** A period in one state, and the event that began it; `Until` is null for the last. */
const stateSpan = z.strictObject({
  State: z.enum(registrationStates),
  From: day,
  Until: day.nullable(),
  Status: z.enum(plantChanges),
  EventID: z.int(),
});
export type StateSpan = z.output<typeof stateSpan>;

const namingArticle = z.strictObject({
  NewsID: z.int(),
  NewsTitle: z.string(),
  NewsDateTime: moment,
  Access: z.enum(['free', 'member']),
});

/** A quote naming the plant; figures as text, with the unit's code. */
const namingQuote = z.strictObject({
  Date: day,
  CutMeat: z.enum(['beef', 'pork']),
  CutCode: z.string(),
  CutCn: z.string(),
  CutEn: z.string(),
  TermCn: text,
  TermEn: text,
  Low: z.number().nullable(),
  Main: z.number().nullable(),
  High: z.number().nullable(),
  Unit: z.string(),
});

/** A market post that names the plant, without the company. */
const namingPost = z.strictObject({
  PostID: z.int(),
  Title: z.string(),
  Type: z.string(),
  Date: day,
  Open: z.boolean(),
});

/** A plant in full. Locked readers get the row without detail, events and quotes. */
export const getPlant = defineOperation({
  name: 'GetPlant',
  summary:
    'A plant by its number in the records or by its code: identity, scope, validity, timeline, former numbers, and the quotes, posts ' +
    'and articles that name it. Opening it takes one item of a running trial',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({
    ...requestFields,
    PlantID: rowId.optional(),
    /** `BRA-9012`, if PlantID is left out; former codes match too. */
    Code: z.string().trim().max(40).optional(),
    /** False: does not use a trial item; locked unless opened before. */
    Counted: z.boolean().default(true),
  }),
  output: z.strictObject({
    Row: plantRow,
    /** The timeline, newest first; empty where locked. */
    Rows: z.array(plantEventRow),
    /** Successive states, oldest first; empty where locked. */
    List: z.array(stateSpan),
    Dict: z.strictObject({
      Locked: lock,
      /** Remaining items of a trial; null where none is counted. */
      TrialLeft: z.int().min(0).nullable(),
      /** Null where nobody is signed in. */
      Watched: z.boolean().nullable(),
      FormerNumbers: z.array(z.string()),
      /** Number of events, also where locked. */
      EventCount: total,
      AsOf: day,
      UpdatedOn: day.nullable(),
      /** Other plants of the group in the same origin, at most six. */
      Siblings: z.array(z.strictObject({ PlantID: rowId, PlantNo: z.string(), NameCn: text, NameEn: text })),
      Quotes: z.array(namingQuote),
      QuotesLocked: lock,
      /** Posts of the English board: the module of the English edition opens them in both editions. */
      Posts: z.array(namingPost),
      PostsLocked: lock,
      News: z.array(namingArticle),
    }),
  }),
  errors: [1009],
});

export const getPlantTrade = defineOperation({
  name: 'GetPlantTrade',
  summary:
    'Imports from a plant by month and its main cuts in the same months; needs Data (beef) or PorkData (pork), else Datas is empty',
  access: publicAccess,
  costly: true,
  cache: 'shared',
  input: z.strictObject({
    ...requestFields,
    PlantID: rowId,
    Months: z.int().min(1).max(60).default(24),
    /** True: all cuts instead of the main ones. */
    AllCuts: z.boolean().default(false),
  }),
  output: z.strictObject({
    /** Months `YYYY-MM`, oldest first. */
    Dates: z.array(z.string()),
    /** Tonnes and US dollars by month; null: not published. */
    Datas: z.array(z.strictObject({ Month: z.string(), Volume: z.number().nullable(), Value: z.number().nullable() })),
    /** Cuts over these months, largest first. */
    Rows: z.array(z.strictObject({ Code: z.string(), NameCn: z.string(), NameEn: z.string(), Volume: z.number() })),
    Dict: z.strictObject({
      Locked: lock,
      /** Null where no source has facts of plants. */
      SourceNameCn: text,
      SourceNameEn: text,
      Demo: z.boolean(),
      PublishedOn: day.nullable(),
    }),
  }),
  errors: [1009],
});
