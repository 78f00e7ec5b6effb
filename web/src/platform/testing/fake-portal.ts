import { type OperationName, type Operations, operations } from '@btc/contract/operations.ts';
import { isChanging } from '@btc/contract/wire/changing-calls.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { trialItemsHeader } from '@btc/contract/wire/trial-items-header.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import { act } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { settingsElementId } from '../site-settings.ts';
import type { ExampleKind } from './contract-example.ts';
import { type Answers, answerCall, readInput } from './fake-api.ts';
import { settingsExample } from './site-settings.fixture.ts';
import { UploadRequest } from './upload-request.ts';

export interface FakePortal {
  /** Inputs of an operation so far, as the server reads them; for uploads the fields only. */
  readonly sent: <Name extends OperationName>(name: Name) => readonly InputOf<Operations[Name]>[];
  /** Calls so far that may spend an item of a trial. */
  readonly spent: () => readonly OperationName[];
  readonly changes: () => readonly OperationName[];
  /** Resolves when all calls are answered and rendered. */
  readonly settled: () => Promise<void>;
}

function toOperationName(address: string): OperationName {
  const name = address.slice(address.lastIndexOf('/') + 1);
  if (!Object.hasOwn(operations, name)) throw new Error(`The contract has no ${name}`);
  return name as OperationName; // looked up just now
}

function readBody(name: OperationName, body: RequestInit['body']): unknown {
  if (body instanceof FormData) return Object.fromEntries(body.entries());
  const { Data } = JSON.parse(typeof body === 'string' ? body : '') as { readonly Data: unknown }; // written by contract/client.ts
  return readInput(name, Data);
}

function toResponse(answer: unknown): Response {
  return Response.json(
    answer instanceof ApiError
      ? { IsSuccess: false, ErrorCode: answer.code, MessageID: 'm', Data: answer.data }
      : { IsSuccess: true, ErrorCode: 0, MessageID: 'm', Data: answer },
  );
}

/** Answers the browser's calls by the contract until the test ends; calls or answers outside it fail the test. */
export function fakePortal(answers: Answers = {}, kind: ExampleKind = 'full'): FakePortal {
  const calls: { readonly name: OperationName; readonly input: unknown; readonly spendsItem: boolean }[] = [];
  const wrong: string[] = [];
  let pulse = 0;
  const element = document.createElement('script');
  element.id = settingsElementId;
  element.type = 'application/json';
  element.textContent = JSON.stringify(settingsExample);
  document.head.append(element);
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const name = toOperationName(address);
    pulse += 1;
    try {
      const input = readBody(name, init.body);
      const spendsItem = !new Headers(init.headers).has(trialItemsHeader);
      calls.push({ name, input, spendsItem });
      return Promise.resolve(toResponse(answerCall(answers, name, input, kind, spendsItem)));
    } catch (error) {
      wrong.push(`${name}: ${String(error)}`);
      return Promise.reject(new TypeError('The call or its answer is none of the contract'));
    }
  });
  vi.stubGlobal('XMLHttpRequest', UploadRequest);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    element.remove();
    expect(wrong).toEqual([]);
  });
  return {
    sent: (name) => calls.filter((call) => call.name === name).map(({ input }) => input as never), // read by the operation's own schema
    spent: () => calls.filter(({ spendsItem }) => spendsItem).map(({ name }) => name),
    changes: () => calls.map(({ name }) => name).filter((name) => isChanging(name)),
    settled: async () => {
      for (let quiet = 0, seen = pulse; quiet < 4; quiet = seen === pulse ? quiet + 1 : 0) {
        seen = pulse;
        await act(async () => {
          await vi.dynamicImportSettled();
          await new Promise((resolve) => setTimeout(resolve));
        });
      }
    },
  };
}
