import { z } from 'zod';
import { day } from '../fields.ts';
import { dutyKinds } from './duty.ts';
import { noticeKinds } from './measure.ts';
import { groundCodes, rulingCodes } from './ruling.ts';

const percent = z.number().min(0).max(999);

export const rulingField = z.strictObject({
  /** Day of the import declaration. */
  Day: day,
  /** Null where it rests on the projection and the reader may not see that. */
  Standing: z.enum(['outside', 'inQuota', 'overQuota']).nullable(),
  Code: z.enum(rulingCodes),
  RestsOn: z.enum(groundCodes),
  /** Surcharge on this day; null where withheld. */
  SurchargePercent: percent.nullable(),
  /** Surcharge above the quota; null where the measure does not apply. */
  OverPercent: percent.nullable(),
  /** True if the quota is, or may be, full on the day: both duties must then be shown. */
  IsOpen: z.boolean(),
  /** Line the goods count against (`OTH`: all other origins); null where the measure does not apply. */
  Line: z.string().nullable(),
  Year: z.int(),
  QuotaTonnes: z.number().nullable(),
  ReachedOn: day.nullable(),
  SurchargeFrom: day.nullable(),
  /** First day of the surcharge if the day of reaching is not counted; null where a notice names the day. */
  OtherSurchargeFrom: day.nullable(),
  NoticePublishedOn: day.nullable(),
  NoticePercent: z.number().nullable(),
  TextCn: z.string(),
  TextEn: z.string(),
});
export type RulingField = z.output<typeof rulingField>;

export const noticeField = z.strictObject({
  Kind: z.enum(noticeKinds),
  Percent: z.number(),
  /** Day the percentage was reached, or a report counts to; null where the publication does not say. */
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

export const quotaUseField = z.strictObject({
  Tonnes: z.number(),
  Percent: z.number(),
  Day: day,
  RestsOn: z.enum(['notice', 'customs']),
});
export type QuotaUseField = z.output<typeof quotaUseField>;

/** Separate counts of one quota; null where nothing is published. */
export const quotaCountsField = z.strictObject({
  /** The official count, unless one by customs of the same or a later day is at least as high. */
  Last: quotaUseField.nullable(),
  Official: quotaUseField.nullable(),
  Customs: quotaUseField.nullable(),
  SourceCn: z.string().nullable(),
  SourceEn: z.string().nullable(),
  Demo: z.boolean(),
});
export type QuotaCountsField = z.output<typeof quotaCountsField>;

/** A duty on top of the ordinary one; the rate is null where it is not known. */
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

export const shownDutyField = z.strictObject({
  /** Percent, including other duties with a known rate; null for lines of many origins. */
  DutyInPercent: percent.nullable(),
  DutyOverPercent: percent.nullable(),
  OthersKnown: z.boolean(),
  Ruling: rulingField.pick({ Standing: true, RestsOn: true, IsOpen: true }),
});
