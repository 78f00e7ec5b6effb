import type { Edition } from '@btc/contract/members/access.ts';
import type { Db } from '#platform/db/db.ts';
import { type MailContent, queueMail } from '#platform/mail/outbox.ts';
import { editionOf } from './account.queries.ts';

/** Whom a mail goes to: the columns of an account that say where and how. */
export interface MailedMember {
  readonly login_user_name: string;
  readonly contact_person_name: string | null;
  readonly company_email: string | null;
  readonly edition: string;
}

/** How a mail addresses a member: by the contact person's name, else by the user name. */
export function addressedAs(member: Pick<MailedMember, 'login_user_name' | 'contact_person_name'>): string {
  return member.contact_person_name ?? member.login_user_name;
}

/** Puts a mail to a member into the outbox, in their language; to nobody where no address is known. */
export async function mailToMember(
  db: Db,
  member: MailedMember,
  write: (edition: Edition, name: string) => MailContent,
): Promise<void> {
  if (member.company_email === null) return;
  const edition = editionOf(member.edition);
  await queueMail(db, { to: member.company_email, edition, ...write(edition, addressedAs(member)) });
}
