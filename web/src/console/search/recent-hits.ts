import type { Hit } from './found-groups.ts';

const maxRecent = 6;

/** Last opened hits by user in this window, in memory only: they include names of members. */
const recent = new Map<number, readonly Hit[]>();

export function recentHits(userId: number): readonly Hit[] {
  return recent.get(userId) ?? [];
}

export function saveRecentHit(userId: number, hit: Hit): void {
  const others = recentHits(userId).filter(({ key }) => key !== hit.key);
  recent.set(userId, [hit, ...others].slice(0, maxRecent));
}
