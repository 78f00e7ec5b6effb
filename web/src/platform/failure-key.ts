import { isApiError } from '@btc/contract/wire/errors.ts';
import type { FailureKey } from '#i18n/error-messages.ts';
import { FileChanged } from './files/file-changed.ts';

/** Message key of a failed call: API error, changed file, timeout or no connection. */
export function toFailureKey(error: unknown): FailureKey {
  if (isApiError(error)) return error.key;
  if (error instanceof FileChanged) return 'filechanged';
  return isTimeout(error) ? 'timeout' : 'networkerror';
}

/** True when `fetch` or `import` got no response; recognised by the engines' message texts. */
export function isConnectionFault(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed|import.* module/i.test(error.message);
}

export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
