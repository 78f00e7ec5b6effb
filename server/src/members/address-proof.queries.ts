import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** Takes a mail address from all other accounts that never proved it; returns their ids. */
export async function releaseEmail(db: Db, email: string, ownId: number): Promise<readonly number[]> {
  const rows = await db
    .updateTable('account')
    .set({ company_email: null })
    .where(sql`lower(company_email)`, '=', email.toLowerCase())
    .where('email_proven_at', 'is', null)
    .where('id', '!=', ownId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes a mobile from another account that never proved it. */
export async function releaseMobile(db: Db, e164: string, ownId: number | null): Promise<void> {
  await db
    .updateTable('account')
    .set({ contact_person_cell_phone_number: null })
    .where('contact_person_cell_phone_number', '=', e164)
    .where('mobile_proven_at', 'is', null)
    .where('id', '!=', ownId ?? 0)
    .execute();
}

export async function setEmailProven(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('account')
    .set({ email_proven_at: now, email_entered_by_staff_at: null, recovery_email: null })
    .where('id', '=', userId)
    .execute();
}
