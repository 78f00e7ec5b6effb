import { type Slice, sortBy } from '#platform/api/paging.ts';
import { countRows } from '#platform/db/count-rows.ts';
import type { Db } from '#platform/db/db.ts';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '#platform/db/tables.generated.ts';
import { wordsVector } from '../merchant.queries.ts';

export interface DeskFilter {
  readonly id?: number | undefined;
  readonly state?: string | undefined;
  readonly type?: string | undefined;
  /** Part of a name or place, case-insensitive. */
  readonly part?: string | undefined;
}

function filtered(db: Db, { id, state, type, part }: DeskFilter) {
  let query = db.selectFrom('merchant');
  if (id !== undefined) query = query.where('merchant.id', '=', id);
  if (state !== undefined) query = query.where('merchant.state', '=', state);
  if (type !== undefined) query = query.where('merchant.type', '=', type);
  if (part !== undefined) {
    query = query.where(sql<boolean>`position(lower(${part}) in lower(concat_ws(' ', name, name_en, city))) > 0`);
  }
  return query;
}

const columns = [
  'merchant.id',
  'merchant.type',
  'merchant.name',
  'merchant.name_en',
  'merchant.province',
  'merchant.city',
  'merchant.products',
  'merchant.origins',
  'merchant.summary',
  'merchant.body',
  'merchant.founded',
  'merchant.contact_person',
  'merchant.phone',
  'merchant.email',
  'merchant.address',
  'merchant.website',
  'merchant.state',
  'merchant.revision',
  'merchant.updated_at',
  'merchant.is_demo',
] as const;

const sorted = { name: sql`merchant.name`, state: sql`merchant.updated_at` };

export function listDeskMerchants(db: Db, filter: DeskFilter, { limit, offset, sort }: Slice) {
  const found = filtered(db, filter)
    .leftJoin('account', 'account.id', 'merchant.updated_by')
    .leftJoin('account as claimer', 'claimer.id', 'merchant.claimed_by')
    .select(columns)
    .select(['account.login_user_name as updated_name', 'claimer.login_user_name as claimed_name']);
  return sortBy(found, sort, sorted)
    .orderBy('merchant.updated_at', 'desc')
    .orderBy('merchant.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export type DeskMerchantRecord = Awaited<ReturnType<typeof listDeskMerchants>>[number];

export function countDeskMerchants(db: Db, filter: DeskFilter): Promise<number> {
  return countRows(filtered(db, filter));
}

export function lockDeskMerchant(db: Db, id: number) {
  return db.selectFrom('merchant').select(columns).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export type MerchantFields = Pick<
  Insertable<DB['merchant']>,
  | 'type'
  | 'name'
  | 'name_en'
  | 'province'
  | 'city'
  | 'products'
  | 'origins'
  | 'summary'
  | 'body'
  | 'founded'
  | 'contact_person'
  | 'phone'
  | 'email'
  | 'address'
  | 'website'
>;

export interface WrittenMerchant {
  readonly fields: MerchantFields;
  readonly words: readonly string[];
}

interface Stamp {
  readonly by: number;
  readonly at: Date;
}

export async function insertMerchant(db: Db, { fields, words }: WrittenMerchant, { by, at }: Stamp): Promise<number> {
  const { id } = await db
    .insertInto('merchant')
    .values({ ...fields, search: wordsVector(words), updated_by: by, updated_at: at, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateMerchant(
  db: Db,
  { id, fields, words }: WrittenMerchant & { readonly id: number },
  { by, at }: Stamp,
): Promise<void> {
  await db
    .updateTable('merchant')
    .set((expression) => ({
      ...fields,
      search: wordsVector(words),
      revision: expression('revision', '+', 1),
      updated_by: by,
      updated_at: at,
    }))
    .where('id', '=', id)
    .execute();
}

export async function setMerchantState(
  db: Db,
  { id, state }: { readonly id: number; readonly state: string },
  { by, at }: Stamp,
): Promise<void> {
  await db
    .updateTable('merchant')
    .set((expression) => ({ state, revision: expression('revision', '+', 1), updated_by: by, updated_at: at }))
    .where('id', '=', id)
    .execute();
}
