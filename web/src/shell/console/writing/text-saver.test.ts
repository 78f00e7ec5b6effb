import { ApiError } from '@btc/contract/wire/errors.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TextSaver } from './text-saver.ts';

const empty = { Title: '', Body: '' };
type Written = typeof empty;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Send = (written: Written, was: number) => Promise<{ Revision: number }>;

function begin(send: Send) {
  const kept: unknown[] = [];
  const keep = (unsaved: unknown) => kept.push(unsaved);
  const saver = new TextSaver<Written>({ written: empty, base: empty, revision: 0, send, keep });
  return { saver, kept, last: () => kept.at(-1) };
}

test('is sent after a moment of quiet, once, with the revision it was written on', async () => {
  const send = vi.fn<Send>(async (_written, was) => ({ Revision: was + 1 }));
  const { saver, last } = begin(send);
  saver.write({ Title: '一' });
  await vi.advanceTimersByTimeAsync(1_000);
  saver.write({ Title: '一二' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(send).not.toHaveBeenCalled();
  expect(last()).toMatchObject({ written: { Title: '一二' }, base: empty, revision: 0 });
  await vi.advanceTimersByTimeAsync(600);
  expect(send.mock.calls).toEqual([[{ ...empty, Title: '一二' }, 0]]);
  expect(saver.snapshot()).toMatchObject({ state: 'saved', revision: 1 });
  expect(last()).toBeNull();
});

test('who writes without a pause is saved every ten seconds', async () => {
  const send = vi.fn<Send>(async (_written, was) => ({ Revision: was + 1 }));
  const { saver } = begin(send);
  for (let second = 0; second < 25; second += 1) {
    saver.write({ Body: `<p>${second}</p>` });
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(send).toHaveBeenCalledTimes(2);
});

test('what is written while a save is under way is sent after it, never at once with it', async () => {
  const answers: ((answer: { Revision: number }) => void)[] = [];
  const send = vi.fn<Send>(() => new Promise((done) => answers.push(done)));
  const { saver } = begin(send);
  saver.write({ Title: '一' });
  await vi.advanceTimersByTimeAsync(1_600);
  saver.write({ Title: '一二' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(send).toHaveBeenCalledTimes(1);
  answers[0]?.({ Revision: 1 });
  await vi.advanceTimersByTimeAsync(1_600);
  expect(send.mock.calls[1]).toEqual([{ ...empty, Title: '一二' }, 1]);
});

test('a failed save is tried again, later each time, and what was typed stays kept', async () => {
  const send = vi.fn<Send>(async () => {
    throw new TypeError('network');
  });
  const { saver, last } = begin(send);
  saver.write({ Title: '一' });
  await vi.advanceTimersByTimeAsync(1_600);
  expect(saver.snapshot().state).toBe('failed');
  await vi.advanceTimersByTimeAsync(3_100);
  expect(send).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3_100);
  expect(send).toHaveBeenCalledTimes(2);
  expect(last()).toMatchObject({ written: { Title: '一' } });
});

test('after a conflict nothing more is sent until somebody decides', async () => {
  const send = vi.fn<Send>(async (_written, was) => {
    if (was === 0) throw new ApiError(1001, { List: [{ Field: 'Body', Rule: 'changed' }] });
    return { Revision: was + 1 };
  });
  const { saver, last } = begin(send);
  saver.write({ Title: '我的' });
  await vi.advanceTimersByTimeAsync(1_600);
  saver.write({ Title: '我的稿' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(saver.snapshot()).toMatchObject({ state: 'conflict', written: { Title: '我的稿' } });
  saver.overwrite(4);
  await vi.advanceTimersByTimeAsync(0);
  expect(send.mock.calls[1]).toEqual([{ ...empty, Title: '我的稿' }, 4]);
  expect(saver.snapshot()).toMatchObject({ state: 'saved', revision: 5 });
  expect(last()).toBeNull();
});

test('going on from the text of another forgets one’s own', async () => {
  const { saver, last } = begin(async () => ({ Revision: 1 }));
  saver.write({ Title: '我的' });
  saver.goOnFrom({ ...empty, Title: '她的' }, 7);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(saver.snapshot()).toMatchObject({ state: 'saved', revision: 7, written: { Title: '她的' } });
  expect(last()).toBeNull();
});
