import type { ContactMessages } from './messages.zh.ts';

export const en = {
  title: 'Send us a message',
  labels: {
    Name: 'Name',
    CompanyName: 'Company (optional)',
    Email: 'Email',
    Phone: 'Phone (optional)',
    Content: 'Message',
  },
  emailHint: 'We will reply to this address.',
  left: (count: string) => `${count} characters left.`,
  send: 'Send',
  issues: {
    'Name.required': 'Please enter your name.',
    'Email.required': 'Please enter your email address.',
    'Content.required': 'Please enter your message.',
    Name: 'Some of these characters cannot be used.',
    CompanyName: 'Some of these characters cannot be used.',
    Content: 'Some of these characters cannot be used.',
    Email: 'This is not an email address. An example: name@example.com',
    Phone: 'This is not a phone number. Please use digits, with country code and extension as needed.',
  },
  failed: (reason: string) => `Your message was not sent. ${reason} What you wrote is still here.`,
  needScript: 'The form needs JavaScript. You can also write to a mailbox above.',
  thanksTitle: 'Your message has been sent. Thank you.',
  thanks: 'We usually reply within one working day, to the address you gave.',
  another: 'Send another message',
} satisfies ContactMessages;
