import type { Edition, MembershipFields, StaffRole } from '@btc/contract/members/access.ts';

/** An account's state (specification section 4); only `normal` may sign in and stay signed in. */
export type AccountState = 'normal' | 'frozen' | 'cancelled' | 'blocked';

/** Who a live token belongs to, and what decides their access. */
export interface SessionUser {
  readonly userId: number;
  readonly loginUserName: string;
  readonly accountState: AccountState;
  /** Role in force: null for staff without a second factor in this session. */
  readonly staffRole: StaffRole | null;
  readonly membership: MembershipFields;
  /** End of a trial that runs beside the paid membership of an edition. */
  readonly trialUntil?: Readonly<Record<Edition, Date | null>>;
  /** Reads what a trial has opened and opens nothing: pages and programs spend an item only when told to. */
  readonly sparesItems?: true;
}
