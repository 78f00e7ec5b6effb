import { groupTotalCap, maxGroupRows, type SearchGroup, searchGroups } from '@btc/contract/search/search-groups.ts';
import type { SearchGroupRows, SearchHit } from '@btc/contract/search/search.ts';
import { toRank } from './match-name.ts';

export interface Found {
  readonly score: number;
  readonly hit: SearchHit;
}

/** `total` stops at `groupTotalCap` + 1; `found` holds at least the best hits. */
export interface FoundGroup {
  readonly kind: SearchGroup;
  readonly found: readonly Found[];
  readonly total: number;
}

function rankGroup({ found: [first] }: FoundGroup): number {
  return first === undefined ? Infinity : toRank(first.score);
}

/** Non-empty groups by best hit; equal ones in the order of the contract. */
export function orderGroups(groups: readonly FoundGroup[]): readonly FoundGroup[] {
  return groups
    .map((group) => ({ ...group, found: group.found.toSorted((one, other) => one.score - other.score) }))
    .filter(({ found }) => found.length > 0)
    .toSorted(
      (one, other) =>
        rankGroup(one) - rankGroup(other) || searchGroups.indexOf(one.kind) - searchGroups.indexOf(other.kind),
    );
}

export function presentGroup({ kind, found, total }: FoundGroup): SearchGroupRows {
  return {
    Kind: kind,
    Rows: found.slice(0, maxGroupRows).map(({ hit }) => hit),
    Total: Math.min(total, groupTotalCap),
    TotalIsCapped: total > groupTotalCap,
  };
}
