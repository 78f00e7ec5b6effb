import { membersOperations as contract } from '@btc/contract/members/members.operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { bind, type BoundOperation, type Caller } from '#platform/api/binding.ts';
import { changeAsStaff, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import type { PasswordDeps } from '../login/password-check.service.ts';
import { readPasswordField } from '../password-field.ts';
import { listStaff, listStaffSessions } from '../staff/staff-list.queries.ts';
import { presentStaff } from '../staff/staff-list.present.ts';
import { presentInvitation } from './invitation.present.ts';
import { listInvitations } from './invitation.queries.ts';
import {
  createAcceptance,
  inviteStaff,
  readInvitation,
  resendInvitation,
  takeInvitationBack,
} from './invitation.service.ts';

export interface InvitationDeps extends PasswordDeps {
  readonly publicUrl: string;
}

export function createInvitationOperations(deps: InvitationDeps): readonly BoundOperation[] {
  return [...staffReading(deps), ...inviting(deps), ...accepting(deps)];
}

function staffReading({ db, clock }: InvitationDeps): readonly BoundOperation[] {
  return [
    bind(contract.GetStaffAccounts, async () => {
      const rows = presentStaff(await listStaff(db), await listStaffSessions(db, clock.now()));
      return { Rows: rows, Total: rows.length };
    }),
    bind(contract.GetStaffInvitations, async () => {
      const now = clock.now();
      const rows = (await listInvitations(db)).map((row) => presentInvitation(row, now));
      return { Rows: rows, Total: rows.length };
    }),
  ];
}

function inviting(deps: InvitationDeps): readonly BoundOperation[] {
  const { db, clock, publicUrl } = deps;
  const change = async (operation: string, caller: Caller, work: (work: StaffWork) => Promise<StaffChange<number>>) => {
    const id = await changeAsStaff(deps, { operation, caller }, work);
    const [row] = await listInvitations(db, id);
    if (row === undefined) throw new ApiError(1009);
    return { Row: presentInvitation(row, clock.now()) };
  };
  return [
    bind(contract.InviteStaff, ({ Email, Role, Edition }, caller) =>
      change('InviteStaff', caller, (work) =>
        inviteStaff(work, publicUrl, { email: Email, role: Role, edition: Edition }),
      ),
    ),
    bind(contract.ResendStaffInvitation, ({ InvitationID }, caller) =>
      change('ResendStaffInvitation', caller, (work) => resendInvitation(work, publicUrl, InvitationID)),
    ),
    bind(contract.RevokeStaffInvitation, ({ InvitationID }, caller) =>
      change('RevokeStaffInvitation', caller, (work) => takeInvitationBack(work, InvitationID)),
    ),
  ];
}

function accepting(deps: InvitationDeps): readonly BoundOperation[] {
  const accept = createAcceptance(deps);
  return [
    bind(contract.GetStaffInvitation, async ({ Proof }) => {
      const { email, role, edition, expiresAt } = await readInvitation(deps.db, Proof, deps.clock.now());
      return { Row: { Email: email, Role: role, Edition: edition, ExpireDate: expiresAt.toISOString() } };
    }),
    bind(contract.AcceptStaffInvitation, async (input, { userAgent }) => ({
      Token: await accept({
        proof: input.Proof,
        name: input.LoginUserName,
        person: input.PersonName,
        password: readPasswordField('Password', input.Password),
        userAgent,
      }),
    })),
  ];
}
