// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAges, useOldestAnswer, watchAges } from './answer-age.ts';
import { useAnswer } from './use-answer.ts';

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  forgetAges();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

function openQuestions() {
  const queries = new Map<string, PromiseWithResolvers<string> & { readonly signal: AbortSignal }>();
  const toQuestion = (name: string, onFailure?: (failure: unknown) => void) => ({
    name,
    onFailure,
    ask: (signal: AbortSignal) => {
      const answer = { ...Promise.withResolvers<string>(), signal };
      queries.set(name, answer);
      return answer.promise;
    },
  });
  const get = (name: string) => {
    const answer = queries.get(name);
    if (answer === undefined) throw new Error(`${name} was not asked`);
    return answer;
  };
  return { toQuestion, get };
}

test('an earlier answer stays while the next one is on its way', async () => {
  const { toQuestion, get } = openQuestions();
  const { result, rerender } = renderHook(({ name }) => useAnswer(toQuestion(name)), {
    initialProps: { name: 'beef' },
  });
  expect(result.current).toMatchObject({ data: null, isLoading: true });
  await act(async () => get('beef').resolve('beef figures'));
  expect(result.current).toMatchObject({ data: 'beef figures', isLoading: false, failure: null });
  rerender({ name: 'pork' });
  expect(result.current).toMatchObject({ data: 'beef figures', isLoading: true });
});

test('the answer to a question that is no longer asked is dropped', async () => {
  const { toQuestion, get } = openQuestions();
  const { result, rerender } = renderHook(({ name }) => useAnswer(toQuestion(name)), {
    initialProps: { name: 'beef' },
  });
  rerender({ name: 'pork' });
  expect(get('beef').signal.aborted).toBe(true);
  await act(async () => get('pork').resolve('pork figures'));
  await act(async () => get('beef').resolve('beef figures'));
  expect(result.current.data).toBe('pork figures');
});

test('a failure is told once, and asking again clears it', async () => {
  const { toQuestion, get } = openQuestions();
  const failures = vi.fn<(failure: unknown) => void>();
  const { result } = renderHook(() => useAnswer(toQuestion('beef', failures)));
  const failure = new Error('no network');
  await act(async () => get('beef').reject(failure));
  expect(result.current).toMatchObject({ failure, isLoading: false, data: null });
  expect(failures).toHaveBeenCalledTimes(1);
  act(() => result.current.reload());
  expect(result.current).toMatchObject({ failure: null, isLoading: true });
  await act(async () => get('beef').resolve('figures'));
  expect(result.current).toMatchObject({ data: 'figures', failure: null });
});

test('what fails after the page was left is told nobody', async () => {
  const { toQuestion, get } = openQuestions();
  const failures = vi.fn<(failure: unknown) => void>();
  const { unmount } = renderHook(() => useAnswer(toQuestion('beef', failures)));
  unmount();
  get('beef').reject(new Error('stopped'));
  await Promise.resolve();
  expect(failures).not.toHaveBeenCalled();
});

const answered = (age: string | null) =>
  watchAges(() => Promise.resolve(new Response('', { headers: age === null ? {} : { Age: age } })));

test('the oldest answer that stands in for a newer one is told, until another page is asked for', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T04:00:00Z'), toFake: ['Date'] });
  const { result } = renderHook(() => useOldestAnswer());
  await act(() => answered(null)('/api'));
  expect(result.current).toBeNull();
  await act(() => answered('60')('/api'));
  await act(() => answered('3600')('/api'));
  await act(() => answered('5')('/api'));
  await waitFor(() => expect(new Date(result.current ?? 0).toISOString()).toBe('2026-11-20T03:00:00.000Z'));
  act(() => forgetAges());
  expect(result.current).toBeNull();
});
