import { operations } from '@btc/contract/operations.ts';
import type { Operation } from '@btc/contract/wire/operation.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, envelope, type TestApp } from '../app.fixture.ts';
import { addCallers, type CallerRole, callerRoles, toErrorCode } from '../http/callers.fixture.ts';
import { fittingInput } from '../doors/generated-calls.fixture.ts';

/* Every operation of the contract against every kind of caller, through HTTP: one that is added is in it from its first day. */

const all: readonly Operation[] = Object.values(operations);
const pairs = all.flatMap((one) => callerRoles.map((role) => ({ one, role, error: toErrorCode(one.access, role) })));
const patience = 300_000;

const inputs = new Map(all.map((one) => [one, fittingInput(one) ?? {}]));

let app: TestApp;
const headers = new Map<CallerRole, Record<string, string>>();
beforeAll(async () => {
  app = await createTestApp({ callLimit: { demand: () => Promise.resolve() } });
  const callers = await addCallers(app);
  // One session a role: no call here gets as far as ending it.
  for (const role of callerRoles) headers.set(role, await callers.signIn(role));
});
afterAll(() => app.close());

async function ask(one: Operation, role: CallerRole, data: unknown): Promise<number> {
  const response = await app.app.inject({
    method: 'POST',
    url: `/api/${one.base}/${one.name}`,
    headers: headers.get(role) ?? {},
    payload: envelope(one.messageType, data),
  });
  return response.json<{ ErrorCode: number }>().ErrorCode;
}

test(
  'every operation refuses every role that the contract excludes, whatever it is asked',
  async () => {
    const excluded = pairs.filter(({ error }) => error !== null);
    expect(excluded.length).toBeGreaterThan(1_000);
    const wrong: string[] = [];
    for (const { one, role, error } of excluded) {
      const code = await ask(one, role, inputs.get(one));
      if (code !== error) wrong.push(`${one.name}: ${role} is answered ${code}`);
    }
    expect(wrong).toEqual([]);
  },
  patience,
);

test(
  'every operation lets in every role that the contract names',
  async () => {
    const wrong: string[] = [];
    for (const { one, role } of pairs.filter(({ error }) => error === null)) {
      // Whoever may call is told what is wrong with the input: nothing is changed.
      const code = await ask(one, role, { ThereIsNoSuchField: true });
      if (![1001, 1011].includes(code)) wrong.push(`${one.name}: ${role} is answered ${code}`);
    }
    expect(wrong).toEqual([]);
  },
  patience,
);
