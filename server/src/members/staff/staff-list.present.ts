import { accountStates } from '@btc/contract/members/desk/desk-member.ts';
import type { GetStaffAccounts } from '@btc/contract/members/desk/staff-desk.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { storedWord } from '#platform/db/stored-word.ts';
import { findStaffRole } from '#platform/session/session.ts';
import { isOnlyAdmin } from './only-admin.ts';
import type { StaffRow, StaffSessionRow } from './staff-list.queries.ts';

type StaffAccounts = OutputOf<typeof GetStaffAccounts>['Rows'];

function latest(...times: readonly (Date | null | undefined)[]): string | null {
  const known = times.flatMap((time) => (time instanceof Date ? [time.getTime()] : []));
  return known.length === 0 ? null : new Date(Math.max(...known)).toISOString();
}

export function presentStaff(rows: readonly StaffRow[], sessions: readonly StaffSessionRow[]): StaffAccounts {
  const bySession = Map.groupBy(sessions, ({ user_id: userId }) => userId);
  const admins = rows.filter((row) => row.staff_role === 'admin' && row.state === 'normal');
  return rows.flatMap((row) => {
    const role = findStaffRole(row.staff_role);
    if (role === null) return [];
    const own = bySession.get(row.id) ?? [];
    return [
      {
        MemberID: row.id,
        LoginUserName: row.login_user_name,
        PersonName: row.contact_person_name,
        Email: row.company_email,
        Role: role,
        State: storedWord(accountStates, row.state),
        FactorDate: row.confirmed_at?.toISOString() ?? null,
        RecoveryCodesLeft: row.codes_left ?? 0,
        LastSeenDate: latest(row.last_active_at, own[0]?.last_seen_at),
        CreatedDate: row.created_at.toISOString(),
        Sessions: own.map((session) => ({
          Device: session.device,
          CreatedDate: session.created_at.toISOString(),
          LastSeenDate: session.last_seen_at.toISOString(),
          InForce: session.is_staff,
        })),
        OnlyAdmin: isOnlyAdmin(admins, row.id),
        Demo: row.is_demo,
      },
    ];
  });
}
