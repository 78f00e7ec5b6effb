import { GetWxTicket } from '@btc/contract/members/share-ticket.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import { createTicketSource, type TicketDeps } from './ticket.service.ts';

export function createTicketOperations(deps: TicketDeps): readonly BoundOperation[] {
  const tickets = createTicketSource(deps);
  return [
    bind(GetWxTicket, async () => {
      const { ticket, appId } = await tickets.read();
      return { Row: { Ticket: ticket, AppID: appId } };
    }),
  ];
}
