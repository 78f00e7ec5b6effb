/** The day as published on which an address asks for prices; null: as they stand. */
export function publishedOnOf(search: URLSearchParams): string | null {
  const day = search.get('asof') ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null;
}
