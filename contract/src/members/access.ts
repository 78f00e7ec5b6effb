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

/**
 * Why a reader does not get what is for members: nobody is signed in; there is no membership, an application that waits, a trial
 * that does not hold it (or no more of it), a trial that has ended, a membership without this module, one that has ended.
 */
export const lockReasons = ['anonymous', 'notpaid', 'applied', 'trial', 'trialended', 'notinlist', 'expired'] as const;
export type LockReason = (typeof lockReasons)[number];
export type ModuleAccess = { readonly kind: 'open' } | { readonly kind: 'locked'; readonly reason: LockReason };

/** The membership of an edition. */
interface Membership {
  readonly state: number;
  /** When it ends; null: never. NaN where the date cannot be read. */
  readonly endsAt: number | null;
  readonly open: ReadonlySet<string>;
}

function readMembership(state: number, expires: string | null, list: string): Membership {
  return { state, endsAt: expires === null ? null : new Date(expires).getTime(), open: new Set(list.split('|')) };
}

/** Asked several times with each call of a member: each profile is read once. */
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

/**
 * Whether a reader may open a module: state 3, module in the list, expiry in the future (specification section 4).
 * The English edition looks at the English fields.
 */
export function canVisit(profile: MembershipFields | null, module: Module, edition: Edition, now: Date): ModuleAccess {
  if (profile === null) return { kind: 'locked', reason: 'anonymous' };
  const { state, endsAt, open } = toMembership(profile, edition);
  if (state !== chargeStates.paid) return { kind: 'locked', reason: unpaidReason(state, isAhead(endsAt, now)) };
  if (!open.has(module)) return { kind: 'locked', reason: 'notinlist' };
  if (endsAt === null || !isAhead(endsAt, now)) return { kind: 'locked', reason: 'expired' };
  return { kind: 'open' };
}

/** Whether a membership that ends then, or never, goes on. A date that cannot be read opens nothing. */
function isAhead(endsAt: number | null, now: Date): boolean {
  return endsAt === null || endsAt > now.getTime();
}

function unpaidReason(state: number, isRunning: boolean): LockReason {
  if (state === chargeStates.applied) return 'applied';
  if (state === chargeStates.trial) return isRunning ? 'trial' : 'trialended';
  return state === chargeStates.lapsed ? 'expired' : 'notpaid';
}

/**
 * Whether a trial runs in an edition: state 2 with no expiry or one in the future, or a trial beside a paid membership
 * (`besides`: until when) that has not ended.
 */
export function isOnTrial(
  profile: MembershipFields,
  edition: Edition,
  { besides, now }: { readonly besides: Date | null; readonly now: Date },
): boolean {
  const { state, endsAt } = toMembership(profile, edition);
  if (besides !== null && besides > now) return true;
  return state === chargeStates.trial && isAhead(endsAt, now);
}

/** What `canVisit` and `isOnTrial` make of a profile depends on, of all modules in an edition: where two are alike, so is what is open. */
export function describeMembership(profile: MembershipFields, edition: Edition, now: Date): string {
  const { state, endsAt, open } = toMembership(profile, edition);
  const ofModules = modules.map((module) => Number(open.has(module))).join('');
  return `${state}${Number(endsAt === null)}${Number(isAhead(endsAt, now))}${ofModules}`;
}

/** Days before the expiry date at which a membership counts as expiring (specification section 9). */
export const expiryWarningDays = 30;

/** Whether a membership that is paid for or on trial ends within the warning period, or has ended. */
export function isExpiring(profile: MembershipFields, edition: Edition, now: Date): boolean {
  const { state, endsAt } = toMembership(profile, edition);
  if ((state !== chargeStates.paid && state !== chargeStates.trial) || endsAt === null) return false;
  return endsAt - now.getTime() <= expiryWarningDays * dayMs;
}
