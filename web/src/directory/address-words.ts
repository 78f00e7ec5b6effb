/** Cut to the length that a call accepts. */
export function listWords(url: URL, name: string): string {
  return (url.searchParams.get(name) ?? '').trim().slice(0, 60).trim();
}

/** Empty members of the query are left out. */
export function withQuery(path: string, members: Readonly<Record<string, string>>, page = 1): string {
  const words = Object.entries(members).filter(([, value]) => value !== '');
  if (page > 1) words.push(['page', String(page)]);
  const query = new URLSearchParams(words).toString();
  return query === '' ? path : `${path}?${query}`;
}
