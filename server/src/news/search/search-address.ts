/**
 * Whether the address of a page asks for a search, which costs what the search call costs. Whatever page it names: a path
 * can be written in many ways, and no other page reads `q`.
 */
export function asksForSearch(address: string): boolean {
  const query = address.indexOf('?');
  return query >= 0 && (new URLSearchParams(address.slice(query + 1)).get('q') ?? '').trim() !== '';
}
