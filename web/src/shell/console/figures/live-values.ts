import type { LiveFigures } from './figure-text.ts';

/** What references say just now, for parts of the page that are not React's: the chips in the editor. */
export interface LiveValues {
  readonly get: (reference: string) => ReturnType<LiveFigures['get']>;
  readonly set: (figures: LiveFigures) => void;
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Holds what is known, empty at first. */
export function createLiveValues(): LiveValues {
  let known: LiveFigures = new Map();
  const listeners = new Set<() => void>();
  return {
    get: (reference) => known.get(reference),
    set: (figures) => {
      known = figures;
      for (const listener of listeners) listener();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
