import type { Insertable } from 'kysely';
import type { Db } from '@btc/server/src/platform/db/db.ts';
import type { SiteBanner, SiteBannerText } from '@btc/server/src/platform/db/tables.generated.ts';

export async function listTakenBannerIds(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('site_banner').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map((row) => row.id));
}

export async function insertBanners(
  db: Db,
  banners: readonly Insertable<SiteBanner>[],
  texts: readonly Insertable<SiteBannerText>[],
): Promise<void> {
  await db.insertInto('site_banner').values(banners).execute();
  await db.insertInto('site_banner_text').values(texts).execute();
}

export async function deleteDemoBanners(db: Db): Promise<void> {
  await db.deleteFrom('site_banner').where('is_demo', '=', true).execute();
}
