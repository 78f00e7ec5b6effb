import type { NewsletterMessages } from './messages.zh.ts';

export const en = {
  title: 'The week by mail',
  description:
    'One mail a week: news of beef imports into China, price indices and changes in plant approvals. Ask for it with your address, leave whenever you like.',
  lead: 'One mail a week: the news, the latest price indices and changes in plant approvals. Free; leave whenever you like.',
  whatTitle: 'What is in it',
  what: [
    'The week’s news: titles with a summary, one click from the article',
    'Forward and spot indices and their spread, with the change on the week',
    'Changes of plants registered for China; details are open to members',
  ],
  email: 'Email',
  ask: 'Subscribe',
  needEmail: 'Please enter an address such as name@example.com',
  sentTitle: 'Please look for our mail',
  sent: (email) =>
    `A mail is on its way to ${email}: open the link in it and you are on the list. It holds for 48 hours. An address that is on the list already gets no second one.`,
  member: 'You have an account? Subscribe in “My BTC Account”, and it comes to the address of your account.',
  toAccount: 'My BTC Account',
  privacy: 'Your address is used for this mail only, and deleted within a year after you leave.',
  termsBefore: 'By subscribing you accept the ',
  termsAfter: '.',
  failed: 'This did not go through. Please check your connection and try again.',
  tooMany: 'Too many attempts. Please try again later.',
  confirmTitle: 'Confirm your subscription',
  confirmText: 'Press the button to get the week by mail.',
  confirm: 'Confirm',
  confirmed: 'You are on the list. The next issue comes to your address.',
  confirmGone: 'This link has run out or was used already. To subscribe, please enter your address again.',
  stopTitle: 'Unsubscribe from the week by mail',
  stopText: 'Press the button and no further issue is sent to you. Mails about your account are not affected.',
  stop: 'Unsubscribe',
  stopped: 'You are off the list and get no further issue.',
  stopGone: 'This link is incomplete or no longer valid. Please open the link at the end of the latest issue.',
  again: 'Subscribe again',
  needScript: 'This page needs JavaScript.',
} satisfies NewsletterMessages;
