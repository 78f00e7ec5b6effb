import { join } from 'node:path';
import type { MeasureRow } from '../bench-context.ts';
import { runJob } from '../job.ts';
import { median, quantile, shown } from '../spread.ts';
import type { askBeefOne } from './beef-one.job.ts';
import { factCount } from './import.row.ts';

export const measureBeefOne: MeasureRow = async (context) => {
  const { facts, times, maxAnswerBytes } = await runJob<typeof askBeefOne>(
    new URL('./beef-one.job.ts', import.meta.url),
    {
      folder: join(context.folder, 'facts'),
      facts: factCount(context),
      questions: context.quick ? 100 : 600,
    },
  );
  return [
    {
      row: 'Beef One, chart',
      what: `p95 at ${facts.toLocaleString('en-US')} facts, cold answers`,
      value: quantile(times, 0.95),
      unit: 'ms',
      aim: { is: 'atMost', limit: 30 },
      details: `p50 ${shown(median(times))} ms, slowest ${shown(Math.max(...times))} ms over ${times.length} different questions; answers up to ${shown(maxAnswerBytes / 1000)} kB`,
      data: { times },
    },
  ];
};
