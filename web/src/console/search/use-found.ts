import { entryKinds } from '@btc/contract/dictionary/dictionary-kinds.ts';
import type { DictionaryRow } from '@btc/contract/dictionary/dictionary.ts';
import { browserApi } from '#platform/browser-api.ts';
import { isSessionLost } from '#shell/console/actions/failure.ts';
import { hasRole, useStaff } from '#shell/console/staff.ts';
import { useSettled } from '#platform/answers/use-settled.ts';
import { useAnswer } from '#platform/answers/use-answer.ts';
import { findCuts } from './found-cuts.ts';
import { findScreens, type Hit, toHit } from './found-groups.ts';

/** Pause in typing before the server is queried. */
const pauseMs = 180;

export interface Found {
  readonly hits: readonly Hit[];
  readonly failure: unknown;
  /** The answer to what is typed now is still to come. */
  readonly isLoading: boolean;
}

/** Dictionary entries, for roles that maintain it; empty until loaded. */
function useEntries(isTheirs: boolean): readonly DictionaryRow[] {
  const { data } = useAnswer({
    name: `dictionary ${isTheirs}`,
    ask: async (signal) =>
      isTheirs
        ? (await browserApi()('GetDictionary', { Kinds: [...entryKinds], WithNames: true }, { signal })).Rows
        : [],
  });
  return data ?? [];
}

/** Screens and cuts are found at once, everything else when the server has answered. */
export function useFound(typed: string): Found {
  const { role, onSessionLost } = useStaff();
  const entries = useEntries(hasRole(role, ['analyst']));
  const text = typed.trim().slice(0, 60);
  const request = useSettled(text, pauseMs);
  const { data, failure, isLoading } = useAnswer({
    name: request,
    ask: async (signal) => ({
      to: request,
      rows: request === '' ? [] : (await browserApi()('SearchConsole', { Keyword: request }, { signal })).Rows,
    }),
    onFailure: (error) => {
      if (isSessionLost(error)) onSessionLost();
    },
  });
  if (text === '') return { hits: [], failure: null, isLoading: false };
  // An earlier answer stays while one goes on typing the same word; it does not when one begins another.
  const isOfThis = data !== null && data.to !== '' && (text.startsWith(data.to) || data.to.startsWith(text));
  const rows = isOfThis ? data.rows : [];
  return {
    hits: [...findScreens(role, text), ...rows.map(toHit), ...findCuts(entries, text)],
    failure,
    isLoading: isLoading || request !== text,
  };
}
