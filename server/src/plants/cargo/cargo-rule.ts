import type { CargoVerdict, RegistrationRule } from '@btc/contract/plants/plant-codes.ts';
import { countDays } from '@btc/contract/time.ts';
import type { AccessStatus } from '@btc/reference/places/origins.ts';
import type { Cargo, CargoPlant, CargoReason } from './cargo.ts';
import { areDatesPossible } from './cargo-dates.ts';
import { decideRegistration } from './decide-registration.ts';
import { decideScope } from './decide-scope.ts';

export interface CargoQuestion {
  readonly cargo: Cargo;
  readonly access: AccessStatus;
  /** Null where the plant is not in the records. */
  readonly plant: CargoPlant | null;
  /** True if China's list of the origin was imported in full, so that a missing plant is not on it. */
  readonly isListKnown: boolean;
}

export interface CargoAnswer {
  readonly verdict: CargoVerdict;
  /** The deciding one first. */
  readonly reasons: readonly CargoReason[];
}

/** The decree in force on a day: 145 until 2021, 248 until 31 May 2026, then 280. */
export function ruleOn(day: string): RegistrationRule {
  if (day < '2022-01-01') return '145';
  return day < '2026-06-01' ? '248' : '280';
}

const closedAccess: ReadonlySet<AccessStatus> = new Set(['noAccess', 'notListed', 'notAnOrigin']);
const doubtfulAccess: ReadonlySet<AccessStatus> = new Set([
  'limited',
  'restricted',
  'intermittent',
  'heatTreatedOnly',
  'notTraded',
  'unconfirmed',
]);

function decideAccess(access: AccessStatus): readonly CargoReason[] {
  if (closedAccess.has(access)) return [{ kind: 'noAccess', effect: 'no' }];
  if (access === 'suspended') return [{ kind: 'originSuspended', effect: 'no' }];
  return doubtfulAccess.has(access) ? [{ kind: 'originDoubtful', effect: 'unclear' }] : [];
}

/** Checks the registration's end; since decree 280 registrations renew automatically. */
function decideValidity({ validTo }: CargoPlant, { production, shipping, arrival }: Cargo): readonly CargoReason[] {
  if (validTo === null) return [{ kind: 'validityUnknown', effect: 'yes', rule: ruleOn(shipping) }];
  const last = arrival ?? shipping;
  if (last <= validTo) return [];
  const isRenewedByItself = validTo >= '2026-06-01';
  const effect = production > validTo && !isRenewedByItself ? 'no' : 'unclear';
  return [
    {
      kind: 'validityEnded',
      effect,
      date: production > validTo ? production : last,
      rule: ruleOn(validTo),
      detail: validTo,
    },
  ];
}

/** Labels bear the plant's number at the time of production. */
function decideNumber({ events }: CargoPlant, { production, requestedNumber }: Cargo): readonly CargoReason[] {
  const renumbered = events.findLast(({ status, oldNumber }) => status === 'RENUM' && oldNumber !== null);
  if (renumbered === undefined || renumbered.oldNumber === null) return [];
  const fact = { kind: 'oldNumber', eventId: renumbered.id, date: production, detail: renumbered.oldNumber } as const;
  const isNewByThen = production >= renumbered.effectiveOn;
  if (requestedNumber !== null) return [{ ...fact, effect: isNewByThen ? 'unclear' : 'yes' }];
  return isNewByThen ? [] : [{ ...fact, effect: 'yes' }];
}

const watchedDays = 365;

/** Increased testing blocks nothing by itself; it is reported for a year. */
function decideTesting({ events }: CargoPlant, { shipping, arrival }: Cargo): readonly CargoReason[] {
  const last = arrival ?? shipping;
  const watched = events.findLast(({ status, effectiveOn }) => {
    const days = countDays(effectiveOn, last);
    return status === 'WARN' && days >= 0 && days <= watchedDays;
  });
  return watched === undefined ? [] : [{ kind: 'watched', effect: 'yes', eventId: watched.id }];
}

function decidePlant(plant: CargoPlant, cargo: Cargo): readonly CargoReason[] {
  if (!plant.meats.includes(cargo.meat)) return [{ kind: 'otherMeat', effect: 'no' }];
  return [
    ...decideRegistration(plant, cargo),
    ...decideScope(plant, cargo),
    ...decideValidity(plant, cargo),
    ...decideNumber(plant, cargo),
    ...decideTesting(plant, cargo),
  ];
}

const weights = { no: 0, unclear: 1, yes: 2 } as const satisfies Record<CargoVerdict, number>;

/** Decides whether a cargo can enter: one ground against it suffices, and a doubt makes the answer unclear. */
export function checkCargo({ cargo, access, plant, isListKnown }: CargoQuestion): CargoAnswer {
  const dates: readonly CargoReason[] = areDatesPossible(cargo) ? [] : [{ kind: 'dates', effect: 'unclear' }];
  const found: readonly CargoReason[] =
    plant === null ? [{ kind: 'unknownPlant', effect: isListKnown ? 'no' : 'unclear' }] : decidePlant(plant, cargo);
  // Stable: within a weight the registration comes before scope, validity and number.
  const reasons = [...dates, ...found, ...decideAccess(access)].toSorted(
    (one, other) => weights[one.effect] - weights[other.effect],
  );
  return { verdict: reasons[0]?.effect ?? 'unclear', reasons };
}
