import { createHttpApi } from '@btc/contract/client.ts';
import { modules } from '@btc/contract/members/access.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import { type Db, openDb } from '@btc/server/src/platform/db/db.ts';
import { newDataKey } from '@btc/server/src/platform/session/data-key.ts';
import { openSession } from '@btc/server/src/platform/session/session.ts';
import { join } from 'node:path';
import { readDatabaseUrl } from '../faults/site.ts';

export const apiKey = 'btc-portal';

/** Headers of a paying member's calls. */
export async function signInMember(address: string): Promise<Readonly<Record<string, string>>> {
  const api = createHttpApi({
    systemBase: `${address}/api/system`,
    managementBase: `${address}/api/management`,
    apiKey,
    token: () => null,
  });
  const { Token } = await api('UserLogin', { UserName: 'demo_paid', Password: encodePassword('Beef2026demo') });
  return { Token, Authorization: apiKey };
}

/** Each has an account and a session, because an account may have only few costly calls under way. */
const memberCount = 64;

/** Inserts paying members directly: signing up asks for what no machine can give. */
export async function insertMembers(db: Db, names: readonly string[], now: Date): Promise<readonly number[]> {
  const expires = new Date('2099-01-01T00:00:00Z');
  const rows = names.map((name) => ({
    login_user_name: name,
    created_at: now,
    charge_state: 3,
    charge_expire_date: expires,
    can_visit_module: [...modules],
    charge_state_en: 3,
    charge_en_expire_date: expires,
    can_visit_module_en: [...modules],
  }));
  const ids = await db.insertInto('account').values(rows).returning('id').execute();
  return ids.map(({ id }) => id);
}

function listNames(now: Date, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `bench_member_${now.getTime()}_${index}`);
}

async function withDatabase<Result>(dataDir: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const { db, close } = openDb(await readDatabaseUrl(join(dataDir, 'postgres'), 'portal'));
  try {
    return await work(db);
  } finally {
    await close();
  }
}

export function addMembers(dataDir: string): Promise<readonly string[]> {
  return withDatabase(dataDir, async (db) => {
    const now = new Date();
    const tokens = [];
    for (const id of await insertMembers(db, listNames(now, memberCount), now))
      tokens.push(await openSession(db, { userId: id, remember: false, now }));
    return tokens;
  });
}

/** Data keys are limited by account. */
const keyCount = 2048;

/** Authorization headers of newly made data keys, each of another member. */
export function addKeys(dataDir: string): Promise<readonly string[]> {
  return withDatabase(dataDir, async (db) => {
    const now = new Date();
    const members = await insertMembers(db, listNames(now, keyCount), now);
    const made = members.map((userId) => ({ userId, ...newDataKey() }));
    const rows = made.map(({ userId, keyHash, ending }) => {
      const key = { user_id: userId, name: 'bench', kind: 'key', key_hash: keyHash, ending } as const;
      return { ...key, sets: [], created_at: now, ends_at: null };
    });
    await db.insertInto('data_key').values(rows).execute();
    return made.map(({ key }) => `Bearer ${key}`);
  });
}
