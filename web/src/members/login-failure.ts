import { ApiError } from '@btc/contract/wire/errors.ts';
import type { FailureKey } from '#i18n/error-messages.ts';
import { toFailureKey } from '#platform/failure-key.ts';

/** What the form shows of a failed login. */
export type LoginFailure =
  /** 6009: the message of the form. */
  | { readonly kind: 'wrongPair' }
  | { readonly kind: 'tooMany'; readonly seconds: number; readonly byCaptcha: boolean }
  /** What is wrong with the captcha. */
  | { readonly kind: 'captcha'; readonly key: 'captchainvalid' | 'captchawrong' }
  /** The alert with the words that the reader can act on. */
  | { readonly kind: 'told'; readonly key: FailureKey }
  /** The alert without text (specification section 8). */
  | { readonly kind: 'untold' };

/**
 * Any failure but 6009 shows the error alert, by the specification without text. Where the specification itself has a
 * message (cancelled, frozen) or the reader would be left without anything to do, the alert carries the words.
 */
const messageCodes: ReadonlySet<number> = new Set([1010, 6001, 6002, 6016]);

/** Sorts whatever a failed login rejected with. */
export function toLoginFailure(error: unknown): LoginFailure {
  if (!(error instanceof ApiError)) return { kind: 'told', key: toFailureKey(error) };
  if (error.code === 6009) return { kind: 'wrongPair' };
  if (error.code === 1004) {
    return { kind: 'tooMany', seconds: retryAfter(error), byCaptcha: error.data.Dict?.['Captcha'] === true };
  }
  if (error.code === 6006) return { kind: 'captcha', key: 'captchainvalid' };
  if (error.code === 6007) return { kind: 'captcha', key: 'captchawrong' };
  return messageCodes.has(error.code) ? { kind: 'told', key: error.key } : { kind: 'untold' };
}

function retryAfter(error: ApiError): number {
  const seconds = Number(error.data.Dict?.['RetryAfter']);
  return Number.isFinite(seconds) && seconds >= 1 ? Math.ceil(seconds) : 60;
}
