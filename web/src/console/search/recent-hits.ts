import type { Hit } from './found-groups.ts';

const maxRecent = 6;

/** What each of those who worked in this window opened last. It is kept nowhere else: names of members are among it. */
const recent = new Map<number, readonly Hit[]>();

export function recentHits(userId: number): readonly Hit[] {
  return recent.get(userId) ?? [];
}

/** Puts what was opened first. */
export function saveRecentHit(userId: number, hit: Hit): void {
  const others = recentHits(userId).filter(({ key }) => key !== hit.key);
  recent.set(userId, [hit, ...others].slice(0, maxRecent));
}
