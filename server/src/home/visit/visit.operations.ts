import { GetSinceVisit, NoteVisit } from '@btc/contract/home/visit.ts';
import { addDays } from '@btc/contract/time.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import { toReader } from '#platform/api/reader.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import { openDictionary } from '#dictionary/face.ts';
import { signedInUser } from '#platform/session/signed-in.ts';
import { listPins } from '#my-list/face.ts';
import type { SearchDeps } from '#search/face.ts';
import { readSince } from './since.service.ts';
import { writeSince } from './since-sentences.ts';
import { findVisit, noteVisit } from './visit.queries.ts';

const firstDays = 7;

interface Visit {
  readonly visited_on: string;
  readonly visited_before: string | null;
}

/** `Since`: first day to report to a reader who comes today. */
function findSince(visit: Visit | undefined, today: string) {
  const isNew = visit === undefined || visit.visited_on < today;
  const before = isNew ? visit?.visited_on : visit.visited_before;
  return {
    Since: before ?? addDays(today, -firstDays),
    IsFirst: before === undefined || before === null,
    IsNew: isNew,
  };
}

export function createVisitOperations(deps: SearchDeps): readonly BoundOperation[] {
  const { db, clock } = deps;
  return [
    bind(GetSinceVisit, async ({ isEn }, caller, cache) => {
      const { userId } = signedInUser(caller);
      const visitor = toReader(clock, isEn, caller);
      const [visit, pins, dictionary] = await Promise.all([
        findVisit(db, userId),
        listPins(db, userId),
        openDictionary(db),
      ]);
      const Dict = findSince(visit, visitor.today);
      const facts = await readSince({ ...deps, cache, dictionary, visitor }, { since: Dict.Since, pins });
      return { Rows: writeSince(facts, visitor.edition), Dict };
    }),
    bind(NoteVisit, async (_input, caller) => {
      await noteVisit(db, signedInUser(caller).userId, shanghaiDay(clock.now()));
      return {};
    }),
  ];
}
