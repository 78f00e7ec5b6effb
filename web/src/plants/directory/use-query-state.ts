import { useLocation } from 'react-router';
import { useSearchAhead } from '#platform/answers/search-ahead.ts';
import { type PlantsState, readPlantsState } from './directory-address.ts';

/** The requested state, also while its answer is loading: fields show it and further choices build on it. */
export function useQueryState(): PlantsState {
  const { pathname } = useLocation();
  return readPlantsState({ pathname, searchParams: new URLSearchParams(useSearchAhead()) });
}
