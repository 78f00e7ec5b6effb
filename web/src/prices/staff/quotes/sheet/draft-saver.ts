import type { LineOutcome, SendableLine, SheetLines } from './sheet-lines.ts';

/** waiting: about to be sent. failed: the server was not reached or refused; it is retried. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed';

export interface SaverSnapshot {
  readonly state: SaveState;
  readonly failure: unknown;
}

interface SaverSettings {
  readonly lines: SheetLines;
  readonly send: (lines: readonly SendableLine[]) => Promise<readonly LineOutcome[]>;
  /** Stores unsaved lines on the device. */
  readonly keep: () => void;
}

const afterPaintMs = 50;
const quietMs = 800;
const maxMs = 5_000;
const triesMs = [2_000, 5_000, 15_000, 60_000] as const;
const maxLines = 500;

/** Saves complete lines after a pause, at least every five seconds, and retries failures. */
export class DraftSaver {
  readonly #settings: SaverSettings;
  readonly #listeners = new Set<() => void>();
  readonly #unsubscribe: () => void;
  #now: SaverSnapshot = { state: 'saved', failure: null };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #soon: ReturnType<typeof setTimeout> | undefined;
  #waitingSince = 0;
  #tries = 0;
  #underWay: Promise<void> | null = null;
  #isStopped = false;

  constructor(settings: SaverSettings) {
    this.#settings = settings;
    // What all lines are looked at for waits until the keystroke is on the screen.
    this.#unsubscribe = settings.lines.subscribe(() => {
      this.#soon ??= setTimeout(() => this.#schedule(), afterPaintMs);
    });
    this.#schedule();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): SaverSnapshot => this.#now;

  /** Sends at once; resolves when nothing is in flight. */
  async flush(): Promise<void> {
    if (this.#soon !== undefined) this.#schedule();
    clearTimeout(this.#timer);
    if (this.#underWay !== null) await this.#underWay;
    this.#underWay = this.#send().finally(() => {
      this.#underWay = null;
    });
    await this.#underWay;
  }

  stop(): void {
    this.#isStopped = true;
    this.#unsubscribe();
    clearTimeout(this.#timer);
  }

  #set(state: SaveState, failure: unknown = null): void {
    this.#now = { state, failure };
    for (const listener of this.#listeners) listener();
  }

  #waitFor(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.flush(), ms);
  }

  #schedule(): void {
    const { lines, keep } = this.#settings;
    clearTimeout(this.#soon);
    this.#soon = undefined;
    keep();
    if (this.#underWay !== null) return;
    if (lines.sendable().length === 0) return this.#set('saved');
    if (this.#now.state === 'failed') return;
    if (this.#waitingSince === 0) this.#waitingSince = Date.now();
    if (this.#now.state !== 'waiting') this.#set('waiting');
    this.#waitFor(Math.max(0, Math.min(quietMs, this.#waitingSince + maxMs - Date.now())));
  }

  async #send(): Promise<void> {
    const { lines, send } = this.#settings;
    const waiting = lines.sendable().slice(0, maxLines);
    if (waiting.length === 0) return this.#set('saved');
    this.#set('saving');
    try {
      const outcomes = await send(waiting);
      this.#tries = 0;
      lines.taken(waiting, outcomes);
      // What was typed while it was under way.
      const isMore = lines.sendable().length > 0;
      this.#waitingSince = isMore ? Date.now() : 0;
      this.#set(isMore ? 'waiting' : 'saved');
      if (isMore) this.#waitFor(quietMs);
    } catch (failure) {
      this.#set('failed', failure);
      this.#waitFor(triesMs[Math.min(this.#tries, triesMs.length - 1)] ?? maxMs);
      this.#tries += 1;
    }
  }
}
