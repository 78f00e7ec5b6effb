import { z } from 'zod';
import { day, isEn, moment, namedOption, paging, rowId } from '../../fields.ts';
import { defineOperation, staffAccess } from '../../wire/operation.ts';
import { uploadedFile } from '../../wire/upload.ts';
import { factSources } from '../trade-codes.ts';
import { tradeMeats, viewCodes } from '../views.ts';
import { leftOutReasons } from './left-out.ts';
import {
  issueListKinds,
  importFormats,
  importStates,
  importTemplates,
  lossKinds,
  runOutcomes,
  templateKinds,
  tradeImportRule,
} from './import-rule.ts';

const access = staffAccess('analyst');
const count = z.int().min(0);
/** What is stated about a file that it does not say itself. */
const statements = {
  /** Empty: recognised by the columns. */
  Format: z.union([z.enum(importFormats), z.literal('')]).default(''),
  /** The day on which the source published the figures; empty: today. */
  PublishedOn: z.union([day, z.literal('')]).default(''),
  /** Origins that the file was cut down to; empty: it holds all, and one without a row is zero. */
  Origins: z
    .array(z.string().regex(/^[A-Z]{3}$/))
    .max(tradeImportRule.maxCodes)
    .default([]),
  /** Tariff positions that the file was made for: what of them has no row is zero. Empty: those that have rows. */
  Covers: z
    .array(z.string().regex(/^\d{2,10}$/))
    .max(tradeImportRule.maxCodes)
    .default([]),
  /** The sheet of a workbook; empty: the first that is not hidden. */
  Sheet: z.string().trim().max(60).default(''),
};

/** Sums; null where the figures have no such unit. */
const sums = z.strictObject({
  Tonnes: z.number().nullable(),
  ValueUsd: z.number().nullable(),
  ValueCny: z.number().nullable(),
});
export type ImportSums = z.output<typeof sums>;

/** Cells of period, origin and tariff code (of quotas and rates: rows), and what they sum up to before and after. */
const changes = z.strictObject({
  Added: count,
  Changed: count,
  Same: count,
  Gone: count,
  /** Behind figures that were published later. */
  Hidden: count,
  Before: sums,
  After: sums,
});
export type ImportChanges = z.output<typeof changes>;

/** A file on its way in. */
const upload = z.strictObject({
  ImportID: rowId,
  FileName: z.string(),
  Bytes: count,
  Received: count,
  State: z.enum(importStates),
  /** It is asked for, and begins by itself once the files before it are done. */
  Waiting: z.boolean(),
  /** Stated or recognised; null where neither. */
  Format: z.enum(importFormats).nullable(),
  /** True where it was recognised and not stated. */
  Recognised: z.boolean(),
  PublishedOn: day.nullable(),
  Origins: z.array(z.string()),
  Covers: z.array(z.string()),
  Sheet: z.string(),
  /** What the file was begun with; null where its browser could not tell. */
  Fingerprint: z.string().nullable(),
  /** When it is thrown away unless somebody goes on with it; null for what is being worked on or decided. */
  EndsAt: moment.nullable(),
  /** Null until the whole file has been read. */
  Checksum: z.string().nullable(),
  RowsRead: count,
  Facts: count,
  /** Rows of other goods, reporters and flows. */
  OutOfScope: count,
  /** Rows that sum up or break down others. */
  Aggregates: count,
  BadRows: count,
  IssueCount: count,
  WarningCount: count,
  /** Months `YYYY-MM` or years; null where there are no facts. */
  PeriodFrom: z.string().nullable(),
  PeriodTo: z.string().nullable(),
  /** The January `YYYY-MM` that no view shows before its February is there; null: all months are shown. */
  HeldBack: z.string().nullable(),
  HsCodes: z.array(z.string()),
  OriginCount: count,
  Changes: changes.nullable(),
  /**
   * What the file lacks, in facts: kept in its place since they tell more; with a currency from an earlier file; with a value that is a
   * share of a published sum; with dollars by the rate of the month; without dollars.
   */
  Values: z
    .strictObject({ Kept: count, FromEarlier: count, Apportioned: count, ByRate: count, WithoutRate: count })
    .nullable(),
  NewCompanies: count,
  NewPlants: count,
  /** False where something was loaded or undone since it was checked. */
  UpToDate: z.boolean(),
  /** The import of the diary that it became; null for a set, whose files became one each. */
  RunID: rowId.nullable(),
  /** Files that are loaded together, without content of its own. */
  IsSet: z.boolean(),
  /** The set with which it is loaded; null: on its own. */
  SetID: rowId.nullable(),
  By: z.string(),
  At: moment,
});
export type TradeUpload = z.output<typeof upload>;

