import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

export function listStaff(db: Db) {
  return db
    .selectFrom('account')
    .leftJoin('staff_second_factor as factor', 'factor.user_id', 'account.id')
    .select(['account.id', 'account.login_user_name', 'account.contact_person_name', 'account.company_email'])
    .select(['account.staff_role', 'account.state', 'account.created_at', 'account.last_active_at', 'account.is_demo'])
    .select('factor.confirmed_at')
    .select((expression) =>
      expression
        .selectFrom('staff_recovery_code as code')
        .select((count) => count.cast<number>(count.fn.countAll(), 'integer').as('left'))
        .whereRef('code.user_id', '=', 'account.id')
        .where('code.used_at', 'is', null)
        .as('codes_left'),
    )
    .where('account.staff_role', 'is not', null)
    .orderBy(sql`lower(account.login_user_name)`)
    .execute();
}

export type StaffRow = Awaited<ReturnType<typeof listStaff>>[number];

export function listStaffSessions(db: Db, now: Date) {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.user_id')
    .select(['session.user_id', 'session.device', 'session.created_at', 'session.last_seen_at', 'session.is_staff'])
    .where('account.staff_role', 'is not', null)
    .where('session.expires_at', '>', now)
    .orderBy('session.last_seen_at', 'desc')
    .orderBy('session.id', 'desc')
    .execute();
}

export type StaffSessionRow = Awaited<ReturnType<typeof listStaffSessions>>[number];

const adminLock = 'the admins of the console';

/** Serialises changes of admins until the transaction ends, so that two admins cannot remove each other. */
export async function lockAdmins(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${adminLock}, 0))`.execute(db);
}

/** Admins who can sign in. Demonstration accounts, whose password is public, count only among themselves. */
export async function listAdmins(db: Db): Promise<readonly { readonly id: number; readonly is_demo: boolean }[]> {
  return db
    .selectFrom('account')
    .select(['id', 'is_demo'])
    .where('staff_role', '=', 'admin')
    .where('state', '=', 'normal')
    .execute();
}
