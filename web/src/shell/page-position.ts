import { readSession, writeSession } from '#i18n/session-value.ts';

const storedAs = 'places';
/** Content that arrives later no longer moves the reader. */
const waitMs = 10_000;
/** Events that show the reader has moved on. */
const ownMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

let places: Map<string, number> | null = null;

/** Scroll positions of this tab's history entries in CSS pixels, by location key. */
function readTabPositions(): Map<string, number> {
  places ??= new Map(parsePlaces(readSession(storedAs)));
  return places;
}

function parsePlaces(text: string | null): [string, number][] {
  return (text ?? '').split(' ').flatMap((one) => {
    const [key, place] = one.split(':');
    return key === undefined || place === undefined ? [] : [[key, Number(place)]];
  });
}

export const isPlaceKnown = (key: string) => readTabPositions().has(key);

export function notePlace(key: string): void {
  readTabPositions().set(key, Math.round(window.scrollY));
}

/** Stores the positions for the next document of the tab. */
export function storePlaces(): void {
  writeSession(storedAs, [...readTabPositions()].map(([key, index]) => `${key}:${index}`).join(' '));
}

/** Restores a position, waiting for late content until the reader moves. Null where unknown, else a cancel function. */
export function restorePlace(key: string): (() => void) | null {
  const index = readTabPositions().get(key);
  if (index === undefined) return null;
  const reach = () => window.scrollTo(0, index);
  reach();
  const observer = new ResizeObserver(reach);
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of ownMoves) window.removeEventListener(move, end);
  };
  const timer = setTimeout(end, waitMs);
  for (const move of ownMoves) window.addEventListener(move, end, { passive: true });
  observer.observe(document.body);
  return end;
}
