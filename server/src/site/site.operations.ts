import { GetWxTicket } from '@btc/contract/members/share-ticket.ts';
import { siteOperations as contract } from '@btc/contract/site/site.operations.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import { toEdition } from '#platform/api/reader.ts';
import { bindForAll } from '#platform/api/shared-binding.ts';
import { noteTouched } from '#platform/cache/touched-rooms.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import { rooms } from '#platform/db/table-rooms.ts';
import { listBanners } from './banner.queries.ts';
import { receiveMessage } from './contact/contact.service.ts';
import { createArticleBannerService, presentBanner } from './banner.service.ts';
import type { OfficialAccountSettings } from './messenger/official-account.ts';
import { createTicketSource } from './messenger/ticket.service.ts';

export interface SiteDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Where messages from the contact page are mailed; null leaves them to the console. */
  readonly contactMailbox: string | null;
  readonly publicUrl: string;
  /** The messenger's official account; null leaves sharing to links and codes. */
  readonly messenger: OfficialAccountSettings | null;
}

/** The site room's operations, bound to the records. */
export function createSiteOperations(deps: SiteDeps): readonly BoundOperation[] {
  const { db, clock, contactMailbox, publicUrl, messenger } = deps;
  const articleBanner = createArticleBannerService(deps);
  const tickets = createTicketSource({ db, clock, messenger });
  return [
    bind(contract.GetWebHomePageBanner, async ({ Type, UseRange, isEn }) => {
      const filter = { type: Type, useRange: UseRange, edition: toEdition(isEn), now: clock.now() };
      return { Rows: (await listBanners(db, filter)).map(presentBanner) };
    }),
    bind(contract.GetRoomVersions, async () => {
      noteTouched({ rooms });
      return {};
    }),
    bindForAll(contract.GetWebNewAdvBanner, async ({ NewsID, Section, isEn }) => ({
      Row: await articleBanner({ articleId: NewsID, edition: toEdition(isEn), section: Section }),
    })),
    bind(GetWxTicket, async () => {
      const { ticket, appId } = await tickets.read();
      return { Row: { Ticket: ticket, AppID: appId } };
    }),
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
