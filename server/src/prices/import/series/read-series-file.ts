import type { SeriesMapping } from '@btc/contract/prices/desk/series-mapping.ts';
import { type Issue, toIssue } from '#platform/import/issue.ts';
import type { TitleAccount } from '#platform/import/text/header.ts';
import type { PriceFileContent } from '../price-file.ts';
import type { OpenedSeries } from './open-series-file.ts';
import { placeSeries } from './series-content.ts';
import { guessRoles, listTitles } from './series-columns.ts';
import { toSpan } from './series-period.ts';
import { type HowToRead, type LongTable, type SeriesTable, unpivot } from './series-table.ts';

export function toReadOptions({ head, columns }: SeriesTable, mapping: SeriesMapping | null): HowToRead {
  if (mapping === null) return { roles: guessRoles(head, columns), dayOrder: null };
  return { roles: new Map(mapping.Columns.map(({ Title, Role }) => [Title, Role])), dayOrder: mapping.DayOrder };
}

export function readSeries(
  { table, issues, publishedOn }: OpenedSeries,
  mapping: SeriesMapping | null,
  today: string,
): PriceFileContent {
  const none = {
    form: 'series',
    quotes: [],
    benchmarks: [],
    values: [],
    cattle: [],
    publishedOn,
    titles: null,
  } as const;
  if (issues.length > 0 || table === null) return { ...none, rowsRead: 0, issues, warnings: [] };
  const how = toReadOptions(table, mapping);
  const long = unpivot(table, how, today);
  if (mapping === null) {
    const issue = { line: table.head.line, ...toIssue('noMapping', '', long.labels.join(' | ')) };
    return { ...none, rowsRead: long.rowsRead, issues: [issue], warnings: [] };
  }
  const placed = placeSeries(long, mapping);
  return {
    ...none,
    ...placed,
    titles: accountFor(table, how),
    rowsRead: long.rowsRead,
    issues: [...long.issues, ...placed.issues].toSorted(byLine),
    warnings: [...long.warnings, ...placed.warnings].toSorted(byLine),
    publishedOn: publishedOn ?? findLastDay(long, today),
  };
}

/** A person has said what every column is. */
function accountFor({ columns }: SeriesTable, { roles }: HowToRead): TitleAccount {
  const [read, notNeeded] = [[], []] as [string[], string[]];
  for (const title of listTitles(columns)) (roles.get(title) === 'skip' ? notNeeded : read).push(title);
  return { read, notNeeded, notUnderstood: [], stopping: [] };
}

/** The last day with a figure; null where there is none. */
export function findLastDay({ observations }: Pick<LongTable, 'observations'>, today: string): string | null {
  const last = observations
    .map(({ period }) => toSpan(period).last)
    .toSorted()
    .at(-1);
  return last === undefined ? null : last <= today ? last : today;
}

function byLine(one: Issue, other: Issue): number {
  return one.line - other.line;
}
