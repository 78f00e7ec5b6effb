import { importFormats, runOutcomes } from '@btc/contract/trade/desk/import-rule.ts';
import type { TradeRun } from '@btc/contract/trade/desk/trade-import.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import { presentRunChanges } from '../publication/revision.present.ts';
import { presentStoredLosses } from './loss.present.ts';
import type { RunRow } from './run.queries.ts';

export function presentRun(row: RunRow): TradeRun {
  const { format } = row;
  const kind = format === 'quotas' || format === 'rates' ? format : 'facts';
  return {
    RunID: row.id,
    Format: importFormats.find((one) => one === format) ?? 'demo',
    FileName: row.input_name,
    Bytes: row.input_bytes,
    Checksum: row.input_checksum,
    Outcome: runOutcomes.find((one) => one === row.outcome) ?? 'unchanged',
    RowsRead: row.rows_read,
    Facts: row.facts,
    OutOfScope: row.out_of_scope,
    Aggregates: row.aggregates,
    BadRows: row.bad_rows,
    Changes: presentRunChanges(kind, row.changes),
    Losses: presentStoredLosses(row.losses),
    VintageID: row.vintage_id,
    PublishedOn: row.published_on,
    By: row.actor,
    At: shanghaiMoment(row.finished_at),
    UndoneBy: row.undone_by,
    UndoneAt: row.undone_at === null ? null : shanghaiMoment(row.undone_at),
    Undoable: row.is_last,
    Together: [...row.together],
  };
}
