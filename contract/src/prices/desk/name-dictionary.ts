import { z } from 'zod';
import {
  aliasRule,
  dictionaryKinds,
  entryCodePattern,
  entryKinds,
  entryRule,
  nameRoles,
} from '../../dictionary/dictionary-kinds.ts';
import { moment, namedOption, nothing, rowId, savedRevision } from '../../fields.ts';
import { defineOperation } from '../../wire/operation.ts';
import { line, prose } from '../../wire/text-fields.ts';
import { priceDeskAccess } from './quote-desk.ts';

const kind = z.enum(dictionaryKinds);
const code = z.string().min(1).max(entryRule.maxCode);

const alias = z.strictObject({
  AliasID: rowId,
  Alias: z.string(),
  AddedAt: moment,
  /** Codes of the other entries it also names, where it stands for a pair. */
  With: z.array(z.string()),
});
export type NameAlias = z.output<typeof alias>;

const sourcedName = z.strictObject({
  Role: z.enum(nameRoles),
  Name: line(entryRule.maxName),
  /** A seed source code, or free text. */
  Source: line(entryRule.maxSource),
});

/** A cut that can replace the entry, and why; the relation is mutual. */
const substitute = z.strictObject({
  Cut: code,
  ReasonCn: line(entryRule.maxSource),
  ReasonEn: line(entryRule.maxSource),
});

const entry = z.strictObject({
  Code: z.string(),
  NameCn: z.string(),
  NameEn: z.string(),
  /** Part of the animal for cuts, kind of port for ports; empty elsewhere. */
  GroupCode: z.string(),
  GroupCn: z.string(),
  GroupEn: z.string(),
  Known: z.array(z.string()),
  /** How well the entry is attested; empty where the source is enough. */
  EvidenceCn: z.string(),
  EvidenceEn: z.string(),
  Aliases: z.array(alias),
  /** Fields editable in the console; null for customs code tables. */
  Entry: z
    .strictObject({
      Revision: z.int(),
      Form: z.string().nullable(),
      HsCode: z.string().nullable(),
      NoteCn: z.string().nullable(),
      NoteEn: z.string().nullable(),
      Listed: z.boolean(),
      Source: z.string(),
      Names: z.array(sourcedName),
      Substitutes: z.array(substitute),
    })
    .nullable(),
});
export type DictionaryEntry = z.output<typeof entry>;

export const GetNameDictionary = defineOperation({
  name: 'GetNameDictionary',
  summary:
    'Names of cuts, ports, origins, customs districts or provinces, words for no party and titles of columns, as imports read them, with their ' +
    'sources and what was taught.',
  access: priceDeskAccess,
  input: z.strictObject({ Kind: kind }),
  output: z.strictObject({
    Rows: z.array(entry),
    Dict: z.strictObject({
      SourceCn: z.string(),
      SourceEn: z.string(),
      Groups: z.array(namedOption),
      Forms: z.array(namedOption),
    }),
  }),
});

export const SaveDictionaryEntry = defineOperation({
  name: 'SaveDictionaryEntry',
  summary:
    'Adds a cut, port, city or term (Revision null; rule taken where the code is in use), or changes one: names, group, source, whether ' +
    'forms offer it. Codes stay. Numbers and names in other languages stand only with their source.',
  access: priceDeskAccess,
  maxBodyBytes: 128 * 1024,
  input: z.strictObject({
    Kind: z.enum(entryKinds),
    Code: z.string().regex(entryCodePattern),
    Revision: savedRevision.nullable(),
    NameCn: line(entryRule.maxName),
    NameEn: line(entryRule.maxName),
    Group: code,
    Form: code.nullable().default(null),
    HsCode: z
      .string()
      .regex(/^\d{8}$/)
      .nullable()
      .default(null),
    NoteCn: prose(entryRule.maxNote).nullable().default(null),
    NoteEn: prose(entryRule.maxNote).nullable().default(null),
    Listed: z.boolean().default(true),
    Source: line(entryRule.maxSource),
    Names: z.array(sourcedName).max(entryRule.maxNames).default([]),
    /** For cuts only. */
    Substitutes: z.array(substitute).max(entryRule.maxSubstitutes).default([]),
  }),
  output: z.strictObject({ Row: entry }),
  errors: [1009],
});

export const AddNameAlias = defineOperation({
  name: 'AddNameAlias',
  summary:
    'Teaches a spelling that imports and searches take for an entry from then on, or for several entries at once (a pair). Refused ' +
    'where it stands for something already (rule taken), an entry has too many (rule limit), or a title states another scale (rule scale).',
  access: priceDeskAccess,
  input: z.strictObject({
    Kind: kind,
    Codes: z.array(code).min(1).max(aliasRule.maxEntries),
    Alias: line(aliasRule.maxLength),
  }),
  output: z.strictObject({ Row: alias }),
  errors: [1009],
});

export const RemoveNameAlias = defineOperation({
  name: 'RemoveNameAlias',
  summary:
    'Takes a taught spelling back, from all entries of a pair; what was imported by it stays, and facts tell again of a party that it stood for.',
  access: priceDeskAccess,
  input: z.strictObject({ AliasID: rowId }),
  output: nothing,
  errors: [1009],
});
