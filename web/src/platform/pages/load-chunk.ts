/** Timeout for loading a chunk (specification section 9). */
export const chunkTimeoutMs = 120_000;

/** A chunk that failed to load or timed out. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** Loads a chunk; rejects with ChunkLoadError on failure or timeout. */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>, timeoutMs = chunkTimeoutMs): Promise<Chunk> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('Loading took too long')), timeoutMs);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError('Loading failed', { cause });
  } finally {
    clearTimeout(timer);
  }
}

const answerWithinMs = 10_000;

/** True when the portal responds at an address, with any status. */
async function isAnswered(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(answerWithinMs) }).then(
    () => true,
    () => false,
  );
}

/** Navigates by a full load, which also brings a new version; returns if the portal does not respond. */
export async function loadWhole(address: string): Promise<void> {
  if (!(await isAnswered(address))) return;
  if (address === window.location.href) window.location.reload();
  else window.location.assign(address);
  // Until the browser has left the page.
  await new Promise<never>(() => undefined);
}

/** Retries a chunk; if that fails while the portal responds, loads `address` in full. */
export async function loadAgain<Chunk>(load: () => Promise<Chunk>, address: string): Promise<Chunk> {
  try {
    return await loadChunk(load, answerWithinMs);
  } catch (error) {
    await loadWhole(address);
    throw error;
  }
}
