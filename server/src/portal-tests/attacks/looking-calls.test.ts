import { operations } from '@btc/contract/operations.ts';
import { isChanging } from '@btc/contract/wire/changing-calls.ts';
import type { Operation } from '@btc/contract/wire/operation.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openSession } from '#platform/session/session.ts';
import { createTestApp, envelope, type TestApp } from '../app.fixture.ts';
import { fitting } from '../doors/generated-calls.fixture.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await createTestApp({ callLimit: { demand: () => Promise.resolve() } });
  const { id: userId } = await test.db
    .insertInto('account')
    .values({ login_user_name: 'admin_one', created_at: test.clock.now(), staff_role: 'admin' })
    .returning('id')
    .executeTakeFirstOrThrow();
  token = await openSession(test.db, { userId, remember: false, now: test.clock.now(), isStaff: true });
});
afterAll(() => test.close());

/** Logs every table write except those of sessions and the audit trail, which change with any call. */
async function watchWrites(): Promise<void> {
  await sql`create table written (name text not null)`.execute(test.db);
  await sql`
    create function note_write() returns trigger language plpgsql as
    $$ begin insert into written values (tg_table_name); return null; end $$`.execute(test.db);
  await sql`
    do $$ declare one text; begin
      for one in select tablename from pg_tables where schemaname = 'public'
        and tablename not in ('written', 'session', 'audit_entry', 'audit_head') loop
        execute format('create trigger watched after insert or update or delete on %I for each row execute function note_write()', one);
      end loop;
    end $$`.execute(test.db);
}

async function takeWritten(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`delete from written returning name`.execute(test.db);
  return [...new Set(rows.map(({ name }) => name))].toSorted();
}

/** Most queries find nothing in an empty database, so this tests operation names, not every line behind them. */
it('writes nothing for calls whose name says that they look', async () => {
  await watchWrites();
  const writers: Record<string, string[]> = {};
  const all: readonly Operation[] = Object.values(operations);
  for (const [index, one] of all.filter(({ name }) => !isChanging(name)).entries()) {
    const schema = z.toJSONSchema(one.input, { io: 'input', unrepresentable: 'any' });
    for (const data of fc.sample(fitting(schema), { numRuns: 6, seed: index })) {
      await test.app.inject({
        method: 'POST',
        url: `/api/${one.base}/${one.name}`,
        headers: { token, authorization: test.config.apiKey },
        payload: envelope(one.messageType, data),
      });
    }
    const tables = await takeWritten();
    if (tables.length > 0) writers[one.name] = tables;
  }
  expect(writers).toEqual({});
});
