import { ApiError } from '@btc/contract/wire/errors.ts';
import { beforeEach, expect, test } from 'vitest';
import type { RequestInput } from './offers.ts';
import { createWaitingRequests } from './waiting-requests.ts';

const request: RequestInput = {
  UserID: 7,
  UserName: 'wang',
  RequireLevel: '_vip_member',
  RequireType: 'Pay',
  isCnRequire: true,
  isEnRequire: false,
  GradeMoney: 4000,
};
const now = new Date('2026-11-21T08:00:00Z');

let stored: Map<string, string>;
let notes: unknown[];
let answer: () => { Row: { AlreadyOpen: boolean } };
let requests: RequestInput[];

beforeEach(() => {
  [stored, notes, requests] = [new Map(), [], []];
  answer = () => ({ Row: { AlreadyOpen: false } });
});

function waitingRequests() {
  return createWaitingRequests({
    store: {
      read: (key) => stored.get(key) ?? null,
      write: (key, text) => void (text === null ? stored.delete(key) : stored.set(key, text)),
    },
    send: async (input) => {
      requests.push(input);
      return answer();
    },
    note: (_, error) => void notes.push(error),
  });
}

const failWith = (error: Error) => {
  answer = () => {
    throw error;
  };
};

test('a request that reaches us leaves nothing behind', async () => {
  expect(await waitingRequests().send(request, now)).toEqual({ kind: 'sent', alreadyOpen: false });
  expect(stored.size).toBe(0);
});

test.each([new TypeError('fetch'), new DOMException('late', 'TimeoutError'), new ApiError(1010), new ApiError(1004)])(
  'a request that fails with %s is kept for its user, and sent at the next try',
  async (error) => {
    failWith(error);
    const waiting = waitingRequests();
    expect(await waiting.send(request, now)).toEqual({ kind: 'failed' });
    expect(notes).toEqual([error]);
    expect(waiting.list(7)).toEqual([{ request, requestedAt: now.toISOString() }]);
    expect(waiting.list(8)).toEqual([]);
    // A later page of the same browser.
    const later = waitingRequests();
    expect(await later.resend(7)).toBe(0);
    expect(later.list(7)).toHaveLength(1);
    answer = () => ({ Row: { AlreadyOpen: true } });
    expect(await later.resend(7)).toBe(1);
    expect(later.list(7)).toEqual([]);
    expect(requests).toEqual([request, request, request]);
  },
);

test('a request that would be refused for ever is not kept', async () => {
  failWith(new ApiError(1001));
  const waiting = waitingRequests();
  expect(await waiting.send(request, now)).toEqual({ kind: 'failed' });
  expect(stored.size).toBe(0);
});

test('asking again for the same level replaces what waits', async () => {
  failWith(new TypeError('fetch'));
  const waiting = waitingRequests();
  await waiting.send(request, now);
  await waiting.send({ ...request, RequireType: 'Free', GradeMoney: 0 }, now);
  await waiting.send({ ...request, RequireLevel: '_platinum_member', GradeMoney: 8000 }, now);
  expect(waiting.list(7).map((one) => [one.request.RequireLevel, one.request.GradeMoney])).toEqual([
    ['_vip_member', 0],
    ['_platinum_member', 8000],
  ]);
});

test('two tries at once send once', async () => {
  failWith(new TypeError('fetch'));
  const waiting = waitingRequests();
  await waiting.send(request, now);
  answer = () => ({ Row: { AlreadyOpen: false } });
  expect(await Promise.all([waiting.resend(7), waiting.resend(7)])).toEqual([1, 1]);
  expect(requests).toHaveLength(2);
});

test.each(['', 'null', '{', '[1, {"request": 5, "requestedAt": ""}]'])(
  'what cannot be read (%s) is nothing',
  (text) => {
    stored.set('btc.waiting.7', text);
    expect(waitingRequests().list(7)).toEqual([]);
  },
);
