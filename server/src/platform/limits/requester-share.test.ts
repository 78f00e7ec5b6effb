import { dayMs, minuteMs } from '@btc/contract/time.ts';
import { describe, expect, test } from 'vitest';
import { type PastRequest, findRequestWait, hashRequester } from './requester-share.ts';

const start = new Date('2026-11-21T08:00:00Z').getTime();
const limits = { pauseMs: minuteMs, aDay: 10 };
const [holder, stranger] = ['203.0.113.7', '198.51.100.9'];

function askInTurn(addresses: readonly string[], known?: string): string[] {
  const requests: PastRequest[] = [];
  return addresses.filter((address, index) => {
    const now = new Date(start + index * minuteMs);
    const requester = { hash: hashRequester(address), isKnown: address === known };
    if (findRequestWait(requests, requester, { ...limits, now }) > 0) return false;
    requests.push({ requestedAt: now, requesterHash: requester.hash });
    return true;
  });
}

const repeat = (address: string, times: number) => Array.from({ length: times }, () => address);
const manyStrangers = Array.from({ length: 20 }, (_, index) => `198.51.100.${index + 10}`);
const countFound = (let_: readonly string[], address: string) => let_.filter((one) => one === address).length;

describe('of a recipient’s day', () => {
  test('one network leaves two to others, also when it asked first', () => {
    const done = askInTurn([...repeat(stranger, 12), ...repeat(holder, 4)]);
    expect([countFound(done, stranger), countFound(done, holder)]).toEqual([8, 2]);
  });

  test('all others together leave four to the network that asked first', () => {
    const done = askInTurn([holder, ...manyStrangers, ...repeat(holder, 5)]);
    expect([done.length, countFound(done, holder)]).toEqual([10, 4]);
  });

  test('ten are all there is, from wherever they are asked for', () => {
    expect(askInTurn([...repeat(holder, 8), ...manyStrangers])).toHaveLength(10);
  });

  test('nothing is taken from a network that is known for the account', () => {
    const done = askInTurn([...repeat(stranger, 8), ...manyStrangers, ...repeat(holder, 12)], holder);
    expect(countFound(done, holder)).toBe(10);
  });

  test('what nobody is noted for counts for the day alone', () => {
    const requests = Array.from({ length: 10 }, (_, index) => ({
      requestedAt: new Date(start + index * minuteMs),
      requesterHash: null,
    }));
    const now = new Date(start + 10 * minuteMs);
    const requester = { hash: hashRequester(holder), isKnown: false };
    expect(findRequestWait(requests.slice(0, 5), requester, { ...limits, now })).toBe(0);
    expect(findRequestWait(requests, requester, { ...limits, now })).toBe(dayMs - 10 * minuteMs);
  });
});
