import { z } from 'zod';
import { fileIssue, statedEncoding } from '../file-fields.ts';
import { day, moment, nothing, paging, total } from '../fields.ts';
import { defineOperation, staffAccess } from '../wire/operation.ts';
import { priceMeats, quotedMarkets } from '../prices/price-codes.ts';
import { uploadedFile } from '../wire/upload.ts';
import { priceFileRule } from '../prices/desk/price-file-rule.ts';
import { countedAreas, importForms, importKinds, searchRooms, waitingKinds, weekTasks } from './dashboard-kinds.ts';

const everyRole = staffAccess('editor', 'analyst', 'desk');
const days = z.union([z.literal(7), z.literal(30), z.literal(90)]).default(30);

export const GetWaitingWork = defineOperation({
  name: 'GetWaitingWork',
  summary:
    'What waits for somebody of the caller’s role: how much of each kind, and since when the longest waits. An admin is told of all.',
  access: everyRole,
  input: nothing,
  output: z.strictObject({
    Rows: z.array(
      z.strictObject({
        Kind: z.enum(waitingKinds),
        Waiting: total,
        /** Null where nothing waits or its age is unknown. */
        Since: moment.nullable(),
      }),
    ),
  }),
});

export const GetDeskWeek = defineOperation({
  name: 'GetDeskWeek',
  summary:
    'What the data desk does every week, and how far it has come in the running one (Monday to Sunday, in Shanghai): a row for each ' +
    'sheet of quotes that has lines, live cattle, exchange rates, the survey and the market report.',
  access: staffAccess('analyst'),
  input: nothing,
  output: z.strictObject({
    Rows: z.array(
      z.strictObject({
        Task: z.enum(weekTasks),
        /** Null for tasks that are no quote sheet. */
        Meat: z.enum(priceMeats).nullable(),
        MarketType: z.enum(quotedMarkets).nullable(),
        /** Published, or entered where nothing is published: lines, prices, currencies, items, reports. */
        Done: total,
        Drafts: total,
        /** Target for a whole week; null where there is none. */
        Of: total.nullable(),
        Date: day.nullable(),
        ReportID: z.int().nullable(),
      }),
    ),
    Dict: z.strictObject({ StartDate: day, EndDate: day }),
  }),
});

export const GetReaderFigures = defineOperation({
  name: 'GetReaderFigures',
  summary:
    'How the portal was read on each of the last days (Rows, by the day in Shanghai): pages opened, articles read, searches and those ' +
    'that found nothing. List: the articles read most; Datas: the words searched most; Patterns: pages by part of the site. ' +
    'Sums only: no reader is told apart.',
  access: everyRole,
  input: z.strictObject({ Days: days }),
  output: z.strictObject({
    Rows: z.array(
      z.strictObject({
        Date: day,
        Pages: total,
        Articles: total,
        Searches: total,
        EmptySearches: total,
      }),
    ),
    List: z.array(
      z.strictObject({
        NewsID: z.int(),
        TitleCn: z.string().nullable(),
        TitleEn: z.string().nullable(),
        Reads: total,
        Demo: z.boolean(),
      }),
    ),
    Datas: z.array(
      z.strictObject({ Words: z.string(), Room: z.enum(searchRooms), Searches: total, EmptySearches: total }),
    ),
    Patterns: z.array(z.strictObject({ Area: z.enum(countedAreas), Chinese: total, English: total })),
    /** The first counted day; null before there is one. */
    Dict: z.strictObject({ Since: day.nullable() }),
  }),
});

export const GetImportHealth = defineOperation({
  name: 'GetImportHealth',
  summary:
    'Each source that files come from: when one was last tried and what came of it, when one was last loaded, and how far its figures reach.',
  access: staffAccess('analyst'),
  input: nothing,
  output: z.strictObject({
    Rows: z.array(
      z.strictObject({
        Kind: z.enum(importKinds),
        Source: z.string(),
        TriedDate: moment,
        Outcome: z.string(),
        LoadedDate: moment.nullable(),
        /** A month (`YYYY-MM`) or a day; null where unknown. */
        Until: z.string().nullable(),
        FileName: z.string(),
      }),
    ),
  }),
});

export const RecogniseImport = defineOperation({
  name: 'RecogniseImport',
  summary:
    'Which form an import file has by its header, null where it is none that is known; List says why. Encoding names that of a text that does not ' +
    'show it. Nothing of the file is kept.',
  access: staffAccess('analyst'),
  rate: 'deskUpload',
  costly: true,
  upload: { maxBytes: priceFileRule.maxBytes },
  input: z.strictObject({ Files: uploadedFile, Encoding: statedEncoding }),
  output: z.strictObject({
    Form: z.enum([...importForms.trade, ...importForms.prices, ...importForms.plants]).nullable(),
    List: z.array(fileIssue),
  }),
  errors: [1011],
});

export const GetImportDiary = defineOperation({
  name: 'GetImportDiary',
  summary:
    'Every import of files, newest first: trade data, price files and lists of plants. Dict: how many there are of each kind.',
  access: staffAccess('analyst'),
  input: z.strictObject({ Kind: z.enum(importKinds).optional(), ...paging }),
  output: z.strictObject({
    Rows: z.array(
      z.strictObject({
        Kind: z.enum(importKinds),
        RunID: z.int(),
        Source: z.string(),
        Date: moment,
        Outcome: z.string(),
        FileName: z.string(),
        /** Uploader; null where unknown. */
        LoginUserName: z.string().nullable(),
      }),
    ),
    Total: total,
    Dict: z.partialRecord(z.enum(importKinds), total),
  }),
});
