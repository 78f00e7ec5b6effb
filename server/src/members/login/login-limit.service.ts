import { createHash } from 'node:crypto';
import type { Db } from '#platform/db/db.ts';
import { judgeLogin, limitMemoryMs, type LoginCounts, type LoginVerdict, type Trier } from './login-limit.ts';
import {
  deleteLimit,
  deleteLimitsBefore,
  lockLimits,
  lowerLimits,
  storeLimits,
  type StoredLimit,
} from './login-limit.queries.ts';
import { toNetwork } from '#platform/limits/network-address.ts';

/** A sign-in attempt. Names without an account are counted like others. */
export interface LoginTry extends Trier {
  readonly name: string;
  readonly address: string;
}

export type TryAdmission = { readonly kind: 'admitted' } | Extract<LoginVerdict, { kind: 'refused' }>;

/** Counts a try before its password is checked, or refuses it. */
export async function admitTry(db: Db, loginTry: LoginTry, now: Date): Promise<TryAdmission> {
  const keys = limitKeys(loginTry);
  return db.transaction().execute(async (transaction) => {
    const locked = await lockLimits(transaction, Object.values(keys), now);
    const counts = pick(keys, (key) => locked.find(({ keyHash }) => keyHash.equals(key)) ?? null);
    const verdict = judgeLogin(counts, loginTry, now);
    if (verdict.kind === 'refused') return verdict;
    await storeLimits(transaction, storedCounts(keys, verdict.counts));
    return { kind: 'admitted' };
  });
}

export async function uncountLoginTry(db: Db, loginTry: LoginTry): Promise<void> {
  const keys = limitKeys(loginTry);
  await deleteLimit(db, keys.pair);
  await lowerLimits(db, loginTry.known ? [keys.address] : [keys.address, keys.name]);
}

export async function forgetTries(db: Db, now: Date): Promise<void> {
  await deleteLimitsBefore(db, new Date(now.getTime() - limitMemoryMs));
}

export function pairHash(name: string, address: string): Buffer {
  return keyHash('pair', name.toLowerCase(), toNetwork(address));
}

type LimitKeys = { readonly [Part in keyof LoginCounts]: Buffer };

function limitKeys({ name, address }: LoginTry): LimitKeys {
  return {
    pair: pairHash(name, address),
    address: keyHash('address', toNetwork(address)),
    name: keyHash('name', name.toLowerCase()),
  };
}

function keyHash(...parts: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

function pick(keys: LimitKeys, find: (key: Buffer) => StoredLimit | null): LoginCounts {
  return { pair: find(keys.pair), address: find(keys.address), name: find(keys.name) };
}

function storedCounts(keys: LimitKeys, counts: LoginCounts): StoredLimit[] {
  return (['pair', 'address', 'name'] as const).flatMap((part) => {
    const count = counts[part];
    return count === null ? [] : [{ keyHash: keys[part], level: count.level, countedAt: count.countedAt }];
  });
}
