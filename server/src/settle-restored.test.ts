import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolderStore } from '#platform/files/file-store.ts';
import { deriveSecretKey } from '#platform/secrets/secret-key.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { noteErased } from './members/cancellation/erased-list.ts';
import { eraseMember } from './members/cancellation/erase.service.ts';
import { sealSecret } from './members/staff/factor-secret.ts';
import { settleRestored } from './settle-restored.ts';

const secretKey = 'the secret of the portal that restores';
const at = new Date('2026-11-01T08:00:00Z');
let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'btc-restored-test-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function addAccount(name: string, values: object = {}) {
  const row = { login_user_name: name, created_at: at, ...values };
  return database.db.insertInto('account').values(row).returningAll().executeTakeFirstOrThrow();
}

async function addStaff(name: string, secret: string): Promise<number> {
  const { id } = await addAccount(name, { staff_role: 'desk' });
  const sealed = sealSecret(deriveSecretKey(secret), id, 'JBSWY3DPEHPK3PXP');
  await database.db
    .insertInto('staff_second_factor')
    .values({ user_id: id, created_at: at, confirmed_at: at, ...sealed })
    .execute();
  await database.db
    .insertInto('staff_recovery_code')
    .values({ user_id: id, code_hash: Buffer.alloc(32, id) })
    .execute();
  return id;
}

const ownersIn = async (table: 'staff_second_factor' | 'staff_recovery_code') =>
  (await database.db.selectFrom(table).select('user_id').execute()).map(({ user_id: owner }) => owner);

test('a restore without the key takes away the factors of other keys, erases again who was erased, and says both', async () => {
  const { db, url } = database;
  const files = openFolderStore(folder);
  const own = await addStaff('desk_own', secretKey);
  await addStaff('desk_other', 'the secret of the portal that was backed up');
  const gone = await addAccount('wang_one', { company_email: 'wang@example.com' });
  const stays = await addAccount('li_one', { company_email: 'li@example.com' });
  await db.transaction().execute((transaction) => eraseMember(transaction, gone));
  await noteErased({ db, files });
  const { login_user_name, company_email, former_name_hash, state } = gone;
  const restored = { login_user_name, company_email, former_name_hash, state };
  await db.updateTable('account').set(restored).where('id', '=', gone.id).execute();

  const said = await settleRestored({ secretKey, dataDir: folder }, { url, files });

  expect(await ownersIn('staff_second_factor')).toEqual([own]);
  expect(await ownersIn('staff_recovery_code')).toEqual([own]);
  const emails = await db.selectFrom('account').select(['id', 'company_email']).orderBy('id').execute();
  expect(emails).toContainEqual({ id: gone.id, company_email: null });
  expect(emails).toContainEqual({ id: stays.id, company_email: 'li@example.com' });
  expect(said).toEqual([
    expect.stringMatching(/another secret.* 1 members/),
    expect.stringMatching(/^1 accounts.*erased again/),
  ]);
  expect(await settleRestored({ secretKey, dataDir: folder }, { url, files })).toEqual([]);
});
