import { inTransaction, insertPublishedArticles, type WriteDeps } from '#news/write/article-write.service.ts';
import { bumpContentVersion } from '#platform/db/content-version.ts';
import type { Db } from '#platform/db/db.ts';
import { loadDemoBanners, removeDemoBanners } from '../site/load-banners.ts';
import { demoArticles, publishedDraftOf } from './demo-articles.ts';
import { deleteDemoArticles, listTakenIds } from './load-news.queries.ts';
import { listWeeklyReports } from './reports/weekly-reports.ts';

/**
 * Loads the demonstration articles, reports and banners that are not there yet, all of them or none. What is there stays
 * as it is, also where the staff have changed or withdrawn it.
 */
export function loadDemoNews({ db, clock }: WriteDeps): Promise<void> {
  return inTransaction(db, async (trx) => {
    const drafts = [...demoArticles.map(publishedDraftOf), ...listWeeklyReports()];
    const taken = await listTakenIds(
      trx,
      drafts.flatMap(({ id }) => id ?? []),
    );
    const missing = drafts.filter(({ id }) => id !== undefined && !taken.has(id));
    if (missing.length > 0) await insertPublishedArticles({ db: trx, clock }, missing);
    await loadDemoBanners(trx);
  });
}

/** Removes all demonstration articles, reports and banners, with their places in collections and counts. */
export function removeDemoNews(db: Db): Promise<void> {
  return inTransaction(db, async (trx) => {
    await deleteDemoArticles(trx);
    await removeDemoBanners(trx);
    await bumpContentVersion(trx);
  });
}