const issue = z.strictObject({
  /** 0: the file as a whole. */
  Line: z.int(),
  Column: z.string(),
  Value: z.string(),
  /** The rule that it breaks, and its words. */
  Rule: z.string(),
  ReasonCn: z.string(),
  ReasonEn: z.string(),
});
export type ImportIssue = z.output<typeof issue>;

/** Rows that were left out for one reason and are of the same; Code and Name are empty for the rest of a long list. */
const leftOut = z.strictObject({
  Reason: z.enum(leftOutReasons),
  Code: z.string(),
  Name: z.string(),
  Rows: count,
  Tonnes: z.number().nullable(),
  ValueUsd: z.number().nullable(),
  ValueCny: z.number().nullable(),
});
export type ImportLeftOut = z.output<typeof leftOut>;

/** Figures that count now and would not once the file is loaded. */
const loss = z.strictObject({
  Kind: z.enum(lossKinds),
  /** Months `YYYY-MM` or years, in order. */
  Periods: z.array(z.string()),
  Origins: z.array(namedOption),
  /** Of the facts that lose it; null where they have no weight. */
  Tonnes: z.number().nullable(),
});
export type ImportLoss = z.output<typeof loss>;

const periodTotals = z.strictObject({ Period: z.string(), Before: sums, After: sums });
export type ImportPeriod = z.output<typeof periodTotals>;
const originTotals = z.strictObject({ ...namedOption.shape, Before: sums, After: sums });
export type ImportOrigin = z.output<typeof originTotals>;

/** A cell that the file changes: of a period and an origin, or for rates a currency. Null: nothing stands there. */
const difference = z.strictObject({
  Period: z.string(),
  ...namedOption.shape,
  /** Tonnes; of rates, yuan for a unit. */
  Before: z.number().nullable(),
  After: z.number().nullable(),
  ValueUsdBefore: z.number().nullable(),
  ValueUsdAfter: z.number().nullable(),
});
export type ImportDifference = z.output<typeof difference>;

/** Months `YYYY-MM` that a view opens with, and their sums (null: not published), of an origin or of all (null). */
const openingSpan = {
  Origin: namedOption.nullable().default(null),
  StartDate: z.string(),
  EndDate: z.string(),
  Tonnes: z.number().nullable(),
  ValueUsd: z.number().nullable(),
};

/** What a view opens with; of a contrast the first side, and the one that it is set against. */
const opening = z.strictObject({
  Source: z.enum(factSources),
  SourceNameCn: z.string(),
  SourceNameEn: z.string(),
  Demo: z.boolean(),
  ...openingSpan,
  Against: z.strictObject(openingSpan).nullable().default(null),
});
export type ViewOpening = z.output<typeof opening>;

/** Views of a meat whose pages would open otherwise; null: with nothing. */
const effect = z.strictObject({
  Meat: z.enum(tradeMeats),
  Views: z.array(z.strictObject({ Code: z.enum(viewCodes), TitleCn: z.string(), TitleEn: z.string() })),
  Before: opening.nullable(),
  After: opening.nullable(),
});
export type ImportEffect = z.output<typeof effect>;

/** A file of a set; `Outcome` and `Changes` upon what counts and the files before it, null where it was not read. */
const setFile = z.strictObject({
  ImportID: rowId,
  FileName: z.string(),
  Format: z.enum(importFormats).nullable(),
  Outcome: z.enum(runOutcomes).nullable(),
  Facts: count,
  Changes: changes.nullable(),
});
export type ImportSetFile = z.output<typeof setFile>;

/** Whether the demonstration is a source of the facts of a meat. */
const demonstration = z.strictObject({
  Meat: z.enum(tradeMeats),
  /** False: closed by the desk, which holds while genuine facts count. */
  Shown: z.boolean(),
  /** Genuine facts of the meat count: it can be closed. */
  Genuine: z.boolean(),
});
export type TradeDemonstration = z.output<typeof demonstration>;

/** An import of the diary. */
const run = z.strictObject({
  RunID: rowId,
  /** `demo`: the invented facts. */
  Format: z.enum([...importFormats, 'demo']),
  FileName: z.string(),
  Bytes: count,
  Checksum: z.string(),
  Outcome: z.enum(runOutcomes),
  RowsRead: count,
  Facts: count,
  OutOfScope: count,
  Aggregates: count,
  BadRows: count,
  Changes: changes.nullable(),
  /** What it took away, or would have. */
  Losses: z.array(loss),
  VintageID: rowId.nullable(),
  PublishedOn: day.nullable(),
  By: z.string(),
  At: moment,
  UndoneBy: z.string().nullable(),
  UndoneAt: moment.nullable(),
  /** True for the last load of its source; of loads made together, where all of them are. */
  Undoable: z.boolean(),
  /** The files that were loaded, or kept out, as one, this one among them; empty where it was on its own. */
  Together: z.array(rowId),
});
export type TradeRun = z.output<typeof run>;

