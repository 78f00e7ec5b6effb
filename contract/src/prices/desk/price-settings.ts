import { z } from 'zod';
import { countryCode, day, historicDay, moment, nothing, paging, rowId, total } from '../../fields.ts';
import { defineOperation } from '../../wire/operation.ts';
import { line } from '../../wire/text-fields.ts';
import { uploadedFile } from '../../wire/upload.ts';
import { dutyRow } from '../landed-cost.ts';
import { dayRate, percent, meat } from '../price-fields.ts';
import { priceDeskAccess } from './quote-desk.ts';
import { priceFileForms, priceFileRule } from './price-file-rule.ts';

const settings = z.strictObject({
  /** Port and cold store, CNY/kg. */
  PortCost: z.number().min(0).max(100),
  VatPercent: z.number().min(0).max(100),
  /** A mainstream price further from the one before than this asks for confirmation. */
  JumpPercent: z.number().min(0.1).max(100),
});

export const GetPriceSettings = defineOperation({
  name: 'GetPriceSettings',
  summary: 'Port cost, VAT and the jump that asks for confirmation; the latest exchange rates.',
  access: priceDeskAccess,
  input: nothing,
  output: z.strictObject({ Row: settings, Rows: z.array(dayRate) }),
});

export const SavePriceSettings = defineOperation({
  name: 'SavePriceSettings',
  summary:
    'Changes port cost, VAT and the jump that asks for confirmation; the spread index is recalculated. Refused where they are no longer ' +
    'what the page had seen (1001, rule changed).',
  access: priceDeskAccess,
  input: settings.extend({ Expected: settings.optional() }),
  output: z.strictObject({ Row: settings }),
});

export const SaveExchangeRate = defineOperation({
  name: 'SaveExchangeRate',
  summary:
    'Enters or corrects the exchange rate of a day that has come. One far from the rate before asks for confirmation (1001, rule jump).',
  access: priceDeskAccess,
  input: z.strictObject({
    Day: day,
    CnyPerUsd: z.number().min(0.1).max(100),
    Source: line(80),
    Confirmed: z.boolean().default(false),
  }),
  output: z.strictObject({ Row: dayRate }),
});

export const DeleteExchangeRate = defineOperation({
  name: 'DeleteExchangeRate',
  summary: 'Takes an entered exchange rate out; what stood for the day before it counts again.',
  access: priceDeskAccess,
  input: z.strictObject({ Day: day, Source: line(80) }),
  output: nothing,
  errors: [1009],
});

const note = line(300).nullable();

export const SavePriceDuty = defineOperation({
  name: 'SavePriceDuty',
  summary:
    'Adds a rate to the duty table, or corrects one. Rates of one kind and origin must not overlap in time (1001, rule overlap); one that ' +
    'is no longer what the page had seen is not written over (rule changed).',
  access: priceDeskAccess,
  input: z.strictObject({
    DutyID: rowId.optional(),
    Meat: meat,
    Origin: countryCode,
    Kind: dutyRow.shape.Kind,
    /** Null only of an additional duty: in force, its rate not known. */
    Percent: percent.nullable(),
    PercentTo: percent.nullable(),
    From: day,
    Until: day.nullable(),
    NoteCn: note,
    NoteEn: note,
    SourceCn: line(200),
    SourceEn: line(200),
    /** The row that is corrected, as the page had seen it. */
    Expected: dutyRow.optional(),
  }),
  output: z.strictObject({ Row: dutyRow }),
  errors: [1009],
});

export const DeletePriceDuty = defineOperation({
  name: 'DeletePriceDuty',
  summary:
    'Takes a rate out of the duty table; the spread index is recalculated. Refused where somebody has changed it.',
  access: priceDeskAccess,
  input: z.strictObject({ Meat: meat, DutyID: rowId, Expected: dutyRow }),
  output: nothing,
  errors: [1009],
});

export const RefreshPriceWeights = defineOperation({
  name: 'RefreshPriceWeights',
  summary: 'Takes the weights of a year from the import volumes of the year before and recalculates the indices.',
  access: priceDeskAccess,
  costly: true,
  input: z.strictObject({ Meat: meat, Year: z.int().min(2015).max(2100) }),
  output: z.strictObject({
    /** How many cells have a weight; 0 where the trade facts have no volumes by origin and cut. */
    Total: total,
    Dict: z.strictObject({ SourceCn: z.string(), SourceEn: z.string() }),
  }),
});

