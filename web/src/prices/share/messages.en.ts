import type { ShareMessages } from './messages.zh.ts';

export const en = {
  csv: 'Download CSV',
  xlsx: 'Download XLSX',
  png: 'Download picture',
  link: 'Copy link',
  failed: 'The download failed. Please try again later.',
  source: (name: string) => `Source: ${name}`,
  demo: 'Demonstration data, all invented',
  earlier: 'Prices as published earlier',
  publishedOn: 'As published on',
  publishedOnHint: 'Prices published by the end of that day, without later revisions',
  showDay: 'Show',
  showNow: 'Back to today',
  asPublished: (day) => `Prices as published on ${day}, without later revisions.`,
} satisfies ShareMessages;
