import { isApiError } from '@btc/contract/wire/errors.ts';
import type { FailureKey } from '#i18n/error-messages.ts';
import { FileChanged } from './chosen-file.ts';

/** What a failed call is to the reader: an answer that refuses, a file that is no longer the chosen one, no answer in time, or no connection. */
export function toFailureKey(error: unknown): FailureKey {
  if (isApiError(error)) return error.key;
  if (error instanceof FileChanged) return 'filechanged';
  return isTimeout(error) ? 'timeout' : 'networkerror';
}

/** Whether `fetch` or `import` rejected because nothing came; each engine words it in its own way, and a fault of our script has other words. */
export function isConnectionFault(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed|import.* module/i.test(error.message);
}

/** Whether `fetch` rejected because no answer came in time. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
