import type { ShareMessages } from './messages.zh.ts';

export const en = {
  csv: 'Download CSV',
  xlsx: 'Download XLSX',
  png: 'Download picture',
  link: 'Copy link',
  failed: 'The download failed. Please try again later.',
  source: (name: string) => `Source: ${name}`,
  demo: 'Demonstration data, all invented',
} satisfies ShareMessages;
