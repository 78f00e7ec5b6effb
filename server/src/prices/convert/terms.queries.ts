import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

export interface RateRow {
  readonly day: string;
  readonly cny_per_unit: string;
  readonly source: string;
  readonly is_demo: boolean;
}

/** One US dollar rate per day, oldest first; a demonstration rate only where no other is known. */
export function listDayRates(
  db: Db,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly RateRow[]> {
  return db
    .selectFrom('price_rate')
    .distinctOn('day')
    .select(['day', 'cny_per_unit', 'source', 'is_demo'])
    .where('currency', '=', 'USD')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('is_demo')
    .orderBy('entered_at', 'desc')
    .orderBy('source')
    .execute();
}

/** The last US dollar rate up to a day; undefined: none. */
export function findLastRate(db: Db, day: string): Promise<RateRow | undefined> {
  return db
    .selectFrom('price_rate')
    .select(['day', 'cny_per_unit', 'source', 'is_demo'])
    .where('currency', '=', 'USD')
    .where('day', '<=', day)
    .orderBy('day', 'desc')
    .orderBy('is_demo')
    .orderBy('entered_at', 'desc')
    .orderBy('source')
    .executeTakeFirst();
}

export interface DutyRow {
  readonly id: number;
  readonly meat: string;
  readonly origin: string;
  readonly kind: string;
  readonly percent: string | null;
  readonly percent_to: string | null;
  readonly from_day: string;
  readonly until_day: string | null;
  readonly note_cn: string | null;
  readonly note_en: string | null;
  readonly source_cn: string;
  readonly source_en: string;
}

export function listDuties(db: Db, meat: string): Promise<readonly DutyRow[]> {
  return db
    .selectFrom('price_duty')
    .selectAll()
    .where('meat', '=', meat)
    .orderBy(sql`origin <> 'ALL'`)
    .orderBy('origin')
    .orderBy('from_day')
    .orderBy('id')
    .execute();
}

export interface SettingRow {
  readonly from_day: string;
  readonly port_cost: string;
  readonly vat_percent: string;
  readonly jump_percent: string;
}

/** Settings by start day, oldest first. */
export function listSettings(db: Db): Promise<readonly SettingRow[]> {
  return db
    .selectFrom('price_setting')
    .select(['from_day', 'port_cost', 'vat_percent', 'jump_percent'])
    .orderBy('from_day')
    .execute();
}
