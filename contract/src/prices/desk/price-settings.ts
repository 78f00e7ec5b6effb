import { z } from 'zod';
import { countryCode, day, historicDay, moment, nothing, paging, rowId, total } from '../../fields.ts';
import { fileIssue, fileTitles, statedEncoding } from '../../file-fields.ts';
import { stoppingNames } from '../../imported-files.ts';
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
  /** A larger change of the mainstream price, in percent, needs confirmation. */
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
    /** Null only for an additional duty in force whose rate is unknown. */
    Percent: percent.nullable(),
    PercentTo: percent.nullable(),
    From: day,
    Until: day.nullable(),
    NoteCn: note,
    NoteEn: note,
    SourceCn: line(200),
    SourceEn: line(200),
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
    /** Cells with a weight; 0 where the trade facts have no volumes by origin and cut. */
    Total: total,
    Dict: z.strictObject({ SourceCn: z.string(), SourceEn: z.string() }),
  }),
});

const priceFile = z.strictObject({
  /** Null: a preview. */
  RunID: rowId.nullable(),
  Form: z.enum(priceFileForms),
  FileName: z.string(),
  /** `preview`: no change; `refused`: faulty rows, none loaded; `older`: not loaded, as it would overwrite newer figures. */
  Outcome: z.enum(['preview', 'loaded', 'unchanged', 'refused', 'older', 'undone']),
  RowsRead: total,
  BadRows: total,
  /** Rows that are new, changed, and unchanged. */
  Added: total,
  Changed: total,
  Same: total,
  /** Series in the file that do not exist yet; loading creates them. */
  NewSeries: total,
  /** Demonstration prices replaced by real ones of their market. */
  Gone: total,
  /** Figures published after the file that it would change; 0 in the import log. */
  Newer: total,
  /** Publication day: stated, found in the file, or its last day with a figure; null for quotes. */
  PublishedOn: historicDay.nullable(),
  From: historicDay.nullable(),
  To: historicDay.nullable(),
  Checksum: z.string(),
  At: moment,
  By: z.string(),
  /** True for the latest load, until part of it is overwritten or undone. */
  Undoable: z.boolean(),
});
export type PriceFile = z.output<typeof priceFile>;

const difference = z.strictObject({
  NameCn: z.string(),
  NameEn: z.string(),
  Date: historicDay,
  /** Low, mainstream and high of a quote, or a third-party price; null: no earlier value. */
  Before: z.array(z.number()).nullable(),
  After: z.array(z.number()),
  /** Publication day of the existing figure, where later than the file's. */
  NewerOn: historicDay.nullable(),
});
export type PriceFileDifference = z.output<typeof difference>;

/** Name of a sheet; a numeric name arrives as a number. */
export const sheetName = z.union([z.string().min(1).max(60), z.number().transform(String)]);

export const UploadPriceFile = defineOperation({
  name: 'UploadPriceFile',
  summary:
    'Reads a file of quotes, of World Bank prices, of futures or of series (multipart). Without Load it says what would change; with it the ' +
    'file is loaded whole, or not at all. Quotes are loaded as published. A series is read by the mapping saved for its head. Where figures ' +
    'published later than the file would change, it is loaded only with OverNewer; where prices are far off those before, only with Accept.',
  access: priceDeskAccess,
  rate: 'deskUpload',
  costly: true,
  upload: { maxBytes: priceFileRule.maxBytes },
  input: z.strictObject({
    Files: uploadedFile,
    FileName: z.string().trim().min(1).max(120),
    Form: z.enum(priceFileForms),
    /** Text, because multipart fields are. */
    Load: z.enum(['true', 'false']).default('false'),
    /** Sheet of a workbook; left out: the first visible one, of series the first known one. */
    Sheet: sheetName.optional(),
    /** Publication day of the file; left out: as the file states. */
    PublishedOn: day.optional(),
    OverNewer: z.enum(['true', 'false']).default('false'),
    Encoding: statedEncoding,
    /** The warning that somebody has seen in the preview and accepts; empty: none. */
    Accept: z.union([z.enum(stoppingNames.prices), z.literal('')]).default(''),
  }),
  output: z.strictObject({
    Row: priceFile,
    /** New and changed rows by day; at most 200. */
    Rows: z.array(difference),
    /** Errors; at most 10,000. */
    List: z.array(fileIssue),
    Total: total,
    /** Warnings, at most 200: those that stop a load first. Titles is null where no header was read. */
    Dict: z.strictObject({ Warnings: z.array(fileIssue), Titles: fileTitles.nullable() }),
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
  output: z.strictObject({ Row: priceFile, List: z.array(fileIssue), Total: total }),
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
