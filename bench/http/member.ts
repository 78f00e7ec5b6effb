import { createHttpApi } from '@btc/contract/client.ts';
import { modules } from '@btc/contract/members/access.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import { openDb } from '@btc/server/src/platform/db/db.ts';
import { openSession } from '@btc/server/src/platform/session/session.ts';
import { join } from 'node:path';
import { readDatabaseUrl } from '../faults/site.ts';

export const apiKey = 'btc-portal';

/** What the calls of a paying member carry. */
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

/** As many members, each with an account and a session: of costly calls an account may have only few under way. */
const memberCount = 64;

/** Sessions of paying members, made beside the portal: signing up asks for what no machine can give. */
export async function addMembers(dataDir: string): Promise<readonly string[]> {
  const { db, close } = openDb(await readDatabaseUrl(join(dataDir, 'postgres'), 'portal'));
  const now = new Date();
  const expires = new Date('2099-01-01T00:00:00Z');
  const rows = Array.from({ length: memberCount }, (_, index) => ({
    login_user_name: `bench_member_${now.getTime()}_${index}`,
    created_at: now,
    charge_state: 3,
    charge_expire_date: expires,
    can_visit_module: [...modules],
    charge_state_en: 3,
    charge_en_expire_date: expires,
    can_visit_module_en: [...modules],
  }));
  const ids = await db.insertInto('account').values(rows).returning('id').execute();
  const tokens = [];
  for (const { id } of ids) tokens.push(await openSession(db, { userId: id, remember: false, now }));
  await close();
  return tokens;
}
