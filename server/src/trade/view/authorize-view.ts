import type { LockReason } from '@btc/contract/members/access.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { DataQuestion } from '@btc/contract/trade/trade-fields.ts';
import { isReaderOnTrial, openItem } from '#platform/access/item-access.ts';
import type { Reader, Visitor } from '#platform/api/reader.ts';
import type { SharedCache } from '#platform/cache/shared-cache.ts';
import type { Dictionary } from '#platform/dictionary/dictionary.ts';
import { openDictionary } from '#platform/dictionary/open-dictionary.ts';
import type { Question } from '../question.ts';
import type { TradeDeps } from '../trade-deps.ts';
import { lockedPreview } from './locked-preview.ts';
import { areNamesHidden, refuseEarlierState, toTrialItem } from './view-access.ts';
import type { ViewPolicy } from './view-access.ts';
import { parseQuestion } from './view-question.ts';
import type { Requester } from './view-question.ts';
import { listDimensions } from './view-shape.ts';
import type { View } from './view-shape.ts';

/** The door of a view. */
export function toViewPolicy(view: View): ViewPolicy {
  return {
    ...view,
    dimensions: listDimensions(view),
    counted: view.rows === 'members' || view.rows === 'contrast' ? view.table : null,
  };
}

/** What a reader who was let in may see, with the question read. */
export interface Opened {
  readonly question: Question;
  /** Why the reader sees the open months only; null where all is open. */
  readonly lock: LockReason | null;
  readonly namesHidden: boolean;
  /** What cuts are called. */
  readonly dictionary: Dictionary;
}

/** A view that a reader may see. */
export interface OpenedView extends Opened {
  readonly view: View;
}

/** A question, and all of who asks it that its answer depends on. */
export interface RequestedBy<Input = DataQuestion> {
  readonly input: Input;
  readonly visitor: Visitor;
  /** Opened as an item of a trial. */
  readonly isTrialItem: boolean;
  readonly cache: SharedCache;
}

/** Lets a reader into a view. */
export async function openView(deps: TradeDeps, view: View, request: RequestedBy): Promise<OpenedView> {
  return { view, ...(await authorizeView(deps, toViewPolicy(view), request)).opened };
}

interface Read<More> {
  /** For what else the input says. */
  readonly read?: (requester: Requester) => Promise<More>;
}

/** Reads the question: bad input is refused first (1001), so that it costs no item of a trial. */
async function readQuestion<More>(
  deps: TradeDeps,
  policy: ViewPolicy,
  { input, visitor, read }: Pick<RequestedBy, 'input' | 'visitor'> & Read<More>,
) {
  const namesHidden = areNamesHidden(policy.module, visitor);
  const dictionary = await openDictionary(deps.db);
  const requester = { db: deps.db, namesHidden, dictionary };
  const question = await parseQuestion(input, policy, requester);
  const more = read === undefined ? null : await read(requester);
  refuseEarlierState(input, policy, visitor);
  return { question, namesHidden, dictionary, more };
}

/** Reads the question and lets the reader in; what is locked is refused with 1008 and what it would hold. */
export async function authorizeView<More = null>(
  deps: TradeDeps,
  policy: ViewPolicy,
  request: RequestedBy & Read<More>,
): Promise<{ readonly opened: Opened; readonly more: More | null }> {
  const { more, ...read } = await readQuestion(deps, policy, request);
  const lock = request.isTrialItem ? null : request.visitor.findLockState(policy.module);
  if (lock !== null && !policy.isOpen) throw await error(deps, policy, { Reason: lock }, request.cache);
  return { opened: { ...read, lock }, more };
}

async function error(
  deps: TradeDeps,
  policy: ViewPolicy,
  why: { Reason: LockReason; TrialLeft?: number },
  cache: SharedCache,
) {
  return new ApiError(1008, { Dict: { ...(await lockedPreview(deps, policy, cache)), Module: policy.module, ...why } });
}

/**
 * Counts a view that a trial opens as one of its items, once, and says how many are left; null where none is counted.
 * Rejects whose items are used up.
 */
export async function countTrialItem<More = null>(
  deps: TradeDeps,
  policy: ViewPolicy,
  { reader, ...request }: Pick<RequestedBy, 'input' | 'cache'> & { readonly reader: Reader } & Read<More>,
): Promise<number | null> {
  if (policy.isOpen || reader.findLockState(policy.module) === null || !isReaderOnTrial(reader)) return null;
  await readQuestion(deps, policy, { ...request, visitor: reader });
  const access = await openItem(deps.db, reader, toTrialItem(policy));
  if (access.kind === 'open') return access.trialLeft;
  const { reason: Reason, trialLeft } = access;
  throw await error(deps, policy, trialLeft === null ? { Reason } : { Reason, TrialLeft: trialLeft }, request.cache);
}
