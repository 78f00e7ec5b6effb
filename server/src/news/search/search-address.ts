/** True for a page with `q`, which costs a search. Ignores the path, which has many spellings; only search reads `q`. */
export function isSearchAddress(address: string): boolean {
  const query = address.indexOf('?');
  return query >= 0 && (new URLSearchParams(address.slice(query + 1)).get('q') ?? '').trim() !== '';
}
