import { z } from 'zod';
import { month, namedOption } from '../fields.ts';
import { lockReasonField } from '../lock-field.ts';

const importRow = z.strictObject({
  ...namedOption.shape,
  Tonnes: z.number().nullable(),
  /** Percent of all origins. */
  Share: z.number().nullable(),
  /** Percent against the same months a year before. */
  Yoy: z.number().nullable(),
  UsdPerTonne: z.number().nullable(),
});

/** Imports of twelve months under some tariff lines. */
export const lineImports = z.strictObject({
  Locked: z.strictObject({ Module: z.enum(['Data', 'PorkData']), Reason: lockReasonField }).nullable(),
  /** By origin, largest first; empty where locked or unpublished. */
  Rows: z.array(importRow),
  Sum: importRow.nullable(),
  From: month.nullable(),
  To: month.nullable(),
  SourceCn: z.string(),
  SourceEn: z.string(),
  Demo: z.boolean(),
});
export type LineImports = z.output<typeof lineImports>;
