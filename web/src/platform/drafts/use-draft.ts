import { useState } from 'react';
import { forgetTabDraft, saveTabDraft, readTabDraft } from './tab-draft.ts';

/** Reads a stored draft; unknown members are ignored. */
export function readDraft<Values extends Readonly<Record<string, string>>>(
  text: string | null,
  initial: Values,
): Values {
  if (text === null) return initial;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return initial;
    const given = Object.entries(stored).filter(
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
  readonly clear: () => void;
}

export function useDraft<Values extends Readonly<Record<string, string>>>(
  name: string,
  initial: Values,
): Draft<Values> {
  // Forms are for signed-in readers, whom no server's page knows: there is no first render to agree with.
  const [values, setValues] = useState(() => readDraft(readTabDraft(name), initial));
  return {
    values,
    set: (change) => {
      setValues((before) => {
        const after = { ...before, ...change };
        saveTabDraft(name, JSON.stringify(after));
        return after;
      });
    },
    clear: () => {
      forgetTabDraft(name);
      setValues(initial);
    },
  };
}
