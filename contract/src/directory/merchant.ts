import { z } from 'zod';
import { countryCode, isEn, moment, paging, rowId, total } from '../fields.ts';
import { lockReasonField } from '../lock-field.ts';
import { line, nameLine, prose } from '../wire/text-fields.ts';
import { defineOperation, publicAccess, signedInAccess } from '../wire/operation.ts';
import {
  claimPhonePattern,
  claimRule,
  claimStates,
  contactKinds,
  merchantProducts,
  merchantTypes,
} from './directory-codes.ts';
import { provinceCode, words } from './directory-fields.ts';

const listedFields = {
  MerchantID: rowId,
  Type: z.enum(merchantTypes),
  Name: z.string(),
  NameEn: z.string().nullable(),
  Province: provinceCode,
  ProvinceCn: z.string(),
  City: z.string(),
  Products: z.array(z.enum(merchantProducts)),
  Origins: z.array(z.strictObject({ Code: countryCode, NameCn: z.string() })),
  Summary: z.string(),
  /** Claimed by somebody of the firm and verified by the editors. */
  Claimed: z.boolean(),
  Demo: z.boolean(),
};

const listedRow = z.strictObject(listedFields);
export type MerchantRow = z.output<typeof listedRow>;

const contact = z.strictObject({
  Person: z.string().nullable(),
  Phone: z.string().nullable(),
  Email: z.string().nullable(),
  Address: z.string().nullable(),
  Website: z.string().nullable(),
});
export type MerchantContact = z.output<typeof contact>;

const wholeRow = z.strictObject({
  ...listedFields,
  Text: z.string().nullable(),
  Founded: z.int().nullable(),
  UpdatedDate: moment,
  /** Left out where locked. */
  Contact: contact.optional(),
});
export type MerchantDetail = z.output<typeof wholeRow>;

export const GetMerchants = defineOperation({
  name: 'GetMerchants',
  summary:
    'Entries of the merchant directory by words, type, province and product, in pages; Dict counts what there is of each.',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({
    Keyword: words,
    Type: z.enum(merchantTypes).optional(),
    Province: provinceCode.optional(),
    Product: z.enum(merchantProducts).optional(),
    ...paging,
  }),
  output: z.strictObject({
    Rows: z.array(listedRow),
    Total: total,
    Dict: z.strictObject({
      Types: z.record(z.enum(merchantTypes), total),
      Products: z.record(z.enum(merchantProducts), total),
      Provinces: z.array(z.strictObject({ Code: provinceCode, NameCn: z.string(), Count: total })),
    }),
  }),
});

/** One entry; contact details are for members with the module MeatMarket. */
export const GetMerchant = defineOperation({
  name: 'GetMerchant',
  summary:
    'One entry whole. Contact is left out unless the reader has the module MeatMarket; Dict.Holds says what it would hold.',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({ MerchantID: rowId, isEn }),
  output: z.strictObject({
    Row: wholeRow,
    Dict: z.strictObject({
      Locked: z
        .strictObject({
          Module: z.literal('MeatMarket'),
          Reason: lockReasonField,
        })
        .nullable(),
      Holds: z.array(z.enum(contactKinds)),
      SignedIn: z.boolean(),
      Claim: z.enum(claimStates).nullable(),
    }),
  }),
  errors: [1009],
});

export const AddMerchantClaim = defineOperation({
  name: 'AddMerchantClaim',
  summary:
    'Claims an entry for the member’s own firm: kept for the editors and mailed to them. A claim that is open already is answered ' +
    'as it is, so that a repeated call doubles nothing; an entry that somebody has claimed is refused (1001, rule claimed).',
  access: signedInAccess,
  rate: 'request',
  input: z.strictObject({
    MerchantID: rowId,
    Person: nameLine(claimRule.person),
    Duty: nameLine(claimRule.duty).nullable().default(null),
    Phone: line(claimRule.phone).pipe(z.string().regex(claimPhonePattern)),
    Message: prose(claimRule.message).nullable().default(null),
  }),
  output: z.strictObject({
    Row: z.strictObject({ ClaimID: rowId, State: z.enum(claimStates), CreatedDate: moment }),
  }),
  errors: [1009],
});
