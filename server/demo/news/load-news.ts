import {
  inTransaction,
  insertPublishedArticles,
  type PublishedDraft,
  type WriteDeps,
} from '#news/write/article-write.service.ts';
import { bumpContentVersion } from '#platform/db/content-version.ts';
import type { Db } from '#platform/db/db.ts';
import { makeDemoCells } from '../trade/demo-cells.ts';
import { loadDemoBanners, removeDemoBanners } from '../site/load-banners.ts';
import { demoArticles, publishedDraftOf } from './demo-articles.ts';
import { deleteDemoArticles, listTakenIds } from './load-news.queries.ts';
import type { LandedDeps } from './reports/landed-quote.ts';
import { listMonthlyReports, monthlyReportIds } from './reports/monthly-reports.ts';
import { listWeeklyReports, weeklyReportIds } from './reports/weekly-reports.ts';

interface Source {
  readonly ids: readonly number[];
  readonly list: () => readonly PublishedDraft[] | Promise<readonly PublishedDraft[]>;
}

/** Content by its numbers; what must be made from quotes and facts is made only where some of it is missing. */
function listSources(deps: LandedDeps): readonly Source[] {
  const written = demoArticles.map(publishedDraftOf);
  return [
    { ids: written.flatMap(({ id }) => id ?? []), list: () => written },
    { ids: weeklyReportIds, list: () => listWeeklyReports(deps) },
    { ids: monthlyReportIds, list: () => listMonthlyReports(makeDemoCells()) },
  ];
}

/**
 * Loads the demonstration articles, reports and banners that are not there yet, all of them or none; after the quotes, of which
 * the weekly comments speak. What is there stays as it is, also where the staff have changed or withdrawn it.
 */
export function loadDemoNews({ db, clock, readFigures, safeguard }: WriteDeps & LandedDeps): Promise<void> {
  return inTransaction(db, async (trx) => {
    for (const { ids, list } of listSources({ db: trx, safeguard })) {
      const taken = await listTakenIds(trx, ids);
      if (ids.every((id) => taken.has(id))) continue;
      const missing = (await list()).filter(({ id }) => id !== undefined && !taken.has(id));
      if (missing.length > 0) await insertPublishedArticles({ db: trx, clock, readFigures }, missing);
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
