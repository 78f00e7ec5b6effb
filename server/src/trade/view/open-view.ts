import type { LockReason } from '@btc/contract/members/access.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { DataQuestion } from '@btc/contract/trade/trade-fields.ts';
import type { Caller } from '#platform/api/binding.ts';
import type { Question } from '../question.ts';
import type { TradeDeps } from '../trade-deps.ts';
import { lockedPreview } from './locked-preview.ts';
import { accessView, areNamesHidden, refuseEarlierState, refuseOthersNumber } from './view-access.ts';
import { parseQuestion } from './view-question.ts';
import { dimensionsOf, viewShapes } from './view-shape.ts';
import type { View } from './view-shape.ts';

/** A view that a reader may see, with the question read. */
export interface OpenedView {
  readonly view: View;
  readonly question: Question;
  /** Why the reader sees the open months only; null where all is open. */
  readonly lock: LockReason | null;
  readonly namesHidden: boolean;
  /** Items left of a running trial; null where none is counted. */
  readonly trialLeft: number | null;
}

/**
 * Reads the question and lets the reader in: bad input is refused first (1001), so that it costs no item of a trial; a locked view
 * with 1008 and what it would hold.
 */
export async function openView(
  deps: TradeDeps,
  view: View,
  { input, caller }: { readonly input: DataQuestion; readonly caller: Caller },
): Promise<OpenedView> {
  refuseOthersNumber(input, caller);
  const reading = { caller, edition: input.isEn ? ('en' as const) : ('cn' as const), now: deps.clock.now() };
  const namesHidden = areNamesHidden(view.module, reading);
  const shape = viewShapes[view.code];
  const question = await parseQuestion(
    input,
    { meat: view.meat, filters: view.filters, company: shape.company, dimensions: dimensionsOf(shape) },
    { db: deps.db, namesHidden },
  );
  refuseEarlierState(input, view, reading);
  const access = await accessView(deps, view, reading);
  if (access.kind === 'locked') {
    const Dict = { ...(await lockedPreview(deps, view)), Module: view.module, Reason: access.reason };
    throw new ApiError(1008, { Dict: access.trialLeft === null ? Dict : { ...Dict, TrialLeft: access.trialLeft } });
  }
  return {
    view,
    question,
    lock: access.kind === 'openPart' ? access.reason : null,
    namesHidden,
    trialLeft: access.kind === 'open' ? access.trialLeft : null,
  };
}
