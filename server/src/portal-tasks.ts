import type { TaskName } from '@btc/contract/console/job-names.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import type { RoomVersions } from '#platform/db/versions/room-versions.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { compareFigures } from '#figures/compare-figures.ts';
import { removeDeadWork } from '#platform/files/work-folder.ts';
import { tidyQueues } from '#platform/jobs/queues.ts';
import type { BackupWork } from './console/backup/perform-backup.ts';
import { makeDueBackup } from './console/backup/scheduled-backup.ts';
import { forgetOldTerms } from './console/counting/counted-searches.ts';
import { cleanUpLogins } from './members/login/login.service.ts';
import { refreshDuePlants } from './plants/registry/registry.service.ts';
import { cleanUpPlantSearches } from './plants/search/search.operations.ts';
import { figureReader } from './figure-answers/read-figures.ts';
import { forgetOldSubscribers } from './newsletter/subscriber.queries.ts';
import { forgetAbandoned } from './trade/desk/uploads/upload.service.ts';
import type { FactsStore } from './trade/facts/facts-store.ts';
import { cleanUpVideoUploads } from './videos/desk/upload/upload.service.ts';

interface TaskDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly facts: FactsStore;
  /** The same object until readers may see something new. */
  readonly versions: () => RoomVersions;
  readonly publicUrl: string;
  readonly backups: BackupWork;
  readonly cleanUpLimits: () => Promise<unknown>;
  readonly cleanUpCalls: () => Promise<unknown>;
}

interface Machine {
  readonly facts: FactsStore;
  readonly workPlaces: readonly string[];
}

/** Removes leftovers of killed processes on this machine, and marks its own files as in use. */
export async function removeLeftovers({ facts, workPlaces }: Machine): Promise<void> {
  for (const place of workPlaces) await removeDeadWork(place);
  await facts.cleanUp();
}

/** Compares texts with figures only when something visible to readers has changed. */
function compareWhenChanged({ db, clock, facts, versions }: TaskDeps): () => Promise<void> {
  const readFigures = figureReader({ facts });
  let compared: RoomVersions | null = null;
  return async () => {
    const now = versions();
    if (now === compared) return;
    await compareFigures({ db, clock, readFigures });
    compared = now;
  };
}

export function portalTasks(deps: TaskDeps): Readonly<Record<TaskName, () => Promise<unknown>>> {
  const { db, clock, files, publicUrl, cleanUpLimits, cleanUpCalls } = deps;
  return {
    callLimits: cleanUpLimits,
    changingCalls: cleanUpCalls,
    sessions: () => cleanUpLogins(db, clock.now()),
    outbox: () => tidyQueues(db),
    newsletterReaders: () => forgetOldSubscribers(db, clock.now()),
    plantSearches: () => cleanUpPlantSearches({ db, clock }),
    videoUploads: () => cleanUpVideoUploads({ db, files, now: clock.now() }),
    plantStates: () => refreshDuePlants({ db, clock, publicUrl }),
    searchTerms: () => forgetOldTerms({ db, clock }),
    figures: compareWhenChanged(deps),
    leftovers: () => forgetAbandoned({ db, files }, clock.now()),
    backups: () => makeDueBackup(deps.backups),
  };
}
