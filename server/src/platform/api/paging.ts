import { type RawBuilder, sql } from 'kysely';

export interface Slice {
  readonly limit: number;
  readonly offset: number;
  /** Sort column, prefixed with a minus for descending; left out for the usual order. */
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

/** Puts the requested order before the usual one; unchanged without a request. Nulls last. */
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
