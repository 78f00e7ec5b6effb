import type { EffectBasis, PlantChange } from '@btc/contract/plants/plant-codes.ts';
import { plantStateAfter } from '@btc/reference/plants/plant-statuses.ts';
import type { PlantState } from '@btc/reference/plants/plant-statuses.ts';
import { eventsInOrder } from '../registry/event-order.ts';
import { type Applies, appliesTo } from './cargo-dates.ts';
import type { Cargo, CargoEvent, CargoPlant, CargoReason } from './cargo.ts';

interface Weighed {
  readonly event: CargoEvent;
  readonly basis: EffectBasis | null;
  readonly applies: Applies;
}

const suspensions: ReadonlySet<PlantChange> = new Set(['SUSP_CN', 'SUSP_SELF']);

/** Events that apply. Without a basis, NEW counts by production, REGAIN like the suspension, others by any date. */
function weighEvents(events: readonly CargoEvent[], cargo: Cargo): readonly Weighed[] {
  let imposedBy: EffectBasis | null = null;
  return eventsInOrder(events).map((event) => {
    if (suspensions.has(event.status)) imposedBy = event.basis;
    const orElse = event.status === 'NEW' ? 'production' : event.status === 'REGAIN' ? imposedBy : null;
    const basis = event.basis ?? orElse;
    return { event, basis, applies: appliesTo(cargo, event.effectiveOn, basis) };
  });
}

interface Outcome {
  readonly state: PlantState | null;
  readonly by: Weighed | null;
}

function toOutcome(weighed: readonly Weighed[], counts: (one: Weighed) => boolean): Outcome {
  let outcome: Outcome = { state: null, by: null };
  for (const one of weighed.filter(counts)) {
    const state = plantStateAfter(outcome.state, one.event.status);
    if (state !== outcome.state) outcome = { state, by: one };
  }
  return outcome;
}

/** More doubtful events than any history has; beyond this the answer is unclear anyway. */
const maxDoubts = 8;

/** Possible states for this cargo, over every combination of the doubtful events. */
function possibleStates(weighed: readonly Weighed[]): ReadonlySet<PlantState | null> {
  const doubtful = weighed.filter(({ applies }) => applies === 'unknown').slice(0, maxDoubts);
  const states = new Set<PlantState | null>();
  for (let choice = 0; choice < 2 ** doubtful.length; choice += 1) {
    const chosen = new Set(doubtful.filter((_, index) => (choice >> index) % 2 === 1));
    states.add(toOutcome(weighed, (one) => one.applies === 'yes' || chosen.has(one)).state);
  }
  return states;
}

const against = {
  suspended: 'suspended',
  cancelled: 'cancelled',
  expired: 'expired',
} as const satisfies Partial<Record<PlantState, CargoReason['kind']>>;

function toFact({ event, basis }: Weighed, cargo: Cargo): Omit<CargoReason, 'kind' | 'effect'> {
  return {
    eventId: event.id,
    basis,
    date: basis === null ? null : cargo[basis],
    ...(event.rule === null ? {} : { rule: event.rule }),
  };
}

function setsState({ status }: CargoEvent): boolean {
  return plantStateAfter('active', status) !== 'active' || plantStateAfter('suspended', status) !== 'suspended';
}

function decideDoubt(weighed: readonly Weighed[], cargo: Cargo): readonly CargoReason[] {
  const doubt = weighed.findLast(({ applies, event }) => applies === 'unknown' && setsState(event));
  if (doubt === undefined) return [];
  const kind = doubt.basis === null ? 'basisUnknown' : 'dateMissing';
  return [{ kind, effect: 'unclear', ...toFact(doubt, cargo) }];
}

export function decideRegistration({ events }: CargoPlant, cargo: Cargo): readonly CargoReason[] {
  const first = eventsInOrder(events).find(({ status }) => plantStateAfter(null, status) !== null);
  if (first === undefined) return [{ kind: 'neverListed', effect: 'no' }];
  const weighed = weighEvents(events, cargo);
  const states = possibleStates(weighed);
  const isOpenIn = [...states].filter((state) => state === 'active').length;
  if (isOpenIn > 0 && states.size > 1) return decideDoubt(weighed, cargo);
  const { state, by } = toOutcome(weighed, ({ applies }) => applies !== 'no');
  if (state === null || by === null) {
    return [
      {
        kind: 'notYetListed',
        effect: 'no',
        eventId: first.id,
        date: cargo.production,
        basis: first.basis ?? 'production',
      },
    ];
  }
  const fact = toFact(by, cargo);
  return state === 'active'
    ? [{ kind: 'registered', effect: 'yes', ...fact }]
    : [{ kind: against[state], effect: 'no', ...fact }];
}
