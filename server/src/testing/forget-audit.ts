import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** Empties the audit trail between tests, which the program itself cannot. */
export async function forgetAudit(db: Db): Promise<void> {
  await sql`alter table audit_entry disable trigger audit_keep`.execute(db);
  await db.deleteFrom('audit_entry').execute();
  await sql`alter table audit_entry enable trigger audit_keep`.execute(db);
}
