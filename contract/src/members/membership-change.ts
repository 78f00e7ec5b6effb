import { chargeStates, type Module } from './access.ts';

export interface EditionMembership {
  readonly state: number;
  readonly modules: readonly Module[];
  /** ISO 8601; null: no expiry set. */
  readonly expires: string | null;
}

/** What a change would take from a running paid membership. */
export interface MembershipLoss {
  readonly modules: readonly Module[];
  /** The paid end date, where the membership would end sooner; else null. */
  readonly until: string | null;
}

function isAfter(one: string | null, other: Date | string | null): boolean {
  return one !== null && (other === null || new Date(one) > new Date(other));
}

export function isPaidNow({ state, expires }: EditionMembership, at: Date): boolean {
  return state === chargeStates.paid && isAfter(expires, at);
}

/** What a change takes from a running paid membership; null: nothing. */
export function membershipLoss(now: EditionMembership, then: EditionMembership, at: Date): MembershipLoss | null {
  if (!isPaidNow(now, at)) return null;
  const kept: readonly Module[] = then.state === chargeStates.paid ? then.modules : [];
  const lost = now.modules.filter((module) => !kept.includes(module));
  const endsSooner = then.state !== chargeStates.paid || isAfter(now.expires, then.expires);
  return lost.length === 0 && !endsSooner ? null : { modules: lost, until: endsSooner ? now.expires : null };
}
