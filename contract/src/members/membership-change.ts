import { chargeStates, type Module } from './access.ts';

/** The membership of one edition. */
export interface EditionMembership {
  readonly state: number;
  readonly modules: readonly Module[];
  /** ISO 8601; null where none is set. */
  readonly expires: string | null;
}

/** What of a paid membership that still runs a change would take away. */
export interface MembershipLoss {
  readonly modules: readonly Module[];
  /** The day paid for, where it would end sooner. */
  readonly until: string | null;
}

function isAfter(one: string | null, other: Date | string | null): boolean {
  return one !== null && (other === null || new Date(one) > new Date(other));
}

/** Whether a paid membership still runs. */
export function isPaidNow({ state, expires }: EditionMembership, at: Date): boolean {
  return state === chargeStates.paid && isAfter(expires, at);
}

/** What a change takes away of what is paid for; null where nothing. */
export function membershipLoss(now: EditionMembership, then: EditionMembership, at: Date): MembershipLoss | null {
  if (!isPaidNow(now, at)) return null;
  const kept: readonly Module[] = then.state === chargeStates.paid ? then.modules : [];
  const lost = now.modules.filter((module) => !kept.includes(module));
  const endsSooner = then.state !== chargeStates.paid || isAfter(now.expires, then.expires);
  return lost.length === 0 && !endsSooner ? null : { modules: lost, until: endsSooner ? now.expires : null };
}
