import type { SearchHit } from '@btc/contract/search/search.ts';
import type { SharedCache } from '#platform/cache/shared-cache.ts';
import type { Visitor } from '#platform/api/reader.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import type { Dictionary } from '#dictionary/face.ts';
import type { Safeguard } from '#safeguard/face.ts';

export interface SearchDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly safeguard: Safeguard;
}

export interface SearchWork extends SearchDeps {
  readonly cache: SharedCache;
  readonly dictionary: Dictionary;
  readonly visitor: Visitor;
}

type HitParts = Pick<SearchHit, 'Name' | 'Path'> & Partial<SearchHit>;

export function toHit(parts: HitParts): SearchHit {
  return { Note: null, Date: null, Locked: false, Demo: false, ...parts };
}

/** Joins the given parts; null where none is given. */
export function formatNote(...parts: readonly (string | null | undefined)[]): string | null {
  const given = parts.filter((part) => part !== null && part !== undefined && part !== '');
  return given.length === 0 ? null : given.join(' · ');
}
