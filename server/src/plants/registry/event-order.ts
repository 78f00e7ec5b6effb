import { plantStateAfter } from '@btc/reference/plants/plant-statuses.ts';
import type { PlantState, PlantStatusCode } from '@btc/reference/plants/plant-statuses.ts';

/** Fields of an event that decide a registration's state. Days are `YYYY-MM-DD`. */
export interface StateEvent {
  readonly id: number;
  readonly status: PlantStatusCode;
  readonly effectiveOn: string;
  readonly announcedOn: string | null;
  readonly basis: string | null;
}

/** Period in one state; `until` is exclusive, null while it lasts. */
export interface StateSpan {
  readonly state: PlantState;
  readonly from: string;
  readonly until: string | null;
  readonly eventId: number;
}

/** Within one day and announcement the strictest comes last; same order as plant_event_rank in the database. */
const ranks: readonly PlantStatusCode[] = [
  'NEW',
  'RENEW',
  'REGAIN',
  'RENUM',
  'INFO',
  'SCOPE',
  'WARN',
  'SUSP_SELF',
  'SUSP_CN',
  'EXPIRE',
  'CANCEL',
];

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Sorts events in the order in which they count, independent of when they were entered. */
export function eventsInOrder<Event extends StateEvent>(events: readonly Event[]): readonly Event[] {
  return events.toSorted(
    (one, other) =>
      compareTexts(one.effectiveOn, other.effectiveOn) ||
      compareTexts(one.announcedOn ?? one.effectiveOn, other.announcedOn ?? other.effectiveOn) ||
      ranks.indexOf(one.status) - ranks.indexOf(other.status) ||
      compareTexts(one.basis ?? '~', other.basis ?? '~') ||
      one.id - other.id,
  );
}

interface Change {
  readonly state: PlantState;
  readonly from: string;
  readonly eventId: number;
}

export function stateSpans(events: readonly StateEvent[]): readonly StateSpan[] {
  const lastOfDay = new Map<string, Change>();
  let state: PlantState | null = null;
  for (const event of eventsInOrder(events)) {
    const next = plantStateAfter(state, event.status);
    if (next !== null && next !== state) {
      lastOfDay.set(event.effectiveOn, { state: next, from: event.effectiveOn, eventId: event.id });
    }
    state = next;
  }
  const changes = [...lastOfDay.values()];
  const spans = changes.filter(({ state: now }, index) => now !== changes[index - 1]?.state);
  return spans.map((span, index) => ({ ...span, until: spans[index + 1]?.from ?? null }));
}

/** State on a day; null before any event has set one. */
export function stateOn(events: readonly StateEvent[], day: string): PlantState | null {
  return stateSpans(events).findLast(({ from }) => from <= day)?.state ?? null;
}
