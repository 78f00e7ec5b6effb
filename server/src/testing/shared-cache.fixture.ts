import { createSharedCache, type SharedCache } from '#platform/cache/shared-cache.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { RoomVersions } from '#platform/db/versions/room-versions.ts';

/** Throws when a shared value is made of personal tables. */
export function createTestCache(versions: () => RoomVersions, clock: Clock): SharedCache {
  return createSharedCache({
    versions,
    clock,
    onPersonal: (key, tables) => {
      throw new Error(`${key} is shared and was made of ${tables.join(', ')}`);
    },
  });
}
