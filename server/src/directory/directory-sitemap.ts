import { toExhibitionPath, toMerchantPath } from '@btc/contract/directory/directory-paths.ts';
import type { Db } from '#platform/db/db.ts';
import { listExhibitionPages } from './exhibition.queries.ts';
import { listMerchantPages } from './merchant.queries.ts';

/** A directory page for the sitemap; Chinese edition only. */
export interface DirectorySitemapEntry {
  readonly paths: { readonly cn: string };
  readonly lastModified: Date;
}

/** Together with the articles this stays below the 50,000 addresses that a sitemap file may list. */
const maxPages = 4000;

export async function directorySitemapEntries(db: Db): Promise<DirectorySitemapEntry[]> {
  const [exhibitions, merchants] = await Promise.all([
    listExhibitionPages(db, maxPages),
    listMerchantPages(db, maxPages),
  ]);
  return [
    ...exhibitions.map(({ id, updated_at: lastModified }) => ({ paths: { cn: toExhibitionPath(id) }, lastModified })),
    ...merchants.map(({ id, updated_at: lastModified }) => ({ paths: { cn: toMerchantPath(id) }, lastModified })),
  ];
}
