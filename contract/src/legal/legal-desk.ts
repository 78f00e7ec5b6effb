import { z } from 'zod';
import { day, moment, nothing, rowId } from '../fields.ts';
import { legalRule, legalStates } from '../wire/legal-texts.ts';
import { defineOperation, staffAccess } from '../wire/operation.ts';
import { prose } from '../wire/text-fields.ts';
import { legalKind, legalVersionNumber } from './legal.ts';

// What the portal promises its readers in law is the admin's alone.
const access = staffAccess();
const row = z.strictObject({
  VersionID: rowId,
  Kind: legalKind,
  Version: legalVersionNumber,
  EffectiveDate: day,
  /** True: readers who agreed to an earlier version are asked again. */
  Material: z.boolean(),
  State: z.enum(legalStates),
  PublishedDate: moment,
  /** Null: shipped with the portal. */
  PublishedBy: z.string().nullable(),
});
export type DeskLegalRow = z.output<typeof row>;

const text = z.strictObject({ Changes: z.string(), Body: z.string() });
const texts = z.strictObject({ cn: text, en: text });

const whole = row.extend({
  Texts: texts,
  /** Texts of the previous version; null for the first. */
  Before: texts.nullable(),
  Newest: legalVersionNumber,
});
export type DeskLegalText = z.output<typeof whole>;

export const GetDeskLegalTexts = defineOperation({
  name: 'GetDeskLegalTexts',
  summary: 'All versions of the texts that readers agree to, by text, newest first.',
  access,
  input: nothing,
  output: z.strictObject({ Rows: z.array(row) }),
});

export const GetDeskLegalText = defineOperation({
  name: 'GetDeskLegalText',
  summary: 'One version in both editions, with what the one before said.',
  access,
  input: z.strictObject({ VersionID: rowId }),
  output: z.strictObject({ Row: whole }),
  errors: [1009],
});

const written = z.strictObject({
  Changes: z.union([z.literal(''), prose(legalRule.changes)]),
  /** Sanitised before it is stored, pictures and charts removed; the limit holds for the result too. */
  Body: z.string().min(1).max(legalRule.body),
});

export const PublishLegalText = defineOperation({
  name: 'PublishLegalText',
  summary:
    'Publishes a new version of a text, in force from its day. Refused (1001): rule changed when ExpectedVersion is no longer the newest version, rule ' +
    'past for a day that has gone by, rule far for one more than a year ahead, rule missing where nothing of a text may be kept, rule ' +
    'samewords where both editions say what the newest version says.',
  access,
  maxBodyBytes: 512 * 1024,
  input: z.strictObject({
    Kind: legalKind,
    ExpectedVersion: legalVersionNumber,
    EffectiveDate: day,
    Material: z.boolean(),
    Texts: z.strictObject({ cn: written, en: written }),
  }),
  output: z.strictObject({ Row: whole }),
});

export const legalDeskOperations = { GetDeskLegalTexts, GetDeskLegalText, PublishLegalText } as const;
