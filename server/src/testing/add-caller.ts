import type { MembershipFields, StaffRole } from '@btc/contract/members/access.ts';
import { anonymousCaller, type Caller } from '#platform/api/binding.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';

export const noMembership: MembershipFields = {
  ChargeState: 0,
  ChargeExpireDate: null,
  CanVisitModule: '',
  ChargeStataEn: 0,
  ChargeEnExpireDate: null,
  CanVisitModuleEn: '',
};

interface NewAccount {
  readonly name: string;
  readonly role: StaffRole | null;
  readonly email?: string | null;
}

export async function addCaller(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { name, role, email = null }: NewAccount,
): Promise<Caller> {
  const { id } = await db
    .insertInto('account')
    .values({
      login_user_name: name,
      created_at: clock.now(),
      staff_role: role,
      company_email: email,
      email_proven_at: email === null ? null : clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const user = { userId: id, loginUserName: name, accountState: 'normal', staffRole: role } as const;
  return { ...anonymousCaller, token: 'token', user: { ...user, membership: noMembership } };
}
