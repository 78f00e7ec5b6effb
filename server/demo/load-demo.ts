import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import type { Log } from '#platform/log/log.ts';
import type { FactsStore } from '../src/trade/facts/facts-store.ts';
import { loadDemoMembers } from './members/load-members.ts';
import { loadDemoNews } from './news/load-news.ts';
import { loadDemoFacts } from './trade/load-facts.ts';

export interface DemoDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly facts: FactsStore;
  readonly log: Log;
}

/** Loads what of the demonstration content is not there yet; a second start finds everything and is quick. */
export async function loadDemo(dependencies: DemoDependencies): Promise<void> {
  const { log } = dependencies;
  const steps = [
    ['accounts', () => loadDemoMembers(dependencies)],
    ['trade facts', () => loadDemoFacts(dependencies)],
    ['articles, reports and banners', () => loadDemoNews(dependencies)],
  ] as const;
  for (const [name, load] of steps) {
    const started = performance.now();
    await load();
    log.info(`Demonstration ${name}: ready in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}
