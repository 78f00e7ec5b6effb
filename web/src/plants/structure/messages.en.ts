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
    `${title}, status on ${date}; largest: ${first}, ${count} plants, ${share}.`,
  unit: 'plants',
  bar: (count: string, share: string) => `${count}, ${share}`,
  concentration: 'Concentration',
  cr: { Cr1: 'Largest', Cr4: 'Top 4', Cr10: 'Top 10' },
  tableCaption: (title: string, date: string) => `${title}, status on ${date}`,
  total: 'Total',
  share: 'Share',
  lockedTitle: (by: string) => `Market structure by ${by.toLowerCase()}`,
  lockedText: (total: string) => `${total} plants by state or province, type, scope and group, on any past date.`,
  empty: 'No plants',
  overlapping: 'Plants with several types or scopes count in each, so totals exceed the number of plants.',
} satisfies StructureMessages;
