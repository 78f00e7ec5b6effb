import { z } from 'zod';
import { defineOperation, publicAccess } from '../wire/operation.ts';
import { entryKinds, entryRule, nameRoles } from './dictionary-kinds.ts';

const nameOfEntry = z.strictObject({
  Role: z.enum(nameRoles),
  Name: z.string(),
  SourceCn: z.string(),
  SourceEn: z.string(),
});

export const dictionaryRow = z.strictObject({
  Kind: z.enum(entryKinds),
  Code: z.string(),
  NameCn: z.string(),
  NameEn: z.string(),
  /** Part of the carcase, group of pork cuts, kind of port, or subject of a term. */
  GroupCode: z.string(),
  GroupCn: z.string(),
  GroupEn: z.string(),
  /** Of beef cuts: bone-in, boneless, offal or bone; null elsewhere. */
  Form: z.string().nullable(),
  /** For pork cuts and beef offal: the tariff line usually declared when frozen; null elsewhere. */
  HsCode: z.string().nullable(),
  /** Meaning of a term; null where there is no note. */
  NoteCn: z.string().nullable(),
  NoteEn: z.string().nullable(),
  /** False: no longer offered in forms; existing data with its code keeps its name. */
  Listed: z.boolean(),
  /** Alternative names with their sources; empty unless requested. */
  Names: z.array(nameOfEntry),
  SourceCn: z.string(),
  SourceEn: z.string(),
});
export type DictionaryRow = z.output<typeof dictionaryRow>;

export const GetDictionary = defineOperation({
  name: 'GetDictionary',
  summary:
    'Cuts, ports, cities and words of the trade with both names, in the order of lists; with WithNames also what the trade, the catalogues and other ' +
    'languages call them, each with its source.',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({
    Kinds: z.array(z.enum(entryKinds)).min(1).max(entryKinds.length),
    Group: z.string().min(1).max(entryRule.maxCode).optional(),
    WithNames: z.boolean().default(false),
  }),
  output: z.strictObject({ Rows: z.array(dictionaryRow) }),
});
