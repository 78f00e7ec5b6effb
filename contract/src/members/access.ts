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

export type Edition = 'cn' | 'en';

/** The membership fields of a profile that decide access, as the wire spells them. */
export interface MembershipFields {
  readonly ChargeState: number;
  readonly ChargeExpireDate: string | null;
  readonly CanVisitModule: string;
  readonly ChargeStataEn: number;
  readonly ChargeEnExpireDate: string | null;
  readonly CanVisitModuleEn: string;
}

export type LockReason = 'anonymous' | 'notpaid' | 'notinlist' | 'expired';
export type ModuleAccess = { readonly kind: 'open' } | { readonly kind: 'locked'; readonly reason: LockReason };

function membershipOf(profile: MembershipFields, edition: Edition) {
  return edition === 'en'
    ? { state: profile.ChargeStataEn, expires: profile.ChargeEnExpireDate, list: profile.CanVisitModuleEn }
    : { state: profile.ChargeState, expires: profile.ChargeExpireDate, list: profile.CanVisitModule };
}

/**
 * Whether a reader may open a module: state 3, module in the list, expiry in the future (specification section 4).
 * The English edition looks at the English fields.
 */
export function canVisit(profile: MembershipFields | null, module: Module, edition: Edition, now: Date): ModuleAccess {
  if (profile === null) return { kind: 'locked', reason: 'anonymous' };
  const { state, expires, list } = membershipOf(profile, edition);
  if (state !== chargeStates.paid) return { kind: 'locked', reason: 'notpaid' };
  if (!list.split('|').includes(module)) return { kind: 'locked', reason: 'notinlist' };
  // Asked this way round so that a date that cannot be read does not open anything.
  const current = expires !== null && new Date(expires).getTime() > now.getTime();
  if (!current) return { kind: 'locked', reason: 'expired' };
  return { kind: 'open' };
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
  const { state, expires } = membershipOf(profile, edition);
  if (besides !== null && besides > now) return true;
  return state === chargeStates.trial && (expires === null || new Date(expires).getTime() > now.getTime());
}

/** Days before the expiry date at which a membership counts as expiring (specification section 9). */
export const expiryWarningDays = 30;

const dayMs = 86_400_000;

/** Whether a paid membership ends within the warning period. */
export function isExpiring(profile: MembershipFields, edition: Edition, now: Date): boolean {
  const { state, expires } = membershipOf(profile, edition);
  if (state !== chargeStates.paid || expires === null) return false;
  return new Date(expires).getTime() - now.getTime() <= expiryWarningDays * dayMs;
}
