import { modules } from '@btc/contract/members/access.ts';
import { operations } from '@btc/contract/operations.ts';
import { errorTable, isErrorCode } from '@btc/contract/wire/errors.ts';
import type { Operation } from '@btc/contract/wire/operation.ts';
import fc from 'fast-check';
import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { anyCallErrors } from '#platform/api/open-api.ts';
import { openSession } from '#platform/session/session.ts';
import { createTestApp, envelope, type TestApp } from './app.fixture.ts';
import { broken, fitting } from './generated-calls.fixture.ts';

/** Both can be set from outside: a long run, and the one that failed once more. */
const count = Number(process.env['GENERATED_CALLS'] ?? 5_000);
const seed = Number(process.env['GENERATED_SEED'] ?? 20_261_123);

const membership = {
  charge_state: 2,
  charge_expire_date: '2099-01-01T00:00:00Z',
  can_visit_module: [...modules],
};
const accounts = {
  none: {},
  trial: { charge_state: 1, trial_item_limit: 3 },
  paid: membership,
  editor: { staff_role: 'editor' },
  analyst: { staff_role: 'analyst' },
  desk: { staff_role: 'desk' },
  admin: { staff_role: 'admin' },
} as const;
type Role = keyof typeof accounts;
const roles = ['anonymous', ...(Object.keys(accounts) as Role[])] as const; // Object.keys forgets the keys' type

let test: TestApp;
const ids = new Map<string, number>();
beforeAll(async () => {
  test = await createTestApp({ callLimit: { demand: () => Promise.resolve() } });
  for (const role of Object.keys(accounts)) {
    const values = { login_user_name: `the_${role}`, created_at: test.clock.now() };
    const { id } = await test.db.insertInto('account').values(values).returning('id').executeTakeFirstOrThrow();
    ids.set(role, id);
  }
});
afterAll(() => test.close());

/** A session for each call, of an account that is as it was: a call before may have closed it. */
async function headersOf(role: Role | 'anonymous'): Promise<Record<string, string>> {
  const userId = ids.get(role);
  if (role === 'anonymous' || userId === undefined) return {};
  const whole = { state: 'normal', can_visit_module: [], staff_role: null, ...accounts[role] } as const;
  await test.db
    .updateTable('account')
    .set({ ...whole, can_visit_module: [...whole.can_visit_module] })
    .where('id', '=', userId)
    .execute();
  const isStaff = 'staff_role' in accounts[role];
  const token = await openSession(test.db, { userId, remember: false, now: test.clock.now(), isStaff });
  return { token, authorization: test.config.apiKey };
}

interface Generated {
  readonly one: Operation;
  readonly role: Role | 'anonymous';
  readonly data: unknown;
}

/** As many calls of each operation, half of them right in form, by every kind of caller. */
function generate(): Generated[] {
  const all: readonly Operation[] = Object.values(operations);
  const each = Math.ceil(count / all.length);
  const perOperation = all.map((one, place) => {
    const schema = z.toJSONSchema(one.input, { io: 'input', unrepresentable: 'any' });
    const data = fc.oneof(fitting(schema), broken(schema));
    const allowed = one.access.kind === 'staff' ? [...one.access.roles, 'admin' as const] : roles;
    // Whoever may not call is refused before the input is looked at: half of the calls come from those who may.
    const role = fc.oneof(fc.constantFrom(...allowed), fc.constantFrom(...roles));
    return fc.sample(fc.record({ one: fc.constant(one), role, data }), { numRuns: each, seed: seed + place });
  });
  // Each operation once, then each once more: what one makes another finds.
  return Array.from({ length: each }, (_, round) =>
    perOperation.flatMap((calls) => calls.slice(round, round + 1)),
  ).flat();
}

async function bodyOf({ one, data }: Generated): Promise<{ payload: Buffer; type: string }> {
  const whole = envelope(one.messageType, data);
  if (one.upload === undefined) return { payload: Buffer.from(JSON.stringify(whole)), type: 'application/json' };
  const form = new FormData();
  const fields = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  for (const [name, value] of Object.entries({ ...whole, Data: undefined }))
    if (value) form.append(name, String(value));
  for (const [name, value] of fields) {
    const text = JSON.stringify(value) ?? '';
    form.append(name, name === 'Files' ? new Blob([text]) : text.replaceAll('"', ''));
  }
  const response = new Response(form);
  return { payload: Buffer.from(await response.arrayBuffer()), type: response.headers.get('content-type') ?? '' };
}

/** What is wrong with an answer; null where nothing is. */
function faultOf({ one }: Generated, status: number, body: string): string | null {
  const answer = z
    .strictObject({ IsSuccess: z.boolean(), ErrorCode: z.int(), MessageID: z.uuid(), Data: z.unknown() })
    .safeParse(JSON.parse(body));
  if (!answer.success) return 'no envelope';
  const { IsSuccess, ErrorCode, Data } = answer.data;
  if (IsSuccess !== (ErrorCode === 0)) return 'two outcomes';
  if (ErrorCode === 0) {
    const parsed = one.output.safeParse(Data);
    return parsed.success && status === 200 ? null : `outside the schema: ${parsed.error?.message}`;
  }
  const stated = [...anyCallErrors, ...one.errors].some((code) => code === ErrorCode);
  if (!stated || !isErrorCode(ErrorCode) || errorTable[ErrorCode].status !== status)
    return 'an answer that is not stated';
  return status >= 500 && !one.errors.some((code) => code === ErrorCode) ? 'a failure' : null;
}

async function judge(call: Generated): Promise<string | null> {
  const { one, role } = call;
  const { payload, type } = await bodyOf(call);
  const response = await test.app.inject({
    method: 'POST',
    url: `/api/${one.base}/${one.name}`,
    headers: { ...(await headersOf(role)), 'content-type': type },
    payload,
  });
  const fault = faultOf(call, response.statusCode, response.body);
  if (fault === null) return null;
  return `${one.name} by ${role}: ${fault}: ${response.statusCode} ${response.body.slice(0, 200)} for ${JSON.stringify(call.data)?.slice(0, 500)}`;
}

it(`answers ${count} generated calls, to every operation by every kind of caller, as it is published and with no failure`, async () => {
  const calls = generate();
  const faults: string[] = [];
  const next = calls[Symbol.iterator]();
  const work = async () => {
    for (const call of next) {
      const fault = await judge(call);
      if (fault !== null) faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, work));
  expect(faults, `GENERATED_SEED=${seed} GENERATED_CALLS=${count}`).toEqual([]);
}, 3_600_000);
