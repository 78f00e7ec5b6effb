import type { Insertable } from 'kysely';
import { countRows } from '#platform/db/count-rows.ts';
import { sql } from 'kysely';
import type { Slice } from '#platform/api/paging.ts';
import type { Db } from '#platform/db/db.ts';
import type { DB } from '#platform/db/tables.generated.ts';

export interface MerchantFilter {
  readonly type?: string | undefined;
  readonly province?: string | undefined;
  readonly product?: string | undefined;
  /** A tsquery. */
  readonly words?: string | undefined;
}

/** Columns open to everybody; contact details are not among them. */
const openColumns = [
  'id',
  'type',
  'name',
  'name_en',
  'province',
  'city',
  'products',
  'origins',
  'summary',
  'body',
  'founded',
  'claimed_at',
  'is_demo',
  'updated_at',
] as const;

export const contactColumns = ['contact_person', 'phone', 'email', 'address', 'website'] as const;

function shown(db: Db) {
  return db.selectFrom('merchant').where('state', '=', 'published');
}

function filtered(db: Db, { type, province, product, words }: MerchantFilter) {
  let query = shown(db);
  if (type !== undefined) query = query.where('type', '=', type);
  if (province !== undefined) query = query.where('province', '=', province);
  if (product !== undefined) query = query.where(sql<boolean>`products @> array[${product}]::text[]`);
  if (words !== undefined) query = query.where(sql<boolean>`search @@ ${words}::tsquery`);
  return query;
}

/** Claimed entries first, then by name in the order of Chinese dictionaries. */
export function listMerchants(db: Db, filter: MerchantFilter, { limit, offset }: Slice) {
  return filtered(db, filter)
    .select(openColumns)
    .orderBy(sql`claimed_at is null`)
    .orderBy(sql`name collate "zh-x-icu"`)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export type MerchantRecord = Awaited<ReturnType<typeof listMerchants>>[number];

export function countMerchants(db: Db, filter: MerchantFilter): Promise<number> {
  return countRows(filtered(db, filter));
}

export async function countBy(db: Db, what: 'type' | 'province' | 'product'): Promise<ReadonlyMap<string, number>> {
  const code = what === 'product' ? sql<string>`unnest(products)` : sql<string>`${sql.ref(what)}`;
  const rows = await shown(db)
    .select((expression) => [code.as('code'), expression.fn.countAll<number>().as('found')])
    .groupBy('code')
    .orderBy('found', 'desc')
    .orderBy('code')
    .execute();
  return new Map(rows.map((row) => [row.code, row.found]));
}

/** An entry with its contact details; the present layer leaves them out for readers without access. */
export function findMerchant(db: Db, id: number) {
  return shown(db)
    .select([...openColumns, ...contactColumns])
    .where('id', '=', id)
    .executeTakeFirst();
}

export type WholeMerchantRecord = NonNullable<Awaited<ReturnType<typeof findMerchant>>>;

export function listMerchantPages(db: Db, limit: number) {
  return shown(db).select(['id', 'updated_at']).orderBy('updated_at', 'desc').limit(limit).execute();
}

export type NewMerchant = Omit<Insertable<DB['merchant']>, 'search'> & { readonly words: readonly string[] };

export function wordsVector(words: readonly string[]) {
  return sql<string>`array_to_tsvector(${[...words]}::text[])`;
}
