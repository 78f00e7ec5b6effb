import { ApiError } from '@btc/contract/wire/errors.ts';
import { createSharedValue, type SharedValue } from '#platform/answers/shared-value.ts';

/** saved: all on the server; waiting: sent shortly; failed: will be retried; conflict: somebody else saved since. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';

export interface SaverSnapshot<Text> {
  readonly written: Text;
  /** The server's text of `revision`, on which `written` is based; null where unknown. */
  readonly base: Text | null;
  readonly state: SaveState;
  /** The server's revision that `written` is based on. */
  readonly revision: number;
  readonly failure: unknown;
  /** Incremented for every text that was not typed here: the editor restarts with each. */
  readonly turn: number;
  /** The text was restored from this device. */
  readonly isRestored: boolean;
}

export type Unsaved<Text> = Pick<SaverSnapshot<Text>, 'written' | 'base' | 'revision'>;

export interface SaverSettings<Text> extends Unsaved<Text> {
  readonly isRestored?: boolean;
  readonly send: (written: Text, was: number) => Promise<{ readonly Revision: number }>;
  /** Stores unsent text where it survives a crash; null when there is none. */
  readonly keep: (unsaved: Unsaved<Text> | null) => void;
}

const quietMs = 1_500;
const maxMs = 10_000;
const triesMs = [3_000, 8_000, 20_000, 60_000] as const;

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.data.List?.some(({ Rule }) => Rule === 'changed') === true;
}

/** Whether two texts are equal in every field. */
export function isSameText<Text extends object>(one: Text, other: Text): boolean {
  const parts = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).every(([name, part]) => JSON.stringify(part) === JSON.stringify(parts.get(name)));
}

/** Autosaves a text: 1.5 s after the last change, and at least every 10 s. */
export class TextSaver<Text extends object> {
  readonly snapshot: () => SaverSnapshot<Text>;
  readonly subscribe: SharedValue<SaverSnapshot<Text>>['subscribe'];
  readonly #now: SharedValue<SaverSnapshot<Text>>;
  readonly #send: SaverSettings<Text>['send'];
  readonly #keep: SaverSettings<Text>['keep'];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unsavedSince = 0;
  #tries = 0;
  #underWay: Promise<void> | null = null;

  constructor({ send, keep, isRestored = false, ...begun }: SaverSettings<Text>) {
    const state = { state: 'saved', failure: null, turn: 0, isRestored } as const;
    this.#now = createSharedValue<SaverSnapshot<Text>>({ ...begun, ...state });
    this.snapshot = this.#now.get;
    this.subscribe = this.#now.subscribe;
    this.#send = send;
    this.#keep = keep;
  }

  write(change: Partial<Text>): void {
    const { written: before, base, state, revision } = this.snapshot();
    const written = { ...before, ...change };
    if (isSameText(written, before)) return;
    if (state === 'saved') this.#unsavedSince = Date.now();
    this.#set({ written, state: state === 'saved' || state === 'failed' ? 'waiting' : state });
    this.#keep({ written, base, revision });
    if (this.snapshot().state !== 'waiting') return;
    const left = this.#unsavedSince + maxMs - Date.now();
    this.#waitFor(Math.max(0, Math.min(quietMs, left)));
  }

  /** Sends unsent text at once; resolves when no request is pending. */
  async flush(): Promise<void> {
    this.stop();
    if (this.#underWay !== null) await this.#underWay;
    const { state } = this.snapshot();
    if (state !== 'waiting' && state !== 'failed') return;
    this.#underWay = this.#sendNow().finally(() => {
      this.#underWay = null;
    });
    await this.#underWay;
  }

  /** Continues from the server's text: after a conflict, or when a colleague saved and nothing is unsaved here. */
  goOnFrom(written: Text, revision: number): void {
    this.stop();
    this.#keep(null);
    this.#set({ written, base: written, revision, state: 'saved', failure: null });
    this.showAnew();
  }

  /** Restarts the editor with a text that was not typed in it. */
  showAnew(): void {
    this.#set({ turn: this.snapshot().turn + 1 });
  }

  /** After a conflict: saves the merged text over `theirs`, the server's version. */
  settle(written: Text, theirs: Text, revision: number): void {
    if (isSameText(written, theirs)) return this.goOnFrom(theirs, revision);
    this.#set({ written, base: theirs });
    this.#keep({ written, base: theirs, revision });
    this.showAnew();
    this.overwrite(revision);
  }

  overwrite(revision: number): void {
    this.#set({ revision, state: 'waiting', failure: null });
    void this.flush();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #set(change: Partial<SaverSnapshot<Text>>): void {
    this.#now.set({ ...this.snapshot(), ...change });
  }

  #waitFor(ms: number): void {
    this.stop();
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  async #sendNow(): Promise<void> {
    const { written, revision } = this.snapshot();
    this.#set({ state: 'saving', failure: null });
    try {
      const { Revision } = await this.#send(written, revision);
      this.#tries = 0;
      const typed = this.snapshot().written;
      const isAll = isSameText(typed, written);
      this.#set({ base: written, revision: Revision, state: isAll ? 'saved' : 'waiting' });
      this.#keep(isAll ? null : { written: typed, base: written, revision: Revision });
      this.#unsavedSince = Date.now();
      if (!isAll) this.#waitFor(quietMs);
    } catch (failure) {
      if (isConflict(failure)) return this.#set({ state: 'conflict', failure });
      this.#set({ state: 'failed', failure });
      this.#waitFor(triesMs[Math.min(this.#tries, triesMs.length - 1)] ?? quietMs);
      this.#tries += 1;
    }
  }
}
