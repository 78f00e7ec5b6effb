import type { SearchRoom } from '@btc/contract/console/dashboard-kinds.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

export interface TermCount {
  readonly room: SearchRoom;
  readonly words: string;
  readonly searches: number;
  readonly empty: number;
}

/** Limit of different words stored per day. */
const maxTermsOfDay = 2_000;

/** Adds sums to a day, keyed `counter subject`; always in one order, so that two processes cannot deadlock. */
export async function addCounts(db: Db, day: string, counts: ReadonlyMap<string, number>): Promise<void> {
  const counted = [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const parts = counted.map(([key]) => key.split(' '));
  await sql`
    insert into daily_count (day, counter, subject, amount)
    select ${day}::date, counted.counter, counted.subject, counted.amount
    from unnest(${parts.map(([counter = '']) => counter)}::text[], ${parts.map(([, subject = '']) => subject)}::text[],
      ${counted.map(([, amount]) => amount)}::bigint[]) as counted (counter, subject, amount)
    on conflict (day, counter, subject) do update set amount = daily_count.amount + excluded.amount`.execute(db);
}

export async function addTerms(db: Db, day: string, terms: readonly TermCount[]): Promise<void> {
  if (terms.length === 0) return;
  const counted = terms.toSorted((one, other) => (one.words < other.words ? -1 : 1));
  await sql`
    insert into search_term_day (day, room, words, searches, empty)
    select ${day}::date, counted.room, counted.words, counted.searches, counted.empty
    from unnest(${counted.map(({ room }) => room)}::text[], ${counted.map(({ words }) => words)}::text[],
      ${counted.map(({ searches }) => searches)}::int[], ${counted.map(({ empty }) => empty)}::int[])
      as counted (room, words, searches, empty)
    where (select count(*) from search_term_day where day = ${day}::date) < ${maxTermsOfDay}
      or exists (select from search_term_day known
        where known.day = ${day}::date and known.room = counted.room and known.words = counted.words)
    on conflict (day, room, words) do update
      set searches = search_term_day.searches + excluded.searches, empty = search_term_day.empty + excluded.empty`.execute(
    db,
  );
}

export async function deleteTermsBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('search_term_day').where('day', '<', day).execute();
}
