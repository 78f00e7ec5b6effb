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
  /** Part of the carcase, group of pork cuts, what kind of port, or what a term is about. */
  GroupCode: z.string(),
  GroupCn: z.string(),
  GroupEn: z.string(),
  /** Of beef cuts: bone-in, boneless, offal or bone; null elsewhere. */
  Form: z.string().nullable(),
  /** Of pork cuts and of beef offal: the tariff line they are usually declared under when frozen; null elsewhere. */
  HsCode: z.string().nullable(),
  /** What a term means; null where nothing is to be said. */
  NoteCn: z.string().nullable(),
  NoteEn: z.string().nullable(),
  /** False: forms offer it no more; what has its code keeps its name. */
  Listed: z.boolean(),
  /** What else it is called, each with its source; empty unless asked for. */
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
    /** Only entries of this group. */
    Group: z.string().min(1).max(entryRule.maxCode).optional(),
    WithNames: z.boolean().default(false),
  }),
  output: z.strictObject({ Rows: z.array(dictionaryRow) }),
});
