import type { PlantMeat } from '@btc/contract/plants/plant-codes.ts';
import type { SuggestedPlant } from '@btc/contract/plants/plant-search.ts';
import { useEffect, useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { browserApi } from '#platform/browser-api.ts';

const pauseMs = 120;
export const maxWords = 80;

export interface Suggestions {
  readonly words: string;
  readonly rows: readonly SuggestedPlant[];
}

/** Plants matching the typed text, of either meat; null until the first answer. */
export function useSuggestions(typed: string, meat: PlantMeat): Suggestions | null {
  const edition = useEdition();
  const words = typed.trim().slice(0, maxWords);
  const [found, setFound] = useState<Suggestions | null>(null);
  useEffect(() => {
    if (words === '') return;
    let isGone = false;
    const timer = setTimeout(() => {
      browserApi()('SuggestPlants', { Keyword: words, Meat: meat, isEn: edition === 'en' })
        .then(({ Rows }) => {
          if (!isGone) setFound({ words, rows: Rows });
        })
        // The search itself is still there.
        .catch(() => undefined);
    }, pauseMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [words, meat, edition]);
  // An earlier answer stays until the next has come, so that the list does not flicker while somebody types.
  return words === '' ? null : found;
}
