import type { MeasureRow } from '../bench-context.ts';
import { runJob } from '../job.ts';
import { median, quantile, shown } from '../spread.ts';
import type { prices } from './prices.job.ts';

const quoteCount = 2_000_000;

export const measurePrices: MeasureRow = async (context) => {
  const count = context.quick ? 100_000 : quoteCount;
  const { list, largeList, history, indices } = await runJob<typeof prices>(
    new URL('./prices.job.ts', import.meta.url),
    { folder: context.folder, count, rounds: context.quick ? 3 : 12 },
  );
  const row = 'Prices';
  const size = `${count.toLocaleString('en-US')} quotes`;
  return [
    {
      row,
      what: `list of a day, cold p95 at ${size}`,
      value: quantile(list, 0.95),
      unit: 'ms',
      aim: { is: 'atMost', limit: 30 },
      details: `p50 ${shown(median(list))} ms, 100 rows a page; 500 rows converted to landed cost p50 ${shown(median(largeList))}, p95 ${shown(quantile(largeList, 0.95))} ms`,
      data: { list, largeList },
    },
    {
      row,
      what: 'history of a series of 500 quotes, cold p95',
      value: quantile(history, 0.95),
      unit: 'ms',
      aim: { is: 'atMost', limit: 30 },
      details: `p50 ${shown(median(history))} ms`,
      data: { history },
    },
    {
      row,
      what: 'indices of ten years anew',
      value: indices.whole / 1000,
      unit: 's',
      aim: { is: 'atMost', limit: 2 },
      details: `after one changed day ${shown(indices.oneDay / 1000)} s`,
      data: { indices },
    },
  ];
};
