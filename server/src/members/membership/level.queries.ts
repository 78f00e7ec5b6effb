import type { MembershipLevel } from '@btc/contract/members/membership.ts';
import type { Module } from '@btc/contract/members/access.ts';
import type { Db } from '#platform/db/db.ts';

export function listLevels(db: Db) {
  return db
    .selectFrom('membership_level')
    .select(['level', 'for_cn', 'for_en', 'modules'])
    .orderBy('position')
    .execute();
}

/** Levels that can be requested, in order; `Pay Business` only where it is offered. */
export function listGrades(db: Db, offersPayBusiness: boolean) {
  return db
    .selectFrom('membership_grade')
    .select(['level', 'require_type', 'grade_money', 'edition'])
    .$if(!offersPayBusiness, (query) => query.where('require_type', '!=', 'Pay Business'))
    .orderBy('id')
    .execute();
}

export async function lockLevelModules(db: Db, level: MembershipLevel): Promise<readonly string[]> {
  const row = await db
    .selectFrom('membership_level')
    .select('modules')
    .where('level', '=', level)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.modules;
}

export interface LevelChange {
  readonly level: MembershipLevel;
  readonly modules: readonly Module[];
  readonly now: Date;
}

export async function setLevelModules(db: Db, { level, modules, now }: LevelChange): Promise<void> {
  await db
    .updateTable('membership_level')
    .set({ modules: [...modules], updated_at: now })
    .where('level', '=', level)
    .execute();
}
