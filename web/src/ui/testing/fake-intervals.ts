import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/**
 * Fakes intervals until the test ends. jsdom draws its frames by one, in a document that later tests share: left on the fake clock, it would
 * never draw a frame again.
 */
export function fakeIntervals(): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    act(() => void vi.advanceTimersByTime(100));
    vi.useRealTimers();
  });
}
