import { isApiError } from '@btc/contract/wire/errors.ts';
import { type FailureKey, isFailureKey } from '#i18n/error-messages.ts';

/** What a failed call is to the reader: an answer that refuses, no answer in time, or no connection. */
export function failureKeyOf(error: unknown): FailureKey {
  if (isApiError(error)) return isFailureKey(error.key) ? error.key : 'systemerror';
  return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'networkerror';
}
