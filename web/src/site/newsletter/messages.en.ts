import type { NewsletterMessages } from './messages.zh.ts';

export const en = {
  title: 'Weekly newsletter',
  description:
    'One email a week: China beef import news, price indices and plant status changes. Subscribe with your email, unsubscribe at any time.',
  lead: 'One email a week: the news, the latest price indices and plant status changes. Free; unsubscribe at any time.',
  whatTitle: 'What is in it',
  what: [
    'The week’s news: headlines with a summary and a link to each article',
    'Forward and spot indices and the spot premium, with w/w change',
    'Status changes of plants registered for China; details are open to members',
  ],
  email: 'Email',
  ask: 'Subscribe',
  needEmail: 'Please enter an address such as name@example.com',
  sentTitle: 'Check your inbox',
  sent: (email) =>
    `We have sent an email to ${email}: open the link in it to confirm your subscription. The link is valid for 48 hours. Addresses already subscribed get no second email.`,
  member: 'Have an account? Subscribe in “My BTC Account” and the newsletter goes to your account email.',
  toAccount: 'My BTC Account',
  privacy: 'Your email is used for this newsletter only and deleted within a year after you unsubscribe.',
  termsBefore: 'By subscribing you accept the ',
  termsAfter: '.',
  failed: 'This did not go through. Please check your connection and try again.',
  confirmTitle: 'Confirm your subscription',
  confirmText: 'Press the button to start receiving the weekly newsletter.',
  confirm: 'Confirm',
  confirmed: 'You are subscribed. The next issue will be sent to your email.',
  confirmGone: 'This link has expired or has already been used. To subscribe, please enter your email again.',
  stopTitle: 'Unsubscribe from the weekly newsletter',
  stopText: 'Press the button to stop receiving the newsletter. Emails about your account are not affected.',
  stop: 'Unsubscribe',
  stopped: 'You have unsubscribed and will receive no further issues.',
  stopGone: 'This link is incomplete or no longer valid. Please use the link at the end of the latest issue.',
  again: 'Subscribe again',
  needScript: 'This page needs JavaScript.',
} satisfies NewsletterMessages;
