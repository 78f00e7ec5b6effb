import { operations } from '@btc/contract/operations.ts';
import { hourMs } from '@btc/contract/time.ts';
import { errorTable, isErrorCode } from '@btc/contract/wire/errors.ts';
import type { Operation } from '@btc/contract/wire/operation.ts';
import fc from 'fast-check';
import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { anyCallErrors } from '#platform/api/open-api/open-api.ts';
import { createTestApp, envelope, type TestApp } from '../app.fixture.ts';
import { addCallers, type CallerRole, callerRoles } from '../http/callers.fixture.ts';
import { broken, fitting } from './generated-calls.fixture.ts';
import { countCases } from '#testing/long-tests.ts';

/** Both can be set from outside: a long run, and the one that failed once more. */
const count = countCases('GENERATED_CALLS', { short: 800, long: 5_000 });
const seed = Number(process.env['GENERATED_SEED'] ?? 20_261_123);

let test: TestApp;
let callers: Awaited<ReturnType<typeof addCallers>>;
beforeAll(async () => {
  test = await createTestApp({ callLimit: { demand: () => Promise.resolve() } });
  callers = await addCallers(test);
});
afterAll(() => test.close());

interface Generated {
  readonly one: Operation;
  readonly role: CallerRole;
  readonly data: unknown;
}

/** As many calls of each operation, half of them right in form, by every kind of caller. */
function generate(): Generated[] {
  const all: readonly Operation[] = Object.values(operations);
  const each = Math.ceil(count / all.length);
  const perOperation = all.map((one, index) => {
    const schema = z.toJSONSchema(one.input, { io: 'input', unrepresentable: 'any' });
    const data = fc.oneof(fitting(schema), broken(schema));
    const allowed = one.access.kind === 'staff' ? [...one.access.roles, 'admin' as const] : callerRoles;
    // Whoever may not call is refused before the input is looked at: half of the calls come from those who may.
    const role = fc.oneof(fc.constantFrom(...allowed), fc.constantFrom(...callerRoles));
    return fc.sample(fc.record({ one: fc.constant(one), role, data }), { numRuns: each, seed: seed + index });
  });
  // Each operation once, then each once more: what one makes another finds.
  return Array.from({ length: each }, (_, round) =>
    perOperation.flatMap((calls) => calls.slice(round, round + 1)),
  ).flat();
}

async function readBody({ one, data }: Generated): Promise<{ payload: Buffer; type: string }> {
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

/** The one 5xx that no fault brings about: the portal under test has no messenger account to sign shares with. */
const notSetUp = 6015;

/** What is wrong with an answer; null where nothing is. */
function toIssue({ one }: Generated, status: number, body: string): string | null {
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
  return status >= 500 && ErrorCode !== notSetUp ? 'a failure' : null;
}

async function judge(call: Generated): Promise<string | null> {
  const { one, role } = call;
  const { payload, type } = await readBody(call);
  const response = await test.app.inject({
    method: 'POST',
    url: `/api/${one.base}/${one.name}`,
    headers: { ...(await callers.signIn(role)), 'content-type': type },
    payload,
  });
  const issue = toIssue(call, response.statusCode, response.body);
  if (issue === null) return null;
  return `${one.name} by ${role}: ${issue}: ${response.statusCode} ${response.body.slice(0, 200)} for ${JSON.stringify(call.data)?.slice(0, 500)}`;
}

it(
  `answers ${count} generated calls, to every operation by every kind of caller, as it is published and with no failure`,
  async () => {
    const calls = generate();
    const issues: string[] = [];
    const next = calls[Symbol.iterator]();
    const work = async () => {
      for (const call of next) {
        const issue = await judge(call);
        if (issue !== null) issues.push(issue);
      }
    };
    await Promise.all(Array.from({ length: 2 * availableParallelism() }, work));
    expect(issues, `GENERATED_SEED=${seed} GENERATED_CALLS=${count}`).toEqual([]);
  },
  hourMs,
);
