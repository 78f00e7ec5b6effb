import type { GetLockSample, LockSample } from '@btc/contract/home/lock-sample.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import type { PageQuery } from '#platform/pages/page-query.ts';

/** Sample rows of a lock; null where the editors allow none or loading fails. */
export async function loadLockSample(
  { api, edition }: Pick<PageQuery, 'api' | 'edition'>,
  Kind: InputOf<typeof GetLockSample>['Kind'],
  Code: string,
): Promise<LockSample | null> {
  try {
    return (await api('GetLockSample', { isEn: edition === 'en', Kind, Code })).Row;
  } catch {
    return null;
  }
}
