import { type DutyLine, dutyKinds } from '@btc/contract/safeguard/duty.ts';
import type { Db } from '#platform/db/db.ts';

export type Meat = 'beef' | 'pork';

/** Lists the duty table of a meat: origins of their own last, by origin and day. */
export async function listDutyLines(db: Db, meat: Meat): Promise<readonly (DutyLine & { readonly id: number })[]> {
  const rows = await db.selectFrom('price_duty').selectAll().where('meat', '=', meat).orderBy('id').execute();
  const lines = rows.flatMap((row) => {
    const kind = dutyKinds.find((one) => one === row.kind);
    if (kind === undefined) return [];
    return {
      id: row.id,
      origin: row.origin,
      kind,
      percent: row.percent === null ? null : Number(row.percent),
      percentTo: row.percent_to === null ? null : Number(row.percent_to),
      from: row.from_day,
      until: row.until_day,
      noteCn: row.note_cn,
      noteEn: row.note_en,
      sourceCn: row.source_cn,
      sourceEn: row.source_en,
    };
  });
  const toKey = ({ origin, from }: DutyLine) => `${origin === 'ALL' ? '' : origin} ${from}`;
  return lines.toSorted((one, other) => toKey(one).localeCompare(toKey(other)) || one.id - other.id);
}
