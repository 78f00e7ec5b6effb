import { expect } from 'vitest';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Insertable } from 'kysely';
import { encodePassword } from '@btc/contract/wire/password.ts';
import { toApiBase } from '@btc/contract/wire/message-type.ts';
import type { BoundOperation, Caller } from '#platform/api/binding.ts';
import { createDispatcher } from '#platform/api/dispatch.ts';
import { noCache } from '#platform/cache/shared-cache.ts';
import type { Db } from '#platform/db/db.ts';
import type { DB } from '#platform/db/tables.generated.ts';
import { openFolderStore } from '#platform/files/file-store.ts';
import { deriveSecretKey } from '#platform/secrets/secret-key.ts';
import { findSessionUser, openSession } from '#platform/session/session.ts';
import { fixedClock } from '#testing/fixed-clock.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { createMembersOperations, type MembersSettings } from './members.operations.ts';
import { argon2Hasher, type PasswordHasher } from './password-hash.ts';

const start = '2026-11-21T08:00:00+08:00';

/** The cheapest Argon2id: tests check logic, not the cost of hashing. */
export const quickCost = { memory: 8, passes: 1, lanes: 1 } as const;
export const quickHasher: PasswordHasher = argon2Hasher(quickCost);

export const testSettings: MembersSettings = {
  publicUrl: 'https://portal.example',
  trialItems: 10,
  offersPayBusiness: false,
  demoSignsIn: false,
  deskMailbox: 'desk@portal.example',
  contactMailbox: null,
  smsDailyLimit: 500,
};

export const testKey = deriveSecretKey('a secret of at least thirty-two letters');

export async function createMembersFixture(
  passwords: PasswordHasher = quickHasher,
  settings: Partial<MembersSettings> = {},
) {
  const database = await createTestDatabase();
  const { db } = database;
  const clock = fixedClock(start);
  const files = openFolderStore(join(tmpdir(), 'btc-members-files'));
  const operations = createMembersOperations({
    db,
    clock,
    files,
    secretKey: testKey,
    passwords,
    settings: { ...testSettings, ...settings },
  });
  const call = async (name: string, data: unknown, from: CallFrom = {}): Promise<unknown> =>
    toOperation(operations, name).handle(data, await makeCaller(db, from, clock.now()), noCache);
  const dispatcher = createDispatcher(operations, 'fail');
  const ask = async (name: string, data: unknown, from: CallFrom = {}): Promise<Answered> => {
    const bound = dispatcher.find(toApiBase(name), name);
    if (bound === undefined) throw new Error(`No operation ${name}`);
    return dispatcher.run(bound, data, await makeCaller(db, from, clock.now()));
  };
  return {
    db,
    clock,
    call,
    ask,
    tokenFor: (userId: number, isStaff = false) =>
      openSession(db, { userId, remember: false, now: clock.now(), isStaff }),
    codeFor: (recipient: string) => latestCode(db, recipient),
    mailsTo: (recipient: string) => mailsTo(db, recipient),
    drop: () => database.drop(),
    passSeconds: (seconds: number) => clock.advance(seconds * 1000),
    addAccount: (name: string, values: Partial<Insertable<DB['account']>> = {}) => addAccount(db, name, values),
    login: (name: string, password: string, options: LoginOptions = {}) =>
      call(
        'UserLogin',
        { UserName: name, Password: encodePassword(password), RememberMe: options.remember ?? false },
        { address: options.address },
      ),
  };
}

export type MembersFixture = Awaited<ReturnType<typeof createMembersFixture>>;

interface Answered {
  readonly Token?: string;
  readonly Row?: Readonly<Record<string, unknown>>;
  readonly Rows?: readonly Readonly<Record<string, unknown>>[];
  readonly List?: readonly unknown[];
  readonly Dict?: Readonly<Record<string, unknown>>;
  readonly Total?: number;
}

async function latestCode(db: Db, recipient: string): Promise<string> {
  const mails = db.selectFrom('outgoing_mail').select(['body_text', 'created_at', 'id']);
  const texts = db.selectFrom('outgoing_sms').select(['body_text', 'created_at', 'id']);
  const row = await mails
    .where('recipient', '=', recipient)
    .unionAll(texts.where('recipient', '=', recipient))
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const code = /\b\d{6}\b/.exec(row?.body_text ?? '')?.[0];
  if (code === undefined) throw new Error(`No code was sent to ${recipient}`);
  return code;
}

function mailsTo(db: Db, recipient: string) {
  return db
    .selectFrom('outgoing_mail')
    .select(['template', 'edition', 'subject', 'body_text'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
}

interface CallFrom {
  readonly token?: string;
  readonly address?: string | undefined;
}

interface LoginOptions {
  readonly remember?: boolean;
  readonly address?: string;
}

export const rightPassword = 'Right2026word';

async function addAccount(db: Db, name: string, values: Partial<Insertable<DB['account']>>): Promise<number> {
  const row = await db
    .insertInto('account')
    .values({
      login_user_name: name,
      password_hash: await quickHasher.hash(rightPassword),
      created_at: start,
      // Tests that are not about proof have accounts whose address is proven.
      email_proven_at: typeof values.company_email === 'string' ? start : null,
      mobile_proven_at: typeof values.contact_person_cell_phone_number === 'string' ? start : null,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

function toOperation(operations: readonly BoundOperation[], name: string): BoundOperation {
  const found = operations.find(({ operation }) => operation.name === name);
  if (found === undefined) throw new Error(`No operation ${name}`);
  return {
    operation: found.operation,
    // Every answer is held against the contract.
    handle: async (input, caller) => found.operation.output.parse(await found.handle(input, caller, noCache)),
  };
}

async function makeCaller(db: Db, from: CallFrom, now: Date): Promise<Caller> {
  const token = from.token ?? null;
  return {
    token,
    user: token === null ? null : await findSessionUser(db, token, now),
    address: from.address ?? '203.0.113.7',
  };
}

export function refused(code: number, data?: object): unknown {
  return expect.objectContaining(data === undefined ? { code } : { code, data });
}

export function issue(field: string, rule: string): unknown {
  return refused(1001, { List: [{ Field: field, Rule: rule }] });
}

export function readToken(answer: unknown): string {
  if (typeof answer === 'object' && answer !== null && 'Token' in answer && typeof answer.Token === 'string') {
    return answer.Token;
  }
  throw new Error('The answer has no token');
}
