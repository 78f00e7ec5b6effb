import type { FactsSnapshot } from '../facts/facts-store.ts';
import { allOrigins } from '../facts/vintage.ts';
import type { Question } from '../question.ts';
import type { Series } from '../series.ts';
import { listCodes } from './figures/member-sums.ts';
import type { View } from './view-shape.ts';

/**
 * What the filters of a view can choose from: codes that the series has facts of, and what is chosen now, so that it has its name.
 * Empty where nobody asked for the choices.
 */
export interface Choices {
  readonly origins: readonly string[];
  readonly cuts: readonly string[];
  readonly plants: readonly string[];
}

const none: Choices = { origins: [], cuts: [], plants: [] };

/** Lists the choices on the first call of a page, whatever is chosen now. */
export async function listChoices(
  snapshot: FactsSnapshot,
  { series, question, view }: { readonly series: Series | null; readonly question: Question; readonly view: View },
): Promise<Choices> {
  if (series === null || !question.isFirst) return none;
  const asked = { source: series.source, grain: series.grain, goods: question, filters: {} };
  const takes = (filter: 'Cuts' | 'PlantNo'): boolean => view.filters.some((one) => one === filter);
  return {
    origins: withChosen(
      (await listCodes(snapshot, asked, 'origin')).filter((code) => code !== allOrigins),
      question.origins,
    ),
    cuts: takes('Cuts') ? withChosen(await listCodes(snapshot, asked, 'cut'), question.cuts) : [],
    plants: takes('PlantNo') ? withChosen(await listCodes(snapshot, asked, 'plant'), question.plants) : [],
  };
}

function withChosen(codes: readonly string[], chosen: readonly string[]): readonly string[] {
  return [...new Set([...codes, ...chosen])];
}
