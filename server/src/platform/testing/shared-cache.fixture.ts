import { createSharedCache, type SharedCache } from '../cache/shared-cache.ts';
import type { Clock } from '../clock/clock.ts';
import type { RoomVersions } from '../db/room-versions.ts';

/** A cache in which something shared that was made of a person's tables is a failure. */
export function createTestCache(versions: () => RoomVersions, clock: Clock): SharedCache {
  return createSharedCache({
    versions,
    clock,
    onPersonal: (key, tables) => {
      throw new Error(`${key} is shared and was made of ${tables.join(', ')}`);
    },
  });
}
