import { z } from 'zod';
import { day, nothing } from '../fields.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';

export const getPortalDay = defineOperation({
  name: 'GetPortalDay',
  summary:
    'The day that figures call today: the day in Shanghai, or the last day of a demonstration that has ended, said so in DemoUntil.',
  access: publicAccess,
  cache: 'shared',
  input: nothing,
  output: z.strictObject({
    Row: z.strictObject({
      Day: day,
      /** Last day of the demonstration where it stands in for a later today; else null. */
      DemoUntil: day.nullable(),
    }),
  }),
});
