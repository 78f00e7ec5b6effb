import type { StructureMessages } from './messages.zh.ts';

export const en = {
  by: 'By',
  bys: {
    origin: 'Origin',
    state: 'Status',
    province: 'State or province',
    type: 'Type',
    product: 'Scope',
    group: 'Group',
  },
  origin: 'Origin',
  allOrigins: 'All origins',
  asOf: 'Status on',
  chartTitle: (meat: string, by: string) => `${meat} plants registered for China, by ${by.toLowerCase()}`,
  chartLabel: (title: string, date: string, first: string, count: string, share: string) =>
    `${title}, status of ${date}; most are ${first}: ${count} plants, ${share}.`,
  unit: 'plants',
  bar: (count: string, share: string) => `${count}, ${share}`,
  concentration: 'Concentration',
  cr: { Cr1: 'Largest', Cr4: 'Four largest', Cr10: 'Ten largest' },
  tableCaption: (title: string, date: string) => `${title}, status of ${date}`,
  total: 'Total',
  share: 'Share',
  lockedTitle: (by: string) => `Market structure by ${by.toLowerCase()}`,
  lockedText: (total: string) =>
    `${total} plants by state or province, type, scope and group, and on any day in the past.`,
  empty: 'No plants',
  overlapping: 'A plant of several types or scopes counts in each, so that the sum exceeds the number of plants.',
} satisfies StructureMessages;
