import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { operations } from '@btc/contract/operations.ts';
import { toApiBase, type MessageName, toMessageType } from '@btc/contract/wire/message-type.ts';
import type { Operation } from '@btc/contract/wire/operation.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '#platform/session/session.ts';
import { createTestApp, envelope, type TestApp } from '../app.fixture.ts';

/*
 * What is special to operations of staff, through HTTP, and what each change leaves in the audit trail; every role against every
 * operation: role-matrix.test.ts. The lists come from the contract: an operation that is added is in them from its first day.
 */

interface StaffOperation {
  readonly name: MessageName;
  readonly takesFile: boolean;
}

let ofStaff: readonly StaffOperation[];
let app: TestApp;
const tokens = new Map<string, string>();

async function addCaller(name: string, values: object, isStaff: boolean): Promise<void> {
  const { id } = await app.db
    .insertInto('account')
    .values({ login_user_name: `caller_${name}`, created_at: app.clock.now(), ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  tokens.set(name, await openSession(app.db, { userId: id, remember: false, now: app.clock.now(), isStaff }));
}

beforeAll(async () => {
  app = await createTestApp();
  ofStaff = Object.values(operations).flatMap(({ name, access, upload }: Operation) =>
    access.kind === 'staff' ? [{ name, takesFile: upload !== undefined }] : [],
  );
  await addCaller('member', {}, false);
  // The right role on the account, but a session that has not shown the second factor.
  await addCaller('halfway', { staff_role: 'admin' }, false);
  await addCaller('blocked', { staff_role: 'admin', state: 'blocked' }, true);
});
afterAll(() => app.close());

const impossible = { ThereIsNoSuchField: true };

async function toCode(name: MessageName, caller: string): Promise<number> {
  const token = tokens.get(caller);
  const response = await app.app.inject({
    method: 'POST',
    url: `/api/${toApiBase(name)}/${name}`,
    payload: envelope(toMessageType(name), impossible),
    headers: token === undefined ? {} : { token, authorization: 'btc-portal' },
  });
  return response.json().ErrorCode;
}

test('every operation of staff refuses an admin who is blocked or has not shown the second factor', async () => {
  expect(ofStaff.length).toBeGreaterThan(80);
  const wrong: string[] = [];
  for (const { name } of ofStaff) {
    const codes = [await toCode(name, 'halfway'), await toCode(name, 'blocked')];
    if (codes[0] !== 1007 || codes[1] !== 1006) wrong.push(`${name}: ${codes.join(', ')}`);
  }
  expect(wrong).toEqual([]);
});

test('a file of somebody who may not send it is refused before it is read', async () => {
  const uploads = ofStaff.filter(({ takesFile }) => takesFile);
  expect(uploads).not.toHaveLength(0);
  for (const { name } of uploads) {
    const response = await app.app.inject({
      method: 'POST',
      url: `/api/${toApiBase(name)}/${name}`,
      payload: '--x\r\nContent-Disposition: form-data; name="Nonsense"\r\n\r\n1\r\n--x--\r\n',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        token: tokens.get('member'),
        authorization: 'btc-portal',
      },
    });
    expect([name, response.json().ErrorCode]).toEqual([name, 1007]);
  }
});

const unnotified: ReadonlyMap<string, string> = new Map([
  ['HoldDeskArticle', 'it says who is writing at present, every few seconds, and changes nothing'],
  ['HoldMarketReport', 'it says who is writing at present, every few seconds, and changes nothing'],
  ['HoldNewsletterText', 'it says who is writing at present, every few seconds, and changes nothing'],
  ['SearchConsole', 'it looks for things and changes nothing'],
  ['SaveListFilter', 'how somebody filters lists is theirs'],
  ['DeleteListFilter', 'as above'],
  ['RecogniseImport', 'it says what a file is and changes nothing'],
  ['ReadSeriesFile', 'it says what a table of prices holds and changes nothing'],
]);

async function serverSources(): Promise<readonly string[]> {
  const source = join(import.meta.dirname, '../..');
  const entries = await readdir(source, { recursive: true });
  const paths = entries.filter((path) => path.endsWith('.ts') && !/\.(?:test|fixture)\.ts$/.test(path));
  return Promise.all(paths.map((path) => readFile(join(source, path), 'utf8')));
}

test('every change by staff is written into the audit trail under its own name', async () => {
  const audited = (await serverSources()).filter((text) => /changeAsStaff|recordAudit|[aA]udit/.test(text));
  const changes = ofStaff.map(({ name }) => name).filter((name) => !name.startsWith('Get'));
  const missing = changes.filter(
    (name) => !unnotified.has(name) && !audited.some((text) => text.includes(`'${name}'`)),
  );
  expect(missing).toEqual([]);
});
