import type { DraftOutcome } from '@btc/contract/prices/desk/quote-desk.ts';
import type { SendableLine, SheetLines } from './sheet-lines.ts';

/** waiting: it will be sent in a moment. failed: the server was not reached or refused, and is asked again. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed';

export interface SaverSnapshot {
  readonly state: SaveState;
  readonly failure: unknown;
}

interface SaverSettings {
  readonly lines: SheetLines;
  readonly send: (lines: readonly SendableLine[]) => Promise<readonly DraftOutcome[]>;
  /** Keeps on the device what the server does not have. */
  readonly keep: () => void;
}

export interface DraftSaver {
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => SaverSnapshot;
  /** Sends what waits at once; resolves when nothing is under way any more. */
  readonly flush: () => Promise<void>;
  readonly stop: () => void;
}

const afterPaintMs = 50;
const quietMs = 800;
const maxMs = 5_000;
const triesMs = [2_000, 5_000, 15_000, 60_000] as const;
/** What one call takes. */
const maxLines = 500;

/** Saves lines as they become complete: after a moment's quiet, and at least every five seconds; again where it failed. */
export function createDraftSaver({ lines, send, keep }: SaverSettings): DraftSaver {
  let now: SaverSnapshot = { state: 'saved', failure: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let soon: ReturnType<typeof setTimeout> | undefined;
  let waitingSince = 0;
  let tries = 0;
  let underWay: Promise<void> | null = null;
  let isStopped = false;
  const listeners = new Set<() => void>();
  const set = (next: SaverSnapshot) => {
    now = next;
    for (const listener of listeners) listener();
  };
  const waitFor = (ms: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void flush(), ms);
  };
  const sendNow = async () => {
    const waiting = lines.sendable().slice(0, maxLines);
    if (waiting.length === 0) return set({ state: 'saved', failure: null });
    set({ state: 'saving', failure: null });
    try {
      const outcomes = await send(waiting);
      tries = 0;
      lines.taken(waiting, outcomes);
      // What was typed while it was under way.
      const isMore = lines.sendable().length > 0;
      waitingSince = isMore ? Date.now() : 0;
      set({ state: isMore ? 'waiting' : 'saved', failure: null });
      if (isMore) waitFor(quietMs);
    } catch (failure) {
      set({ state: 'failed', failure });
      waitFor(triesMs[Math.min(tries, triesMs.length - 1)] ?? maxMs);
      tries += 1;
    }
  };
  const flush = async (): Promise<void> => {
    if (soon !== undefined) schedule();
    clearTimeout(timer);
    if (underWay !== null) await underWay;
    underWay = sendNow().finally(() => {
      underWay = null;
    });
    await underWay;
  };
  const schedule = () => {
    clearTimeout(soon);
    soon = undefined;
    keep();
    if (underWay !== null) return;
    if (lines.sendable().length === 0) return set({ state: 'saved', failure: null });
    if (now.state === 'failed') return;
    if (waitingSince === 0) waitingSince = Date.now();
    if (now.state !== 'waiting') set({ state: 'waiting', failure: null });
    waitFor(Math.max(0, Math.min(quietMs, waitingSince + maxMs - Date.now())));
  };
  // What all lines are looked at for waits until the keystroke is on the screen.
  const scheduleSoon = () => {
    soon ??= setTimeout(schedule, afterPaintMs);
  };
  const unsubscribe = lines.subscribe(scheduleSoon);
  schedule();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => now,
    flush,
    stop: () => {
      isStopped = true;
      unsubscribe();
      clearTimeout(timer);
    },
  };
}
