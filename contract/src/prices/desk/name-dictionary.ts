import { z } from 'zod';
import { defineOperation } from '../../wire/operation.ts';
import { line } from '../../wire/text-fields.ts';
import { moment, rowId } from '../price-fields.ts';
import { aliasRule, dictionaryKinds } from './dictionary-kinds.ts';
import { priceDeskAccess } from './quote-desk.ts';

const kind = z.enum(dictionaryKinds);

const alias = z.strictObject({ AliasID: rowId, Alias: z.string(), AddedAt: moment });
export type NameAlias = z.output<typeof alias>;

const entry = z.strictObject({
  Code: z.string(),
  NameCn: z.string(),
  NameEn: z.string(),
  /** The part of the animal, of a cut; empty elsewhere. */
  GroupCn: z.string(),
  GroupEn: z.string(),
  /** Other spellings and numbers that come with the portal. */
  Known: z.array(z.string()),
  /** How well the entry is known; empty where its source says it all. */
  EvidenceCn: z.string(),
  EvidenceEn: z.string(),
  Aliases: z.array(alias),
});
export type DictionaryEntry = z.output<typeof entry>;

export const GetNameDictionary = defineOperation({
  name: 'GetNameDictionary',
  summary:
    'Names of cuts, origins, customs districts, provinces or ports as imports read them, with their source and aliases.',
  access: priceDeskAccess,
  input: z.strictObject({ Kind: kind }),
  output: z.strictObject({
    Rows: z.array(entry),
    Dict: z.strictObject({ SourceCn: z.string(), SourceEn: z.string() }),
  }),
});

export const AddNameAlias = defineOperation({
  name: 'AddNameAlias',
  summary:
    'Adds a spelling that imports take for an entry from then on. Refused where it stands for an entry already (rule taken), or an ' +
    'entry has too many (rule limit).',
  access: priceDeskAccess,
  input: z.strictObject({ Kind: kind, Code: z.string().min(1).max(40), Alias: line(aliasRule.maxLength) }),
  output: z.strictObject({ Row: alias }),
  errors: [1009],
});

export const RemoveNameAlias = defineOperation({
  name: 'RemoveNameAlias',
  summary: 'Takes an added spelling back; what was imported by it stays.',
  access: priceDeskAccess,
  input: z.strictObject({ AliasID: rowId }),
  output: z.strictObject({}),
  errors: [1009],
});
