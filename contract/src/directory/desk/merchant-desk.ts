import { z } from 'zod';
import { countryCode, moment, paging, revision, rowId, sortedBy, total } from '../../fields.ts';
import { line, prose } from '../../wire/text-fields.ts';
import { defineOperation, staffAccess } from '../../wire/operation.ts';
import {
  claimPhonePattern,
  claimRule,
  claimStates,
  directoryRule,
  merchantProducts,
  merchantStates,
  merchantTypes,
} from '../directory-codes.ts';
import { provinceCode, website, words } from '../directory-fields.ts';

const editors = staffAccess('editor');
/** Claims concern people, so the members' desk may answer them too. */
const claimReaders = staffAccess('editor', 'desk');

export const merchantInput = {
  Type: z.enum(merchantTypes),
  Name: line(directoryRule.name),
  NameEn: line(directoryRule.nameEn).nullable().default(null),
  Province: provinceCode,
  City: line(directoryRule.index),
  Products: z.array(z.enum(merchantProducts)).max(merchantProducts.length).default([]),
  Origins: z.array(countryCode).max(30).default([]),
  Summary: line(directoryRule.summary),
  Text: prose(directoryRule.body).nullable().default(null),
  Founded: z.int().min(1900).max(2100).nullable().default(null),
  Person: line(claimRule.person).nullable().default(null),
  Phone: line(claimRule.phone).pipe(z.string().regex(claimPhonePattern)).nullable().default(null),
  Email: z.email().max(254).nullable().default(null),
  Address: line(directoryRule.index).nullable().default(null),
  Website: website.nullable().default(null),
};

const deskRow = z.strictObject({
  MerchantID: rowId,
  Type: z.enum(merchantTypes),
  Name: z.string(),
  NameEn: z.string().nullable(),
  Province: provinceCode,
  City: z.string(),
  Products: z.array(z.enum(merchantProducts)),
  Origins: z.array(countryCode),
  Summary: z.string(),
  Text: z.string().nullable(),
  Founded: z.int().nullable(),
  Person: z.string().nullable(),
  Phone: z.string().nullable(),
  Email: z.string().nullable(),
  Address: z.string().nullable(),
  Website: z.string().nullable(),
  State: z.enum(merchantStates),
  ClaimedBy: z.string().nullable(),
  Revision: revision,
  UpdatedBy: z.string().nullable(),
  UpdatedDate: moment,
  Demo: z.boolean(),
});
export type DeskMerchant = z.output<typeof deskRow>;
const answer = z.strictObject({ Row: deskRow });

export const GetDeskMerchants = defineOperation({
  name: 'GetDeskMerchants',
  summary: 'Entries as editors see them, in every state, the last changed first; with MerchantID one of them.',
  access: editors,
  input: z.strictObject({
    MerchantID: rowId.optional(),
    State: z.enum(merchantStates).optional(),
    Type: z.enum(merchantTypes).optional(),
    Keyword: words,
    ...sortedBy('name', 'state'),
    ...paging,
  }),
  output: z.strictObject({
    Rows: z.array(deskRow),
    Total: total,
    Dict: z.strictObject({ draft: total, published: total, withdrawn: total }),
  }),
});

export const SaveMerchant = defineOperation({
  name: 'SaveMerchant',
  summary:
    'A new entry (a draft), or a change to one that the editor has seen at Revision; refused (1001, rule changed) where somebody has ' +
    'changed it since.',
  access: editors,
  input: z.strictObject({ MerchantID: rowId.optional(), Revision: revision.default(0), ...merchantInput }),
  output: answer,
  errors: [1009],
});

export const SetMerchantState = defineOperation({
  name: 'SetMerchantState',
  summary: 'Publishes an entry, or takes it off the site.',
  access: editors,
  input: z.strictObject({ MerchantID: rowId, Revision: revision, State: z.enum(merchantStates) }),
  output: answer,
  errors: [1009],
});

const claimRow = z.strictObject({
  ClaimID: rowId,
  MerchantID: rowId,
  MerchantName: z.string(),
  MerchantNameEn: z.string().nullable(),
  MemberID: rowId,
  Member: z.string(),
  CompanyName: z.string().nullable(),
  CompanyLocalName: z.string().nullable(),
  Email: z.string().nullable(),
  Person: z.string(),
  Duty: z.string().nullable(),
  Phone: z.string(),
  Message: z.string().nullable(),
  State: z.enum(claimStates),
  Reason: z.string().nullable(),
  DecidedBy: z.string().nullable(),
  DecidedDate: moment.nullable(),
  CreatedDate: moment,
});
export type MerchantClaimRow = z.output<typeof claimRow>;
const claimAnswer = z.strictObject({ Row: claimRow });

export const GetMerchantClaims = defineOperation({
  name: 'GetMerchantClaims',
  summary: 'Claims to entries: open ones oldest first, or decided ones latest first.',
  access: claimReaders,
  input: z.strictObject({ State: z.enum(claimStates).default('open'), ...paging }),
  output: z.strictObject({
    Rows: z.array(claimRow),
    Total: total,
    Dict: z.strictObject({ open: total, accepted: total, refused: total }),
  }),
});

export const AcceptMerchantClaim = defineOperation({
  name: 'AcceptMerchantClaim',
  summary:
    'Marks the entry as the member’s and tells them by notice and mail; other open claims to it stay for the editors to answer. Refused ' +
    '(1001, rule closed) where it is decided or the entry is claimed already.',
  access: claimReaders,
  input: z.strictObject({ ClaimID: rowId }),
  output: claimAnswer,
  errors: [1009],
});

export const RefuseMerchantClaim = defineOperation({
  name: 'RefuseMerchantClaim',
  summary: 'Refuses a claim; the member is told the reason by notice and mail.',
  access: claimReaders,
  input: z.strictObject({ ClaimID: rowId, Reason: prose(400) }),
  output: claimAnswer,
  errors: [1009],
});
