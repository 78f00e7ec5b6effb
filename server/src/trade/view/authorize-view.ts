import type { LockReason } from '@btc/contract/members/access.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { DataQuestion } from '@btc/contract/trade/trade-fields.ts';
import { isReaderOnTrial, openItem } from '#platform/access/item-access.ts';
import type { Reader } from '#platform/api/reader.ts';
import type { SharedCache } from '#platform/cache/shared-cache.ts';
import { type Dictionary, openDictionary } from '#dictionary/face.ts';
import type { Question } from '../question.ts';
import type { TradeDeps } from '../trade-deps.ts';
import { lockedPreview } from './locked-preview.ts';
import { refuseEarlierState, toTrialItem, viewPolicies } from './view-access.ts';
import type { ViewAccess, ViewPolicy } from './view-access.ts';
import { parseQuestion } from './view-question.ts';
import type { Requester } from './view-question.ts';
import type { View } from './view-shape.ts';

export interface Opened {
  readonly question: Question;
  /** Why the reader sees the open months only; null where all is open. */
  readonly lock: LockReason | null;
  readonly namesHidden: boolean;
  readonly dictionary: Dictionary;
}

export interface OpenedView extends Opened {
  readonly view: View;
}

export interface RequestedBy<Input = DataQuestion> {
  readonly input: Input;
  readonly access: ViewAccess;
  readonly isTrialItem: boolean;
  readonly cache: SharedCache;
}

export async function openView(deps: TradeDeps, view: View, request: RequestedBy): Promise<OpenedView> {
  return { view, ...(await authorizeView(deps, viewPolicies[view.code], request)).opened };
}

interface Read<More> {
  readonly read?: (requester: Requester) => Promise<More>;
}

/** Throws 1001 for bad input first, then 1008 with a preview for a locked view. */
export async function authorizeView<More = null>(
  deps: TradeDeps,
  policy: ViewPolicy,
  { input, access, isTrialItem, cache, read }: RequestedBy & Read<More>,
): Promise<{ readonly opened: Opened; readonly more: More | null }> {
  const { namesHidden } = access;
  const dictionary = await openDictionary(deps.db);
  const requester = { db: deps.db, namesHidden, dictionary };
  const question = await parseQuestion(input, policy, requester);
  const more = read === undefined ? null : await read(requester);
  refuseEarlierState(input, policy, access);
  const lock = isTrialItem ? null : access.lock;
  if (lock !== null && !policy.isOpen) throw await lockedError(deps, policy, { Reason: lock }, cache);
  return { opened: { question, lock, namesHidden, dictionary }, more };
}

async function lockedError(
  deps: TradeDeps,
  policy: ViewPolicy,
  why: { Reason: LockReason; TrialLeft?: number },
  cache: SharedCache,
) {
  return new ApiError(1008, { Dict: { ...(await lockedPreview(deps, policy, cache)), Module: policy.module, ...why } });
}

export function opensAsTrialItem({ isOpen }: ViewPolicy, { lock }: ViewAccess, reader: Reader): boolean {
  return !isOpen && lock !== null && isReaderOnTrial(reader);
}

/** Counts a trial item once; returns how many are left, 1008 if none. Call it once the answer exists: failures cost nothing. */
export async function countTrialItem(
  deps: TradeDeps,
  policy: ViewPolicy,
  { reader, cache }: { readonly reader: Reader; readonly cache: SharedCache },
): Promise<number | null> {
  const access = await openItem(deps.db, reader, toTrialItem(policy));
  if (access.kind === 'open') return access.trialLeft;
  const { reason: Reason, trialLeft } = access;
  throw await lockedError(deps, policy, trialLeft === null ? { Reason } : { Reason, TrialLeft: trialLeft }, cache);
}
