import { dataKeyPrefix } from '@btc/contract/members/data-key-rule.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Clock } from '../clock/clock.ts';
import { shanghaiDay } from '../clock/shanghai-time.ts';
import type { Db } from '../db/db.ts';
import { useDataKey } from './data-key.queries.ts';
import { toMembershipFields } from './membership-fields.ts';
import { hashToken, newToken } from './session-token.ts';
import type { SessionUser } from './session-user.ts';

/** A new key, and what is stored of it. */
export function newDataKey(): { readonly key: string; readonly keyHash: Buffer; readonly ending: string } {
  const token = newToken();
  const keyHash = hashToken(token);
  if (keyHash === null) throw new Error('A new key does not have the form of a key');
  return { key: dataKeyPrefix + token, keyHash, ending: token.slice(-4) };
}

/** Who asks with a key, and for which sets it is. */
export interface KeyHolder {
  readonly keyId: number;
  readonly user: SessionUser;
  /** Empty: all. */
  readonly sets: readonly string[];
}

/** Finds whose a key is, with the rights that the account has now and no staff role; 1006 for one that opens nothing. */
export function dataKeyFinder(db: Db, clock: Clock) {
  return async (key: string, kind: 'key' | 'link'): Promise<KeyHolder> => {
    const keyHash = key.startsWith(dataKeyPrefix) ? hashToken(key.slice(dataKeyPrefix.length)) : null;
    const now = clock.now();
    const row = keyHash === null ? undefined : await useDataKey(db, { keyHash, kind, now, day: shanghaiDay(now) });
    if (row === undefined) throw new ApiError(1006);
    return {
      keyId: row.key_id,
      sets: row.sets,
      user: {
        userId: row.id,
        loginUserName: row.login_user_name,
        accountState: 'normal',
        staffRole: null,
        membership: toMembershipFields(row),
        trialUntil: { cn: row.trial_until, en: row.trial_until_en },
      },
    };
  };
}

/** The key of a request; null where it brings none. */
export function findBearer(authorization: string | undefined): string | null {
  return /^Bearer +(?<key>\S+)$/i.exec(authorization ?? '')?.groups?.['key'] ?? null;
}
