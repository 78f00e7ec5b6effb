import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import {
  countRecordsChange,
  listRegistryRows,
  listUnnotified,
  lockDuePlants,
  replaceNumbers,
  replaceSpans,
  type StateChange,
  updateStates,
  updateWords,
} from './registry.queries.ts';
import { notifyWatchers } from '../watch/notify-watchers.service.ts';
import { registryNumbers, registryWords } from './registry-words.ts';

const batchSize = 5_000;

/**
 * Makes anew all that follows from plants and their events: states, numbers, search words. Call it in the transaction of every
 * change of either; answers the plants whose present state became another.
 */
export async function refreshPlants(db: Db, ids: readonly number[], now: Date): Promise<readonly StateChange[]> {
  const changes: StateChange[] = [];
  const today = shanghaiDay(now);
  for (let from = 0; from < ids.length; from += batchSize) {
    const some = ids.slice(from, from + batchSize);
    const rows = await listRegistryRows(db, some);
    await updateWords(db, rows.map(registryWords), now);
    await replaceNumbers(db, some, rows.flatMap(registryNumbers));
    await replaceSpans(db, some);
    changes.push(...(await updateStates(db, some, today)));
  }
  if (ids.length > 0) await countRecordsChange(db);
  return changes;
}

interface DueDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Where links of mails lead; without it nobody is told. */
  readonly publicUrl?: string;
}

/**
 * Computes plants that came in without it, and those whose next event has come by now, whose watchers hear of it today; answers
 * how many.
 */
export async function refreshDuePlants({ db, clock, publicUrl }: DueDeps): Promise<number> {
  let count = 0;
  for (;;) {
    const now = clock.now();
    const done = await db.transaction().execute(async (trx) => {
      const due = await lockDuePlants(trx, shanghaiDay(now), batchSize);
      if (due.length === 0) return 0;
      const changes = await refreshPlants(
        trx,
        due.map(({ id }) => id),
        now,
      );
      if (publicUrl !== undefined) {
        const known = new Set(due.flatMap(({ id, isKnown }) => (isKnown ? [id] : [])));
        const changed = changes.filter(({ id }) => known.has(id));
        const unnotified = await listUnnotified(
          trx,
          changed.map(({ id }) => id),
        );
        await notifyWatchers(
          trx,
          changed.filter(({ id }) => !unnotified.has(id)),
          { now, publicUrl },
        );
      }
      return due.length;
    });
    count += done;
    if (done < batchSize) return count;
  }
}
