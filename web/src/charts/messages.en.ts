import type { ChartMessages } from './messages.zh.ts';

export const en = {
  loading: 'Drawing the chart',
  noScript: 'Charts need JavaScript, which is off in this browser. The table has the same data.',
  failedTitle: 'The chart could not be drawn',
  failedText: 'The data is fine: see the table, or try again.',
} satisfies ChartMessages;
