import type { ExhibitionSpan } from '@btc/contract/directory/directory-codes.ts';
import { sql } from 'kysely';
import { countRows } from '#platform/db/count-rows.ts';
import type { Slice } from '#platform/api/paging.ts';
import type { Db } from '#platform/db/db.ts';

/** What of the calendar is looked for. */
export interface ExhibitionFilter {
  readonly span: ExhibitionSpan;
  /** Today in Shanghai. */
  readonly today: string;
  readonly kind?: string | undefined;
  readonly abroad?: boolean | undefined;
  /** Part of a name or place, in any case. */
  readonly part?: string | undefined;
}

const shownStates = ['published', 'cancelled'] as const;

function shown(db: Db) {
  return db.selectFrom('exhibition').where('state', 'in', shownStates);
}

function filtered(db: Db, { span, today, kind, abroad, part }: ExhibitionFilter) {
  let query = shown(db).where('ends_on', span === 'coming' ? '>=' : '<', today);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (abroad !== undefined) query = query.where('country', abroad ? '<>' : '=', 'CHN');
  if (part !== undefined) {
    query = query.where(
      sql<boolean>`position(lower(${part}) in lower(concat_ws(' ', name, name_en, city, venue, organiser, summary))) > 0`,
    );
  }
  return query;
}

export function listExhibitions(db: Db, filter: ExhibitionFilter, { limit, offset }: Slice) {
  const query = filtered(db, filter).selectAll().limit(limit).offset(offset);
  return filter.span === 'coming'
    ? query.orderBy('starts_on').orderBy('ends_on').orderBy('id').execute()
    : query.orderBy('starts_on', 'desc').orderBy('id', 'desc').execute();
}

export type ExhibitionRecord = Awaited<ReturnType<typeof listExhibitions>>[number];

export function countExhibitions(db: Db, filter: ExhibitionFilter): Promise<number> {
  return countRows(filtered(db, filter));
}

export function findExhibition(db: Db, id: number): Promise<ExhibitionRecord | undefined> {
  return shown(db).selectAll().where('id', '=', id).executeTakeFirst();
}

/** How many events begin in each month from today on; what runs already counts in the month of today, what is cancelled in none. */
export async function countMonths(db: Db, today: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('exhibition')
    .select((expression) => [
      sql<string>`to_char(greatest(starts_on, ${today}::date), 'YYYY-MM')`.as('month'),
      expression.fn.countAll<number>().as('found'),
    ])
    .where('state', '=', 'published')
    .where('ends_on', '>=', today)
    .groupBy('month')
    .execute();
  return new Map(rows.map(({ month, found }) => [month, found]));
}

/** The next events but one, for whoever reads on; cancelled ones are not among them. */
export function listNextExhibitions(
  db: Db,
  { today, besides }: { readonly today: string; readonly besides: number },
  limit: number,
): Promise<ExhibitionRecord[]> {
  return filtered(db, { span: 'coming', today })
    .selectAll()
    .where('state', '=', 'published')
    .where('id', '<>', besides)
    .orderBy('starts_on')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The events of a calendar file: what is to come, and what ended since a day. */
export function listCalendar(db: Db, since: string, limit: number): Promise<ExhibitionRecord[]> {
  return shown(db).selectAll().where('ends_on', '>=', since).orderBy('starts_on').orderBy('id').limit(limit).execute();
}

/** The events of the sitemap, the last changed first. */
export function listExhibitionPages(db: Db, limit: number) {
  return shown(db).select(['id', 'updated_at']).orderBy('updated_at', 'desc').limit(limit).execute();
}
