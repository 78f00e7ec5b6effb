import { toExhibitionPath, toMerchantPath } from '@btc/contract/directory/directory-paths.ts';
import type { Db } from '#platform/db/db.ts';
import { listExhibitionPages } from './exhibition.queries.ts';
import { listMerchantPages } from './merchant.queries.ts';

/** A page of the directory for the sitemap; it exists in the Chinese edition only. */
export interface DirectorySitemapEntry {
  readonly paths: { readonly cn: string };
  readonly lastModified: Date;
}

/** With the articles they stay below the fifty thousand addresses that one sitemap file may list. */
const maxPages = 4000;

/** The pages of events and merchants that are shown now. */
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
