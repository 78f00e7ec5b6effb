import type { PriceFile } from '@btc/contract/prices/desk/price-settings.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { changedMeanwhile, closed, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import { refreshAfterQuoteChange } from '../indices/renew-indices.ts';
import { toMeat } from '../series/series.present.ts';
import { presentRunRow } from './price-run.present.ts';
import { findPriceRun, markUndone } from './price-run.queries.ts';
import { isCattleChangedSince, restoreCattle } from './series/cattle-load.queries.ts';
import {
  deleteUndoRows,
  lockQuoteTables,
  isChangedSince,
  listRunMarkets,
  restoreBenchmarks,
  restoreQuotes,
  restoreSeries,
} from './undo-price-file.queries.ts';

export async function undoPriceFile({ db, now, staff }: StaffWork, runId: number): Promise<StaffChange<PriceFile>> {
  await lockQuoteTables(db);
  const run = await findPriceRun(db, runId);
  if (run === undefined) throw new ApiError(1009);
  if (run.outcome !== 'loaded' || run.is_kept !== true) throw closed('RunID');
  if ((await isChangedSince(db, runId)) || (await isCattleChangedSince(db, runId))) throw changedMeanwhile('RunID');
  const markets = await listRunMarkets(db, runId);
  await restoreQuotes(db, { runId, now, userId: staff.userId, reason: `撤销导入 Undone: ${run.file_name}` });
  await restoreSeries(db, runId);
  await restoreBenchmarks(db, runId);
  await restoreCattle(db, runId);
  await deleteUndoRows(db, runId);
  await markUndone(db, runId);
  for (const { meat, market } of markets) await refreshAfterQuoteChange(db, { meat: toMeat(meat), market, days: null });
  const after = await findPriceRun(db, runId);
  if (after === undefined) throw new ApiError(1009);
  return {
    subject: { kind: 'price-file', id: run.checksum.slice(0, 16) },
    before: presentRunRow(run),
    after: presentRunRow(after),
    result: presentRunRow(after),
  };
}
