import { dayMs } from '../time.ts';

/** Staff roles of the console (decisions §4); `admin` may do all. */
export const staffRoles = ['editor', 'analyst', 'desk', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The modules a membership can open (decisions §4). */
export const modules = [
  'Info',
  'Eyes',
  'Data',
  'PorkData',
  'Price',
  'PorkPrice',
  'Est',
  'PorkEst',
  'Market',
  'MeatMarket',
] as const;
export type Module = (typeof modules)[number];

/** ChargeState and ChargeStataEn: only `paid` opens modules (specification section 4). */
export const chargeStates = { none: 0, applied: 1, trial: 2, paid: 3, lapsed: 4 } as const;
export type ChargeState = (typeof chargeStates)[keyof typeof chargeStates];

export const editions = ['cn', 'en'] as const;
export type Edition = (typeof editions)[number];

/** The membership fields of a profile that decide access, as the wire spells them. */
export interface MembershipFields {
  readonly ChargeState: number;
  readonly ChargeExpireDate: string | null;
  readonly CanVisitModule: string;
  readonly ChargeStataEn: number;
  readonly ChargeEnExpireDate: string | null;
  readonly CanVisitModuleEn: string;
}

/** Why members' content is locked: signed out, no membership, pending application, trial, ended, or module missing. */
export const lockReasons = ['anonymous', 'notpaid', 'applied', 'trial', 'trialended', 'notinlist', 'expired'] as const;
export type LockReason = (typeof lockReasons)[number];
export type ModuleAccess = { readonly kind: 'open' } | { readonly kind: 'locked'; readonly reason: LockReason };

interface Membership {
  readonly state: number;
  /** End in milliseconds; null: none. NaN where the date cannot be parsed. */
  readonly endsAt: number | null;
  readonly open: ReadonlySet<string>;
}

function readMembership(state: number, expires: string | null, list: string): Membership {
  return { state, endsAt: expires === null ? null : new Date(expires).getTime(), open: new Set(list.split('|')) };
}

/** Caches the parsed membership per profile, as several checks run per call. */
const known = new WeakMap<MembershipFields, Readonly<Record<Edition, Membership>>>();

function toMembership(profile: MembershipFields, edition: Edition): Membership {
  const found = known.get(profile);
  if (found !== undefined) return found[edition];
  const memberships = {
    cn: readMembership(profile.ChargeState, profile.ChargeExpireDate, profile.CanVisitModule),
    en: readMembership(profile.ChargeStataEn, profile.ChargeEnExpireDate, profile.CanVisitModuleEn),
  };
  known.set(profile, memberships);
  return memberships[edition];
}

/** Whether a module is open: state 3, module listed, expiry ahead, by the edition's fields (specification section 4). */
export function canVisit(profile: MembershipFields | null, module: Module, edition: Edition, now: Date): ModuleAccess {
  if (profile === null) return { kind: 'locked', reason: 'anonymous' };
  const { state, endsAt, open } = toMembership(profile, edition);
  if (state !== chargeStates.paid) return { kind: 'locked', reason: unpaidReason(state, isAhead(endsAt, now)) };
  if (!open.has(module)) return { kind: 'locked', reason: 'notinlist' };
  if (endsAt === null || !isAhead(endsAt, now)) return { kind: 'locked', reason: 'expired' };
  return { kind: 'open' };
}

/** Whether a membership has not ended; null never ends, and an unreadable date counts as ended. */
function isAhead(endsAt: number | null, now: Date): boolean {
  return endsAt === null || endsAt > now.getTime();
}

function unpaidReason(state: number, isRunning: boolean): LockReason {
  if (state === chargeStates.applied) return 'applied';
  if (state === chargeStates.trial) return isRunning ? 'trial' : 'trialended';
  return state === chargeStates.lapsed ? 'expired' : 'notpaid';
}

/** Whether a trial runs: state 2 without an expired date, or one beside a paid membership (`besides`: its end). */
export function isOnTrial(
  profile: MembershipFields,
  edition: Edition,
  { besides, now }: { readonly besides: Date | null; readonly now: Date },
): boolean {
  const { state, endsAt } = toMembership(profile, edition);
  if (besides !== null && besides > now) return true;
  return state === chargeStates.trial && isAhead(endsAt, now);
}

/** A key over all that `canVisit` and `isOnTrial` depend on in an edition: equal keys, equal access. */
export function describeMembership(profile: MembershipFields, edition: Edition, now: Date): string {
  const { state, endsAt, open } = toMembership(profile, edition);
  const ofModules = modules.map((module) => Number(open.has(module))).join('');
  return `${state}${Number(endsAt === null)}${Number(isAhead(endsAt, now))}${ofModules}`;
}

/** Days before the expiry date at which a membership counts as expiring (specification section 9). */
export const expiryWarningDays = 30;

/** Whether a paid or trial membership has ended or ends within the warning period. */
export function isExpiring(profile: MembershipFields, edition: Edition, now: Date): boolean {
  const { state, endsAt } = toMembership(profile, edition);
  if ((state !== chargeStates.paid && state !== chargeStates.trial) || endsAt === null) return false;
  return endsAt - now.getTime() <= expiryWarningDays * dayMs;
}
