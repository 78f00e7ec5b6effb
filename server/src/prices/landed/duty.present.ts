import { dutyRow, type PriceDuty } from '@btc/contract/prices/landed-cost.ts';
import type { DutyRow } from '../convert/terms.queries.ts';
import { originNames } from '../series/price-names.ts';
import { toMeat } from '../series/series.present.ts';

export function presentDuty(row: DutyRow): PriceDuty {
  const { cn, en } = originNames(row.origin);
  return {
    DutyID: row.id,
    Meat: toMeat(row.meat),
    Origin: row.origin,
    OriginCn: cn,
    OriginEn: en,
    Kind: dutyRow.shape.Kind.parse(row.kind),
    Percent: row.percent === null ? null : Number(row.percent),
    PercentTo: row.percent_to === null ? null : Number(row.percent_to),
    From: row.from_day,
    Until: row.until_day,
    NoteCn: row.note_cn,
    NoteEn: row.note_en,
    SourceCn: row.source_cn,
    SourceEn: row.source_en,
  };
}