/** A set of facts as a source published it. */
const vintage = z.strictObject({
  VintageID: rowId,
  Source: z.enum(factSources),
  SourceNameCn: z.string(),
  SourceNameEn: z.string(),
  PublishedOn: day,
  LoadedAt: moment,
  PeriodFrom: z.string(),
  PeriodTo: z.string(),
  HsCodes: z.array(z.string()),
  /** Empty: all. */
  Origins: z.array(z.string()),
  Rows: count,
  Bytes: count,
  /** False once later ones speak for all of it: it shows only as published on its day. */
  Current: z.boolean(),
  RunID: rowId.nullable(),
});
export type TradeVintage = z.output<typeof vintage>;

const uploadAnswer = z.strictObject({ Row: upload });

export const GetTradeImports = defineOperation({
  name: 'GetTradeImports',
  summary:
    'The diary of imports of trade facts, quotas and rates, newest first; List: files that are still on their way in',
  access,
  input: z.strictObject({ ...paging }),
  output: z.strictObject({
    Rows: z.array(run),
    Total: count,
    List: z.array(upload),
    /** Of each meat that has invented facts. */
    Dict: z.strictObject({ Demonstration: z.array(demonstration) }),
  }),
});

export const GetTradeImportRun = defineOperation({
  name: 'GetTradeImportRun',
  summary:
    'One import of the diary. List: what was wrong; Dict: what should be looked at, how much there was of both, and what the rows left out ' +
    'were of, the first thousand of each; the published figures that it changed, and how many periods and origins these are (Total), the ' +
    'latest first.',
  access,
  input: z.strictObject({ RunID: rowId }),
  output: z.strictObject({
    Row: run,
    List: z.array(issue),
    Dict: z.strictObject({
      Warnings: z.array(issue),
      IssueCount: count,
      WarningCount: count,
      LeftOut: z.array(leftOut),
      Differences: z.array(difference),
    }),
    Total: count,
  }),
  errors: [1009],
});

export const StartTradeImport = defineOperation({
  name: 'StartTradeImport',
  summary:
    'Begins the upload of a file of trade facts, quotas or rates in parts, or goes on with one of the same account, name, size and ' +
    'Fingerprint that was broken off: Received says where. What is stated about it can be left out and be stated later.',
  access,
  input: z.strictObject({
    FileName: z.string().trim().min(1).max(120),
    Bytes: z.int().min(1).max(tradeImportRule.maxBytes),
    /** SHA-256, in hexadecimal, of the SHA-256 of each part in order; empty: the upload is begun whatever there is. */
    Fingerprint: z.union([z.string().regex(/^[0-9a-f]{64}$/), z.literal('')]).default(''),
    ...statements,
  }),
  output: z.strictObject({ Row: upload, Dict: z.strictObject({ PartBytes: z.int().min(1) }) }),
});

export const UploadTradeImportPart = defineOperation({
  name: 'UploadTradeImportPart',
  summary:
    'The next part of a file: multipart with ImportID, Offset and one part Files. An Offset that is not where the upload stands answers ' +
    '1001 with the rule changed, and Dict says where it stands. With the last part the file is read and compared.',
  access,
  upload: { maxBytes: tradeImportRule.partBytes },
  input: z.strictObject({
    ImportID: rowId,
    Offset: z.int().min(0).max(tradeImportRule.maxBytes),
    Files: uploadedFile,
  }),
  output: uploadAnswer,
  errors: [1009],
});

export const GetTradeImport = defineOperation({
  name: 'GetTradeImport',
  summary:
    'A file and what it would change. Rows: sums before and after by period; Datas: by origin; Total: how many cells differ; Dict: the ' +
    'greatest of these, what should be looked at, what the rows left out are of, what would be lost, which views would open otherwise, ' +
    'and of a set its files; List: what is wrong. Nothing changes before it is committed. The sums of a set are of all its files, and ' +
    'empty where these are of several sources.',
  access,
  costly: true,
  input: z.strictObject({ ImportID: rowId }),
  output: z.strictObject({
    Row: upload,
    Rows: z.array(periodTotals),
    Datas: z.array(originTotals),
    Total: count,
    List: z.array(issue),
    Dict: z.strictObject({
      Differences: z.array(difference),
      Warnings: z.array(issue),
      LeftOut: z.array(leftOut),
      Losses: z.array(loss),
      Effects: z.array(effect),
      Files: z.array(setFile),
    }),
  }),
  errors: [1009],
});

