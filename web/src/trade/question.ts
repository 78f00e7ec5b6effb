import type { Edition } from '@btc/contract/members/access.ts';
import type { PageState } from './page-state.ts';

/** What a state asks the server. The first call's options are always wanted: the filters stand on every answer. */
export function questionOf(state: PageState, edition: Edition) {
  return {
    isEn: edition === 'en',
    IsFirst: true,
    Origin: state.origins.join('|'),
    Type: state.types.join('|'),
    Storage: state.storage ?? '',
    StartDate: state.from ?? '',
    EndDate: state.to ?? '',
    Source: state.source ?? '',
    Period: state.period ?? 'month',
  } as const;
}

/** Where the file with the same figures is. */
export function downloadPath(state: PageState, edition: Edition): string {
  const { Origin, Type, Storage, StartDate, EndDate, Source, Period } = questionOf(state, edition);
  const members = Object.entries({ Origin, Type, Storage, StartDate, EndDate, Source, Period });
  const said = members.filter(([, value]) => value !== '');
  return `/download/beef-one.csv?${new URLSearchParams([['edition', edition], ...said]).toString()}`;
}
