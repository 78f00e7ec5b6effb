import type { Edition } from '@btc/contract/members/access.ts';
import type { Db } from '../db/db.ts';
import type { MailWording } from './mail-content.ts';

/** The desk's wording of a mail; null: the default. */
export async function findOwnWording(db: Db, template: string, edition: Edition): Promise<MailWording | null> {
  const row = await db
    .selectFrom('mail_text')
    .select([`subject_${edition} as subject`, `text_${edition} as text`])
    .where('template', '=', template)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { subject, text } = row;
  return subject === null || text === null ? null : { subject, text };
}
