import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hsCodes } from '@btc/reference/goods/hs-codes.ts';
import type { Db } from '@btc/server/src/platform/db/db.ts';
import {
  deleteSourceVintages,
  findVintageMadeFrom,
  lockCatalogue,
} from '@btc/server/src/trade/facts/vintage.queries.ts';
import { monthPeriod } from '@btc/server/src/trade/facts/vintage.ts';
import type { Incoming } from '@btc/server/src/trade/import/changes.ts';
import type { ImportDeps } from '@btc/server/src/trade/import/import-file.ts';
import { insertImportRun } from '@btc/server/src/trade/import/import-run.queries.ts';
import { loadVintage } from '@btc/server/src/trade/import/facts/vintage.load.ts';
import { makeDemoExporters, makeDemoPlants } from '../companies/demo-plants.ts';
import { makeDemoImporters } from '../companies/demo-importers.ts';
import { deleteDemoCompanies, insertDemoCompanies } from '../companies/load-companies.queries.ts';
import { listDemoCuts } from './cut-choice.ts';
import { makeDemoCells } from './demo-cells.ts';
import { firstDemoMonth, lastDemoMonth } from './trade.read.ts';
import { writeShipments } from './shipments-file.ts';
import type { DemoTrade } from './shipments.ts';

/** Raise with every change to what is generated (a test checks): a start compares it instead of generating. */
export const generatorVersion = 6;

/** Publication day of the facts: the release after their last month. */
const publishedOn = '2026-10-20';

/** Default of `DEMO_FACTS`: one shipment a row, of one to three containers. */
export const fullDemoRows = 1_010_000;

/** Enough for tests: the same sums in fewer, larger shipments. */
export const fewDemoRows = 30_000;

/** Loads the only vintage of the source `demo` with its companies and plants; does nothing if these facts are loaded. */
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

/** Deletes the companies and plants of these facts too; nothing else. */
export async function removeDemoFacts(deps: Pick<ImportDeps, 'db' | 'files' | 'facts'>): Promise<number> {
  const names = await deps.db.transaction().execute(async (transaction) => {
    await lockCatalogue(transaction);
    const removed = await deleteSourceVintages(transaction, 'demo');
    await deleteDemoCompanies(transaction);
    return removed;
  });
  await deps.facts.refresh();
  for (const name of names) await deps.files.remove(name);
  return names.length;
}

export function makeDemoTrade(): DemoTrade {
  return { cells: makeDemoCells(), cuts: listDemoCuts(), plants: makeDemoPlants(), importers: makeDemoImporters() };
}

async function replaceCompanies(db: Db, { plants, importers }: DemoTrade): Promise<void> {
  await deleteDemoCompanies(db);
  await insertDemoCompanies(db, { exporters: makeDemoExporters(), plants, importers });
}

/** All lines of the groups with facts: a line without any then counts as not traded, rather than not published. */
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
