import { z } from 'zod';
import { day, moment, paging, rowId, total } from '../../fields.ts';
import { fileIssue, fileTitles, statedEncoding } from '../../file-fields.ts';
import { stoppingNames } from '../../imported-files.ts';
import { defineOperation } from '../../wire/operation.ts';
import { uploadedFile } from '../../wire/upload.ts';
import {
  committableKinds,
  differenceKinds,
  effectBases,
  listImportStates,
  plantListForms,
  plantMeats,
} from '../plant-codes.ts';
import { plantDeskAccess } from './plant-desk.ts';
import { plantListRule } from './plant-list-rule.ts';

const listImport = z.strictObject({
  ImportID: rowId,
  Form: z.enum(plantListForms),
  FileName: z.string(),
  State: z.enum(listImportStates),
  ListedOn: day,
  /** Origins and meats covered by the file; plants of others are not treated as missing. */
  Origins: z.array(z.string()),
  Meats: z.array(z.enum(plantMeats)),
  Lines: total,
  Counts: z.partialRecord(z.enum(differenceKinds), z.int().min(1)),
  /** Demonstration plants of these origins and meats that a commit removes. */
  DemoPlants: total,
  UploadedBy: z.string(),
  UploadedDate: moment,
  DecidedBy: z.string().nullable(),
  DecidedDate: moment.nullable(),
});
export type PlantListImport = z.output<typeof listImport>;

/** A plant changed again since the import: undoing would lose the later change. */
const changedPlant = z.strictObject({
  /** Null where the plant no longer exists. */
  PlantID: rowId.nullable(),
  Origin: z.string().nullable(),
  PlantNo: z.string().nullable(),
  NameCn: z.string().nullable(),
  NameEn: z.string().nullable(),
  /** Latest change, by whom and when; null where not recorded. */
  ChangedBy: z.string().nullable(),
  ChangedDate: moment.nullable(),
  /** The later list that changed it; null where it was changed by hand. */
  ImportID: rowId.nullable(),
  FileName: z.string().nullable(),
});
export type ChangedPlant = z.output<typeof changedPlant>;

const listDetail = listImport.extend({
  /** For a pending list: false where the records have changed since the comparison; see CheckPlantList. */
  UpToDate: z.boolean(),
  /** True for one of the last ten imports while its plants are unchanged since. */
  Undoable: z.boolean(),
  /** Plants that block an undo: the first twenty of ChangedTotal. */
  ChangedPlants: z.array(changedPlant),
  ChangedTotal: total,
  /** Of a pending list: what it ends as a whole one, where that is more than a tenth of the plants in force; else null. */
  ManyEnds: z.strictObject({ Ends: total, InForce: total }).nullable(),
  Warnings: z.array(fileIssue),
  /** Null of lists taken in before it was kept. */
  Titles: fileTitles.nullable(),
});
export type PlantListDetail = z.output<typeof listDetail>;

/** One difference; Before and After hold only the fields that differ. */
const difference = z.strictObject({
  DifferenceID: rowId,
  Kind: z.enum(differenceKinds),
  /** Line of the file; null for a plant missing from it. */
  Line: z.int().nullable(),
  /** Null for a new plant, and for lines that name none. */
  PlantID: rowId.nullable(),
  Origin: z.string().nullable(),
  PlantNo: z.string().nullable(),
  Name: z.string().nullable(),
  Before: z.record(z.string(), z.string()),
  After: z.record(z.string(), z.string()),
  Issues: z.array(
    z.strictObject({
      Column: z.string(),
      Value: z.string(),
      Rule: z.string(),
      ReasonCn: z.string(),
      ReasonEn: z.string(),
    }),
  ),
});
export type PlantDifference = z.output<typeof difference>;

const importAnswer = z.strictObject({ Row: listDetail });

export const UploadPlantList = defineOperation({
  name: 'UploadPlantList',
  summary:
    'Takes a plant list in (multipart; CSV in UTF-8 or GB18030, or XLSX) and compares it with the records; nothing changes before it is ' +
    'committed. A file that cannot be read is refused (1001, field Files, Dict.Issues lists why); Encoding names that of a text that does not ' +
    'show it.',
  access: plantDeskAccess,
  rate: 'upload',
  costly: true,
  upload: { maxBytes: plantListRule.maxBytes },
  input: z.strictObject({
    Files: uploadedFile,
    FileName: z.string().trim().min(1).max(120),
    Form: z.enum(plantListForms),
    ListedOn: day,
    Encoding: statedEncoding,
  }),
  output: importAnswer,
  errors: [1011],
});

export const GetPlantListImports = defineOperation({
  name: 'GetPlantListImports',
  summary: 'Uploaded plant lists, newest first.',
  access: plantDeskAccess,
  input: z.strictObject({ ...paging }),
  output: z.strictObject({ Rows: z.array(listImport), Total: total }),
});

export const GetPlantListDifference = defineOperation({
  name: 'GetPlantListDifference',
  summary: 'An uploaded list with the lines of its difference, by kind, in pages.',
  access: plantDeskAccess,
  costly: true,
  input: z.strictObject({ ImportID: rowId, Kind: z.enum(differenceKinds).optional(), ...paging }),
  output: z.strictObject({ Row: listDetail, Rows: z.array(difference), Total: total }),
  errors: [1009],
});

export const CheckPlantList = defineOperation({
  name: 'CheckPlantList',
  summary:
    'Compares an uploaded list with the records as they are now, from the file as it came: its difference is made anew. Refused where it is ' +
    'decided already (1001, rule closed).',
  access: plantDeskAccess,
  costly: true,
  input: z.strictObject({ ImportID: rowId }),
  output: importAnswer,
  errors: [1009],
});

export const CommitPlantList = defineOperation({
  name: 'CommitPlantList',
  summary:
    'Makes plants and events of the differences of the kinds named, in one transaction, and tells the watchers. Refused where the ' +
    'records have changed since the comparison (1001, rule changed; CheckPlantList makes a new one) and where it is decided already (rule closed). Plants that the list ' +
    'lacks are left alone unless it is said to be complete; the kind gone is refused without (field Complete, rule required). Where a complete ' +
    'list ends more than a tenth of the plants in force, it is refused unless Accept names that (field Accept, rule manyends).',
  access: plantDeskAccess,
  costly: true,
  input: z.strictObject({
    ImportID: rowId,
    Kinds: z.array(z.enum(committableKinds)).min(1).max(committableKinds.length),
    /** The file is the complete list of its origins and meats. */
    Complete: z.boolean().default(false),
    /** Day the events take effect; left out: the day of the list. */
    EffectiveOn: day.optional(),
    Basis: z.enum(effectBases).nullable().default(null),
    Notify: z.boolean().default(true),
    Accept: z.array(z.enum(stoppingNames.plants)).max(1).default([]),
  }),
  output: importAnswer,
  errors: [1009],
});

export const DiscardPlantList = defineOperation({
  name: 'DiscardPlantList',
  summary: 'Puts an uploaded list aside without any change.',
  access: plantDeskAccess,
  input: z.strictObject({ ImportID: rowId }),
  output: importAnswer,
  errors: [1009],
});

export const UndoPlantList = defineOperation({
  name: 'UndoPlantList',
  summary:
    'Undoes one of the last ten imports of lists: plants and events are as before it; invented plants that made room come again. ' +
    'Refused where it is undone already (rule closed) or where one of its plants has changed since (rule changed).',
  access: plantDeskAccess,
  costly: true,
  input: z.strictObject({ ImportID: rowId, Notify: z.boolean().default(true) }),
  output: importAnswer,
  errors: [1009],
});
