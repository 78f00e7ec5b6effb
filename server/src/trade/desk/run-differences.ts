import type { ImportDifference } from '@btc/contract/trade/desk/import-outcome.ts';
import type { Db } from '#platform/db/db.ts';
import { formatPeriodText } from '../facts/vintage.ts';
import { listRevisedSums } from '../publication/revised-figure.queries.ts';
import { namedCode } from './named-code.ts';

const maxDifferences = 500;

/** Figures changed by a logged load, by period and origin; none where not stored, or undone. */
export async function listRunDifferences(
  db: Db,
  runId: number,
): Promise<{ readonly rows: ImportDifference[]; readonly total: number }> {
  const paging = { limit: maxDifferences, offset: 0 };
  const { rows, total } = await listRevisedSums(db, { runId }, { groups: new Map(), paging });
  return {
    total,
    rows: rows.map(({ period, origin, before, after }) => ({
      Period: formatPeriodText(period),
      ...namedCode(origin, false),
      Before: before.tonnes,
      After: after.tonnes,
      ValueUsdBefore: before.usd,
      ValueUsdAfter: after.usd,
    })),
  };
}
