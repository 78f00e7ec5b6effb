/** Playback positions, in this browser only and for the latest videos. */
const key = 'btc.videos';
const maxStored = 40;
/** Seconds: closer to the start or the end, a video starts anew. */
const edge = 3;

type Places = Readonly<Record<string, number>>;

function readPlaces(text: string | null): Places {
  try {
    const places: unknown = JSON.parse(text ?? '{}');
    if (typeof places !== 'object' || places === null || Array.isArray(places)) return {};
    return Object.fromEntries(Object.entries(places).filter(([, at]) => typeof at === 'number'));
  } catch {
    return {};
  }
}

/** Adds a position, the latest last; one close to the start or the end is dropped. */
export function withPlace(text: string | null, id: number, { at, length }: { at: number; length: number }): string {
  const others = Object.entries(readPlaces(text)).filter(([one]) => one !== `v${id}`);
  const isWorthIt = at > edge && at < length - edge;
  // Numbers as keys would be put in their own order: a letter keeps the order of watching.
  return JSON.stringify(
    Object.fromEntries([...others, ...(isWorthIt ? [[`v${id}`, Math.floor(at)]] : [])].slice(-maxStored)),
  );
}

/** The second at which a video goes on, or null. */
export function placeIn(text: string | null, id: number, length: number): number | null {
  const at = readPlaces(text)[`v${id}`];
  return at !== undefined && at > edge && at < length - edge ? at : null;
}

/** Storage may be blocked (private windows): then a video starts anew. */
export function savePosition(id: number, place: { readonly at: number; readonly length: number }): void {
  try {
    localStorage.setItem(key, withPlace(localStorage.getItem(key), id, place));
  } catch {
    // Nothing is kept.
  }
}

export function readPosition(id: number, length: number): number | null {
  try {
    return placeIn(localStorage.getItem(key), id, length);
  } catch {
    return null;
  }
}
