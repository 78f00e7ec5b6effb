import { type Edition, editions } from '@btc/contract/members/access.ts';
import type { Db } from '#platform/db/db.ts';
import { storedWord } from '#platform/db/stored-word.ts';
import { findContactName, type NamedContact } from '#platform/mail/contact-name.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { type AccountAddress, findProvenAddress } from '#platform/mail/proven-address.ts';

/** Whom a mail goes to: the columns of an account that say where and how. */
export interface MailedMember extends AccountAddress, NamedContact {
  readonly login_user_name: string;
  readonly edition: string;
}

/** How a mail addresses a member: by the contact person's name, else by the user name. */
export function addressedAs(member: NamedContact & Pick<MailedMember, 'login_user_name'>, edition: Edition): string {
  return findContactName(member, edition) ?? member.login_user_name;
}

/** Puts a mail to a member into the outbox, in their language; to nobody while the address is not proven. */
export async function mailToMember(
  db: Db,
  member: MailedMember,
  write: (edition: Edition, name: string) => MailContent,
): Promise<void> {
  const to = findProvenAddress(member);
  if (to === null) return;
  const edition = storedWord(editions, member.edition);
  await queueMail(db, { to, edition, ...write(edition, addressedAs(member, edition)) });
}
