import { z } from 'zod';
import { nothing } from '../fields.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';

export const GetWxTicket = defineOperation({
  name: 'GetWxTicket',
  summary:
    'The ticket to sign a messenger share with; 6015 where no messenger account is set, then pages share by link and QR code.',
  access: publicAccess,
  cache: 'none',
  input: nothing,
  output: z.strictObject({ Row: z.strictObject({ Ticket: z.string(), AppID: z.string() }) }),
  errors: [6015],
});
