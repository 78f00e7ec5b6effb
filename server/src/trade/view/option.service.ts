import type { OptionLists, DataQuestion } from '@btc/contract/trade/trade-fields.ts';
import type { Visitor } from '#platform/api/reader.ts';
import type { FactsSnapshot } from '../facts/facts-snapshot.ts';
import type { Question } from '../question.ts';
import { listSeries } from '../series.ts';
import type { Series } from '../series.ts';
import { chooseSeries } from '../source-choice.ts';
import type { TradeDeps } from '../trade-deps.ts';
import { toWindow } from '../window.ts';
import { listChoices } from './choices.ts';
import type { Choices } from './choices.ts';
import { presentOptions } from './present/options.present.ts';
import { openDictionary } from '#dictionary/face.ts';
import { refuseEarlierState, toViewAccess, viewPolicies } from './view-access.ts';
import { parseQuestion } from './view-question.ts';
import type { View } from './view-shape.ts';

/** With the first and last month that the reader may request. */
export type ViewOptions = OptionLists & { readonly DataLimit: string | null; readonly DataStart: string | null };

interface OptionResult {
  readonly offered: readonly Series[];
  readonly series: Series | null;
  readonly choices: Choices;
}

/** Choices are not figures, so they are open where the view is locked, except its plants. */
export function createOptionService(deps: TradeDeps) {
  return async (view: View, input: DataQuestion, reader: Visitor): Promise<ViewOptions> => {
    const access = toViewAccess(view.module, reader);
    const { namesHidden } = access;
    refuseEarlierState(input, view, access);
    const dictionary = await openDictionary(deps.db);
    const question = await parseQuestion({ ...input, IsFirst: true }, viewPolicies[view.code], {
      db: deps.db,
      namesHidden,
      dictionary,
    });
    const result = await deps.facts.use(question.asPublishedOn, (snapshot) => resolveView(snapshot, question, view));
    const isMember = access.lock === null;
    const shown = isMember ? result : { ...result, choices: { ...result.choices, plants: [] } };
    const naming = { db: deps.db, namesHidden, dictionary, day: reader.today, meat: view.meat };
    const window = result.series === null ? null : toWindow(result.series, question, !isMember);
    return {
      ...(await presentOptions(view, shown, naming)),
      DataLimit: window?.limit ?? null,
      DataStart: isMember || view.isOpen ? (window?.start ?? null) : null,
    };
  };
}

async function resolveView(snapshot: FactsSnapshot, question: Question, view: View): Promise<OptionResult> {
  const offered = listSeries(snapshot.catalogue, question);
  const { series } = chooseSeries(offered, question);
  return { offered, series, choices: await listChoices(snapshot, { series, question, view }) };
}
