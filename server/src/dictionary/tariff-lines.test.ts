import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#testing/test-database.ts';
import { referenceRows } from './reference-rows.ts';
import { seedDictionary } from './seed-dictionary.ts';

const migration = new URL('../../migrations/0240_tariff_lines_of_offal.sql', import.meta.url);

test('offal that a former release put in gets the tariff line of the reference, what the desk has named stays', async () => {
  const database = await createTestDatabase();
  const { db } = database;
  await seedDictionary(db);
  const list = () =>
    db
      .selectFrom('dictionary_entry')
      .select(['code', 'hs_code'])
      .where('kind', '=', 'beefCut')
      .orderBy('code')
      .execute();
  await db.updateTable('dictionary_entry').set({ hs_code: null }).where('kind', '=', 'beefCut').execute();
  await db.updateTable('dictionary_entry').set({ hs_code: '02062900' }).where('code', '=', 'weasand').execute();
  await sql.raw(await readFile(migration, 'utf8')).execute(db);
  const meant = referenceRows.entries
    .filter(({ kind }) => kind === 'beefCut')
    .map(({ code, hs_code }) => ({ code, hs_code }))
    .toSorted((one, other) => one.code.localeCompare(other.code));
  expect((await list()).toSorted((one, other) => one.code.localeCompare(other.code))).toEqual(meant);
  const { revision } = await db
    .selectFrom('dictionary_entry')
    .select('revision')
    .where('code', '=', 'omasum')
    .executeTakeFirstOrThrow();
  expect(revision).toBe(2);
});
