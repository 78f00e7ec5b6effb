import { readSession, writeSession } from '#i18n/session-value.ts';

const storedAs = 'places';
/** What comes later than this does not move the reader any more. */
const waitMs = 10_000;
/** What says that the reader has gone on by themselves. */
const ownMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

let places: Map<string, number> | null = null;

/** How far down each step of this tab's way was, in CSS pixels, by the key of its location. */
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

/** Remembers where the reader is on a step of the way. */
export function notePlace(key: string): void {
  readTabPositions().set(key, Math.round(window.scrollY));
}

/** Keeps the places for the next document of the tab. */
export function storePlaces(): void {
  writeSession(storedAs, [...readTabPositions()].map(([key, index]) => `${key}:${index}`).join(' '));
}

/**
 * Goes back to where the reader was; a list that has not come yet is waited for, unless the reader moves. Null where nothing is
 * known of the step; else what ends the waiting.
 */
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
