import { z } from 'zod';
import { countryCode, day, moment, paging, rowId, total } from '../fields.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';
import { exhibitionKinds, exhibitionSpans, exhibitionTimes } from './directory-codes.ts';
import { words } from './directory-fields.ts';

const listedFields = {
  ExhibitionID: rowId,
  Kind: z.enum(exhibitionKinds),
  Name: z.string(),
  NameEn: z.string().nullable(),
  Summary: z.string(),
  StartDate: day,
  EndDate: day,
  Time: z.enum(exhibitionTimes),
  Country: countryCode,
  CountryCn: z.string(),
  City: z.string(),
  Venue: z.string().nullable(),
  /** Demonstration content, which the page must say. */
  Demo: z.boolean(),
};

const listedRow = z.strictObject(listedFields);
export type ExhibitionRow = z.output<typeof listedRow>;

const wholeRow = z.strictObject({
  ...listedFields,
  Text: z.string().nullable(),
  Address: z.string().nullable(),
  Organiser: z.string().nullable(),
  Website: z.string().nullable(),
  UpdatedDate: moment,
});
export type ExhibitionDetail = z.output<typeof wholeRow>;

export const GetExhibitions = defineOperation({
  name: 'GetExhibitions',
  summary:
    'Events of the meat trade: those that are not over, the next one first, or past ones, the latest first. Dict says what the ' +
    'filters can find, whatever is asked.',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({
    Span: z.enum(exhibitionSpans).default('coming'),
    Kind: z.enum(exhibitionKinds).optional(),
    /** Only events outside China, or only those inside. */
    Abroad: z.boolean().optional(),
    Keyword: words,
    ...paging,
  }),
  output: z.strictObject({
    Rows: z.array(listedRow),
    Total: total,
    Dict: z.strictObject({
      Coming: total,
      Past: total,
      /** Events starting in each of the next twelve months (`YYYY-MM`), this month first; running events count in it. */
      Months: z.array(z.strictObject({ Month: z.string(), Count: total })),
      /** Today in Shanghai. */
      Today: day,
    }),
  }),
});

export const GetExhibition = defineOperation({
  name: 'GetExhibition',
  summary: 'One event whole; List holds the next three others, for whoever reads on.',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({ ExhibitionID: rowId }),
  output: z.strictObject({ Row: wholeRow, List: z.array(listedRow) }),
  errors: [1009],
});
