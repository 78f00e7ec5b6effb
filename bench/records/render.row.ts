import type { MeasureRow } from '../bench-context.ts';
import { runJob } from '../job.ts';
import { shown } from '../spread.ts';
import { referenceMachineMs } from '../yardstick.ts';
import { prepareArticles } from './prepare-articles.ts';
import type { renderArticles } from './render.job.ts';

/** Three times React's own `renderToString` for such a page on the reference machine: docs/decisions/115. */
const limitMs = 4;
const limitOfYardstick = limitMs / referenceMachineMs;

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
      aim: { is: 'atMost', limit: limitMs },
      details: `${size}, after 900 others (${cost.roundsMs.map(shown).join(', ')}); the first 100 took ${shown(cost.firstRenderMs)} ms each; ${cost.issues} faults`,
      data: cost,
    },
    {
      row,
      what: 'the same beside the fixed piece of work',
      value: cost.ofYardstick * 100,
      unit: '%',
      aim: { is: 'atMost', limit: limitOfYardstick * 100 },
      details: `done right before each round; what ${limitMs} ms are where that piece takes ${referenceMachineMs} ms`,
    },
    {
      row,
      what: 'until it is there, the database included',
      value: cost.wallMs,
      unit: 'ms',
      details: 'one after the other',
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
