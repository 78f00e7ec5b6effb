import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { DB } from '#platform/db/tables.generated.ts';
import { formerNameHash } from '../account.queries.ts';

/** True for names in use and for former names of erased accounts. */
export async function isNameTaken(db: Db, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where((expression) =>
      expression.or([
        expression(sql`lower(login_user_name)`, '=', name.toLowerCase()),
        expression('former_name_hash', '=', formerNameHash(name)),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** True if another account has proven the address; an address only entered counts as free. */
export async function isEmailTaken(db: Db, email: string, ownId: number | null): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where(sql`lower(company_email)`, '=', email.toLowerCase())
    .where('email_proven_at', 'is not', null)
    .where('id', '!=', ownId ?? 0)
    .executeTakeFirst();
  return row !== undefined;
}

/** True if another account has the mobile: a Chinese one proven, or a foreign one, which no message can prove. */
export async function isMobileTaken(db: Db, e164: string, ownId: number | null): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('contact_person_cell_phone_number', '=', e164)
    .where((expression) =>
      expression.or([
        expression('mobile_proven_at', 'is not', null),
        expression('contact_person_cell_phone_number', 'not like', '+86%'),
      ]),
    )
    .where('id', '!=', ownId ?? 0)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertAccount(db: Db, account: Insertable<DB['account']>): Promise<number> {
  const { id } = await db.insertInto('account').values(account).returning('id').executeTakeFirstOrThrow();
  return id;
}
