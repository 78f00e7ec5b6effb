import { dayMs } from '@btc/contract/time.ts';
import { toApiBase, type MessageName, toMessageType } from '@btc/contract/wire/message-type.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import type { Insertable } from 'kysely';
import { afterAll, beforeEach } from 'vitest';
import type { DB } from '#platform/db/tables.generated.ts';
import { createTestApp, envelope } from '../app.fixture.ts';
import { argon2Hasher } from '#members/password-hash.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly ErrorCode: number;
  readonly Data: {
    readonly Token?: string;
    readonly Row?: Readonly<Record<string, unknown>>;
    readonly Rows?: readonly Readonly<Record<string, unknown>>[];
    readonly Dict?: Readonly<Record<string, unknown>>;
    readonly List?: readonly unknown[];
  };
  readonly text: string;
}

export interface From {
  readonly token?: string;
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export async function openAttack() {
  const app = await createTestApp();
  const passwords = argon2Hasher();
  const send = (name: MessageName, payload: string | object, { token, address, headers = {} }: From = {}) =>
    app.app.inject({
      method: 'POST',
      url: `/api/${toApiBase(name)}/${name}`,
      payload,
      remoteAddress: address ?? '203.0.113.7',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { token, authorization: 'btc-portal' }),
        ...headers,
      },
    });
  const call = async (name: MessageName, data: unknown, from: From = {}): Promise<Answer> => {
    const response = await send(name, envelope(toMessageType(name), data), from);
    const { ErrorCode, Data } = response.json();
    return { status: response.statusCode, headers: response.headers, ErrorCode, Data, text: response.body };
  };
  const addAccount = async (name: string, values: Partial<Insertable<DB['account']>> = {}): Promise<number> => {
    const row = { login_user_name: name, password_hash: await passwords.hash(password), created_at: app.clock.now() };
    const { id } = await app.db
      .insertInto('account')
      .values({ ...row, ...values })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const login = (name: string, given = password, from: From = {}) =>
    call('UserLogin', { UserName: name, Password: encodePassword(given) }, from);
  return {
    app,
    send,
    call,
    login,
    addAccount,
    addAliceAndBob: async () => ({
      aliceId: await addAccount('alice_one', { company_email: 'alice@example.com', company_name: 'Alice-Mark' }),
      bobId: await addAccount('bob_two', {
        company_email: 'bob-mark@example.com',
        company_name: 'Bob-Mark',
        contact_person_name: 'Bob-Mark',
        nick_name: 'Bob-Mark',
      }),
    }),
    readToken: async (name: string): Promise<string> => (await login(name)).Data.Token ?? '',
    /** Lets all rate limits run out. */
    rest: () => app.clock.advance(2 * dayMs),
  };
}

export type Attack = Awaited<ReturnType<typeof openAttack>>;

export async function openFileAttack() {
  const attack = await openAttack();
  afterAll(() => attack.app.close());
  beforeEach(() => attack.rest());
  return { attack, ...(await attack.addAliceAndBob()) };
}

export const password = 'Right2026word';
export const right = encodePassword(password);
export const newPassword = encodePassword('Fresh2026');
