import type { ContactMessages } from './messages.zh.ts';

export const en = {
  title: 'Send us a message',
  name: 'Name',
  companyName: 'Company (optional)',
  phone: 'Phone (optional)',
  email: 'Email',
  emailHint: 'We will reply to this address.',
  content: 'Message',
  left: (count: string) => `${count} characters left.`,
  send: 'Send',
  needName: 'Please enter your name.',
  needEmail: 'Please enter your email address.',
  badEmail: 'This is not an email address. An example: name@example.com',
  badPhone: 'This is not a phone number. Please use digits, with country code and extension as needed.',
  needContent: 'Please enter your message.',
  tooLong: (most: string) => `At most ${most} characters.`,
  badSigns: 'Some of these characters cannot be used.',
  tooMany: (seconds: string) =>
    `That was too many messages. Please try again in ${seconds} seconds; what you wrote is still here.`,
  failed: (reason: string) => `Your message was not sent. ${reason} What you wrote is still here.`,
  needScript: 'The form needs JavaScript. You can also write to a mailbox above.',
  thanksTitle: 'Your message has been sent. Thank you.',
  thanks: 'We usually reply within one working day, to the address you gave.',
  another: 'Send another message',
} satisfies ContactMessages;
