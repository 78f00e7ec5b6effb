import { z } from 'zod';
import { moment, nothing, paging, rowId, total, userId } from '../fields.ts';
import { defineOperation, signedInAccess } from '../wire/operation.ts';

/**
 * What a notice can be about; the pages have words for each.
 * Detail holds: membershipGranted and membershipChanged {Level, Edition, State, ExpireDate}; membershipRefused {Level, Reason};
 * trialChanged {Items}; cancellationRefused {Reason}; staffReply {MessageID}; savedSearchHit {NewsID};
 * plantStatus {PlantID, PlantNo, Origin, OriginCn, OriginEn, State}; marketEnquiry {MarketID}; marketRemoved {Kind, Reason};
 * merchantClaim {MerchantID, State, Reason};
 * alert {Alert, Count, NameCn, NameEn, Path}, of which Count are raised and the first is named, Path without the edition’s prefix; the others nothing.
 */
export const noticeKinds = [
  'membershipGranted',
  'membershipChanged',
  'membershipRefused',
  'trialChanged',
  'cancellationRefused',
  'staffReply',
  'savedSearchHit',
  'plantStatus',
  'marketEnquiry',
  'marketRemoved',
  'merchantClaim',
  'passwordChanged',
  'emailChanged',
  'emailChangedByStaff',
  'emailReleased',
  'alert',
] as const;
export const noticeKind = z.enum(noticeKinds);
export type NoticeKind = z.output<typeof noticeKind>;

export const GetNotices = defineOperation({
  name: 'GetNotices',
  summary: 'One’s own notices, newest first; Dict.Unread counts all that are unread.',
  access: signedInAccess,
  input: z.strictObject({ UserID: userId, ...paging }),
  output: z.strictObject({
    Rows: z.array(
      z.strictObject({
        NoticeID: rowId,
        Kind: noticeKind,
        Detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
        CreatedDate: moment,
        ReadDate: moment.nullable(),
      }),
    ),
    Total: total,
    Dict: z.strictObject({ Unread: z.int().min(0) }),
  }),
});

export const ReadNotices = defineOperation({
  name: 'ReadNotices',
  summary: 'Marks notices of one’s own as read, all of them where none are named; numbers of others change nothing.',
  access: signedInAccess,
  input: z.strictObject({ UserID: userId, NoticeIDs: z.array(rowId).max(100).optional() }),
  output: nothing,
});
