import { z } from 'zod';
import { day, isEn, nothing } from '../fields.ts';
import { maxInteger } from '../wire/integer.ts';
import { legalKinds, legalStates } from '../wire/legal-texts.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';

export const legalKind = z.enum(legalKinds);
export const legalVersionNumber = z.int().min(1).max(maxInteger);

const version = z.strictObject({
  Version: legalVersionNumber,
  /** In Shanghai. */
  EffectiveDate: day,
  State: z.enum(legalStates),
});
export type LegalVersionRow = z.output<typeof version>;

export const GetLegalText = defineOperation({
  name: 'GetLegalText',
  summary:
    'A text that readers agree to: the version in force, or the Version asked for (1009 where there is none); Rows are all versions, newest first.',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({ Kind: legalKind, Version: legalVersionNumber.optional(), isEn }),
  output: z.strictObject({
    Row: version.extend({
      Kind: legalKind,
      /** Short summary of what changed; may be empty. */
      Changes: z.string(),
      /** Sanitised HTML, as of articles. */
      Body: z.string(),
    }),
    Rows: z.array(version),
  }),
  errors: [1009],
});

export const GetLegalVersions = defineOperation({
  name: 'GetLegalVersions',
  summary: 'The versions in force of all texts that readers agree to: forms say which one is agreed to.',
  access: publicAccess,
  cache: 'shared',
  input: nothing,
  output: z.strictObject({
    Rows: z.array(z.strictObject({ Kind: legalKind, Version: legalVersionNumber, EffectiveDate: day })),
  }),
});
