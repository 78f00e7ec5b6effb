import { contactOperations as contract } from '@btc/contract/contact/contact.operations.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import { toEdition } from '#platform/api/reader.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import { receiveMessage } from './contact.service.ts';

export interface ContactDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Where messages are mailed; null leaves them to the console. */
  readonly contactMailbox: string | null;
  readonly publicUrl: string;
}

export function createContactOperations({
  db,
  clock,
  contactMailbox,
  publicUrl,
}: ContactDeps): readonly BoundOperation[] {
  return [
    bind(contract.SendMail, async ({ Name, CompanyName, Phone, Email, Content, isEn }, caller) => {
      await receiveMessage(
        db,
        { mailbox: contactMailbox, publicUrl },
        {
          edition: toEdition(isEn),
          userId: caller.user?.userId ?? null,
          name: Name,
          companyName: CompanyName,
          phone: Phone,
          email: Email,
          content: Content,
          now: clock.now(),
        },
      );
      return {};
    }),
  ];
}
