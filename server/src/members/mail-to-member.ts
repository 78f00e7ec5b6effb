import { type Edition, editions } from '@btc/contract/members/access.ts';
import type { Db } from '#platform/db/db.ts';
import { storedWord } from '#platform/db/stored-word.ts';
import { findContactName, type NamedContact } from '#platform/mail/contact-name.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { type AccountAddress, findProvenAddress } from '#platform/mail/proven-address.ts';

export interface MailedMember extends AccountAddress, NamedContact {
  readonly login_user_name: string;
  readonly edition: string;
}

/** The contact person's name, else the user name. */
export function addressedAs(member: NamedContact & Pick<MailedMember, 'login_user_name'>, edition: Edition): string {
  return findContactName(member, edition) ?? member.login_user_name;
}

/** Queues a mail to a member in their language; skipped while the address is unproven. */
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
