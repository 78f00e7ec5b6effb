import type { Unsaved } from './text-saver.ts';

/** The value stored under a name in this browser; `null` where there is none or it is unreadable. */
export function readFromDevice(name: string): Readonly<Record<string, unknown>> | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    return typeof stored === 'object' && stored !== null ? { ...stored } : null;
  } catch {
    return null;
  }
}

/** Stores a text under a name in this browser; `null` removes it. */
export function saveTextLocally(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // A full or forbidden store is no reason to stop writing: then only the server keeps it.
  }
}

function isLike<Text extends object>(value: unknown, text: Text): value is Text {
  if (typeof value !== 'object' || value === null) return false;
  const parts = new Map<string, unknown>(Object.entries(value));
  return Object.entries(text).every(([name, part]) => {
    const own = parts.get(name);
    return typeof own === typeof part && Array.isArray(own) === Array.isArray(part);
  });
}

/** The text left unsaved when the window closed; null unless it has the same fields as `text`. */
export function readUnsaved<Text extends object>(name: string, text: Text): Unsaved<Text> | null {
  const { written, base, revision } = readFromDevice(name) ?? {};
  if (!isLike(written, text) || typeof revision !== 'number') return null;
  return { written, base: isLike(base, text) ? base : null, revision };
}
