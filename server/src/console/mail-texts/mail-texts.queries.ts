import type { Insertable } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { MailText } from '#platform/db/tables.generated.ts';

const maxVersions = 100;

function versionRows(db: Db) {
  return db
    .selectFrom('mail_text as m')
    .leftJoin('account as a', 'a.id', 'm.changed_by')
    .selectAll('m')
    .select('a.login_user_name as changed_by_name');
}
export type MailTextRecord = Awaited<ReturnType<typeof listMailTextVersions>>[number];

export function listMailTextVersions(db: Db, template: string) {
  return versionRows(db).where('m.template', '=', template).orderBy('m.revision', 'desc').limit(maxVersions).execute();
}

export function listNewestMailTexts(db: Db) {
  return versionRows(db).distinctOn('m.template').orderBy('m.template').orderBy('m.revision', 'desc').execute();
}

/** Adds a version; false where somebody else has just added the same one. */
export async function insertMailText(db: Db, row: Insertable<MailText>): Promise<boolean> {
  const { numInsertedOrUpdatedRows: added = 0n } = await db
    .insertInto('mail_text')
    .values(row)
    .onConflict((conflict) => conflict.columns(['template', 'revision']).doNothing())
    .executeTakeFirstOrThrow();
  return added > 0n;
}
