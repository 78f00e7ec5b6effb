import type { Db } from '#platform/db/db.ts';
import { countRows } from '#platform/db/count-rows.ts';
import { type SeriesRow, seriesColumns } from '../series/series.queries.ts';

export interface NewCorrection {
  readonly seriesId: number;
  readonly day: string;
  readonly at: Date;
  readonly userId: number;
  readonly reason: string;
  readonly before: object;
  /** Null: the quote was withdrawn. */
  readonly after: object | null;
}

export async function insertCorrection(db: Db, correction: NewCorrection): Promise<void> {
  await db
    .insertInto('price_quote_correction')
    .values({
      series_id: correction.seriesId,
      day: correction.day,
      at: correction.at,
      corrected_by: correction.userId,
      reason: correction.reason,
      before: JSON.stringify(correction.before),
      after: correction.after === null ? null : JSON.stringify(correction.after),
    })
    .execute();
}

export interface CorrectionRow extends SeriesRow {
  readonly correction_id: number;
  readonly day: string;
  readonly at: Date;
  readonly corrected_by: string | null;
  readonly reason: string;
  readonly before: unknown;
  readonly after: unknown;
}

interface CorrectionFilter {
  readonly seriesId: number | undefined;
  readonly day: string | undefined;
}

function selectCorrections(db: Db, { seriesId, day }: CorrectionFilter) {
  let query = db
    .selectFrom('price_quote_correction as correction')
    .innerJoin('price_series', 'price_series.id', 'correction.series_id')
    .leftJoin('account', 'account.id', 'correction.corrected_by');
  if (seriesId !== undefined) query = query.where('correction.series_id', '=', seriesId);
  if (day !== undefined) query = query.where('correction.day', '=', day);
  return query;
}

export function listCorrections(
  db: Db,
  filter: CorrectionFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly CorrectionRow[]> {
  return selectCorrections(db, filter)
    .select([
      ...seriesColumns,
      'correction.id as correction_id',
      'correction.day',
      'correction.at',
      'account.login_user_name as corrected_by',
      'correction.reason',
      'correction.before',
      'correction.after',
    ])
    .orderBy('correction.at', 'desc')
    .orderBy('correction.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export function countCorrections(db: Db, filter: CorrectionFilter): Promise<number> {
  return countRows(selectCorrections(db, filter));
}
