import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addAbortSignals } from './abort-signals.ts';

const own = {
  any: AbortSignal.any,
  timeout: AbortSignal.timeout,
  throwIfAborted: AbortSignal.prototype.throwIfAborted,
};

beforeEach(() => {
  Reflect.deleteProperty(AbortSignal, 'any');
  Reflect.deleteProperty(AbortSignal, 'timeout');
  Reflect.deleteProperty(AbortSignal.prototype, 'throwIfAborted');
  vi.useFakeTimers();
  addAbortSignals();
});

afterEach(() => {
  vi.useRealTimers();
  Object.assign(AbortSignal, { any: own.any, timeout: own.timeout });
  Object.assign(AbortSignal.prototype, { throwIfAborted: own.throwIfAborted });
});

it('a signal with a time-out ends with the reason that fetch gives', () => {
  const signal = AbortSignal.timeout(1000);
  vi.advanceTimersByTime(999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  expect(() => signal.throwIfAborted()).toThrow('timed out');
});

it('a signal of several ends with the first of them, also one that has ended', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const signal = AbortSignal.any([one.signal, other.signal]);
  expect(() => signal.throwIfAborted()).not.toThrow();
  other.abort('the reader left');
  one.abort('too late');
  expect(signal.reason).toBe('the reader left');
  expect(AbortSignal.any([one.signal]).reason).toBe('too late');
});

it('what an engine has of its own stays', () => {
  Object.assign(AbortSignal, { any: own.any });
  addAbortSignals();
  expect(AbortSignal.any).toBe(own.any);
});
