import { z } from 'zod';
import { day, isEn, total } from '../fields.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';
import { seriesCodes } from './trade-codes.ts';

const text = { TextCn: z.string(), TextEn: z.string() };

/** A note for readers of a series, and the period it concerns (`2019`, `2018-11`). */
const dated = z.strictObject({ Period: z.string(), ...text });
export type DatedNote = z.output<typeof dated>;

export const methodRow = z.strictObject({
  Code: z.enum(seriesCodes),
  NameCn: z.string(),
  NameEn: z.string(),
  SourceCn: z.string(),
  SourceEn: z.string(),
  /** Page where the source publishes; null where none is public. */
  SourceUrl: z.url().nullable(),
  ScopeCn: z.string(),
  ScopeEn: z.string(),
  UnitCn: z.string(),
  UnitEn: z.string(),
  FrequencyCn: z.string(),
  FrequencyEn: z.string(),
  DelayCn: z.string(),
  DelayEn: z.string(),
  ProvisionalCn: z.string(),
  ProvisionalEn: z.string(),
  Breaks: z.array(dated),
  Revisions: z.array(dated),
  Demo: z.boolean(),
  /** First and last period and latest publication; null where nothing has been loaded. */
  From: z.string().nullable(),
  To: z.string().nullable(),
  PublishedOn: day.nullable(),
});
export type MethodRow = z.output<typeof methodRow>;

const measure = z.strictObject({ Code: z.string(), NameCn: z.string(), NameEn: z.string(), ...text });
export type MeasureNote = z.output<typeof measure>;

export const getTradeMethods = defineOperation({
  name: 'GetTradeMethods',
  summary:
    'Methods: Rows has a series each (source, scope, unit, delay, breaks, known revisions), List how figures are calculated',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({ isEn }),
  output: z.strictObject({ Rows: z.array(methodRow), Total: total, List: z.array(measure) }),
});
