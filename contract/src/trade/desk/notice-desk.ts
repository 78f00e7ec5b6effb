import { z } from 'zod';
import { day, moment, namedOption, nothing, rowId, savedRevision, total } from '../../fields.ts';
import { noticeKinds } from '../../safeguard/measure.ts';
import { noticeField } from '../../safeguard/safeguard-fields.ts';
import { defineOperation, staffAccess } from '../../wire/operation.ts';
import { line } from '../../wire/text-fields.ts';

const access = staffAccess('analyst');
const text = line(600).nullable();

const deskNotice = noticeField.extend({
  NoticeID: rowId,
  /** Origin of the quota, or `OTH` for that of all others. */
  Line: z.string(),
  LineCn: z.string(),
  LineEn: z.string(),
  Year: z.int(),
  /** `standing`: it counts. */
  State: z.enum(['standing', 'corrected', 'withdrawn']),
  Corrects: rowId.nullable(),
  /** Null: shipped with the portal. */
  EnteredBy: z.string().nullable(),
  EnteredDate: moment,
  WithdrawnBy: z.string().nullable(),
  WithdrawnDate: moment.nullable(),
  WithdrawnWhy: z.string().nullable(),
  Revision: z.int().min(1),
});
export type DeskNotice = z.output<typeof deskNotice>;

export const GetSafeguardNotices = defineOperation({
  name: 'GetSafeguardNotices',
  summary:
    'What was published of the use of the safeguard quotas, withdrawn and corrected notices too, the latest first',
  access,
  input: nothing,
  output: z.strictObject({
    Rows: z.array(deskNotice),
    Total: total,
    Dict: z.strictObject({
      Today: day,
      Lines: z.array(namedOption),
      Years: z.array(z.int()),
    }),
  }),
});

export const AddSafeguardNotice = defineOperation({
  name: 'AddSafeguardNotice',
  summary:
    'Enters an official notice (50, 80 or 100 %), or what somebody else reports of the use; or one that puts another right (Corrects). ' +
    'Duties follow at once. Refused (1001) for a line or year without a quota (rule unknown), a notice at another step (rule step), days to ' +
    'come (rule future) or in the wrong order (rule order), a notice at 100 % that names no day (rule required), a second one of a step that ' +
    'corrects none (rule taken), and where the one to be corrected no longer stands (rule closed).',
  access,
  input: z.strictObject({
    Kind: z.enum(noticeKinds),
    Line: z.string().regex(/^[A-Z]{3}$/),
    Year: z.int().min(2000).max(2100),
    Percent: z.number().positive().max(999),
    ReachedOn: day.nullable(),
    SurchargeFrom: day.nullable(),
    PublishedOn: day,
    TextCn: text,
    TextEn: text,
    SourceCn: line(200),
    SourceEn: line(200),
    SourceUrl: z
      .url({ protocol: /^https?$/ })
      .max(500)
      .nullable(),
    Corrects: rowId.optional(),
  }),
  output: z.strictObject({ Row: deskNotice }),
  errors: [1009],
});

const seen = { NoticeID: rowId, Revision: savedRevision };

export const WithdrawSafeguardNotice = defineOperation({
  name: 'WithdrawSafeguardNotice',
  summary:
    'Withdraws a notice, with the reason: it decides nothing any more, and one that it had put right stands again. Nothing is deleted. ' +
    'Refused where it is withdrawn already (1001, rule closed) or changed meanwhile (rule changed).',
  access,
  input: z.strictObject({ ...seen, Why: line(300) }),
  output: z.strictObject({ Row: deskNotice }),
  errors: [1009],
});

export const RestoreSafeguardNotice = defineOperation({
  name: 'RestoreSafeguardNotice',
  summary:
    'Undoes the withdrawal of a notice. Refused where it is not withdrawn (1001, rule closed), another of its step stands meanwhile (rule ' +
    'taken) or it was changed (rule changed).',
  access,
  input: z.strictObject(seen),
  output: z.strictObject({ Row: deskNotice }),
  errors: [1009],
});

export const noticeDeskOperations = {
  GetSafeguardNotices,
  AddSafeguardNotice,
  WithdrawSafeguardNotice,
  RestoreSafeguardNotice,
} as const;
