import { z } from 'zod';
import { historicDay, moment, nothing, revision, rowId, total } from '../../fields.ts';
import { fileIssue, statedEncoding } from '../../file-fields.ts';
import { defineOperation } from '../../wire/operation.ts';
import { uploadedFile } from '../../wire/upload.ts';
import { benchmarkUnitCodes } from '../benchmarks/benchmark-units.ts';
import { liveCattleCodes } from '../benchmarks/live-cattle-series.ts';
import { priceFileRule } from './price-file-rule.ts';
import { sheetName } from './price-settings.ts';
import { priceDeskAccess } from './quote-desk.ts';
import { seriesEntry, seriesMapping } from './series-mapping.ts';
import { columnRoles, dayOrders } from './series-rule.ts';

const shape = z.string().regex(/^[0-9a-f]{64}$/);

const seriesColumn = z.strictObject({
  /** Column title; periods share one placeholder. */
  Title: z.string(),
  Role: z.enum(columnRoles),
  Samples: z.array(z.string()),
});
export type SeriesColumn = z.output<typeof seriesColumn>;

const seriesLabel = z.strictObject({
  Label: z.string(),
  /** Target of the label; null: not assigned yet. */
  Entry: seriesEntry.nullable(),
  GuessedCode: z.enum(liveCattleCodes).nullable(),
  GuessedUnit: z.enum(benchmarkUnitCodes).nullable(),
  Count: total,
  From: historicDay,
  To: historicDay,
  Last: z.number().nullable(),
});
export type SeriesLabel = z.output<typeof seriesLabel>;

const seriesFile = z.strictObject({
  /** Null for a text file. */
  Sheet: z.string().nullable(),
  Sheets: z.array(z.string()),
  /** Fingerprint shared by files with the same header; empty where no header was found. */
  Shape: z.string(),
  /** Revision of the saved mapping; 0: none. */
  Revision: z.int().min(0),
  IsKnown: z.boolean(),
  /** As evident from the file, or as set for similar files. */
  DayOrder: z.enum(dayOrders).nullable(),
  /** Whether days of the file are ambiguous and nothing decides their order. */
  IsOrderOpen: z.boolean(),
  Grain: z.enum(['day', 'week', 'month']).nullable(),
  /** As stated in the file, or its last day with a figure. */
  PublishedOn: historicDay.nullable(),
});
export type SeriesFile = z.output<typeof seriesFile>;

export const ReadSeriesFile = defineOperation({
  name: 'ReadSeriesFile',
  summary:
    'Reads the head of a file of series (multipart): its columns in Rows, its labels in Datas, by the saved mapping where there is one, else as ' +
    'they seem to be. Nothing is changed.',
  access: priceDeskAccess,
  rate: 'deskUpload',
  costly: true,
  upload: { maxBytes: priceFileRule.maxBytes },
  input: z.strictObject({
    Files: uploadedFile,
    FileName: z.string().trim().min(1).max(120),
    Sheet: sheetName.optional(),
    Encoding: statedEncoding,
  }),
  output: z.strictObject({
    Row: seriesFile,
    Rows: z.array(seriesColumn),
    Datas: z.array(seriesLabel),
    /** Errors; at most 200. */
    List: z.array(fileIssue),
    Total: total,
    /** Entries of the saved mapping for labels missing in the file. */
    Dict: z.strictObject({ Others: z.array(seriesEntry) }),
  }),
  errors: [1011],
});

export const SaveSeriesMapping = defineOperation({
  name: 'SaveSeriesMapping',
  summary:
    'Saves how files of a head are read. Refused where somebody has saved another meanwhile (1001, rule changed); labels that stand there twice ' +
    'are refused (rule twice).',
  access: priceDeskAccess,
  maxBodyBytes: 2 * 1024 * 1024,
  input: z.strictObject({
    Shape: shape,
    FileName: z.string().trim().min(1).max(120),
    Mapping: seriesMapping,
    /** The revision the page read; 0: none. */
    Revision: revision,
  }),
  output: z.strictObject({ Row: z.strictObject({ Revision: z.int().min(1) }) }),
});

const savedMapping = z.strictObject({
  Shape: shape,
  FileName: z.string(),
  Mapping: seriesMapping,
  Revision: z.int(),
  At: moment,
  By: z.string(),
});
export type SavedMapping = z.output<typeof savedMapping>;

export const GetSeriesMappings = defineOperation({
  name: 'GetSeriesMappings',
  summary: 'How files of series are read: the saved mappings, those last changed first.',
  access: priceDeskAccess,
  input: nothing,
  output: z.strictObject({ Rows: z.array(savedMapping), Total: total }),
});

export const DeleteSeriesMapping = defineOperation({
  name: 'DeleteSeriesMapping',
  summary: 'Forgets how files of a head are read; what was loaded stays. Refused where it has been changed meanwhile.',
  access: priceDeskAccess,
  input: z.strictObject({ Shape: shape, Revision: rowId }),
  output: nothing,
  errors: [1009],
});
