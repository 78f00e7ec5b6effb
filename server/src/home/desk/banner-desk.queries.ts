import type { BannerType } from '@btc/contract/home/banner-codes.ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '#platform/db/db.ts';

export interface BannerValues {
  readonly type: BannerType;
  readonly use_ranges: string[];
  readonly sections: string[];
  readonly shown_from: Date | null;
  readonly shown_until: Date | null;
  readonly is_shown: boolean;
  readonly picture: string;
  readonly picture_width: number;
  readonly picture_height: number;
}

export interface BannerWords {
  readonly edition: string;
  readonly title: string;
  readonly summary: string;
  readonly picture_alt: string;
  readonly link: string;
}

function deskBanners(db: Db) {
  return db
    .selectFrom('site_banner as b')
    .leftJoin('account as a', 'a.id', 'b.changed_by')
    .selectAll('b')
    .select((eb) => [
      'a.login_user_name as changed_by_name',
      jsonArrayFrom(
        eb
          .selectFrom('site_banner_text as t')
          .select(['t.edition', 't.title', 't.summary', 't.picture_alt', 't.link'])
          .whereRef('t.banner_id', '=', 'b.id'),
      ).as('texts'),
    ]);
}

export type DeskBannerRecord = Awaited<ReturnType<typeof listDeskBanners>>[number];

export function listDeskBanners(db: Db, only: { readonly id?: number; readonly type?: BannerType } = {}) {
  let query = deskBanners(db).orderBy('b.type').orderBy('b.position').orderBy('b.id');
  if (only.id !== undefined) query = query.where('b.id', '=', only.id);
  if (only.type !== undefined) query = query.where('b.type', '=', only.type);
  return query.execute();
}

/** Locks the banners of a place until the transaction ends; returns their ids in order. */
export async function lockPlace(db: Db, type: BannerType): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('site_banner')
    .select('id')
    .where('type', '=', type)
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export function lockBanner(db: Db, id: number) {
  return db
    .selectFrom('site_banner')
    .select(['id', 'type', 'revision'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertBanner(
  db: Db,
  banner: BannerValues & { readonly position: number; readonly changed_at: Date; readonly changed_by: number },
): Promise<number> {
  const { id } = await db.insertInto('site_banner').values(banner).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateBanner(
  db: Db,
  id: number,
  banner: BannerValues & { readonly position?: number; readonly changed_at: Date; readonly changed_by: number },
): Promise<void> {
  await db
    .updateTable('site_banner')
    .set((eb) => ({ ...banner, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function replaceWords(db: Db, id: number, words: readonly BannerWords[]): Promise<void> {
  await db.deleteFrom('site_banner_text').where('banner_id', '=', id).execute();
  await db
    .insertInto('site_banner_text')
    .values(words.map((one) => ({ banner_id: id, ...one })))
    .execute();
}

export async function setPosition(db: Db, id: number, position: number): Promise<void> {
  await db.updateTable('site_banner').set({ position }).where('id', '=', id).execute();
}

export async function deleteBanner(db: Db, id: number): Promise<void> {
  await db.deleteFrom('site_banner').where('id', '=', id).execute();
}
