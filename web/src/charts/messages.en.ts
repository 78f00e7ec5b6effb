import type { ChartMessages } from './messages.zh.ts';

export const en = {
  loading: 'Drawing the chart',
  noScript: 'Charts need scripts, which are off in this browser. The table has the same figures.',
  failedTitle: 'The chart could not be drawn',
  failedText: 'The figures are there: look at the table, or try again.',
} satisfies ChartMessages;
