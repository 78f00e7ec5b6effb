import { z } from 'zod';
import { countryCode, day, moment, nothing, paging, rowId, total, userId } from '../fields.ts';
import { line, prose } from '../wire/text-fields.ts';
import { defineOperation, publicAccess, signedInAccess } from '../wire/operation.ts';
import {
  marketMeats,
  marketRule,
  marketSides,
  marketTerms,
  marketTypes,
  reportedKinds,
  reportReasons,
} from './market-codes.ts';
import { cutId, isEn, postInput, postRow, readerDict, words } from './market-fields.ts';

export const GetWebMarket = defineOperation({
  name: 'GetWebMarket',
  summary:
    'Offers and enquiries, newest first, or with MarketID one of them (Row). Companies stand under numbers, and plant ' +
    'numbers are left out, unless the reader has the module Market. Own lists one’s own posts in every state.',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({
    MarketID: rowId.optional(),
    Type: z.enum(marketTypes).optional(),
    Side: z.enum(marketSides).optional(),
    Meat: z.enum(marketMeats).optional(),
    Origin: countryCode.optional(),
    Cut: cutId.optional(),
    Term: z.enum(marketTerms).optional(),
    /** `closed` includes expired posts. */
    State: z.enum(['open', 'closed', 'all']).default('open'),
    Own: z.boolean().default(false),
    Keyword: words,
    /** For members with the module Market only: others could identify firms by it. */
    PlantNo: line(marketRule.plantNo).optional(),
    ...paging,
    isEn,
    UserID: userId,
  }),
  output: z.strictObject({
    Row: postRow.nullable(),
    Rows: z.array(postRow),
    Total: total,
    Dict: z.strictObject({
      ...readerDict,
      Open: z.strictObject({ futures: total, spot: total, livecattle: total, analysis: total }),
    }),
  }),
  errors: [1008, 1009],
});

const named = z.strictObject({ Code: z.string(), Name: z.string() });

export const GetWebFrom = defineOperation({
  name: 'GetWebFrom',
  summary: 'What posts can be filtered by (Dict.Posted: what open posts have) and what the posting form offers.',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({ isEn, UserID: userId }),
  output: z.strictObject({
    Dict: z.strictObject({
      Origins: z.array(named),
      BeefCuts: z.array(named.extend({ Group: z.string() })),
      PorkCuts: z.array(named.extend({ Group: z.string() })),
      Ports: z.array(named),
      Posted: z.strictObject({ Origins: z.array(z.string()), Cuts: z.array(named) }),
      Today: day,
    }),
  }),
});

const saved = z.strictObject({ Row: postRow });

export const AddWebMarket = defineOperation({
  name: 'AddWebMarket',
  summary:
    'Posts an offer, an enquiry or an analysis under the company of the stored profile. The same words again within a ' +
    'day are the same post, so that a repeated call doubles nothing.',
  access: signedInAccess,
  rate: 'request',
  input: z.strictObject({ ...postInput, isEn, UserID: userId }),
  output: saved,
});

export const UpdateWebMarket = defineOperation({
  name: 'UpdateWebMarket',
  summary: 'Changes an open post of one’s own; its type and side stay.',
  access: signedInAccess,
  rate: 'request',
  input: z.strictObject({ MarketID: rowId, ...postInput, isEn, UserID: userId }),
  output: saved,
  errors: [1009],
});

export const CloseWebMarket = defineOperation({
  name: 'CloseWebMarket',
  summary: 'Closes an open post of one’s own for good; one that is closed already stays so.',
  access: signedInAccess,
  input: z.strictObject({ MarketID: rowId, isEn, UserID: userId }),
  output: saved,
  errors: [1009],
});

export const SendFuturesEmail = defineOperation({
  name: 'SendFuturesEmail',
  summary:
    'An enquiry about a post, by mail to its poster, whose address is never told. ShareEmail is the agreement that the ' +
    'poster learns the sender’s company, name and address, to which the answer goes; without it nothing is sent. The ' +
    'same words to the same post are one enquiry, however often they are sent.',
  access: signedInAccess,
  rate: 'request',
  input: z.strictObject({
    MarketID: rowId,
    Content: prose(marketRule.enquiry),
    ShareEmail: z.boolean(),
    isEn,
    UserID: userId,
  }),
  output: z.strictObject({ Row: z.strictObject({ EnquiryID: rowId, SentDate: moment }) }),
  errors: [1008, 1009],
});

export const GetWebMarketEnquiries = defineOperation({
  name: 'GetWebMarketEnquiries',
  summary: 'The enquiries to a post of one’s own, newest first.',
  access: signedInAccess,
  input: z.strictObject({ MarketID: rowId, ...paging, isEn, UserID: userId }),
  output: z.strictObject({
    Rows: z.array(
      z.strictObject({
        EnquiryID: rowId,
        /** Null where the sender's data has been erased. */
        CompanyName: z.string().nullable(),
        Content: z.string(),
        SentDate: moment,
      }),
    ),
    Total: total,
  }),
  errors: [1009],
});

export const ReportWebMarket = defineOperation({
  name: 'ReportWebMarket',
  summary: 'Reports a post or a message to the desk; a second report of one thing by one reader changes nothing.',
  access: signedInAccess,
  rate: 'request',
  input: z.strictObject({
    Kind: z.enum(reportedKinds),
    ID: rowId,
    Reason: z.enum(reportReasons),
    Note: prose(marketRule.note).nullable().default(null),
    isEn,
    UserID: userId,
  }),
  output: nothing,
  errors: [1009],
});
