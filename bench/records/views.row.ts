import { join } from 'node:path';
import type { BenchContext, MeasureRow } from '../bench-context.ts';
import type { Figure } from '../figure.ts';
import { runJob } from '../job.ts';
import { median, quantile, shown } from '../spread.ts';
import type { askViews, ViewTimes } from './views.job.ts';

const clients = 16;
const coldLimits: ReadonlyMap<number, number> = new Map([
  [5, 50],
  [20, 150],
]);

export const measureViews: MeasureRow = async (context) => {
  const figures: Figure[] = [];
  for (const times of context.quick ? [1] : [1, 5, 20]) {
    context.say(`all views on ${times} million facts`);
    figures.push(...toFigures(times, await ask(context, times)));
  }
  return figures;
};

function ask({ folder }: BenchContext, times: number): Promise<ViewTimes> {
  return runJob<typeof askViews>(new URL('./views.job.ts', import.meta.url), {
    folder: join(folder, `views-${times}`),
    times,
    clients,
  });
}

function toFigures(times: number, found: ViewTimes): readonly Figure[] {
  const row = `All views, ${found.facts.toLocaleString('en-US')} facts`;
  const limit = coldLimits.get(times);
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  const slowest = Object.entries(found.byView)
    .toSorted(([, [one]], [, [other]]) => other - one)
    .slice(0, 3)
    .map(([view, [cold]]) => `${view} ${shown(cold)}`);
  return [
    {
      row,
      what: 'p95 of cold answers, one client',
      value: quantile(found.cold, 0.95),
      unit: 'ms',
      ...(limit === undefined ? {} : { aim: { is: 'atMost', limit } as const }),
      details: `p50 ${shown(median(found.cold))} ms over ${found.cold.length} questions; slowest views, mean: ${slowest.join(', ')} ms`,
      data: { byView: found.byView },
    },
    {
      row,
      what: 'cold answers against the engine alone',
      value: sum(found.cold) / sum(found.engine),
      unit: '×',
      aim: { is: 'atMost', limit: 1.5 },
      details: `the sums by period and member alone, made by the store engine of the same facts: p50 ${shown(median(found.engine))}, p95 ${shown(quantile(found.engine, 0.95))} ms`,
    },
    {
      row,
      what: 'p95 of cold answers, sixteen clients',
      value: quantile(found.crowded, 0.95),
      unit: 'ms',
      details: `p50 ${shown(median(found.crowded))} ms; warm, one client: p50 ${shown(median(found.warm))}, p95 ${shown(quantile(found.warm, 0.95))} ms`,
    },
    {
      row,
      what: 'event-loop delay meanwhile, p99',
      value: found.loopDelayP99,
      unit: 'ms',
      aim: { is: 'atMost', limit: 20 },
      details: 'sixteen clients ask what nobody asked before',
    },
  ];
}
