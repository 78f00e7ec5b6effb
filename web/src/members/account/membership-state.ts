import { chargeStates, expiryWarningDays } from '@btc/contract/members/access.ts';
import type { UserProfile } from '@btc/contract/members/profile.ts';
import { dayMs } from '@btc/contract/time.ts';
import type { Edition } from '#i18n/edition.ts';

export type MembershipKind = 'none' | 'applied' | 'trial' | 'trialEnded' | 'valid' | 'ending' | 'ended' | 'lapsed';

export interface MembershipState {
  readonly kind: MembershipKind;
  readonly ends: string | null;
  /** Whole days left, the last day included; null where there is no end or it has passed. */
  readonly daysLeft: number | null;
  readonly modules: string;
}

/** An expired membership keeps its paid state, with its date in the past. */
export function membershipState(profile: UserProfile, edition: Edition, now: Date): MembershipState {
  const { state, ends, modules } =
    edition === 'en'
      ? { state: profile.ChargeStataEn, ends: profile.ChargeEnExpireDate, modules: profile.CanVisitModuleEn }
      : { state: profile.ChargeState, ends: profile.ChargeExpireDate, modules: profile.CanVisitModule };
  const left = ends === null ? null : new Date(ends).getTime() - now.getTime();
  const isOver = left !== null && left <= 0;
  return {
    kind: toKind(state, { left, isOver }),
    ends,
    daysLeft: left === null || isOver ? null : Math.ceil(left / dayMs),
    modules: state === chargeStates.paid && !isOver ? modules : '',
  };
}

function toKind(
  state: number,
  { left, isOver }: { readonly left: number | null; readonly isOver: boolean },
): MembershipKind {
  switch (state) {
    case chargeStates.applied:
      return 'applied';
    case chargeStates.trial:
      return isOver ? 'trialEnded' : 'trial';
    case chargeStates.paid:
      if (isOver) return 'ended';
      return left !== null && left <= expiryWarningDays * dayMs ? 'ending' : 'valid';
    case chargeStates.lapsed:
      return 'lapsed';
    default:
      return 'none';
  }
}
