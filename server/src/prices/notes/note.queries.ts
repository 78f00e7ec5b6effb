import type { Insertable, Updateable } from 'kysely';
import type { PriceMeat } from '@btc/contract/prices/price-codes.ts';
import type { Db } from '#platform/db/db.ts';
import type { PriceNote } from '#platform/db/tables.generated.ts';

export interface ShownNotes {
  readonly meat: PriceMeat;
  readonly from: string;
  readonly to: string;
  /** True: leaves out notes for members only. */
  readonly isForAll: boolean;
}

/** The notes of some days that are shown, the latest first. */
export function listShownNotes(db: Db, { meat, from, to, isForAll }: ShownNotes, limit: number) {
  return db
    .selectFrom('price_note')
    .selectAll()
    .where('is_shown', '=', true)
    .where('meat', '=', meat)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .$if(isForAll, (query) => query.where('is_for_all', '=', true))
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
export type NoteRecord = Awaited<ReturnType<typeof listShownNotes>>[number];

export type NoteTexts = Pick<NoteRecord, 'text_cn' | 'text_en'>;

export function listNotes(db: Db): Promise<NoteRecord[]> {
  return db.selectFrom('price_note').selectAll().orderBy('day', 'desc').orderBy('id', 'desc').execute();
}

export function lockNote(db: Db, id: number): Promise<NoteRecord | undefined> {
  return db.selectFrom('price_note').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function insertNote(db: Db, note: Insertable<PriceNote>): Promise<NoteRecord> {
  return db.insertInto('price_note').values(note).returningAll().executeTakeFirstOrThrow();
}

/** Sets the published texts; the written ones and the revision stay. */
export async function setTexts(db: Db, id: number, texts: NoteTexts): Promise<void> {
  await db.updateTable('price_note').set(texts).where('id', '=', id).execute();
}

/** Updates a note and increments its revision. */
export function updateNote(db: Db, id: number, values: Updateable<PriceNote>): Promise<NoteRecord> {
  return db
    .updateTable('price_note')
    .set((row) => ({ ...values, revision: row('revision', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
