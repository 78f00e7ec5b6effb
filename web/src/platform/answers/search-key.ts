/** Ctrl K or Command K, unless already handled. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const isPlain = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  return isPlain && event.key.toLowerCase() === 'k' && !event.defaultPrevented;
}
