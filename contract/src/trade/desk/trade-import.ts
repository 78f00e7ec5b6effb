import { z } from 'zod';
import { day, isEn, moment, paging, rowId } from '../../fields.ts';
import { fileIssue, fileTitles, statedEncoding } from '../../file-fields.ts';
import { stoppingNames } from '../../imported-files.ts';
import { defineOperation, staffAccess } from '../../wire/operation.ts';
import { uploadedFile } from '../../wire/upload.ts';
import { factSources } from '../trade-codes.ts';
import { tradeMeats } from '../views.ts';
import { changes, leftOut, loss, periodTotals, originTotals, difference, effect, setFile } from './import-outcome.ts';
import {
  issueListKinds,
  importFormats,
  importStates,
  importTemplates,
  runOutcomes,
  templateKinds,
  tradeImportRule,
} from './import-rule.ts';

const access = staffAccess('analyst');
const count = z.int().min(0);
const statements = {
  /** Empty: recognised by the columns. */
  Format: z.union([z.enum(importFormats), z.literal('')]).default(''),
  /** Day the source published the figures; empty: today. */
  PublishedOn: z.union([day, z.literal('')]).default(''),
  /** Origins the file is limited to; empty: all, and an origin without a row is zero. */
  Origins: z
    .array(z.string().regex(/^[A-Z]{3}$/))
    .max(tradeImportRule.maxCodes)
    .default([]),
  /** Tariff positions the file covers: those without a row are zero. Empty: only those with rows. */
  Covers: z
    .array(z.string().regex(/^\d{2,10}$/))
    .max(tradeImportRule.maxCodes)
    .default([]),
  /** Sheet of a workbook; empty: the first visible one. */
  Sheet: z.string().trim().max(60).default(''),
  Encoding: statedEncoding,
};

const upload = z.strictObject({
  ImportID: rowId,
  FileName: z.string(),
  Bytes: count,
  Received: count,
  State: z.enum(importStates),
  /** Queued: begins by itself once the files before it are done. */
  Waiting: z.boolean(),
  /** Stated or recognised; null if neither. */
  Format: z.enum(importFormats).nullable(),
  Recognised: z.boolean(),
  PublishedOn: day.nullable(),
  Origins: z.array(z.string()),
  Covers: z.array(z.string()),
  Sheet: z.string(),
  Encoding: statedEncoding,
  /** Fingerprint the upload began with; null where the browser could not compute it. */
  Fingerprint: z.string().nullable(),
  /** When an abandoned file is discarded; null while it is worked on, or once it is decided. */
  EndsAt: moment.nullable(),
  /** Null until the whole file has been read. */
  Checksum: z.string().nullable(),
  RowsRead: count,
  Facts: count,
  /** Rows of other goods, reporters, flows and destinations. */
  OutOfScope: count,
  /** Rows that sum up or break down others. */
  Aggregates: count,
  BadRows: count,
  IssueCount: count,
  WarningCount: count,
  /** Months `YYYY-MM` or years; null where there are no facts. */
  PeriodFrom: z.string().nullable(),
  PeriodTo: z.string().nullable(),
  /** January `YYYY-MM` that no view shows before its February is loaded; null: all months are shown. */
  HeldBack: z.string().nullable(),
  HsCodes: z.array(z.string()),
  OriginCount: count,
  Changes: changes.nullable(),
  /** Facts: kept as more detailed; currency of an earlier file; share of a sum; dollars by the month's rate; without dollars. */
  Values: z
    .strictObject({ Retained: count, FromEarlier: count, Apportioned: count, ByRate: count, WithoutRate: count })
    .nullable(),
  NewCompanies: count,
  NewPlants: count,
  /** False if anything was loaded or undone since the check. */
  UpToDate: z.boolean(),
  /** Run it became; null for a set, whose files became one each. */
  RunID: rowId.nullable(),
  /** True for a group of files loaded together, which has no content of its own. */
  IsSet: z.boolean(),
  /** Set it is loaded with; null: on its own. */
  SetID: rowId.nullable(),
  By: z.string(),
  At: moment,
});
export type TradeUpload = z.output<typeof upload>;

const demonstration = z.strictObject({
  Meat: z.enum(tradeMeats),
  /** False: closed by the desk, in effect only while genuine facts count. */
  Shown: z.boolean(),
  /** True if genuine facts of the meat count, so that it can be closed. */
  Genuine: z.boolean(),
});
export type TradeDemonstration = z.output<typeof demonstration>;

const run = z.strictObject({
  RunID: rowId,
  /** `demo`: invented facts. */
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
  /** Figures it removed, or would have removed. */
  Losses: z.array(loss),
  VintageID: rowId.nullable(),
  PublishedOn: day.nullable(),
  By: z.string(),
  At: moment,
  UndoneBy: z.string().nullable(),
  UndoneAt: moment.nullable(),
  /** True for the last load of its source; for loads made together, if that holds for all of them. */
  Undoable: z.boolean(),
  /** Runs loaded or refused as one, including this one; empty if it was on its own. */
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
  /** Empty: all origins. */
  Origins: z.array(z.string()),
  Rows: count,
  Bytes: count,
  /** False once fully superseded: it then shows only in figures as published on its day. */
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
    List: z.array(fileIssue),
    Dict: z.strictObject({
      Warnings: z.array(fileIssue),
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
    /** Hex SHA-256 of the SHA-256 of each part in order; empty: always begin a new upload. */
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
    'greatest of these, what should be looked at, what the rows left out are of, which columns were read, what would be lost, which views would open otherwise, ' +
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
    List: z.array(fileIssue),
    Dict: z.strictObject({
      Differences: z.array(difference),
      Warnings: z.array(fileIssue),
      LeftOut: z.array(leftOut),
      /** Null where no header was read, and of a set. */
      Titles: fileTitles.nullable(),
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
    'away is loaded only with TakesAway (rule wouldlose), and one that is odd as a whole only with Accept of all that is odd (rule odd).',
  access,
  input: z.strictObject({
    ImportID: rowId,
    TakesAway: z.boolean().default(false),
    /** Warnings that stop it: those that somebody has seen and accepts. */
    Accept: z.array(z.enum(stoppingNames.trade)).max(stoppingNames.trade.length).default([]),
  }),
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
