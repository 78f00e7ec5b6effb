import { join } from 'node:path';
import type { FactSource } from '@btc/contract/trade/trade-codes.ts';
import type { Db } from '#platform/db/db.ts';
import { type FactsSnapshot, requireIntact } from '../facts/facts-snapshot.ts';
import { quote, coveredBy } from '../facts/mask.ts';
import { findVintages } from '../facts/vintage.queries.ts';
import type { Grain, Vintage } from '../facts/vintage.ts';
import { insertRevisedFigures } from '../publication/revised-figure.queries.ts';
import { type Breakdown, findBreakdown } from './facts/breakdown.ts';
import { type Changes, findChanges } from './changes.ts';
import { recordLosses } from './import-run.queries.ts';
import { findLosses, type Loss } from './losses.ts';
import { stagedColumns, withPresentFacts } from './facts/present-facts.ts';
import { compareOpenings, type PublicEffect } from './public-effect.ts';
import { findRevisedFigures } from './facts/revised-figures.ts';
import { Staging } from './facts/staging.ts';

export interface SeriesChange {
  readonly source: FactSource;
  readonly grain: Grain;
  readonly changes: Changes;
  readonly breakdown: Breakdown;
  readonly losses: readonly Loss[];
}

export interface SetStanding {
  readonly db: Db;
  readonly folder: string;
  readonly before: FactsSnapshot;
  readonly after: FactsSnapshot;
}

/** `vintageId` is null for a table. */
interface Load {
  readonly vintageId: number | null;
  readonly runId: number;
}

/** Compares facts before and after a set; logs revisions and losses with each series' last load, in the set's transaction. */
export async function compareSet(
  standing: SetStanding,
  loads: readonly Load[],
): Promise<{ readonly series: readonly SeriesChange[]; readonly effects: readonly PublicEffect[] }> {
  const { db, before, after } = standing;
  const vintages = await findVintages(
    db,
    loads.flatMap(({ vintageId }) => vintageId ?? []),
  );
  const series: SeriesChange[] = [];
  for (const own of Map.groupBy(vintages, ({ source, grain }) => `${source} ${grain}`).values()) {
    const last = own.reduce((latest, one) => (one.id > latest ? one.id : latest), 0);
    const runId = loads.find(({ vintageId }) => vintageId === last)?.runId;
    const change = await compareSeries(standing, own, runId);
    if (change !== null) series.push(change);
  }
  const toStanding = (snapshot: FactsSnapshot) => ({ snapshot, catalogue: snapshot.catalogue, added: [] });
  return { series, effects: await compareOpenings(toStanding(before), toStanding(after)) };
}

async function compareSeries(
  { db, folder, before, after }: SetStanding,
  own: readonly Vintage[],
  runId: number | undefined,
): Promise<SeriesChange | null> {
  const [first] = own;
  if (first === undefined || runId === undefined) return null;
  const { source, grain } = first;
  for (const snapshot of [before, after]) requireIntact(snapshot, source);
  const staging = await Staging.open(join(folder, `${source}-${grain}`));
  try {
    await stageCounting(staging, after, own);
    // Both sides are what counts in the end: what a later vintage speaks for is on both, and alike.
    const present = { path: before.path, source, grain, extents: own, later: [] };
    return await withPresentFacts(staging, present, async () => {
      const changes = await findChanges(staging);
      const losses = await findLosses(staging);
      await insertRevisedFigures(db, runId, await findRevisedFigures(staging));
      await recordLosses(db, runId, losses);
      return { source, grain, changes, breakdown: await findBreakdown(staging), losses };
    });
  } finally {
    staging.close();
  }
}

async function stageCounting(staging: Staging, { path }: FactsSnapshot, own: readonly Vintage[]): Promise<void> {
  const [{ source, grain } = { source: '', grain: '' }] = own;
  await staging.connection.run(`attach ${quote(path)} as counting (read_only)`);
  try {
    const series = `source = ${quote(source)} and grain = ${quote(grain)}`;
    const rows = await staging.read(`select distinct hs::varchar from counting.cube where ${series}`);
    const codes = rows.map(([code]) => String(code));
    await staging.connection.run(`insert into staged by name select 0 as line, ${stagedColumns} from counting.facts
      where ${series} and (${coveredBy(own, { codes, hasAreas: true })})`);
  } finally {
    await staging.connection.run('detach counting');
  }
}
