import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hsCodes } from '@btc/reference/hs-codes.ts';
import type { Db } from '@btc/server/src/platform/db/db.ts';
import {
  deleteSourceVintages,
  findVintageMadeFrom,
  holdCatalogue,
} from '@btc/server/src/trade/facts/vintage.queries.ts';
import { monthPeriod } from '@btc/server/src/trade/facts/vintage.ts';
import type { Incoming } from '@btc/server/src/trade/import/changes.ts';
import type { ImportDeps } from '@btc/server/src/trade/import/import-file.ts';
import { insertImportRun } from '@btc/server/src/trade/import/import-run.queries.ts';
import { loadVintage } from '@btc/server/src/trade/import/vintage.load.ts';
import { makeDemoExporters, makeDemoPlants } from '../companies/demo-plants.ts';
import { makeDemoImporters } from '../companies/demo-importers.ts';
import { deleteDemoCompanies, insertDemoCompanies } from '../companies/load-companies.queries.ts';
import { listDemoCuts } from './cut-choice.ts';
import { makeDemoCells } from './demo-cells.ts';
import { firstDemoMonth, lastDemoMonth } from './trade.read.ts';
import { writeShipments } from './shipments-file.ts';
import type { DemoTrade } from './shipments.ts';

/** Raise it with every change of what is generated (a test notices): a start compares it instead of generating. */
export const generatorVersion = 6;

/** Day on which the demonstration facts count as published: the release after their last month. */
const publishedOn = '2026-10-20';

/** As many as `DEMO_FACTS` asks for unless told otherwise: one shipment a row, of one to three containers. */
export const fullDemoRows = 1_010_000;

/** Enough for tests that need the demonstration: the same sums in fewer and larger shipments. */
export const fewDemoRows = 30_000;

/**
 * Loads the demonstration facts as the one vintage of the source `demo`, with the companies and plants that they name; does
 * nothing where these very facts are there already.
 */
export async function loadDemoFacts(
  deps: ImportDeps,
  { rows = fullDemoRows }: { readonly rows?: number } = {},
): Promise<{ readonly loaded: boolean }> {
  const madeFrom = createHash('sha256').update(`demonstration facts ${generatorVersion}, ${rows} rows`).digest('hex');
  if ((await findVintageMadeFrom(deps.db, 'demo', madeFrom)) !== undefined) return { loaded: false };
  const startedAt = deps.clock.now();
  const trade = makeDemoTrade();
  await mkdir(deps.workFolder, { recursive: true });
  const folder = await mkdtemp(join(deps.workFolder, 'demo-'));
  let outdated: readonly string[] = [];
  let facts = 0;
  const shipments = {
    writeParquet: async (path: string) => {
      const written = await writeShipments(trade, { rows, folder }, path);
      facts = written.rows;
      return written;
    },
  };
  try {
    const vintage = { incoming: toCoverage(trade), madeFrom, workFolder: folder };
    await loadVintage(deps, shipments, vintage, async (db, vintageId) => {
      outdated = await deleteSourceVintages(db, 'demo', vintageId);
      await replaceCompanies(db, trade);
      await insertImportRun(db, { ...diary(facts, madeFrom), startedAt, vintageId });
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await deps.facts.refresh();
  for (const name of outdated) await deps.files.remove(name);
  return { loaded: true };
}

/** Removes all demonstration facts with their companies and plants; nothing else is touched. */
export async function removeDemoFacts(deps: Pick<ImportDeps, 'db' | 'files' | 'facts'>): Promise<number> {
  const names = await deps.db.transaction().execute(async (transaction) => {
    await holdCatalogue(transaction);
    const removed = await deleteSourceVintages(transaction, 'demo');
    await deleteDemoCompanies(transaction);
    return removed;
  });
  await deps.facts.refresh();
  for (const name of names) await deps.files.remove(name);
  return names.length;
}

/** Who trades what in the demonstration, before it is split into shipments. */
export function makeDemoTrade(): DemoTrade {
  return { cells: makeDemoCells(), cuts: listDemoCuts(), plants: makeDemoPlants(), importers: makeDemoImporters() };
}

async function replaceCompanies(db: Db, { plants, importers }: DemoTrade): Promise<void> {
  await deleteDemoCompanies(db);
  await insertDemoCompanies(db, { exporters: makeDemoExporters(), plants, importers });
}

/** All lines of the groups that have facts: a line without any is not traded, rather than not published. */
function toCoverage({ cells }: DemoTrade): Incoming {
  const groups = new Set(cells.map(({ line }) => line.group));
  return {
    source: 'demo',
    grain: 'month',
    periodFrom: monthPeriod(firstDemoMonth),
    periodTo: monthPeriod(lastDemoMonth),
    hsCodes: hsCodes.filter(({ group }) => groups.has(group)).map(({ code }) => code),
    origins: null,
    dimensions: ['mode', 'province', 'district', 'cut', 'plant', 'exporter', 'importer'],
    publishedOn,
  };
}

function diary(facts: number, madeFrom: string) {
  return {
    format: 'demo',
    inputName: 'demonstration facts',
    inputBytes: 0,
    inputChecksum: madeFrom,
    inputFile: null,
    actor: 'demonstration',
    outcome: 'loaded',
    rowsRead: facts,
    facts,
    outOfScope: 0,
    badRows: 0,
    issues: [],
    changes: null,
  } as const;
}
