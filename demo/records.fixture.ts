import { minuteMs } from '@btc/contract/time.ts';
import { createTestApp } from '@btc/server/src/app.fixture.ts';
import { draft, textDraft } from '@btc/server/src/news/news.fixture.ts';
import { insertArticle, publishArticle } from '@btc/server/src/news/write/article-write.service.ts';
import type { SharedCache } from '@btc/server/src/platform/cache/shared-cache.ts';
import { refreshDuePlants } from '@btc/server/src/plants/registry/registry.service.ts';
import { makeDemoExporters, makeDemoPlants } from './companies/demo-plants.ts';
import { makeDemoImporters } from './companies/demo-importers.ts';
import { insertDemoCompanies } from './companies/load-companies.queries.ts';
import { type Demonstration, toDemonstration, workingDay } from './demonstration.fixture.ts';
import { loadDemoDirectory } from './directory/load-directory.ts';
import { loadDemoMarket } from './market/load-market.ts';
import { loadDemoBenchmarks } from './prices/load-benchmarks.ts';
import { loadDemoVideos } from './videos/load-videos.ts';

/** Texts of members, each with words that no other has. */
const memberTexts = ['鹅卵石装船', '雪松林码头', '青花瓷冷库', '向日葵报关'];

/** The portal with the records of the demonstration, and without its facts and quotes, which take minutes: what of a record is locked is locked without them. */
export async function openRecords(options: { readonly cache?: SharedCache } = {}): Promise<Demonstration> {
  const callLimit = { demand: () => Promise.resolve() };
  const portal = await createTestApp({ ...options, now: workingDay, callLimit });
  const { db, clock } = portal;
  await insertDemoCompanies(db, {
    exporters: makeDemoExporters(),
    importers: makeDemoImporters(),
    plants: makeDemoPlants(),
  });
  await refreshDuePlants({ db, clock });
  await loadDemoDirectory({ db, clock });
  await loadDemoMarket({ db, clock });
  await loadDemoVideos({ db });
  await loadDemoBenchmarks({ db });
  for (const [index, words] of memberTexts.entries()) {
    const texts = { cn: textDraft(`第${index + 1}篇`, `<p>${words}</p>`), en: textDraft(`Article ${index + 1}`) };
    const id = await insertArticle({ db, clock }, draft({ access: 'member', texts }));
    await publishArticle({ db, clock }, id, new Date(clock.now().getTime() - 60 * minuteMs));
  }
  return toDemonstration(portal);
}
