import { ApiError } from '@btc/contract/wire/errors.ts';
import type { ManuscriptText } from '@btc/contract/news/desk/manuscript.ts';

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

export interface ManuscriptSaver {
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => SaverSnapshot;
  readonly write: (change: Partial<Written>) => void;
  /** Sends what waits at once; resolves when nothing is under way any more. */
  readonly flush: () => Promise<void>;
  /** Goes on from a text of the server: after a conflict, or when a colleague has saved and nothing is written here. */
  readonly goOnFrom: (written: Written, revision: number) => void;
  /** Writes over what somebody else has saved. */
  readonly overwrite: (revision: number) => void;
  readonly stop: () => void;
}

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
export function createManuscriptSaver({ send, keep, ...begin }: SaverSettings): ManuscriptSaver {
  let now: SaverSnapshot = { written: begin.written, revision: begin.revision, state: 'saved', failure: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsavedSince = 0;
  let tries = 0;
  let underWay: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const set = (change: Partial<SaverSnapshot>) => {
    now = { ...now, ...change };
    for (const listener of listeners) listener();
  };
  const waitFor = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };
  const sendNow = async () => {
    const { written, revision } = now;
    set({ state: 'saving', failure: null });
    try {
      const { Revision } = await send(written, revision);
      tries = 0;
      const isAll = isSameText(now.written, written);
      set({ revision: Revision, state: isAll ? 'saved' : 'waiting' });
      keep(isAll ? null : { written: now.written, revision: Revision });
      unsavedSince = Date.now();
      if (!isAll) waitFor(quietMs);
    } catch (failure) {
      if (isConflict(failure)) return set({ state: 'conflict', failure });
      set({ state: 'failed', failure });
      waitFor(triesMs[Math.min(tries, triesMs.length - 1)] ?? quietMs);
      tries += 1;
    }
  };
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    if (underWay !== null) await underWay;
    if (now.state !== 'waiting' && now.state !== 'failed') return;
    underWay = sendNow().finally(() => {
      underWay = null;
    });
    await underWay;
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => now,
    write: (change) => {
      const written = { ...now.written, ...change };
      if (isSameText(written, now.written)) return;
      if (now.state === 'saved') unsavedSince = Date.now();
      set({ written, state: now.state === 'saved' || now.state === 'failed' ? 'waiting' : now.state });
      keep({ written, revision: now.revision });
      if (now.state !== 'waiting') return;
      const left = unsavedSince + maxMs - Date.now();
      waitFor(Math.max(0, Math.min(quietMs, left)));
    },
    flush,
    goOnFrom: (written, revision) => {
      clearTimeout(timer);
      keep(null);
      set({ written, revision, state: 'saved', failure: null });
    },
    overwrite: (revision) => {
      set({ revision, state: 'waiting', failure: null });
      void flush();
    },
    stop: () => clearTimeout(timer),
  };
}