export const GetTradeImportIssues = defineOperation({
  name: 'GetTradeImportIssues',
  summary:
    'The whole list of what is wrong with a file, or should be looked at, as CSV in parts, where it is longer than the thousand that ' +
    'GetTradeImport gives. Total: its bytes; the next part begins where this one ends.',
  access,
  costly: true,
  input: z.strictObject({
    ImportID: rowId,
    Kind: z.enum(issueListKinds).default('issues'),
    Offset: z.int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  }),
  output: z.strictObject({ Row: z.strictObject({ Base64: z.string(), Bytes: count }), Total: count }),
  errors: [1009],
});

export const JoinTradeImports = defineOperation({
  name: 'JoinTradeImports',
  summary:
    'Puts files that are ready together: they are compared as one and loaded in one transaction, all or none. The answer is the set, ' +
    'which is checked, committed and discarded like a file; discarded, its files are on their own again. Refused where one of them is not ' +
    'ready or in a set already (1001, rule closed).',
  access,
  input: z.strictObject({ ImportIDs: z.array(rowId).min(2).max(tradeImportRule.maxTogether) }),
  output: uploadAnswer,
  errors: [1009],
});

export const CheckTradeImport = defineOperation({
  name: 'CheckTradeImport',
  summary:
    'Reads and compares a file again, with other statements about it, or a set as it is. Refused where it is decided already or part of ' +
    'a set (1001, rule closed).',
  access,
  input: z.strictObject({ ImportID: rowId, ...statements }),
  output: uploadAnswer,
  errors: [1009],
});

export const CommitTradeImport = defineOperation({
  name: 'CommitTradeImport',
  summary:
    'Loads a file whole, in one transaction; the answer comes at once and State says when it is done. Refused where something was loaded ' +
    'or undone since it was checked (1001, rule changed) and where there is nothing to load (rule closed). A file that takes figures ' +
    'away is loaded only with TakesAway (rule wouldlose).',
  access,
  input: z.strictObject({ ImportID: rowId, TakesAway: z.boolean().default(false) }),
  output: uploadAnswer,
  errors: [1009],
});

export const DiscardTradeImport = defineOperation({
  name: 'DiscardTradeImport',
  summary: 'Throws an uploaded file away; nothing of it was loaded. A set is taken apart.',
  access,
  input: z.strictObject({ ImportID: rowId }),
  output: uploadAnswer,
  errors: [1009],
});

export const UndoTradeImport = defineOperation({
  name: 'UndoTradeImport',
  summary:
    'Takes the last load of a source back, with those made in the same transaction: all figures are as before. Refused where it is not the ' +
    'last one (1001, rule closed).',
  access,
  costly: true,
  input: z.strictObject({ RunID: rowId }),
  output: z.strictObject({ Row: run }),
  errors: [1009],
});

export const SetTradeDemonstration = defineOperation({
  name: 'SetTradeDemonstration',
  summary:
    'Closes the demonstration as a source of the facts of a meat, or opens it again; pages follow at once. Refused where it is so already ' +
    '(1001, rule closed), and for a meat of which no genuine facts count (rule genuine).',
  access,
  costly: true,
  input: z.strictObject({ Meat: z.enum(tradeMeats), Shown: z.boolean() }),
  output: z.strictObject({ Row: demonstration }),
});

export const GetTradeVintages = defineOperation({
  name: 'GetTradeVintages',
  summary:
    'Every set of facts that was published and loaded, the latest publication first; each day can be asked for as it was then',
  access,
  input: z.strictObject({ Source: z.union([z.enum(factSources), z.literal('')]).default(''), ...paging }),
  output: z.strictObject({ Rows: z.array(vintage), Total: count }),
});

export const GetTradeTemplate = defineOperation({
  name: 'GetTradeTemplate',
  summary: 'An empty file of one of our forms, with its notes where it is a workbook',
  access,
  input: z.strictObject({
    Template: z.enum(importTemplates),
    Kind: z.enum(templateKinds),
    isEn,
  }),
  output: z.strictObject({
    Row: z.strictObject({ FileName: z.string(), MimeType: z.string(), Base64: z.string() }),
  }),
});

/** The console's operations of the trade room by name: role analyst, and admin. */
export const tradeImportOperations = {
  GetTradeImports,
  GetTradeImportRun,
  StartTradeImport,
  UploadTradeImportPart,
  GetTradeImport,
  GetTradeImportIssues,
  JoinTradeImports,
  CheckTradeImport,
  CommitTradeImport,
  DiscardTradeImport,
  UndoTradeImport,
  SetTradeDemonstration,
  GetTradeVintages,
  GetTradeTemplate,
} as const;
