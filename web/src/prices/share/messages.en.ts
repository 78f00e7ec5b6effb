import type { ShareMessages } from './messages.zh.ts';

export const en = {
  csv: 'Download CSV',
  xlsx: 'Download XLSX',
  png: 'Download picture',
  link: 'Copy link',
  failed: 'The download failed. Please try again later.',
  source: (name: string) => `Source: ${name}`,
  demo: 'Demonstration data, all invented',
  period: 'Period',
  periods: { '1M': '1M', '3M': '3M', '1Y': '1Y', '5Y': '5Y', all: 'All' },
  show: 'Show as',
  chart: 'Chart',
  table: 'Table',
  earlier: 'Prices as published earlier',
  publishedOn: 'As published on',
  publishedOnHint: 'Prices published by the end of that day, without later revisions',
  showDay: 'Show',
  showNow: 'Back to today',
  asPublished: (day) => `Prices as published on ${day}, without later revisions.`,
} satisfies ShareMessages;
