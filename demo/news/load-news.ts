import {
  insertPublishedArticles,
  type PublishedDraft,
  type WriteDeps,
} from '@btc/server/src/news/write/article-write.service.ts';
import { fillArticle } from '@btc/server/src/news/write/article-figures.ts';
import type { FillingDeps } from '@btc/server/src/figures/fill-texts.ts';
import type { Db } from '@btc/server/src/platform/db/db.ts';
import { inTransaction } from '@btc/server/src/platform/db/in-transaction.ts';
import { makeDemoCells } from '../trade/demo-cells.ts';
import { loadDemoBanners, removeDemoBanners } from '../site/load-banners.ts';
import { demoArticles, toPublishedDraft } from './demo-articles.ts';
import { deleteDemoArticles, listTakenIds } from './load-news.queries.ts';
import type { FileStore } from '@btc/server/src/platform/files/file-store.ts';
import {
  storeMonthTables,
  listMonthlyReports,
  monthlyReportIds,
  removeMonthTables,
} from './reports/monthly-reports.ts';
import { nullIfFigureMissing } from '../unless-missing.ts';
import { listWeeklyReports, weeklyReportIds } from './reports/weekly-reports.ts';

/** Drops texts with figures this portal does not have, as its own quotes replace the demonstration's. */
async function onlyFillable(deps: FillingDeps, drafts: readonly PublishedDraft[]): Promise<readonly PublishedDraft[]> {
  const fillable: PublishedDraft[] = [];
  for (const one of drafts) {
    const filled = await nullIfFigureMissing(fillArticle(deps, one.draft, one.publishedAt));
    if (filled !== null) fillable.push(one);
  }
  return fillable;
}

/** Resolves all figures before anything is stored, so that nothing is filled twice. */
async function insertFillable(deps: WriteDeps, drafts: readonly PublishedDraft[]): Promise<void> {
  if ((await nullIfFigureMissing(insertPublishedArticles(deps, drafts))) !== null) return;
  const fillable = await onlyFillable(deps, drafts);
  if (fillable.length > 0) await insertPublishedArticles(deps, fillable);
}

interface Source {
  readonly ids: readonly number[];
  readonly list: () => readonly PublishedDraft[] | Promise<readonly PublishedDraft[]>;
}

function listSources(db: Db, files: FileStore): readonly Source[] {
  const written = demoArticles.map(toPublishedDraft);
  return [
    { ids: written.flatMap(({ id }) => id ?? []), list: () => written },
    { ids: weeklyReportIds, list: () => listWeeklyReports(db) },
    {
      ids: monthlyReportIds,
      list: async () => {
        const cells = makeDemoCells();
        await storeMonthTables(files, cells);
        return listMonthlyReports(cells);
      },
    },
  ];
}

/** Adds missing articles, reports and banners, all or none, after the quotes they cite; keeps what staff changed or withdrew. */
export function loadDemoNews({
  db,
  clock,
  readFigures,
  files,
}: WriteDeps & { readonly files: FileStore }): Promise<void> {
  return inTransaction(db, async (trx) => {
    for (const { ids, list } of listSources(trx, files)) {
      const taken = await listTakenIds(trx, ids);
      if (ids.every((id) => taken.has(id))) continue;
      const missing = (await list()).filter(({ id }) => id !== undefined && !taken.has(id));
      if (missing.length > 0) await insertFillable({ db: trx, clock, readFigures }, missing);
    }
    await loadDemoBanners({ db: trx, readFigures });
  });
}

/** Deletes their files, places in collections and counts too. */
export async function removeDemoNews({ db, files }: { readonly db: Db; readonly files: FileStore }): Promise<void> {
  await inTransaction(db, async (trx) => {
    await deleteDemoArticles(trx);
    await removeDemoBanners(trx);
  });
  await removeMonthTables(files);
}
