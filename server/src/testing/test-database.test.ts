import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

describe('a test database', () => {
  let first: TestDatabase;
  let second: TestDatabase;
  beforeAll(async () => {
    [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  });
  afterAll(async () => {
    await first.drop();
    await second.drop();
  });

  test('has the migrated tables', async () => {
    expect(await first.db.selectFrom('membership_level').select('level').execute()).not.toEqual([]);
  });

  test('shares nothing with another one', async () => {
    await first.db.updateTable('site_qr_panel').set({ caption: 'changed' }).execute();
    const captions = await second.db.selectFrom('site_qr_panel').select('caption').execute();
    expect(captions).not.toContainEqual({ caption: 'changed' });
  });

  test('is used with the rights the program has, not with those of a superuser', async () => {
    const { rows } = await sql<{
      super: boolean;
    }>`select rolsuper as super from pg_roles where rolname = current_user`.execute(first.db);
    expect(rows).toEqual([{ super: false }]);
  });
});
