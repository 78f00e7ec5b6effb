import { z } from 'zod';
import { day, moment, month } from '../fields.ts';
import { defineOperation, staffAccess } from '../wire/operation.ts';
import { planningKinds } from './planning-kinds.ts';

export const planningRow = z.strictObject({
  Kind: z.enum(planningKinds),
  /** In Shanghai. */
  Date: day,
  /** Null where only the day is known. */
  At: moment.nullable(),
  /** Null for events from outside. */
  ID: z.int().nullable(),
  TitleCn: z.string().nullable(),
  TitleEn: z.string().nullable(),
  /** Named as in its own room: `draft`, `scheduled`, `published`. */
  State: z.string().nullable(),
});
export type PlanningRow = z.output<typeof planningRow>;

export const GetPlanning = defineOperation({
  name: 'GetPlanning',
  summary:
    'What appears in a month: articles and periodic reports, market reports, releases of data to come, deadlines of the survey, the week by ' +
    'mail, days of banners and exhibitions; in the order of days.',
  access: staffAccess('editor', 'analyst'),
  input: z.strictObject({
    Month: month,
    Kind: z.enum(planningKinds).optional(),
  }),
  output: z.strictObject({ Rows: z.array(planningRow), Dict: z.strictObject({ Today: day }) }),
});
