import { operations } from '@btc/contract/operations.ts';
import { dayMs, minuteMs } from '@btc/contract/time.ts';
import type { MessageName } from '@btc/contract/wire/message-type.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import { sql } from 'kysely';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDb } from '#platform/db/db.ts';
import { endAccess } from '#platform/session/end-access.ts';
import { createEmptyDatabase } from '#testing/test-database.ts';
import { createTestApp, envelope, type TestApp } from '../app.fixture.ts';
import { addCallers, callersPassword, hashCallersPassword } from '../http/callers.fixture.ts';
import { makeBackup } from '#console/backup/make-backup.ts';
import { restoreBackup } from '#console/backup/restore-backup.ts';
import {
  askPortal,
  askResetProof,
  type Credential,
  credentials,
  type Holder,
  listSecretColumns,
  otherColumns,
} from './credentials.fixture.ts';
import { findLive as findInvitation, insertInvitation } from '#members/invitation/invitation.queries.ts';
import { settleRestored } from '../../settle-restored.ts';

/*
 * Every way to lose an account, or to end all that opens it, against every credential: each opens before, nothing after, and nothing
 * when the account is open again.
 */

let portal: TestApp;
let callers: Awaited<ReturnType<typeof addCallers>>;
beforeAll(async () => {
  portal = await createTestApp({ now: '2026-11-24T10:00:00+08:00', callLimit: { demand: () => Promise.resolve() } });
  callers = await addCallers(portal);
});
afterAll(() => portal.close());

