import { addMonths, listMonths } from '../time.ts';
import type { ReleaseRow } from './calendar.ts';

/*
 * Which release brings what a source has not given yet, and when it is due: for the page of a view and for the notes of its data set. Free of
 * zod, because pages read it.
 */

export interface Releases {
  readonly coming: readonly ReleaseRow[];
  /** Their day has passed without the figures being loaded. */
  readonly overdue: readonly ReleaseRow[];
}

/** Overdue months between the latest figures and those of the next release. */
export function awaitedMonths(limit: string | null, next: ReleaseRow | null): readonly string[] {
  if (limit === null || next === null) return [];
  return listMonths(addMonths(limit, 1), addMonths(next.PeriodFrom, -1));
}

/** Demonstration figures follow customs' calendar. */
function toFollowed(source: string | null): string {
  return source === null || source === 'demo' || source === 'customsPlaces' ? 'customs' : source;
}

/** Next release that changes the figures shown; preliminary totals do not. */
export function findNextRelease({ coming }: Pick<Releases, 'coming'>, source: string | null): ReleaseRow | null {
  const followed = toFollowed(source);
  const changes = ({ Source, Kind, Days }: ReleaseRow): boolean =>
    Source === followed && Kind !== 'preliminary' && Days !== null;
  return coming.find(changes) ?? null;
}

/** Day by which the month after the latest figures should be fully published; null if still to come. */
export function findDueDay(
  { overdue }: Pick<Releases, 'overdue'>,
  source: string | null,
  limit: string | null,
): string | null {
  if (limit === null) return null;
  const [followed, month] = [toFollowed(source), addMonths(limit, 1)];
  const own = overdue.filter(
    ({ Source, PeriodFrom, PeriodTo, Days }) =>
      Source === followed && Days !== null && PeriodFrom <= month && month <= PeriodTo,
  );
  return (
    own
      .map(({ Date: day }) => day)
      .toSorted()
      .at(-1) ?? null
  );
}
