import { expect, it, vi } from 'vitest';
import { ChunkLoadError, chunkTimeoutMs, loadChunk } from './load-chunk.ts';

it('hands on what has arrived', async () => {
  await expect(loadChunk(async () => 'chart')).resolves.toBe('chart');
});

it('raises what failed to load as an error of its own kind', async () => {
  const failed = loadChunk(() => Promise.reject(new TypeError('no network')));
  await expect(failed).rejects.toBeInstanceOf(ChunkLoadError);
});

it('raises an error after 120 seconds', async () => {
  vi.useFakeTimers();
  const outcome = loadChunk(() => new Promise(() => {})).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(chunkTimeoutMs);
  expect(await outcome).toBeInstanceOf(ChunkLoadError);
  vi.useRealTimers();
});
