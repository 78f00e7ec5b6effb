import type { LockReason } from '@btc/contract/members/access.ts';
import type { MemberKind } from '@btc/contract/trade/views.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { DataQuestion } from '@btc/contract/trade/trade-fields.ts';
import type { Caller } from '#platform/api/binding.ts';
import { toReader } from '#platform/api/reader.ts';
import type { Dictionary } from '#platform/dictionary/dictionary.ts';
import { openDictionary } from '#platform/dictionary/open-dictionary.ts';
import type { Question } from '../question.ts';
import type { TradeDeps } from '../trade-deps.ts';
import { lockedPreview } from './locked-preview.ts';
import { accessView, areNamesHidden, refuseEarlierState } from './view-access.ts';
import type { Guarded } from './view-access.ts';
import { parseQuestion } from './view-question.ts';
import type { Asker, QuestionRules } from './view-question.ts';
import { dimensionsOf } from './view-shape.ts';
import type { View } from './view-shape.ts';

/** A view or a trend as its door: what it may be asked, who may come in, and what it says of itself to who may not. */
export interface Gate extends Guarded, QuestionRules {
  readonly titleCn: string;
  readonly titleEn: string;
  /** What the rows of its table are of; null: periods, or months of the year. */
  readonly counted: MemberKind | null;
}

/** The door of a view. */
export function gateOf(view: View): Gate {
  return {
    ...view,
    dimensions: dimensionsOf(view),
    counted: view.rows === 'members' || view.rows === 'contrast' ? view.table : null,
  };
}

/** What a reader who was let in may see, with the question read. */
export interface Opened {
  readonly question: Question;
  /** Why the reader sees the open months only; null where all is open. */
  readonly lock: LockReason | null;
  readonly namesHidden: boolean;
  /** Items left of a running trial; null where none is counted. */
  readonly trialLeft: number | null;
  /** What cuts are called. */
  readonly dictionary: Dictionary;
}

/** A view that a reader may see. */
export interface OpenedView extends Opened {
  readonly view: View;
}

/** Whose question it is. */
export interface AskedBy<Input = DataQuestion> {
  readonly input: Input;
  readonly caller: Caller;
}

/** Lets a reader into a view. */
export async function openView(deps: TradeDeps, view: View, asked: AskedBy): Promise<OpenedView> {
  return { view, ...(await openGate(deps, gateOf(view), asked)).opened };
}

/**
 * Reads the question and lets the reader in: bad input is refused first (1001), so that it costs no item of a trial; what is locked
 * with 1008 and what it would hold. `read` is for what else the input says.
 */
export async function openGate<More = null>(
  deps: TradeDeps,
  gate: Gate,
  { input, caller, read }: AskedBy & { readonly read?: (asker: Asker) => Promise<More> },
): Promise<{ readonly opened: Opened; readonly more: More | null }> {
  const reader = toReader(deps.clock, input.isEn, caller);
  const namesHidden = areNamesHidden(gate.module, reader);
  const dictionary = await openDictionary(deps.db);
  const asker = { db: deps.db, namesHidden, dictionary };
  const question = await parseQuestion(input, gate, asker);
  const more = read === undefined ? null : await read(asker);
  refuseEarlierState(input, gate, reader);
  const access = await accessView(deps, gate, reader);
  if (access.kind === 'locked') {
    const Dict = { ...(await lockedPreview(deps, gate)), Module: gate.module, Reason: access.reason };
    throw new ApiError(1008, { Dict: access.trialLeft === null ? Dict : { ...Dict, TrialLeft: access.trialLeft } });
  }
  const lock = access.kind === 'openPart' ? access.reason : null;
  const trialLeft = access.kind === 'open' ? access.trialLeft : null;
  return { opened: { question, lock, namesHidden, trialLeft, dictionary }, more };
}
