import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hsCodes } from '@btc/reference/hs-codes.ts';
import { bumpContentVersion } from '#platform/db/content-version.ts';
import { deleteVintagesOf, findVintageMadeFrom, holdCatalogue } from '#trade/facts/vintage.queries.ts';
import type { FactRow } from '#trade/import/fact-row.ts';
import { insertImportRun } from '#trade/import/import-run.queries.ts';
import type { ImportDeps } from '#trade/import/import-file.ts';
import { Staging } from '#trade/import/staging.ts';
import { loadVintage } from '#trade/import/vintage.load.ts';
import { generateDemoFacts } from './demo-facts.ts';

/** Day on which the demonstration facts count as published: the release after their last month. */
const publishedOn = '2026-10-20';

/** Loads the demonstration facts as a vintage of the source `demo`; does nothing where they are there already. */
export async function loadDemoFacts(deps: ImportDeps): Promise<{ readonly loaded: boolean; readonly facts: number }> {
  const startedAt = deps.clock.now();
  const facts = generateDemoFacts();
  const madeFrom = checksumOf(facts);
  if ((await findVintageMadeFrom(deps.db, 'demo', madeFrom)) !== undefined)
    return { loaded: false, facts: facts.length };
  await mkdir(deps.workFolder, { recursive: true });
  const folder = await mkdtemp(join(deps.workFolder, 'demo-'));
  try {
    const staging = await stage(facts, folder);
    try {
      const coverage = { ...(await staging.coverage()), hsCodes: listCodes(facts) };
      const incoming = { ...coverage, origins: null, source: 'demo', publishedOn } as const;
      await loadVintage(deps, staging, { incoming, madeFrom, workFolder: folder }, (db, vintageId) =>
        insertImportRun(db, { ...diary(facts.length, madeFrom), startedAt, vintageId }),
      );
    } finally {
      staging.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await deps.facts.refresh();
  return { loaded: true, facts: facts.length };
}

/** Removes all demonstration facts; nothing else is touched. */
export async function removeDemoFacts(deps: Pick<ImportDeps, 'db' | 'files' | 'facts'>): Promise<number> {
  const names = await deps.db.transaction().execute(async (transaction) => {
    await holdCatalogue(transaction);
    const removed = await deleteVintagesOf(transaction, 'demo');
    if (removed.length > 0) await bumpContentVersion(transaction);
    return removed;
  });
  await deps.facts.refresh();
  for (const name of names) await deps.files.remove(name);
  return names.length;
}

async function stage(facts: readonly FactRow[], folder: string): Promise<Staging> {
  const staging = await Staging.open(folder);
  for (const [place, fact] of facts.entries()) staging.add(place + 1, fact);
  const { count } = await staging.finish(1);
  if (count > 0) throw new Error('The demonstration facts contradict themselves');
  return staging;
}

/** All lines of the groups that have facts: a line without any is not traded, rather than not published. */
function listCodes(facts: readonly FactRow[]): readonly string[] {
  const groups = new Set(facts.map(({ group }) => group));
  return hsCodes.filter(({ group }) => groups.has(group)).map(({ code }) => code);
}

function checksumOf(facts: readonly FactRow[]): string {
  const text = JSON.stringify(facts, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  return createHash('sha256').update(text).digest('hex');
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
    faults: [],
    changes: null,
  } as const;
}
