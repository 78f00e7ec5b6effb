import { useState } from 'react';

/** The tab's storage, where there is one. */
function inStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

/** Reads what was kept under a name: values of known members only. */
export function readDraft<Values extends Readonly<Record<string, string>>>(
  text: string | null,
  initial: Values,
): Values {
  if (text === null) return initial;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return initial;
    const given = Object.entries(kept).filter(
      ([name, value]) => Object.hasOwn(initial, name) && typeof value === 'string',
    );
    return { ...initial, ...Object.fromEntries(given) };
  } catch {
    return initial;
  }
}

export interface Draft<Values> {
  readonly values: Values;
  readonly set: (change: Partial<Values>) => void;
  /** Forgets what was kept: it has been sent. */
  readonly clear: () => void;
}

/** What is being written, kept for this tab: a reload, a sign-in or a failed call loses nothing. */
export function useDraft<Values extends Readonly<Record<string, string>>>(
  name: string,
  initial: Values,
): Draft<Values> {
  const key = `btc.market.${name}`;
  // Forms are for signed-in readers, whom no server's page knows: there is no first render to agree with.
  const [values, setValues] = useState(() =>
    readDraft(
      inStorage((storage) => storage.getItem(key)),
      initial,
    ),
  );
  return {
    values,
    set: (change) => {
      setValues((before) => {
        const after = { ...before, ...change };
        inStorage((storage) => storage.setItem(key, JSON.stringify(after)));
        return after;
      });
    },
    clear: () => {
      inStorage((storage) => storage.removeItem(key));
      setValues(initial);
    },
  };
}
