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

/** Recomputes states, numbers and search words; call it in every transaction that changes plants or events. */
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
  /** Base of the links in mails; without it nobody is told. */
  readonly publicUrl?: string;
}

/** Computes new plants and those with an event due, telling watchers of the latter; returns how many. */
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
