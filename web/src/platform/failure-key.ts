import { isApiError } from '@btc/contract/wire/errors.ts';
import type { FailureKey } from '#i18n/error-messages.ts';

/** What a failed call is to the reader: an answer that refuses, no answer in time, or no connection. */
export function failureKeyOf(error: unknown): FailureKey {
  if (isApiError(error)) return error.key;
  return isTimeout(error) ? 'timeout' : 'networkerror';
}

/** Whether `fetch` rejected because no answer came in time. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
