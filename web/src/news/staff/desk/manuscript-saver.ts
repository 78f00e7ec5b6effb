import { ApiError } from '@btc/contract/wire/errors.ts';
import type { ManuscriptText } from '@btc/contract/news/desk/manuscript.ts';
import { createSharedValue, type SharedValue } from '#platform/shared-value.ts';

/** What is typed in one edition. */
export type Written = Pick<ManuscriptText, 'Title' | 'Summary' | 'Body' | 'Attachments'>;

/** saved: the server has it all. waiting: it will be sent in a moment. failed: it was not taken, and is tried again. conflict: somebody else has saved since. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';

export interface SaverSnapshot {
  readonly written: Written;
  readonly state: SaveState;
  /** The revision that is written on. */
  readonly revision: number;
  readonly failure: unknown;
}

export interface SaverSettings {
  readonly written: Written;
  readonly revision: number;
  readonly send: (written: Written, was: number) => Promise<{ readonly Revision: number }>;
  /** Keeps what the server does not have yet where a crash does not reach it; null when there is nothing. */
  readonly keep: (unsaved: { readonly written: Written; readonly revision: number } | null) => void;
}

const quietMs = 1_500;
const maxMs = 10_000;
const triesMs = [3_000, 8_000, 20_000, 60_000] as const;

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.data.List?.some(({ Rule }) => Rule === 'changed') === true;
}

export function isSameText(one: Written, other: Written): boolean {
  const attachments = (text: Written) => JSON.stringify(text.Attachments);
  return (
    one.Title === other.Title &&
    one.Summary === other.Summary &&
    one.Body === other.Body &&
    attachments(one) === attachments(other)
  );
}

/** Saves a text as it is written: after a moment's quiet, and at least every ten seconds. */
export class ManuscriptSaver {
  readonly snapshot: () => SaverSnapshot;
  readonly subscribe: SharedValue<SaverSnapshot>['subscribe'];
  readonly #now: SharedValue<SaverSnapshot>;
  readonly #send: SaverSettings['send'];
  readonly #keep: SaverSettings['keep'];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unsavedSince = 0;
  #tries = 0;
  #underWay: Promise<void> | null = null;

  constructor({ written, revision, send, keep }: SaverSettings) {
    this.#now = createSharedValue<SaverSnapshot>({ written, revision, state: 'saved', failure: null });
    this.snapshot = this.#now.get;
    this.subscribe = this.#now.subscribe;
    this.#send = send;
    this.#keep = keep;
  }

  write(change: Partial<Written>): void {
    const { written: before, state, revision } = this.snapshot();
    const written = { ...before, ...change };
    if (isSameText(written, before)) return;
    if (state === 'saved') this.#unsavedSince = Date.now();
    this.#set({ written, state: state === 'saved' || state === 'failed' ? 'waiting' : state });
    this.#keep({ written, revision });
    if (this.snapshot().state !== 'waiting') return;
    const left = this.#unsavedSince + maxMs - Date.now();
    this.#waitFor(Math.max(0, Math.min(quietMs, left)));
  }

  /** Sends what waits at once; resolves when nothing is under way any more. */
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

  /** Goes on from a text of the server: after a conflict, or when a colleague has saved and nothing is written here. */
  goOnFrom(written: Written, revision: number): void {
    this.stop();
    this.#keep(null);
    this.#set({ written, revision, state: 'saved', failure: null });
  }

  /** Writes over what somebody else has saved. */
  overwrite(revision: number): void {
    this.#set({ revision, state: 'waiting', failure: null });
    void this.flush();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #set(change: Partial<SaverSnapshot>): void {
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
      this.#set({ revision: Revision, state: isAll ? 'saved' : 'waiting' });
      this.#keep(isAll ? null : { written: typed, revision: Revision });
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
