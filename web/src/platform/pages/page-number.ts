/** Page number of an address; 1 for anything invalid. */
export function toPageNumber(url: URL): number {
  return findNumberWithin(url.searchParams.get('page'), 1, 10_000) ?? 1;
}

/** A whole number within limits; null for anything else. */
export function findNumberWithin(word: string | null, from: number, to: number): number | null {
  const value = Number(word);
  return word !== null && Number.isInteger(value) && value >= from && value <= to ? value : null;
}

export function findId(text: string | null | undefined): number | null {
  return text !== null && text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
