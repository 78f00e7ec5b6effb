import { editions } from '@btc/contract/members/access.ts';
import { accountStates, type GetDeskMember } from '@btc/contract/members/desk/desk-member.ts';
import { membershipLevels } from '@btc/contract/members/membership.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import type { Db } from '#platform/db/db.ts';
import { storedWord } from '#platform/db/stored-word.ts';
import { findStaffRole } from '#platform/session/session.ts';
import { findProfile } from '../account.queries.ts';
import { toCompany, presentProfile } from '../profile.present.ts';
import { findMemberCounts, type MemberRow } from './member.queries.ts';
import { findLastContact } from './request.queries.ts';

type MemberDetail = OutputOf<typeof GetDeskMember>['Row'];

export function presentMember(row: MemberRow) {
  return {
    MemberID: row.id,
    LoginUserName: row.login_user_name,
    State: storedWord(accountStates, row.state),
    StaffRole: findStaffRole(row.staff_role),
    CompanyName: row.company_name,
    CompanyLocalName: row.company_local_name,
    CompanyEmail: row.company_email,
    ContactPersonName: row.contact_person_name,
    ContactPersonCellPhoneNumber: row.contact_person_cell_phone_number,
    ChargeState: row.charge_state,
    ChargeExpireDate: row.charge_expire_date?.toISOString() ?? null,
    ChargeStataEn: row.charge_state_en,
    ChargeEnExpireDate: row.charge_en_expire_date?.toISOString() ?? null,
    CreatedDate: row.created_at.toISOString(),
    LastActiveDate: row.last_active_at?.toISOString() ?? null,
    Demo: row.is_demo,
  };
}

/** All details of a member within this transaction; throws 1009 where there is none. */
export async function getMemberDetail(db: Db, memberId: number, now: Date): Promise<MemberDetail> {
  const [row, counts] = [await findProfile(db, memberId), await findMemberCounts(db, memberId, now)];
  if (row === undefined || counts === undefined) throw new ApiError(1009);
  const contacted = await findLastContact(db, memberId, now);
  const { isExpire, isEnExpire, Trial, CanVisitModule, CanVisitModuleEn } = presentProfile(row, null, now);
  const toLevel = (stored: string | null) => (stored === null ? null : storedWord(membershipLevels, stored));
  return {
    ...presentMember(row),
    ...toCompany(row),
    CanVisitModule,
    CanVisitModuleEn,
    isExpire,
    isEnExpire,
    Trial,
    NickName: row.nick_name,
    Avator: row.avatar,
    Edition: storedWord(editions, row.edition),
    ChargeLevel: toLevel(row.charge_level),
    ChargeLevelEn: toLevel(row.charge_level_en),
    TrialItems: row.trial_item_limit,
    TrialUsed: counts.trial_used ?? 0,
    TrialUntil: row.trial_until?.toISOString() ?? null,
    TrialUntilEn: row.trial_until_en?.toISOString() ?? null,
    ContactedDate: contacted?.toISOString() ?? null,
    EmailProven: row.email_proven_at !== null,
    MobileProven: row.mobile_proven_at !== null,
    LiveSessions: counts.live_sessions ?? 0,
    HasSecondFactor: counts.has_second_factor === true,
  };
}
