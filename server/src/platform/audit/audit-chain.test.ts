import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openDb } from '../db/db.ts';
import { migrate } from '../db/migrate.ts';
import { readMigrations } from '../db/migration-files.ts';
import { recordAudit } from './audit.ts';
import { verifyAudit } from './verify-audit.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const record = (subjectId: number) =>
  recordAudit(database.db, {
    at: new Date('2026-11-23T08:00:00.123Z'),
    actor: { id: 7, name: 'desk_one' },
    operation: 'UpdateDeskMember',
    subject: { kind: 'member', id: subjectId },
    before: { Phone: '13800000000' },
    after: { Phone: '13900000000' },
  });

async function forge(statement: string): Promise<void> {
  await sql`alter table audit_entry disable trigger user`.execute(database.db);
  await sql.raw(statement).execute(database.db);
  await sql`alter table audit_entry enable trigger user`.execute(database.db);
}

describe('the audit trail', () => {
  test('is whole after entries that were made at once', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, index) => record(index)));
    expect(await verifyAudit(database.db)).toMatchObject({ entries: 40, erased: 0, issues: [] });
  });

  test.each([
    `update audit_entry set operation = 'Nothing'`,
    `update audit_entry set before = '{"Phone": "0"}'`,
    `update audit_entry set before = null`,
    `update audit_entry set actor_name = 'somebody_else'`,
    `update audit_entry set actor_id = null`,
    `update audit_entry set hash = ''`,
    'delete from audit_entry',
    'truncate audit_entry',
  ])('refuses: %s', async (statement) => {
    await record(1);
    await expect(sql.raw(statement).execute(database.db)).rejects.toThrow('The audit trail is only added to');
  });

  test('loses the values of an entry and the name of its actor, and stays whole', async () => {
    await record(1);
    await record(2);
    await sql`update audit_entry set before = null, after = null, actor_name = 'erased-7' where subject_id = '1'`.execute(
      database.db,
    );
    expect(await verifyAudit(database.db)).toMatchObject({ entries: 2, erased: 1, issues: [] });
    const { rows } = await sql<{
      left: string;
    }>`select e::text as left from audit_entry e where subject_id = '1'`.execute(database.db);
    expect(rows[0]?.left).not.toMatch(/13[89]0{8}|desk_one/);
  });

  test.each([
    [`update audit_entry set actor_id = 8 where subject_id = '2'`, 'entry 2 was changed'],
    [`update audit_entry set at = at + interval '1 microsecond' where subject_id = '2'`, 'entry 2 was changed'],
    [`update audit_entry set after = '{"Phone": "1"}' where subject_id = '2'`, 'the values of entry 2 were changed'],
    [`update audit_entry set salt = null where subject_id = '2'`, 'the values of entry 2 were changed'],
    [`delete from audit_entry where subject_id = '2'`, 'entries before 3 are missing'],
    [`delete from audit_entry where subject_id = '4'`, 'the last entries are missing'],
  ])('shows what was done behind its back: %s', async (statement, issue) => {
    for (const subject of [1, 2, 3, 4]) await record(subject);
    await forge(statement);
    const { issues } = await verifyAudit(database.db);
    expect(issues[0]).toContain(issue);
  });

  test('is known again by a hash that was noted, and another trail is not', async () => {
    await record(1);
    const { head } = await verifyAudit(database.db);
    await record(2);
    expect((await verifyAudit(database.db, head)).issues).toEqual([]);
    expect((await verifyAudit(database.db, '0'.repeat(64))).issues).toHaveLength(1);
  });

  test('keeps the number of an account that is deleted', async () => {
    await database.db
      .insertInto('account')
      .values({ login_user_name: 'desk_one', created_at: new Date(0) })
      .execute();
    await sql`update account set id = 7`.execute(database.db);
    await record(1);
    await database.db.deleteFrom('account').execute();
    const { actor_id: actor } = await database.db.selectFrom('audit_entry').selectAll().executeTakeFirstOrThrow();
    expect(actor).toBe(7);
  });
});

test('entries from before the chain are chained in their order, what was erased of them included', async () => {
  const empty = await createEmptyDatabase();
  const names = (await readMigrations()).map(({ name }) => name);
  await migrate(empty.url, { only: new Set(names.filter((name) => name < '0060')) });
  const { db, close } = openDb(empty.url, { poolSize: 1, name: 'test' });
  try {
    await sql`insert into audit_entry (at, actor_name, operation, subject_kind, subject_id, before)
      select now(), 'desk', 'Test', 'member', n::text, case when n <> 2 then '{"a": 1}'::jsonb end from generate_series(1, 50) n`.execute(
      db,
    );
    await migrate(empty.url);
    expect(await verifyAudit(db)).toMatchObject({ entries: 50, issues: [] });
  } finally {
    await close();
    await empty.drop();
  }
});
