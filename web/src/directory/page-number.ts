/** The page number of an address; anything else than a sensible number is the first page. */
export function toPageNumber(url: URL): number {
  const page = Number(url.searchParams.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** A number in an address that names a thing; null for what can be none. */
export function findId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** A word of an address, cut to what a call takes. */
export function listWords(url: URL, name: string): string {
  return (url.searchParams.get(name) ?? '').trim().slice(0, 60).trim();
}

/** An address with those members of a query that are set. */
export function withQuery(path: string, members: Readonly<Record<string, string>>, page = 1): string {
  const words = Object.entries(members).filter(([, value]) => value !== '');
  if (page > 1) words.push(['page', String(page)]);
  const query = new URLSearchParams(words).toString();
  return query === '' ? path : `${path}?${query}`;
}
