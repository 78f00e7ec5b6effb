import { z } from 'zod';
import { isEn, nothing } from '../fields.ts';
import { emailField } from '../members/company-fields.ts';
import { line, nameLine, prose } from '../wire/text-fields.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';
import { contactRule, phonePattern } from './contact-rule.ts';

const empty = z.literal('');

export const SendMail = defineOperation({
  name: 'SendMail',
  summary: 'A message from the contact page: it is kept for the desk and mailed to the mailbox of the settings.',
  access: publicAccess,
  cache: 'none',
  rate: 'request',
  input: z.strictObject({
    Name: nameLine(contactRule.name),
    CompanyName: z.union([empty, nameLine(contactRule.companyName)]).default(''),
    Phone: z.union([empty, line(contactRule.phone).pipe(z.string().regex(phonePattern))]).default(''),
    Email: emailField,
    Content: prose(contactRule.content),
    isEn,
  }),
  output: nothing,
});
