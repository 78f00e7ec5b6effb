import { factSourceNames, factSources, type FactSource } from '@btc/contract/trade/trade-codes.ts';
import type { TradeVintage } from '@btc/contract/trade/desk/trade-import.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import { countRows } from '#platform/db/count-rows.ts';
import type { Db } from '#platform/db/db.ts';
import { formatPeriodText, toShownOrigins } from '../facts/vintage.ts';

export async function listAllVintages(
  db: Db,
  { source, limit, offset }: { readonly source: FactSource | ''; readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: TradeVintage[]; readonly total: number }> {
  const all = db.selectFrom('trade_vintage as v').$if(source !== '', (query) => query.where('v.source', '=', source));
  const total = await countRows(all);
  const rows = await all
    .leftJoin('trade_import_run as r', 'r.vintage_id', 'v.id')
    .select([
      'v.id',
      'v.source',
      'v.published_on',
      'v.loaded_at',
      'v.period_from',
      'v.period_to',
      'v.hs_codes',
      'v.origins',
      'v.row_count',
      'v.file_bytes',
      'v.is_current',
      'r.id as run_id',
    ])
    .orderBy('v.published_on', 'desc')
    .orderBy('v.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    total,
    rows: rows.map((row) => {
      const known = factSources.find((one) => one === row.source) ?? 'demo';
      return {
        VintageID: row.id,
        Source: known,
        SourceNameCn: factSourceNames[known].nameCn,
        SourceNameEn: factSourceNames[known].nameEn,
        PublishedOn: row.published_on,
        LoadedAt: shanghaiMoment(row.loaded_at),
        PeriodFrom: formatPeriodText(row.period_from),
        PeriodTo: formatPeriodText(row.period_to),
        HsCodes: row.hs_codes,
        Origins: toShownOrigins(row.origins ?? []),
        Rows: row.row_count,
        Bytes: row.file_bytes,
        Current: row.is_current,
        RunID: row.run_id,
      };
    }),
  };
}
