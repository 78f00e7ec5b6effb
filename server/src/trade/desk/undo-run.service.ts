import type { TradeRun } from '@btc/contract/trade/desk/trade-import.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { closed, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import type { Db } from '#platform/db/db.ts';
import { deleteVintage, lockCatalogue } from '../facts/vintage.queries.ts';
import { recountVintages } from '../import/facts/vintage.load.ts';
import { lockNotices, lockQuotas, withdrawNoticesOfRun } from '#safeguard/face.ts';
import { lockRates } from '../rate.queries.ts';
import { lockBesideImports } from './hold-beside-imports.ts';
import { presentRun } from './run.present.ts';
import { deleteTableRows, findRun, markUndone, type RunRow } from './run.queries.ts';

export interface UndoneRun {
  readonly run: TradeRun;
  /** Fact files no longer referenced, to be removed after the transaction. */
  readonly fileNames: readonly string[];
}

/** Undoes the last load of a source with its whole set. Companies first named by it stay known by name. */
export async function undoRun({ db, now, staff }: StaffWork, runId: number): Promise<StaffChange<UndoneRun>> {
  await lockBesideImports(db, 'RunID', [lockCatalogue, lockQuotas, lockNotices, lockRates]);
  const run = await findRun(db, runId);
  if (run === undefined) throw new ApiError(1009);
  if (!run.is_last) throw closed('RunID');
  const by = { by: staff.loginUserName, at: now };
  const fileNames: string[] = [];
  for (const id of run.together.length === 0 ? [runId] : run.together.toReversed()) {
    const one = await findRun(db, id);
    if (one === undefined) throw new ApiError(1009);
    const fileName = await takeOut(db, one, by);
    if (fileName !== null) fileNames.push(fileName);
    await markUndone(db, id, { by: staff.loginUserName, now });
  }
  const after = await findRun(db, runId);
  if (after === undefined) throw new ApiError(1009);
  return {
    subject: { kind: 'tradeImportRun', id: runId },
    before: presentRun(run),
    after: presentRun(after),
    result: { run: presentRun(after), fileNames },
  };
}

async function takeOut(
  db: Db,
  { id, format, vintage_id: vintageId }: RunRow,
  withdrawal: { readonly by: string; readonly at: Date },
): Promise<string | null> {
  if (format === 'quotas' || format === 'rates') {
    await deleteTableRows(db, format === 'quotas' ? 'trade_quota' : 'trade_rate', id);
    await withdrawNoticesOfRun(db, id, withdrawal);
    return null;
  }
  if (vintageId === null) throw closed('RunID');
  const { source, fileName } = await deleteVintage(db, vintageId);
  await recountVintages(db, source);
  return fileName;
}
