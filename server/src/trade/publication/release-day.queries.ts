import type { ReleaseKind } from '@btc/contract/trade/trade-codes.ts';
import { releaseKinds } from '@btc/contract/trade/trade-codes.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

export interface StatedDay {
  readonly kind: ReleaseKind;
  /** The last month of the figures, `YYYY-MM`. */
  readonly to: string;
  readonly date: string;
  readonly by: string;
  readonly at: Date;
}

/** Locks the stated days against other changes; readers go on. */
export async function lockStatedDays(db: Db): Promise<void> {
  await sql`lock table trade_release_day in share row exclusive mode`.execute(db);
}

export async function listStatedDays(db: Db): Promise<readonly StatedDay[]> {
  const rows = await db.selectFrom('trade_release_day').selectAll().execute();
  return rows.flatMap((row) => {
    const kind = releaseKinds.find((one) => one === row.kind);
    if (kind === undefined) return [];
    return [{ kind, to: row.period_to, date: row.released_on, by: row.stated_by, at: row.stated_at }];
  });
}

export async function saveStatedDay(db: Db, { kind, to, date, by, at }: StatedDay): Promise<void> {
  const values = { released_on: date, stated_by: by, stated_at: at };
  await db
    .insertInto('trade_release_day')
    .values({ kind, period_to: to, ...values })
    .onConflict((conflict) => conflict.columns(['kind', 'period_to']).doUpdateSet(values))
    .execute();
}

export async function deleteStatedDay(db: Db, kind: ReleaseKind, to: string): Promise<void> {
  await db.deleteFrom('trade_release_day').where('kind', '=', kind).where('period_to', '=', to).execute();
}
