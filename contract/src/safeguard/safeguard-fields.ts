import { z } from 'zod';
import { day } from '../fields.ts';
import { dutyKinds } from './duty.ts';
import { noticeKinds } from './measure.ts';
import { groundCodes, rulingCodes } from './ruling.ts';

const percent = z.number().min(0).max(999);

/** What the safeguard says of goods declared on a day, and why; the texts are the whole reason in words. */
export const rulingField = z.strictObject({
  /** The day of the import declaration that is ruled on. */
  Day: day,
  /** Which duty applies; null where it rests on the projection and the reader may not have that. */
  Standing: z.enum(['outside', 'inQuota', 'overQuota']).nullable(),
  Code: z.enum(rulingCodes),
  RestsOn: z.enum(groundCodes),
  /** What is paid on top on this day; null where that is withheld. */
  SurchargePercent: percent.nullable(),
  /** What is paid on top over the quota; null where the measure does not apply. */
  OverPercent: percent.nullable(),
  /** True where the quota is, or may be, full on the day: both duties are then to be shown. */
  IsOpen: z.boolean(),
  /** Whose quota the goods count against (OTH: that of all others); null where the measure does not apply. */
  Line: z.string().nullable(),
  Year: z.int(),
  QuotaTonnes: z.number().nullable(),
  ReachedOn: day.nullable(),
  SurchargeFrom: day.nullable(),
  /** The first day of the surcharge if the day of reaching is not counted; null where a notice names the day. */
  OtherSurchargeFrom: day.nullable(),
  NoticePublishedOn: day.nullable(),
  NoticePercent: z.number().nullable(),
  TextCn: z.string(),
  TextEn: z.string(),
});
export type RulingField = z.output<typeof rulingField>;

/** What was published of the use of a quota: an official notice, or what somebody else reports. */
export const noticeField = z.strictObject({
  Kind: z.enum(noticeKinds),
  Percent: z.number(),
  /** The day on which so much was reached, or to which a report counts; null where the publication does not say. */
  ReachedOn: day.nullable(),
  SurchargeFrom: day.nullable(),
  PublishedOn: day,
  TextCn: z.string().nullable(),
  TextEn: z.string().nullable(),
  SourceCn: z.string(),
  SourceEn: z.string(),
  SourceUrl: z.string().nullable(),
});
export type NoticeField = z.output<typeof noticeField>;

/** How much of a quota was used by a day, and who says so. */
export const quotaUseField = z.strictObject({
  Tonnes: z.number(),
  Percent: z.number(),
  Day: day,
  RestsOn: z.enum(['notice', 'customs']),
});
export type QuotaUseField = z.output<typeof quotaUseField>;

/** The counts of a quota, each by itself; null where nothing is published. */
export const quotaCountsField = z.strictObject({
  /** The one that holds: the official one, until a later one has more. */
  Last: quotaUseField.nullable(),
  Official: quotaUseField.nullable(),
  Customs: quotaUseField.nullable(),
  /** Whose figures customs' count is. */
  SourceCn: z.string().nullable(),
  SourceEn: z.string().nullable(),
  Demo: z.boolean(),
});
export type QuotaCountsField = z.output<typeof quotaCountsField>;

/** A duty that is paid beside the ordinary one; a rate that is not known is null. */
export const otherDutyField = z.strictObject({
  Kind: z.enum(dutyKinds),
  Percent: percent.nullable(),
  PercentTo: percent.nullable(),
  From: day,
  Until: day.nullable(),
  NoteCn: z.string().nullable(),
  NoteEn: z.string().nullable(),
  SourceCn: z.string(),
  SourceEn: z.string(),
});
export type OtherDutyField = z.output<typeof otherDutyField>;

/** The duty of a quota's goods on a day, as `describeDuty` words it. */
export const shownDutyField = z.strictObject({
  /** Percent, other duties whose rate is known included; null for lines of many origins. */
  DutyInPercent: percent.nullable(),
  DutyOverPercent: percent.nullable(),
  OthersKnown: z.boolean(),
  Ruling: rulingField.pick({ Standing: true, RestsOn: true, IsOpen: true }),
});
