import type { MeasureRow } from '../bench-context.ts';
import { runJob } from '../job.ts';
import { median, quantile, shown } from '../spread.ts';
import type { plants } from './plants.job.ts';

const plantCount = 200_000;

export const measurePlants: MeasureRow = async (context) => {
  const count = context.quick ? 20_000 : plantCount;
  const { typing, directory, preview } = await runJob<typeof plants>(new URL('./plants.job.ts', import.meta.url), {
    folder: context.folder,
    count,
    rounds: context.quick ? 2 : 6,
  });
  const times = typing.map(({ ms }) => ms);
  const slowest = typing
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, 3)
    .map(({ text, ms }) => `${text} ${shown(ms)} ms`);
  const row = 'Plants';
  const size = `${count.toLocaleString('en-US')} plants, ${(count * 5).toLocaleString('en-US')} events`;
  return [
    {
      row,
      what: `as typed, p95 at ${size}`,
      value: quantile(times, 0.95),
      unit: 'ms',
      aim: { is: 'atMost', limit: 30 },
      details: `p50 ${shown(median(times))} ms over ${times.length} questions; slowest: ${slowest.join(', ')}`,
      data: { typing },
    },
    {
      row,
      what: 'directory page found by words, with its facets, p95',
      value: quantile(directory, 0.95),
      unit: 'ms',
      details: `p50 ${shown(median(directory))} ms`,
      data: { directory },
    },
    {
      row,
      what: 'difference of a list of 50,000 lines',
      value: Math.max(...preview) / 1000,
      unit: 's',
      aim: { is: 'atMost', limit: 5 },
      details: preview.map((ms) => `${shown(ms / 1000)} s`).join(', '),
      data: { preview },
    },
  ];
};
