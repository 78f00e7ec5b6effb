import { type RawBuilder, sql } from 'kysely';

/** A page of a list in SQL's terms. */
export interface Slice {
  readonly limit: number;
  readonly offset: number;
  /** What the rows are sorted by, with a minus from the greatest; left out for their usual order. */
  readonly sort?: string | undefined;
}

interface Paging {
  readonly Page: number;
  readonly PageSize: number;
  readonly Sort?: string | undefined;
}

export function toSlice({ Page, PageSize, Sort }: Paging): Slice {
  return { limit: PageSize, offset: (Page - 1) * PageSize, sort: Sort };
}

/** The order that a list is asked for, before its usual one: as it is where none is asked for. What has no value comes last. */
export function sortBy<Query extends { orderBy(order: RawBuilder<unknown>): Query }>(
  query: Query,
  sort: string | undefined,
  columns: Readonly<Record<string, RawBuilder<unknown>>>,
): Query {
  const isFalling = sort?.startsWith('-') ?? false;
  const column = columns[isFalling ? (sort?.slice(1) ?? '') : (sort ?? '')];
  if (column === undefined) return query;
  return query.orderBy(isFalling ? sql`${column} desc nulls last` : sql`${column} asc nulls last`);
}
