import { useSearchParams } from 'react-router';
import { useSearchAhead } from '#platform/search-ahead.ts';

const maxValueLength = 100;

/** One filter of a list as the address carries it; empty where it does not. */
export function readFilter(search: URLSearchParams, name: string): string {
  return (search.get(name) ?? '').slice(0, maxValueLength);
}

/** The address's query with a filter set anew: it begins at the first page again, and holds nothing empty. */
export function changedQuery(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('page');
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

/** The page of a list that an address names, from 1. */
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

/** A list's filters and page, kept in the address so that a link shows the same list; a choice counts as soon as it is made. */
export function useFilters<Name extends string>() {
  const [, setSearch] = useSearchParams();
  const search = new URLSearchParams(useSearchAhead());
  return {
    filter: (name: Name): string => readFilter(search, name),
    page: toQueryPage(search),
    query: toHref(search, 1).slice(1),
    set: (name: Name, value: string): void =>
      setSearch(changedQuery(search, name, value), { preventScrollReset: true }),
    /** Takes all filters off; nothing where there are none. */
    clear: search.size === 0 ? undefined : (): void => setSearch({}, { preventScrollReset: true }),
    hrefFor: (page: number): string => toHref(search, page),
    /** The address of the same list with one filter set, for links. */
    hrefWith: (name: Name, value: string): string => `?${changedQuery(search, name, value).toString()}`,
  };
}
