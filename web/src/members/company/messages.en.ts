import { plural } from '#i18n/messages.ts';
import type { CompanyMessages } from './messages.zh.ts';

export const en = {
  title: 'Edit company and contact',
  company: 'Company',
  person: 'Contact person',
  account: 'Account',
  lead: 'Details must be actual and valid. Accounts with unclear details may be blocked.',
  proofLead:
    'A new email address or mobile takes your password and the code we send to it. When the email address changes, we tell the old one.',
  emailCode: 'Email code',
  mobileCode: 'Mobile code',
  password: 'Your password',
  sendCode: 'Send code',
  again: (seconds) => `Again in ${seconds} s`,
  againInMinutes: (minutes) => `Again in ${minutes} min`,
  codeSent: (minutes) =>
    `The code has been sent; it is valid for ${minutes} ${plural(Number(minutes), 'minute', 'minutes')}.`,
  save: 'Save',
  saved: 'Saved',
  issues: {
    onenamerequired: 'Give the company’s name in Chinese or in English.',
    provincerequired: 'Please fill this in.',
    EmailCode: 'Enter the six-digit code.',
    'EmailCode.required': 'Enter the six-digit code.',
    MobileCode: 'Enter the six-digit code.',
    'MobileCode.required': 'Enter the six-digit code.',
    wrongcurrentpassword: 'The password is incorrect.',
  },
} satisfies CompanyMessages;
