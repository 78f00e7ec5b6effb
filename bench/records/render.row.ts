import type { MeasureRow } from '../bench-context.ts';
import { runJob } from '../job.ts';
import { shown } from '../spread.ts';
import { prepareArticles } from './prepare-articles.ts';
import type { renderArticles } from './render.job.ts';

/** An article that is not kept: queries, rendering and sealing, then compressing. */
export const measureRender: MeasureRow = async (context) => {
  await prepareArticles(context, 4_000);
  const cost = await runJob<typeof renderArticles>(new URL('./render.job.ts', import.meta.url), {
    folder: context.folder,
    pages: context.quick ? 100 : 400,
  });
  const row = 'Article rendered afresh';
  const size = `${cost.roundsMs.length} rounds of ${cost.pages} pages of ${shown(cost.bytes / 1000)} kB`;
  return [
    {
      row,
      what: 'CPU a render, database server apart',
      value: cost.renderMs,
      unit: 'ms',
      aim: { is: 'atMost', limit: 2 },
      details: `${size}, after 900 others (${cost.roundsMs.map(shown).join(', ')}); the first 100 took ${shown(cost.firstRenderMs)} ms each; ${cost.faults} faults`,
      data: cost,
    },
    {
      row,
      what: 'CPU to compress it (brotli 5)',
      value: cost.compressMs,
      unit: 'ms',
      details: `to ${shown(cost.compressedBytes / 1000)} kB`,
    },
  ];
};
