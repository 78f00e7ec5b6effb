import type { Clock } from '../clock/clock.ts';

/** How a task has done since this process began. */
export interface TaskState {
  readonly isRunning: boolean;
  readonly lastAt: Date | null;
  /** Of the last time; null where it went well. */
  readonly lastError: string | null;
}

export interface TaskBookOptions<Name extends string> {
  readonly clock: Clock;
  readonly tasks: Readonly<Record<Name, () => Promise<unknown>>>;
  readonly onError: (name: Name, error: unknown) => void;
}

const untouched: TaskState = { isRunning: false, lastAt: null, lastError: null };
const longestError = 200;

/** What is done again and again, each on its own: one that fails does not keep the others from their work. */
export class TaskBook<Name extends string> {
  readonly #options: TaskBookOptions<Name>;
  readonly #states = new Map<Name, TaskState>();
  readonly #running = new Map<Name, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: TaskBookOptions<Name>) {
    this.#options = options;
  }

  state(name: Name): TaskState {
    return this.#states.get(name) ?? untouched;
  }

  /** Does a task now; where it is being done already, waits for that. Its failure is in its state, and never thrown. */
  run(name: Name): Promise<void> {
    const running = this.#running.get(name);
    if (running !== undefined) return running;
    const begun = this.#do(name).finally(() => this.#running.delete(name));
    this.#running.set(name, begun);
    return begun;
  }

  async #do(name: Name): Promise<void> {
    const { clock, tasks, onError } = this.#options;
    this.#states.set(name, { ...this.state(name), isRunning: true });
    let lastError: string | null = null;
    try {
      await tasks[name]();
    } catch (error) {
      lastError = (error instanceof Error ? error.message : String(error)).slice(0, longestError);
      onError(name, error);
    }
    this.#states.set(name, { isRunning: false, lastAt: clock.now(), lastError });
  }

  /** Does all of them again and again. */
  start(names: readonly Name[], everyMs: number): void {
    this.#timer = setInterval(() => {
      for (const name of names) void this.run(name);
    }, everyMs);
    this.#timer.unref();
  }

  /** Begins nothing more, and waits for what is being done. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#running.values());
  }
}
