/** How long a part of the program may take to arrive (specification section 9). */
export const chunkTimeoutMs = 120_000;

/** A part of the program that did not arrive, or not in time. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** Loads a part of the program; one that fails or stays away longer than the time-out is raised as an error. */
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

/** True where the portal answers for an address, whatever it says. */
async function isAnswered(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(answerWithinMs) }).then(
    () => true,
    () => false,
  );
}

/**
 * Leads to an address by a full load, which also brings a new version of the portal. Without an answer it returns, so that
 * the reader keeps the page instead of the browser's own.
 */
export async function loadWhole(address: string): Promise<void> {
  if (!(await isAnswered(address))) return;
  if (address === window.location.href) window.location.reload();
  else window.location.assign(address);
  // Until the browser has left the page.
  await new Promise<never>(() => undefined);
}

/** Loads a part again that did not arrive; one that still does not, though the portal answers, by a full load of `address`. */
export async function loadAgain<Chunk>(load: () => Promise<Chunk>, address: string): Promise<Chunk> {
  try {
    return await loadChunk(load, answerWithinMs);
  } catch (error) {
    await loadWhole(address);
    throw error;
  }
}
