import type { PageMessages } from './pages.zh.ts';

export const en = {
  notFoundKicker: '404',
  notFoundTitle: 'There is no such page',
  notFoundText: 'The address may be wrong, or the page may have moved. Please check the address, or go on from here.',
  errorTitle: 'This page failed',
  errorText:
    'The fault is ours. Please reload in a while; if it keeps happening, tell us the address of this page and the time.',
  reload: 'Reload',
  toNews: 'Read the news',
  toHome: 'Go home',
  contactTitle: 'Contact us',
  contactLead:
    'Questions about subscriptions, membership, data or coverage: please write to the right desk or leave a message below. We usually answer within one working day.',
  contactFor: {
    service: { name: 'Service', about: 'accounts, logging in, using the site' },
    sales: { name: 'Membership and sales', about: 'membership, tailored data, advertising' },
    news: { name: 'News desk', about: 'tips, corrections, reprints' },
  },
  mailboxNotYet: 'not set up yet',
  membershipTitle: 'Membership brochure',
  membershipText:
    'The brochure tells the levels of membership, what each of them opens, what they cost and how to apply.',
  membershipDownload: 'Membership brochure (PDF)',
  demoContact: 'This is a demonstration site; messages sent here reach nobody but whoever runs it.',
} satisfies PageMessages;
