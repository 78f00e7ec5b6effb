import type { ChartMessages } from './messages.zh.ts';

export const en = {
  loading: 'Drawing the chart',
  failedTitle: 'The chart could not be drawn',
  failedText: 'The figures are there: look at the table, or try again.',
} satisfies ChartMessages;
