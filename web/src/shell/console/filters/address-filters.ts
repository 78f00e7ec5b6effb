import { useSearchParams } from 'react-router';
import { useSearchAhead } from '#platform/answers/search-ahead.ts';

const maxValueLength = 100;

/** A filter in the address; empty where it is absent. */
export function readFilter(search: URLSearchParams, name: string): string {
  return (search.get(name) ?? '').slice(0, maxValueLength);
}

/** The query with one filter changed: back to the first page, empty values left out. */
export function changedQuery(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('page');
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

/** Page number of an address, from 1. */
export function toQueryPage(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

function toHref(search: URLSearchParams, page: number): string {
  const next = new URLSearchParams(search);
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  return `?${next.toString()}`;
}

/** Filters and page of a list, stored in the address so that a link shows the same list. */
export function useFilters<Name extends string>() {
  const [, setSearch] = useSearchParams();
  const search = new URLSearchParams(useSearchAhead());
  return {
    filter: (name: Name): string => readFilter(search, name),
    page: toQueryPage(search),
    query: toHref(search, 1).slice(1),
    set: (name: Name, value: string): void =>
      setSearch(changedQuery(search, name, value), { preventScrollReset: true }),
    /** Clears all filters; undefined where there are none. */
    clear: search.size === 0 ? undefined : (): void => setSearch({}, { preventScrollReset: true }),
    hrefFor: (page: number): string => toHref(search, page),
    hrefWith: (name: Name, value: string): string => `?${changedQuery(search, name, value).toString()}`,
  };
}
