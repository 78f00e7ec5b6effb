/**
 * Loads a thing when it is first asked for and keeps it; a failure is told to who waits and then forgotten, so that the next one who
 * asks loads it again: a process that was out of descriptors for a second must not stay without it.
 */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
