import { ApiError } from '@btc/contract/wire/errors.ts';
import type { FailureKey } from '#i18n/error-messages.ts';
import { toFailureKey } from '#platform/failure-key.ts';

export type LoginFailure =
  /** Error 6009, shown in the form. */
  | { readonly kind: 'wrongPair' }
  | { readonly kind: 'tooMany'; readonly seconds: number; readonly byCaptcha: boolean }
  | { readonly kind: 'captcha'; readonly key: 'captchainvalid' | 'captchawrong' }
  | { readonly kind: 'explained'; readonly key: FailureKey }
  /** The alert without text (specification section 8). */
  | { readonly kind: 'unexplained' };

/** Codes whose alert has a text: the specification gives one, or the reader can act on it; others are textless. */
const messageCodes: ReadonlySet<number> = new Set([1010, 6001, 6002, 6016]);

export function toLoginFailure(error: unknown): LoginFailure {
  if (!(error instanceof ApiError)) return { kind: 'explained', key: toFailureKey(error) };
  if (error.code === 6009) return { kind: 'wrongPair' };
  if (error.code === 1004) {
    return { kind: 'tooMany', seconds: retryAfter(error), byCaptcha: error.data.Dict?.['Captcha'] === true };
  }
  if (error.code === 6006) return { kind: 'captcha', key: 'captchainvalid' };
  if (error.code === 6007) return { kind: 'captcha', key: 'captchawrong' };
  return messageCodes.has(error.code) ? { kind: 'explained', key: error.key } : { kind: 'unexplained' };
}

function retryAfter(error: ApiError): number {
  const seconds = Number(error.data.Dict?.['RetryAfter']);
  return Number.isFinite(seconds) && seconds >= 1 ? Math.ceil(seconds) : 60;
}
