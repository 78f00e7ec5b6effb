import type { PublicationRow } from './publication-rows.ts';

export interface Comparison<Row> {
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  readonly hidden: number;
  /** Rows to add, without those already stored alike. */
  readonly news: readonly Row[];
  readonly before: readonly Row[];
  readonly after: readonly Row[];
  readonly differences: readonly { readonly was: Row | undefined; readonly is: Row }[];
}

/** Compares the rows of a file with all stored rows, which are in the order of loading. */
export function comparePublications<Row extends PublicationRow>(
  incoming: readonly Row[],
  stored: readonly Row[],
): Comparison<Row> {
  const before = standing(stored);
  const onTheDay = new Map(stored.map((row) => [dayKey(row), row]));
  const news = incoming.filter((row) => onTheDay.get(dayKey(row))?.says !== row.says);
  const after = standing([...stored, ...news]);
  const keys = [...new Set(incoming.map(({ key }) => key))];
  const pairs = keys.map((key) => ({ was: before.get(key), is: after.get(key) }));
  return {
    added: pairs.filter(({ was }) => was === undefined).length,
    changed: pairs.filter(({ was, is }) => was !== undefined && was.says !== is?.says).length,
    same: pairs.filter(({ was, is }) => was !== undefined && was.says === is?.says).length,
    hidden: news.filter((row) => after.get(row.key) !== row).length,
    news,
    before: pairs.flatMap(({ was }) => (was === undefined ? [] : [was])),
    after: pairs.flatMap(({ is }) => (is === undefined ? [] : [is])),
    differences: pairs.flatMap(({ was, is }) => (is === undefined || was?.says === is.says ? [] : [{ was, is }])),
  };
}

function dayKey({ key, publishedOn }: PublicationRow): string {
  return `${key} ${publishedOn}`;
}

/** The latest publication by key; of one day, the one loaded last. */
function standing<Row extends PublicationRow>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  const latest = new Map<string, Row>();
  for (const row of rows) {
    const other = latest.get(row.key);
    if (other === undefined || other.publishedOn <= row.publishedOn) latest.set(row.key, row);
  }
  return latest;
}
