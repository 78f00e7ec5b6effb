import { inTransaction, insertPublishedArticles, type WriteDeps } from '#news/write/article-write.service.ts';
import { bumpContentVersion } from '#platform/db/content-version.ts';
import type { Db } from '#platform/db/db.ts';
import { makeDemoCells } from '../trade/demo-cells.ts';
import { loadDemoBanners, removeDemoBanners } from '../site/load-banners.ts';
import { demoArticles, publishedDraftOf } from './demo-articles.ts';
import { deleteDemoArticles, listTakenIds } from './load-news.queries.ts';
import { listMonthlyReports, monthlyReportIds } from './reports/monthly-reports.ts';
import { listWeeklyReports } from './reports/weekly-reports.ts';

/** Content by its numbers; what must be made from the facts is made only where some of it is missing. */
function listSources() {
  const written = [...demoArticles.map(publishedDraftOf), ...listWeeklyReports()];
  return [
    { ids: written.flatMap(({ id }) => id ?? []), list: () => written },
    { ids: monthlyReportIds, list: () => listMonthlyReports(makeDemoCells()) },
  ];
}

/**
 * Loads the demonstration articles, reports and banners that are not there yet, all of them or none. What is there stays
 * as it is, also where the staff have changed or withdrawn it.
 */
export function loadDemoNews({ db, clock, readFigures }: WriteDeps): Promise<void> {
  return inTransaction(db, async (trx) => {
    for (const { ids, list } of listSources()) {
      const taken = await listTakenIds(trx, ids);
      if (ids.every((id) => taken.has(id))) continue;
      const missing = list().filter(({ id }) => id !== undefined && !taken.has(id));
      await insertPublishedArticles({ db: trx, clock, readFigures }, missing);
    }
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
