import type { DemoDependencies, DemonstrationProgram } from '@btc/server/src/demonstration.ts';
import { createSafeguardService } from '@btc/server/src/safeguard/safeguard.service.ts';
import { figureReader } from '@btc/server/src/figure-answers/read-figures.ts';
import { createLineCountsService } from '@btc/server/src/trade/safeguard/line-counts.service.ts';
import { createYearVolumesService } from '@btc/server/src/trade/volumes/year-volumes.service.ts';
import { loadDemoDirectory, removeDemoDirectory } from './directory/load-directory.ts';
import { loadDemoMarket, removeDemoMarket } from './market/load-market.ts';
import { loadDemoMembers, removeDemoMembers } from './members/load-members.ts';
import { loadDemoNews, removeDemoNews } from './news/load-news.ts';
import { isMarkedRemoved, markRemoved, unmarkRemoved } from './removed-mark.queries.ts';
import { loadDemoBenchmarks, removeDemoBenchmarks } from './prices/load-benchmarks.ts';
import { loadDemoPrices, removeDemoPrices } from './prices/load-prices.ts';
import { loadDemoWeek, removeDemoWeek } from './prices/week/load-week.ts';
import { loadDemoFacts, removeDemoFacts } from './trade/load-demo-facts.ts';
import { loadDemoRates, removeDemoRates } from './trade/load-demo-rates.ts';
import { loadDemoVideos, removeDemoVideos } from './videos/load-videos.ts';

/** Steps that take longer are logged while they run, milliseconds. */
const longStep = 1_500;

/** Loads what is missing, so that a second start is quick; removed content stays out until asked for. */
export async function loadDemo(dependencies: DemoDependencies): Promise<void> {
  const { db, log, stopping, isAsked } = dependencies;
  if (isAsked) await unmarkRemoved(db);
  if (await isMarkedRemoved(db))
    return log.info('The demonstration was removed and stays away; DEMO=on loads it again');
  const steps = [
    ['accounts', () => loadDemoMembers(dependencies)],
    ['trade facts', () => loadDemoFacts(dependencies, { rows: dependencies.demoFacts })],
    ['exchange rates', () => loadDemoRates(dependencies)],
    ['exhibitions and merchants', () => loadDemoDirectory(dependencies)],
    ['posts and discussions of the board', () => loadDemoMarket(dependencies)],
    [
      'quotes and indices',
      () => loadDemoPrices({ ...dependencies, readYearVolumes: createYearVolumesService(dependencies) }),
    ],
    ['prices of others', () => loadDemoBenchmarks(dependencies)],
    ['articles, reports and banners', () => loadDemoNews({ ...dependencies, readFigures: figureReader(dependencies) })],
    ['videos', () => loadDemoVideos(dependencies)],
    // Last: the reports hold what the quotes and the articles of their week said.
    [
      'live cattle, survey and market reports',
      () =>
        loadDemoWeek({
          ...dependencies,
          safeguard: createSafeguardService({ ...dependencies, readCounts: createLineCountsService(dependencies) }),
        }),
    ],
  ] as const;
  for (const [name, load] of steps) {
    const started = performance.now();
    stopping?.throwIfAborted();
    const notice = setTimeout(() => log.info(`Demonstration ${name}: loading …`), longStep);
    await load().finally(() => clearTimeout(notice));
    log.info(`Demonstration ${name}: ready in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}

/** Imported content and what people wrote stays. */
export async function removeDemo(dependencies: Parameters<DemonstrationProgram['removeDemo']>[0]): Promise<void> {
  // First: what is taken out in part does not come back either.
  await markRemoved(dependencies.db);
  await removeDemoWeek(dependencies.db);
  await removeDemoNews(dependencies);
  await removeDemoVideos(dependencies.db);
  await removeDemoFacts(dependencies);
  await removeDemoRates(dependencies.db);
  await removeDemoPrices(dependencies.db);
  await removeDemoBenchmarks(dependencies.db);
  await removeDemoMarket(dependencies.db);
  await removeDemoDirectory(dependencies.db);
  await removeDemoMembers(dependencies.db);
}