const priceFile = z.strictObject({
  /** Null: a preview. */
  RunID: rowId.nullable(),
  Form: z.enum(priceFileForms),
  FileName: z.string(),
  /**
   * `preview`: nothing was changed; `refused`: some rows are wrong and none was loaded; `older`: nothing was loaded, since figures that
   * were published later than the file would change.
   */
  Outcome: z.enum(['preview', 'loaded', 'unchanged', 'refused', 'older', 'undone']),
  RowsRead: total,
  BadRows: total,
  /** Rows that are new, that differ from what is there, and that are there already. */
  Added: total,
  Changed: total,
  Same: total,
  /** Series that the file names and nobody quotes yet; loading adds them. */
  NewSeries: total,
  /** Invented prices that make room for real ones of their market. */
  Gone: total,
  /** Figures published later than the file that it changes; 0 in the diary. */
  Newer: total,
  /** The day the file was published on: stated, found in it, or the last it has a figure for; null for quotes. */
  PublishedOn: historicDay.nullable(),
  From: historicDay.nullable(),
  To: historicDay.nullable(),
  Checksum: z.string(),
  At: moment,
  By: z.string(),
  /** True for the last load, until something of it is loaded over or taken back. */
  Undoable: z.boolean(),
});
export type PriceFile = z.output<typeof priceFile>;

/** What is wrong in a file, and where. */
export const fileIssues = z.array(
  z.strictObject({
    Line: z.int(),
    Column: z.string(),
    Value: z.string(),
    ReasonCn: z.string(),
    ReasonEn: z.string(),
  }),
);
export type PriceFileIssue = z.output<typeof fileIssues>[number];

const difference = z.strictObject({
  NameCn: z.string(),
  NameEn: z.string(),
  Date: historicDay,
  /** Low, mainstream and high of a quote, the price of others; null: nothing stood there. */
  Before: z.array(z.number()).nullable(),
  After: z.array(z.number()),
  /** The day that what stands there was published on, where that is later than the file. */
  NewerOn: historicDay.nullable(),
});
export type PriceFileDifference = z.output<typeof difference>;

/** The name of a sheet; one that is a number travels as one. */
export const sheetName = z.union([z.string().min(1).max(60), z.number().transform(String)]);

export const UploadPriceFile = defineOperation({
  name: 'UploadPriceFile',
  summary:
    'Reads a file of quotes, of World Bank prices, of futures or of series (multipart). Without Load it says what would change; with it the ' +
    'file is loaded whole, or not at all. Quotes are loaded as published. A series is read by the mapping saved for its head. Where figures ' +
    'published later than the file would change, it is loaded only with OverNewer.',
  access: priceDeskAccess,
  rate: 'deskUpload',
  costly: true,
  upload: { maxBytes: priceFileRule.maxBytes },
  input: z.strictObject({
    Files: uploadedFile,
    FileName: z.string().trim().min(1).max(120),
    Form: z.enum(priceFileForms),
    /** Multipart fields are texts. */
    Load: z.enum(['true', 'false']).default('false'),
    /** A sheet of a workbook of series; the first that is known where left out. */
    Sheet: sheetName.optional(),
    /** The day the file was published on; left out: what the file says of itself. */
    PublishedOn: day.optional(),
    OverNewer: z.enum(['true', 'false']).default('false'),
  }),
  output: z.strictObject({
    Row: priceFile,
    /** What is new or changed, by day; the first two hundred. */
    Rows: z.array(difference),
    /** What is wrong; the first ten thousand. */
    List: fileIssues,
    /** How many errors there are in all. */
    Total: total,
    /** What should be looked at; the first two hundred. It stops nothing. */
    Dict: z.strictObject({ Warnings: fileIssues }),
  }),
  errors: [1011],
});

export const GetPriceImports = defineOperation({
  name: 'GetPriceImports',
  summary: 'Files of prices that were loaded or refused, newest first.',
  access: priceDeskAccess,
  input: z.strictObject({ ...paging }),
  output: z.strictObject({ Rows: z.array(priceFile), Total: total }),
});

export const GetPriceImportIssues = defineOperation({
  name: 'GetPriceImportIssues',
  summary: 'What was wrong in a file that was refused: the first ten thousand, and in Total how many there are.',
  access: priceDeskAccess,
  input: z.strictObject({ RunID: rowId }),
  output: z.strictObject({ Row: priceFile, List: fileIssues, Total: total }),
  errors: [1009],
});

export const UndoPriceImport = defineOperation({
  name: 'UndoPriceImport',
  summary:
    'Takes the last load of a price file back: what it added goes, what it changed and what made room for it is there again, and the ' +
    'indices are recalculated. Refused where it is no longer the last (rule closed) or something of it was changed since (rule changed).',
  access: priceDeskAccess,
  input: z.strictObject({ RunID: rowId }),
  output: z.strictObject({ Row: priceFile }),
  errors: [1009],
});
