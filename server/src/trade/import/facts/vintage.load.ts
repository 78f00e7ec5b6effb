import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/db.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { computeChecksum } from '#platform/files/local-file.ts';
import {
  lockCatalogue,
  insertVintage,
  listVintages,
  listSourceVintages,
  markCurrent,
  markReplaced,
} from '../../facts/vintage.queries.ts';
import { byPublication, isWithin } from '../../facts/vintage.ts';
import type { Vintage } from '../../facts/vintage.ts';
import type { FactSource } from '@btc/contract/trade/trade-codes.ts';
import type { Incoming } from '../changes.ts';

export interface LoadDeps {
  readonly db: Db;
  readonly files: FileStore;
}

export interface WritableFacts {
  writeParquet(path: string): Promise<{ readonly rows: number; readonly bytes: number }>;
}

export interface VintageToLoad {
  readonly incoming: Incoming;
  /** SHA-256 identity of the content the facts were made from. */
  readonly madeFrom: string;
  readonly workFolder: string;
  /** Vintages that counted when the facts were compared; left out: they were not compared. */
  readonly comparedWith?: readonly number[];
}

/** The vintages that count are no longer those the facts were compared and merged with. */
export class StaleComparisonError extends Error {
  constructor() {
    super('Figures were loaded or taken back meanwhile: import the file again');
  }
}

/** Makes facts a vintage: the file is durable before its catalogue entry, so a crash leaves at most an unreferenced file. */
export async function loadVintage(
  { db, files }: LoadDeps,
  facts: WritableFacts,
  { incoming, madeFrom, workFolder, comparedWith }: VintageToLoad,
  afterwards: (db: Db, vintageId: number) => Promise<unknown>,
): Promise<number> {
  const path = join(workFolder, 'vintage.parquet');
  const { rows, bytes } = await facts.writeParquet(path);
  const checksum = await computeChecksum(path);
  const name = `facts/${incoming.source}/${incoming.publishedOn}-${checksum.slice(0, 12)}-${randomBytes(3).toString('hex')}.parquet`;
  await files.keep(path, name);
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction);
    const counting = (await listVintages(transaction, null)).map(({ id }) => id);
    if (comparedWith !== undefined && !isDeepStrictEqual(counting, comparedWith)) throw new StaleComparisonError();
    const id = await insertVintage(transaction, {
      ...incoming,
      madeFrom,
      fileName: name,
      fileChecksum: checksum,
      fileBytes: bytes,
      rowCount: rows,
    });
    await markReplaced(transaction, await findReplaced(transaction, id));
    await afterwards(transaction, id);
    return id;
  });
}

/** Vintages fully covered by a later one; the new one may be among them. */
async function findReplaced(db: Db, newId: number): Promise<readonly number[]> {
  const current = await listVintages(db, null);
  const added = current.find(({ id }) => id === newId);
  if (added === undefined) return [];
  const own = current.filter(({ source, grain }) => source === added.source && grain === added.grain);
  return own.filter((one) => own.some((other) => replaces(other, one))).map(({ id }) => id);
}

/** Recomputes which vintages of a source count after one was removed: what only it had replaced counts again. */
export async function recountVintages(db: Db, source: FactSource): Promise<void> {
  const all = await listSourceVintages(db, source);
  const counting = all.filter((one) => !all.some((other) => other.grain === one.grain && replaces(other, one)));
  await markCurrent(
    db,
    source,
    counting.map(({ id }) => id),
  );
}

function replaces(later: Vintage, earlier: Vintage): boolean {
  return byPublication(later, earlier) > 0 && isWithin(earlier, later);
}
