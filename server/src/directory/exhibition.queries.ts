import type { ExhibitionSpan } from '@btc/contract/directory/directory-codes.ts';
import { sql } from 'kysely';
import { countRows } from '#platform/db/count-rows.ts';
import type { Slice } from '#platform/api/paging.ts';
import type { Db } from '#platform/db/db.ts';

export interface ExhibitionFilter {
  readonly span: ExhibitionSpan;
  /** Today in Shanghai. */
  readonly today: string;
  readonly kind?: string | undefined;
  readonly abroad?: boolean | undefined;
  /** Part of a name or place, case-insensitive. */
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

/** Events starting in each month from today; running ones count in today's month, cancelled ones in none. */
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

/** The next events other than this one, without cancelled ones. */
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

export function listCalendar(db: Db, since: string, limit: number): Promise<ExhibitionRecord[]> {
  return shown(db).selectAll().where('ends_on', '>=', since).orderBy('starts_on').orderBy('id').limit(limit).execute();
}

export function listExhibitionPages(db: Db, limit: number) {
  return shown(db).select(['id', 'updated_at']).orderBy('updated_at', 'desc').limit(limit).execute();
}
