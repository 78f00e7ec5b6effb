import { afterAll, beforeAll, expect, test } from 'vitest';
import { StartError } from '../../config/start-error.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { checkPages, judgePages } from './check-pages.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const lines: string[] = [];
const log = { warn: (line: string) => void lines.push(line) };

test('the embedded database has checksums of its pages', async () => {
  await checkPages(database.db, { isOwn: true, log });
  expect(lines).toEqual([]);
});

test('without them our own is refused, and of somebody else’s it is said', () => {
  expect(() => judgePages('off', { isOwn: true, log })).toThrow(StartError);
  judgePages('off', { isOwn: false, log });
  expect(lines).toEqual([expect.stringContaining('pg_checksums --enable')]);
});
