import { plantStates, plantStatusRows } from './plant-statuses.data.ts';
import type { PlantState, PlantStatusCode, PlantStatusFacts } from './plant-statuses.data.ts';

export { plantStates };
export type { PlantState, PlantStatusCode } from './plant-statuses.data.ts';

export interface PlantStatus extends PlantStatusFacts {
  readonly code: PlantStatusCode;
}

/** The status changes of the board, then the further events. */
export const plantStatuses: readonly PlantStatus[] = plantStatusRows;

const byCode = new Map<string, PlantStatus>(plantStatuses.map((status) => [status.code, status]));

export function findPlantStatus(code: string): PlantStatus | undefined {
  return byCode.get(code);
}

/**
 * The state of a registration after one more event, null before the first. A cancellation is final unless the plant is newly
 * approved, and renewing a registration does not lift a suspension.
 */
export function plantStateAfter(state: PlantState | null, event: PlantStatusCode): PlantState | null {
  if (event === 'NEW') return 'active';
  if (state === 'cancelled') return state;
  if (event === 'RENEW' && state === 'suspended') return state;
  return findPlantStatus(event)?.resultsIn ?? state;
}
