import { editions, staffRoles } from '@btc/contract/members/access.ts';
import type { GetStaffInvitations, invitationStates } from '@btc/contract/members/desk/staff-desk.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { storedWord } from '#platform/db/stored-word.ts';
import type { InvitationRow } from './invitation.queries.ts';

type Invitation = OutputOf<typeof GetStaffInvitations>['Rows'][number];

function toState(row: InvitationRow, now: Date): (typeof invitationStates)[number] {
  if (row.accepted_at !== null) return 'accepted';
  // One that had expired was put aside for a new one to the same address; nobody took it back.
  if (row.revoked_at !== null && row.revoked_at < row.expires_at) return 'revoked';
  return row.expires_at <= now ? 'expired' : 'open';
}

export function presentInvitation(row: InvitationRow, now: Date): Invitation {
  const { accepter_id: id, accepter: name } = row;
  return {
    InvitationID: row.id,
    Email: row.email,
    Role: storedWord(staffRoles, row.role),
    Edition: storedWord(editions, row.edition),
    State: toState(row, now),
    CanResend: row.accepted_at === null && row.revoked_at === null,
    InvitedBy: row.inviter,
    CreatedDate: row.created_at.toISOString(),
    SentDate: row.sent_at.toISOString(),
    ExpireDate: row.expires_at.toISOString(),
    AcceptedBy: id === null || name === null ? null : { MemberID: id, LoginUserName: name },
  };
}
