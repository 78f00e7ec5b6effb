const shanghaiOffsetMs = 8 * 3_600_000;

/** The day it is in Shanghai, where registrations change. */
export function todayInShanghai(): string {
  return new Date(Date.now() + shanghaiOffsetMs).toISOString().slice(0, 10);
}
