import { minuteMs } from '@btc/contract/time.ts';
import { createRoomClock, type NextChanges } from '#platform/cache/room-clock.ts';
import { createSharedCache, nameOfKey, noCache, type SharedCache } from '#platform/cache/shared-cache.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/db.ts';
import type { RoomVersions } from '#platform/db/versions/room-versions.ts';
import { type RoomVersionsWatch, watchRoomVersions } from '#platform/db/versions/watch-room-versions.ts';
import type { Log } from '#platform/log/log.ts';
import { CredentialCache } from '#platform/session/credential-cache.ts';
import type { SessionUser } from '#platform/session/session-user.ts';
import { nextPublicationAt } from './news/article.queries.ts';
import type { Opened } from './opened.ts';
import { nextBannerChangeAt } from './home/banner.queries.ts';
import type { FactsStore } from './trade/facts/facts-store.ts';

/** Maximum age of most-read lists: the counts behind them raise no version. */
const countedEveryMs = 10 * minuteMs;

function nextCount(after: Date): Date {
  return new Date((Math.floor(after.getTime() / countedEveryMs) + 1) * countedEveryMs);
}

/** Next time-driven change: a publication, a banner's start or end, or the next count of most-read lists. */
async function nextChanges(db: Db, after: Date): Promise<NextChanges> {
  const [publication, site] = await Promise.all([nextPublicationAt(db, after), nextBannerChangeAt(db, after)]);
  const counted = nextCount(after);
  return { news: publication !== null && publication < counted ? publication : counted, site };
}

interface RoomCacheOptions {
  readonly config: Pick<Config, 'cache'>;
  readonly log: Log;
  readonly opened: Opened;
  readonly url: string;
  readonly db: Db;
  readonly clock: Clock;
  readonly facts: FactsStore;
  /** Registers a listener for notices of the version channel. */
  readonly onNotice: (hear: RoomVersionsWatch['hear']) => void;
}

interface RoomCache {
  /** The same object until a reader may see something new. */
  readonly versions: () => RoomVersions;
  readonly cache: SharedCache;
  readonly sessions?: CredentialCache<SessionUser>;
}

/** Follows room versions, takes over trade facts loaded elsewhere, and caches answers while versions stand. */
export async function openRoomCache(options: RoomCacheOptions): Promise<RoomCache> {
  const { config, log, opened, db, clock, facts } = options;
  const watch = await watchRoomVersions(
    options.url,
    (room) => {
      // The dictionary says which words stand for nobody.
      if (room !== 'trade' && room !== 'dictionary') return;
      facts.refresh().catch((err: unknown) => log.warn({ err }, 'the new facts were not taken over yet'));
    },
    { onLost: () => log.warn('lost the notices of new content; asking again') },
  );
  options.onNotice(watch.hear);
  opened.add(watch.stop);
  const { versions, catchUp, stop } = createRoomClock({
    committed: watch.current,
    readCommitted: watch.readNow,
    // Facts are taken over some time after the version that announced them: what was made in between is made again.
    takenOver: () => facts.swaps,
    nextChanges: (after) => nextChanges(db, after),
    clock,
  });
  opened.add(stop);
  if (!config.cache) return { versions, cache: noCache };
  const cache = createSharedCache({
    versions,
    clock,
    onPersonal: (key, tables) =>
      log.error({ key: key.slice(0, 200), tables }, 'something shared holds what is one person’s'),
    catchUp,
    onDifferent: (key) =>
      log.error({ kept: nameOfKey(key) }, 'what was kept is not what is made anew, and is kept no longer'),
  });
  return { versions, cache, sessions: new CredentialCache<SessionUser>(watch.sessionChanges) };
}
