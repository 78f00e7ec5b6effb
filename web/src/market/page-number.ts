/** The page number of an address; anything else than a sensible number is the first page. */
export function toPageNumber(url: URL): number {
  const page = Number(url.searchParams.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** A number in an address that names a thing; null for what can be none. */
export function findId(text: string | null | undefined): number | null {
  return text !== null && text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
