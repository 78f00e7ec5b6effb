import { z } from 'zod';
import { edition, moment, nothing, revision, rowId, savedRevision } from '../fields.ts';
import { defineOperation, staffAccess } from '../wire/operation.ts';
import { line, prose } from '../wire/text-fields.ts';
import { mailTemplates, mailTextRule } from './mail-templates.ts';

// What the portal writes to its readers is the admin's, as its legal texts are.
const access = staffAccess();
const wording = z.strictObject({ Subject: z.string(), Text: z.string() });
export type MailTextWording = z.output<typeof wording>;

const row = z.strictObject({
  TemplateID: rowId,
  Template: z.enum(mailTemplates.map(({ code }) => code)),
  /** Editions with a wording of their own; the others use the default. */
  Own: z.array(edition),
  Revision: revision,
  ChangedDate: moment.nullable(),
  ChangedBy: z.string().nullable(),
});
export type MailTextRow = z.output<typeof row>;

const place = z.strictObject({
  /** Placeholder `{Name}` in the text. */
  Name: z.string(),
  NameCn: z.string(),
  NameEn: z.string(),
  /** Must appear exactly once in every text. */
  Required: z.boolean(),
  /** A paragraph of its own; not allowed in the subject. */
  Block: z.boolean(),
});

const version = z.strictObject({
  Revision: savedRevision,
  /** Null: the default wording. */
  Cn: wording.nullable(),
  En: wording.nullable(),
  Note: z.string(),
  ChangedDate: moment,
  ChangedBy: z.string().nullable(),
});
export type MailTextVersion = z.output<typeof version>;

const whole = row.extend({
  Cn: wording,
  En: wording,
  Shipped: z.strictObject({ Cn: wording, En: wording }),
  Places: z.array(place),
  /** Newest first, a hundred at most. */
  Versions: z.array(version),
});
export type DeskMailText = z.output<typeof whole>;

export const GetMailTexts = defineOperation({
  name: 'GetMailTexts',
  summary: 'The mails that the portal writes, which of them have a wording of their own, and who changed each last.',
  access,
  input: nothing,
  output: z.strictObject({ Rows: z.array(row) }),
});

export const GetMailText = defineOperation({
  name: 'GetMailText',
  summary:
    'The wording of a mail in both editions, the one that ships, what its placeholders stand for, and its versions.',
  access,
  input: z.strictObject({ TemplateID: rowId }),
  output: z.strictObject({ Row: whole }),
  errors: [1009],
});

const written = z.strictObject({
  Subject: line(mailTextRule.subject),
  /** Paragraphs separated by an empty line; one whose placeholder has no value is left out of the mail. */
  Text: prose(mailTextRule.text),
});

const rules =
  'rule unknownplace for a placeholder that the mail does not have, or a brace of none; placemissing and placetwice for a required one; ' +
  'placealone for one that has to be a paragraph of its own; webaddress for an address, since links are placeholders.';

export const SaveMailText = defineOperation({
  name: 'SaveMailText',
  summary:
    'Keeps a new wording of a mail as its next version; mails from now on have it. An edition with the wording that ships stays with that, also ' +
    `where a later release words it better. Refused (1001): rule changed where Revision is no longer the newest, samewords where nothing is changed, ${rules}`,
  access,
  input: z.strictObject({
    TemplateID: rowId,
    Revision: revision,
    Cn: written,
    En: written,
    Note: z.union([z.literal(''), prose(mailTextRule.note)]),
  }),
  output: z.strictObject({ Row: whole }),
  errors: [1009],
});

export const GetMailPreview = defineOperation({
  name: 'GetMailPreview',
  summary: `A wording as a mail with example values: subject, text part and HTML, a whole document. Refused (1001): ${rules}`,
  access,
  input: z.strictObject({ TemplateID: rowId, Edition: edition, ...written.shape }),
  output: z.strictObject({ Subject: z.string(), Text: z.string(), Html: z.string() }),
  errors: [1009],
});

export const mailTextOperations = { GetMailTexts, GetMailText, SaveMailText, GetMailPreview } as const;
