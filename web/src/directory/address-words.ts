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
