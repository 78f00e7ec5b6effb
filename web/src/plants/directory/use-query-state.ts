import { useLocation } from 'react-router';
import { useSearchAhead } from '#platform/search-ahead.ts';
import { type PlantsState, readPlantsState } from './directory-address.ts';

/** What is asked for, also while its answer is still on the way: fields show it, and further choices build on it. */
export function useQueryState(): PlantsState {
  const { pathname } = useLocation();
  return readPlantsState({ pathname, searchParams: new URLSearchParams(useSearchAhead()) });
}
