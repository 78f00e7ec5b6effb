import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraftSaver } from './draft-saver.ts';
import type { SheetLines } from './sheet-lines.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function makeLines() {
  let waiting: number[] = [];
  const listeners = new Set<() => void>();
  const lines = {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    sendable: () => waiting,
    taken: (sent: readonly number[]) => {
      waiting = waiting.filter((line) => !sent.includes(line));
    },
  };
  return {
    lines: lines as unknown as SheetLines, // what the saver uses of it
    type: (...typed: number[]) => {
      waiting = [...waiting, ...typed];
      for (const listener of listeners) listener();
    },
  };
}

type Send = (lines: readonly unknown[]) => Promise<readonly never[]>;

function start(send: Send) {
  const { lines, type } = makeLines();
  const keep = vi.fn<() => void>();
  const saver = new DraftSaver({ lines, send, keep });
  return { saver, type, keep };
}

const taken = () => Promise.resolve([] as readonly never[]);

test('a line is sent after a moment’s quiet, and kept on the device before', async () => {
  const send = vi.fn<Send>(taken);
  const { saver, type, keep } = start(send);
  type(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(keep).toHaveBeenCalled();
  expect(saver.snapshot().state).toBe('waiting');
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(800);
  expect(send).toHaveBeenCalledWith([1]);
  expect(saver.snapshot().state).toBe('saved');
});

test('whoever never pauses is saved every five seconds all the same', async () => {
  const send = vi.fn<Send>(taken);
  const { type } = start(send);
  for (let line = 0; line < 20; line += 1) {
    type(line);
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(send.mock.calls.length).toBeGreaterThanOrEqual(1);
});

test('what failed is asked again, later each time, and says so meanwhile', async () => {
  const send = vi.fn<Send>(taken).mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
  const { saver, type } = start(send);
  type(1);
  await vi.advanceTimersByTimeAsync(900);
  expect(saver.snapshot()).toMatchObject({ state: 'failed', failure: new Error('away') });
  await vi.advanceTimersByTimeAsync(2000);
  expect(send).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(4900);
  expect(send).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(200);
  expect(saver.snapshot().state).toBe('saved');
});

test('no call has more lines than it takes, and the rest follows', async () => {
  const send = vi.fn<Send>(taken);
  const { saver, type } = start(send);
  type(...Array.from({ length: 700 }, (_, line) => line));
  await saver.flush();
  expect(saver.snapshot().state).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1000);
  expect(send.mock.calls.map(([lines]) => lines.length)).toEqual([500, 200]);
});

test('once stopped it sends nothing more by itself', async () => {
  const send = vi.fn<Send>(taken);
  const { saver, type } = start(send);
  saver.stop();
  type(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(send).not.toHaveBeenCalled();
});
