import { type LockReason, lockReasons } from '@btc/contract/members/access.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';

export type OpenOrLocked<Answer> =
  | { readonly kind: 'open'; readonly answer: Answer }
  | { readonly kind: 'locked'; readonly reason: LockReason; readonly trialLeft: number | null };

/** Turns a membership refusal (1008) into an answer, so that the page shows a panel in its place. */
export async function openOrLocked<Answer>(call: Promise<Answer>): Promise<OpenOrLocked<Answer>> {
  try {
    return { kind: 'open', answer: await call };
  } catch (error) {
    if (!isApiError(error) || error.code !== 1008) throw error;
    const { Reason, TrialLeft } = error.data.Dict ?? {};
    const reason = lockReasons.find((one) => one === Reason) ?? 'anonymous';
    return { kind: 'locked', reason, trialLeft: typeof TrialLeft === 'number' ? TrialLeft : null };
  }
}
