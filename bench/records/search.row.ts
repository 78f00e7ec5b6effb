import type { MeasureRow } from '../bench-context.ts';
import { runJob } from '../job.ts';
import { median, quantile, shown } from '../spread.ts';
import { prepareArticles } from './prepare-articles.ts';
import type { search } from './search.job.ts';

const articleCount = 20_000;

export const measureSearch: MeasureRow = async (context) => {
  const count = context.quick ? 2_000 : articleCount;
  await prepareArticles(context, count);
  const { requests } = await runJob<typeof search>(new URL('./search.job.ts', import.meta.url), {
    folder: context.folder,
    rounds: context.quick ? 3 : 9,
  });
  const times = requests.flatMap((one) => one.times);
  const slow = requests
    .map(({ keyword, found, times }) => ({ keyword, found, ms: median(times) }))
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, 3)
    .map(({ keyword, found, ms }) => `${keyword} ${shown(ms)} ms (${found} found)`);
  const row = 'Search';
  return [
    {
      row,
      what: `p95 at ${count.toLocaleString('en-US')} articles`,
      value: quantile(times, 0.95),
      unit: 'ms',
      aim: { is: 'atMost', limit: 150 },
      details: `p50 ${shown(median(times))} ms over ${requests.length} questions; slowest: ${slow.join(', ')}`,
      data: { requests },
    },
  ];
};
