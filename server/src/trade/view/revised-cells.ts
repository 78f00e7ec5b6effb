import type { Db } from '#platform/db/db.ts';
import { formatPeriodText } from '../facts/vintage.ts';
import { listRevisedCells } from '../publication/revised-figure.queries.ts';
import type { Question } from '../question.ts';
import { isAskedFor } from '../series.ts';
import type { Series } from '../series.ts';
import type { Window } from '../window.ts';
import { filePeriod } from './figures/fact-conditions.ts';

export interface RevisedCell {
  readonly unit: string;
  readonly origin: string;
}

/** Revisions within an answer's goods, origins and periods, as published by the requested day. */
export async function findRevisedCells(
  db: Db,
  question: Question,
  found: { readonly series: Series; readonly window: Window } | null,
): Promise<readonly RevisedCell[]> {
  const units = found?.window.units ?? [];
  const [first, last] = [units[0], units.at(-1)];
  if (found === null || first === undefined || last === undefined) return [];
  const cells = await listRevisedCells(db, {
    source: found.series.source,
    origins: question.origins,
    from: filePeriod(first),
    to: filePeriod(last),
    asPublishedOn: question.asPublishedOn,
  });
  const wanted = new Set(units);
  return cells
    .filter(({ hs }) => isAskedFor(hs, question))
    .map(({ period, origin }) => ({ unit: formatPeriodText(period), origin }))
    .filter(({ unit }) => wanted.has(unit));
}
