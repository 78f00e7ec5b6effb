import { z } from 'zod';
import { isEn } from '../fields.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';

export const maxSampleRows = 3;

const row = z.strictObject({ Name: z.string(), Text: z.string() });

const sample = z.strictObject({
  Title: z.string(),
  Rows: z.array(row).min(1).max(maxSampleRows),
  Demo: z.boolean(),
});
export type LockSample = z.output<typeof sample>;

export const GetLockSample = defineOperation({
  name: 'GetLockSample',
  summary:
    'What a lock shows of what stands behind it, the same for everybody and only where the desk allows it: of a data view the three largest of ' +
    'the last full quarter (Code: its code), of plants the three latest changes (Code: the meat), of a cut its free prices (Code: as in its ' +
    'address). Row is null where there is none.',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({ isEn, Kind: z.enum(['view', 'plants', 'cut']), Code: z.string().trim().min(1).max(60) }),
  output: z.strictObject({ Row: sample.nullable() }),
});
