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
