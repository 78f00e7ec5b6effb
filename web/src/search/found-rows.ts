import type { SearchCard, SearchGroupRows, SearchHit } from '@btc/contract/search/search.ts';
import type { SearchGroup } from '@btc/contract/search/search-groups.ts';

export interface SearchAnswer {
  readonly Card: SearchCard | null;
  readonly Groups: readonly SearchGroupRows[];
}

export type FoundRow = { readonly key: string; readonly path: string; readonly name: string } & (
  | { readonly kind: 'card'; readonly card: SearchCard }
  | { readonly kind: 'hit'; readonly group: SearchGroup; readonly hit: SearchHit }
  | { readonly kind: 'all'; readonly isDemo: boolean }
);

/** Rows shown of each group. */
const listedRows = 3;

/** The answer card, the first rows of each group and a link to all results; empty where nothing is found. */
export function listFoundRows(
  { Card, Groups }: SearchAnswer,
  all: { readonly path: string; readonly name: string },
): readonly FoundRow[] {
  if (Groups.length === 0) return [];
  const hits = Groups.flatMap(({ Kind, Rows }) =>
    Rows.slice(0, listedRows).map((hit, index): FoundRow => ({
      kind: 'hit',
      key: `${Kind} ${index}`,
      path: hit.Path,
      name: hit.Name,
      group: Kind,
      hit,
    })),
  );
  const isDemo = Groups.some(({ Rows }) => Rows.some(({ Demo }) => Demo));
  return [
    ...(Card === null ? [] : [{ kind: 'card', key: 'card', path: Card.Path, name: Card.Name, card: Card } as const]),
    ...hits,
    { kind: 'all', key: 'all', ...all, isDemo },
  ];
}
