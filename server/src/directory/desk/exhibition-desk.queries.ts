import type { Insertable } from 'kysely';
import { countRows } from '#platform/db/count-rows.ts';
import { sql } from 'kysely';
import { type Slice, sortBy } from '#platform/api/paging.ts';
import type { Db } from '#platform/db/db.ts';
import type { DB } from '#platform/db/tables.generated.ts';

export interface DeskFilter {
  readonly id?: number | undefined;
  readonly state?: string | undefined;
  /** Part of a name or place, case-insensitive. */
  readonly part?: string | undefined;
}

function filtered(db: Db, { id, state, part }: DeskFilter) {
  let query = db.selectFrom('exhibition');
  if (id !== undefined) query = query.where('exhibition.id', '=', id);
  if (state !== undefined) query = query.where('exhibition.state', '=', state);
  if (part !== undefined) {
    query = query.where(
      sql<boolean>`position(lower(${part}) in lower(concat_ws(' ', name, name_en, city, venue))) > 0`,
    );
  }
  return query;
}

const sorted = { name: sql`exhibition.name`, when: sql`exhibition.starts_on` };

export function listDeskExhibitions(db: Db, filter: DeskFilter, { limit, offset, sort }: Slice) {
  const found = filtered(db, filter)
    .leftJoin('account', 'account.id', 'exhibition.updated_by')
    .selectAll('exhibition')
    .select('account.login_user_name as updated_name');
  return sortBy(found, sort, sorted)
    .orderBy('exhibition.starts_on', 'desc')
    .orderBy('exhibition.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export type DeskExhibitionRecord = Awaited<ReturnType<typeof listDeskExhibitions>>[number];

export function countDeskExhibitions(db: Db, filter: DeskFilter): Promise<number> {
  return countRows(filtered(db, filter));
}

export function lockExhibition(db: Db, id: number) {
  return db.selectFrom('exhibition').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export type ExhibitionFields = Pick<
  Insertable<DB['exhibition']>,
  | 'kind'
  | 'name'
  | 'name_en'
  | 'summary'
  | 'body'
  | 'starts_on'
  | 'ends_on'
  | 'country'
  | 'city'
  | 'venue'
  | 'address'
  | 'organiser'
  | 'website'
>;

interface Stamp {
  readonly by: number;
  readonly at: Date;
}

export async function insertExhibition(db: Db, fields: ExhibitionFields, { by, at }: Stamp): Promise<number> {
  const { id } = await db
    .insertInto('exhibition')
    .values({ ...fields, updated_by: by, updated_at: at, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateExhibition(
  db: Db,
  { id, fields }: { readonly id: number; readonly fields: Partial<ExhibitionFields> & { readonly state?: string } },
  { by, at }: Stamp,
): Promise<void> {
  await db
    .updateTable('exhibition')
    .set((expression) => ({ ...fields, revision: expression('revision', '+', 1), updated_by: by, updated_at: at }))
    .where('id', '=', id)
    .execute();
}
