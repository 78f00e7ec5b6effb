import type { PageMessages } from './pages.zh.ts';

export const en = {
  notFoundKicker: '404',
  notFoundTitle: 'Page not found',
  notFoundText: 'The address may be wrong, or the page may have moved. Check the address, or continue from here.',
  errorTitle: 'Something went wrong on this page',
  errorText:
    'The fault is ours. Please reload in a moment; if it keeps happening, send us the address of this page and the time.',
  loadFailed: 'The page could not be loaded',
  loadFailedText: 'The connection may be down, or the site has just been updated. Check the connection and try again.',
  retry: 'Try again',
  toNews: 'Read the news',
  toHome: 'Go home',
  contactTitle: 'Contact us',
  contactLead:
    'Questions about subscriptions, membership, data or coverage: email the right desk or leave a message below. We usually answer within one working day.',
  contactFor: {
    service: { name: 'Service', about: 'accounts, logging in, using the site' },
    sales: { name: 'Membership and sales', about: 'membership, tailored data, advertising' },
    news: { name: 'News desk', about: 'tips, corrections, reprints' },
  },
  membershipTitle: 'Membership brochure',
  membershipText: 'Membership levels, what each includes, prices and how to apply.',
  membershipDownload: 'Membership brochure (PDF)',
  demoContact: 'This is a demonstration site; messages are seen only by whoever runs it.',
} satisfies PageMessages;
