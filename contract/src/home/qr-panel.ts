import { z } from 'zod';
import { isEn } from '../fields.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';
import { line } from '../wire/text-fields.ts';

export const qrPanelFields = {
  Shown: z.boolean(),
  /** Null: the page's own words. */
  Caption: line(40).nullable(),
  /** Target of the code; null: the official account from the settings, or the portal. */
  Target: z
    .string()
    .trim()
    .max(300)
    .regex(/^https?:\/\/[^\s\\]+$/)
    .nullable(),
};

export const getQrPanel = defineOperation({
  name: 'GetQrPanel',
  summary: 'The floating panel with the QR code: whether it is there, its words and where it leads.',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({ isEn }),
  output: z.strictObject({ Row: z.strictObject(qrPanelFields) }),
});
