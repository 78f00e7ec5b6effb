import { type DataKeyKind, dataKeyPrefix } from '@btc/contract/members/account/data-key-rule.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Clock } from '../clock/clock.ts';
import { shanghaiDay } from '../clock/shanghai-time.ts';
import { batchLookups } from '../db/ask-together.ts';
import type { Db } from '../db/db.ts';
import { startTimedWriter } from '../jobs/timed-writer.ts';
import { addKeyUses, type DataKeyRow, findDataKeys, type KeyUses } from './data-key.queries.ts';
import type { CredentialCache } from './credential-cache.ts';
import { toMembershipFields } from './membership-fields.ts';
import { hashToken, newToken } from './session-token.ts';
import type { SessionUser } from './session-user.ts';

export function newDataKey(): { readonly key: string; readonly keyHash: Buffer; readonly ending: string } {
  const token = newToken();
  const keyHash = hashToken(token);
  if (keyHash === null) throw new Error('A new key does not have the form of a key');
  return { key: dataKeyPrefix + token, keyHash, ending: token.slice(-4) };
}

export interface KeyHolder {
  readonly keyId: number;
  readonly user: SessionUser;
  /** Empty: all sets. */
  readonly sets: readonly string[];
}

function nameKey(kind: string, keyHash: Buffer): string {
  return `${kind} ${keyHash.toString('base64')}`;
}

function toHolder(row: DataKeyRow): KeyHolder {
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
}

interface KeyFinderDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Left out: every request asks the database. */
  readonly cache?: CredentialCache<KeyHolder> | undefined;
  readonly onError?: (error: unknown) => void;
}

function createKeyUse({ db, clock, onError }: KeyFinderDeps) {
  let counted = new Map<string, KeyUses>();
  const add = (uses: KeyUses) => {
    const name = `${uses.day} ${uses.keyId}`;
    counted.set(name, { ...uses, count: uses.count + (counted.get(name)?.count ?? 0) });
  };
  const write = async () => {
    const days = [...Map.groupBy(counted.values(), ({ day }) => day)].toSorted(([one], [other]) =>
      one < other ? -1 : 1,
    );
    counted = new Map();
    for (const [index, [day, uses]] of days.entries()) {
      try {
        await addKeyUses(db, day, uses);
      } catch (error) {
        days.slice(index).forEach(([, left]) => left.forEach(add));
        throw error;
      }
    }
  };
  const { stop } = startTimedWriter(write, { everyMs: 1000, onError });
  return {
    stop,
    count: (keyId: number) => {
      const lastAt = clock.now();
      add({ keyId, day: shanghaiDay(lastAt), count: 1, lastAt });
    },
  };
}

/** Finds a key's holder with the account's current rights but no staff role, and counts the use; 1006 if invalid. */
export function createKeyFinder(deps: KeyFinderDeps) {
  const { db, clock, cache } = deps;
  const { count, stop } = createKeyUse(deps);

  const findHolder = batchLookups<string, KeyHolder | null>(async (names) => {
    const now = clock.now();
    const store = cache?.startLookup(now);
    const keyHashes = [...new Set(names)].map((name) => Buffer.from(name.split(' ')[1] ?? '', 'base64'));
    const holders = new Map<string, KeyHolder>();
    for (const row of await findDataKeys(db, keyHashes, now)) {
      const [name, holder] = [nameKey(row.kind, row.key_hash), toHolder(row)];
      holders.set(name, holder);
      store?.(name, holder, row.ends_at);
    }
    return names.map((name) => holders.get(name) ?? null);
  });

  const find = async (key: string, kind: DataKeyKind): Promise<KeyHolder> => {
    const keyHash = key.startsWith(dataKeyPrefix) ? hashToken(key.slice(dataKeyPrefix.length)) : null;
    if (keyHash === null) throw new ApiError(1006);
    const name = nameKey(kind, keyHash);
    const holder = cache?.find(name, clock.now()) ?? (await findHolder(name));
    if (holder === null) throw new ApiError(1006);
    return holder;
  };

  return {
    stop,
    findKeyHolder: async (key: string, kind: DataKeyKind): Promise<KeyHolder> => {
      const holder = await find(key, kind);
      count(holder.keyId);
      return holder;
    },
  };
}

/** Key of a request; null: none, as from pages. A malformed key becomes the empty one, which is invalid. */
export function findBearer(authorization: string | undefined, apiKey: string): string | null {
  if (authorization === undefined || authorization === apiKey) return null;
  return /^Bearer +(?<key>\S+)$/i.exec(authorization)?.groups?.['key'] ?? '';
}
