import { presentCode } from '@btc/contract/names.ts';
import type { Slice } from '#platform/api/paging.ts';
import type { Db } from '#platform/db/db.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';
import { presentEvent } from '../plant.present.ts';
import { countByCode } from './board.service.ts';
import {
  countReleaseChanges,
  type EventFilter,
  listReleaseEvents,
  listReleases,
  type ReleaseChange,
} from './event.queries.ts';

const maxEvents = 50;

function listOrigins(changes: readonly ReleaseChange[]) {
  const rows = [...Map.groupBy(changes, ({ origin }) => origin)].map(([code, some]) => ({
    ...presentCode(code, findOrigin(code)),
    Count: some.reduce((sum, { count }) => sum + count, 0),
  }));
  return rows.toSorted((one, other) => other.Count - one.Count || (one.Code < other.Code ? -1 : 1));
}

export async function readChangeLog(
  db: Db,
  { filter, today }: { readonly filter: EventFilter; readonly today: string },
  slice: Slice,
) {
  const releases = await listReleases(db, { filter, until: today }, slice);
  const days = releases.map(({ on }) => on);
  const [changes, events] = await Promise.all([
    countReleaseChanges(db, filter, days),
    listReleaseEvents(db, { filter, days }, maxEvents),
  ]);
  const rows = days.map((day) => {
    const ofDay = changes.filter(({ on }) => on === day);
    return {
      Date: day,
      Counts: countByCode(ofDay),
      Total: ofDay.reduce((sum, { count }) => sum + count, 0),
      Origins: listOrigins(ofDay),
      Events: events.filter(({ on }) => on === day).map((event) => presentEvent(event, event)),
    };
  });
  return { rows, total: releases[0]?.all_releases ?? 0 };
}