let count = 0;
async function addHolder(): Promise<Holder> {
  const name = `holder_${(count += 1)}`;
  const email = `${name}@firm.example`;
  const now = portal.clock.now();
  const values = { login_user_name: name, created_at: now, company_email: email, email_proven_at: now };
  const { id: userId } = await portal.db
    .insertInto('account')
    .values({ ...values, password_hash: await hashCallersPassword() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { portal, userId, name, email, token: await signIn(name) };
}

async function signIn(name: string): Promise<string> {
  const { app, config } = portal;
  const data = { UserName: name, Password: callersPassword, RememberMe: true };
  const { messageType } = operations.UserLogin;
  const payload = envelope(messageType, data);
  const url = '/api/management/UserLogin';
  return String(
    (await app.inject({ method: 'POST', url, payload, headers: { authorization: config.apiKey } })).json().Data.Token,
  );
}

async function carryOut(name: MessageName, data: object, token: string | null): Promise<void> {
  const { ErrorCode } = await askPortal(portal, name, { data, token });
  if (ErrorCode !== 0) throw new Error(`${name} answered ${ErrorCode}`);
}

async function carryOutAs(role: 'desk' | 'admin', name: MessageName, data: object): Promise<void> {
  const { token = null } = await callers.signIn(role);
  await carryOut(name, data, token);
}

const next = encodePassword('Another2026');

async function askCancellation({ userId, token }: Holder): Promise<number> {
  await carryOut('RequestAccountCancellation', { UserID: userId, Password: callersPassword }, token);
  const row = portal.db.selectFrom('cancellation_request').select('id').where('user_id', '=', userId);
  return (await row.executeTakeFirstOrThrow()).id;
}

interface Way {
  readonly name: string;
  readonly lose: (holder: Holder) => Promise<unknown>;
  readonly reopen?: (holder: Holder) => Promise<unknown>;
}

const ways: readonly Way[] = [
  {
    name: 'the desk blocks it',
    lose: ({ userId }) => carryOutAs('desk', 'BlockMember', { MemberID: userId, Reason: 'test' }),
    reopen: ({ userId }) => carryOutAs('desk', 'UnblockMember', { MemberID: userId }),
  },
  {
    name: 'its cancellation is asked for, and withdrawn',
    lose: askCancellation,
    reopen: ({ name }) => carryOut('WithdrawAccountCancellation', { UserName: name, Password: callersPassword }, null),
  },
  {
    name: 'its cancellation is asked for, and refused',
    lose: askCancellation,
    reopen: async ({ userId }) => {
      const row = portal.db.selectFrom('cancellation_request').select('id').where('user_id', '=', userId);
      const { id } = await row.executeTakeFirstOrThrow();
      await carryOutAs('desk', 'RefuseCancellation', { CancellationID: id, Reason: 'test' });
    },
  },
  {
    name: 'it is cancelled',
    lose: async (holder) =>
      carryOutAs('desk', 'ApproveCancellation', { CancellationID: await askCancellation(holder) }),
  },
  {
    name: 'its password is changed',
    lose: ({ userId, token }) =>
      carryOut('ChangePassword', { UserID: userId, Password: callersPassword, NewPassword: next }, token),
  },
  {
    name: 'its password is reset by a link',
    lose: async (holder) => {
      // A second link so soon would be the one before.
      portal.clock.advance(10 * minuteMs);
      const proof = await askResetProof(holder);
      await carryOut(
        'ResetPasswordByEmail',
        { NewPassword: next, LoginUserName: holder.name, UpdateTime: proof },
        null,
      );
    },
  },
  {
    name: 'its owner logs out everywhere else',
    lose: ({ token }) => carryOut('EndOtherSessions', {}, token),
  },
  {
    name: 'the desk ends all sessions',
    lose: ({ userId }) => carryOutAs('desk', 'EndMemberSessions', { MemberID: userId }),
  },
  {
    name: 'the desk enters another address',
    lose: ({ userId, name }) =>
      carryOutAs('desk', 'UpdateDeskMember', { MemberID: userId, CompanyEmail: `new_${name}@firm.example` }),
  },
  {
    name: 'it becomes one of staff',
    lose: ({ userId }) => carryOutAs('admin', 'SetStaffRole', { MemberID: userId, Role: 'editor' }),
    reopen: ({ userId }) => carryOutAs('admin', 'SetStaffRole', { MemberID: userId, Role: null }),
  },
  {
    name: 'it is the demonstration’s, and the portal starts without that',
    lose: async ({ userId }) => {
      await portal.db.updateTable('account').set({ is_demo: true }).where('id', '=', userId).execute();
      await endAccess(portal.db, { whose: 'demonstration', now: portal.clock.now() });
    },
    reopen: ({ userId }) => portal.db.updateTable('account').set({ is_demo: false }).where('id', '=', userId).execute(),
  },
];

describe.each(ways)('once $name', ({ lose, reopen }) => {
  test.each(credentials)('opens nothing, then or later: $name', async ({ make }) => {
    const holder = await addHolder();
    const opens = await make(holder);
    expect(await opens()).toBe(true);
    await lose(holder);
    expect(await opens()).toBe(false);
    await reopen?.(holder);
    expect(await opens()).toBe(false);
  });
});

test('a blocked account is mailed no link, and one mailed while it was being blocked sets no password', async () => {
  const holder = await addHolder();
  const { userId, name, email } = holder;
  const proof = await askResetProof(holder);
  await carryOutAs('desk', 'BlockMember', { MemberID: userId, Reason: 'test' });
  const ask = { Name: name, Email: email, isEn: true };
  expect((await askPortal(portal, 'ForgetWebPassword', { data: ask, token: null })).ErrorCode).toBe(6016);
  const live = { used_at: null, expires_at: new Date(portal.clock.now().getTime() + dayMs) };
  await portal.db.updateTable('password_reset').set(live).where('user_id', '=', userId).execute();
  const reset = { NewPassword: next, LoginUserName: name, UpdateTime: proof };
  expect((await askPortal(portal, 'ResetPasswordByEmail', { data: reset, token: null })).ErrorCode).toBe(6014);
});

test('another’s credentials go on', async () => {
  const [holder, other] = [await addHolder(), await addHolder()];
  const opens = await Promise.all(credentials.map(({ make }) => make(other)));
  await carryOutAs('desk', 'BlockMember', { MemberID: holder.userId, Reason: 'test' });
  expect(await Promise.all(opens.map((one) => one()))).toEqual(credentials.map(() => true));
});

test('a backup holds none, and nothing opens anything after a restore', async () => {
  const holder = await addHolder();
  const opens: (() => Promise<boolean>)[] = [];
  const now = portal.clock.now();
  await insertInvitation(portal.db, {
    tokenHash: Buffer.alloc(32, 5),
    email: 'new@firm.example',
    role: 'desk',
    edition: 'en',
    invitedBy: holder.userId,
    now,
    expiresAt: new Date(now.getTime() + dayMs),
  });
  for (const { make } of credentials) opens.push(await make(holder));
  const folder = await mkdtemp(join(tmpdir(), 'btc-lost-access-'));
  const into = await createEmptyDatabase();
  const restored = openDb(into.url, { poolSize: 1 });
  try {
    const { name } = await makeBackup(portal, { folder, now });
    const target = { url: into.url, files: portal.files, workFolder: folder, replace: false };
    const { end } = await restoreBackup(join(folder, name), target);
    await settleRestored(portal.config, target);
    for (const { column, live } of credentials) {
      const [table = ''] = column.split('.');
      const isHeld = (end.Rows[table] ?? 0) > 0;
      expect([column, isHeld]).toEqual([column, table === 'alert_channel']);
      const { rows } = await sql`select from ${sql.table(table)} where ${sql.raw(live)}`.execute(restored.db);
      expect([column, rows.length]).toEqual([column, 0]);
    }
    expect(await findInvitation(restored.db, Buffer.alloc(32, 5), now)).toBeUndefined();
  } finally {
    await restored.close();
    await into.drop();
    await rm(folder, { recursive: true, force: true });
  }
  // The portal that was backed up goes on.
  expect(await Promise.all(opens.map((one) => one()))).toEqual(credentials.map(() => true));
}, 180_000);

test('every column of the schema that holds a digest, a secret or a key is a credential here, or named with the reason why not', async () => {
  const known = [...credentials.map(({ column }: Credential) => column), ...Object.keys(otherColumns)];
  expect([...new Set(known)].toSorted()).toEqual([...(await listSecretColumns(portal.db))].toSorted());
});
