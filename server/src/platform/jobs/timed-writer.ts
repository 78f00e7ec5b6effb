export interface TimedWriter {
  /** Writes what has been counted; rejects when the database refuses. */
  flush(): Promise<void>;
  /** Writes what is left and ends the timer. */
  stop(): Promise<void>;
}

export interface TimedWriterOptions {
  readonly everyMs: number;
  /** Told when a timed write fails. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** Starts a writer; `write` keeps what it could not write for the next time. */
export function startTimedWriter(
  write: () => Promise<void>,
  { everyMs, onError = () => undefined }: TimedWriterOptions,
): TimedWriter {
  let running: Promise<void> = Promise.resolve();
  // One write at a time, so that stopping waits for the one under way.
  const flush = () => {
    running = running.catch(() => undefined).then(write);
    return running;
  };
  const timer = setInterval(() => void flush().catch(onError), everyMs);
  timer.unref();
  return {
    flush,
    stop: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}
