/** An upload that has begun: what the server calls it, how far it is, and which file it is of. */
export interface BegunUpload {
  readonly id: string;
  readonly partBytes: number;
  readonly received: number;
  /** Name, size and date of the file: the browser does not tell more of it after a reload. */
  readonly file: string;
}

const toKey = (videoId: number): string => `btc.console.upload.${videoId}`;

export function fileMark({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}

/** What a kept text says of the upload of a file; null where it is of another file, or unreadable. */
export function readBegun(text: string | null, file: string): BegunUpload | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { id, partBytes, received, file: of } = { id: null, partBytes: null, received: null, file: null, ...stored };
    if (typeof id !== 'string' || typeof partBytes !== 'number' || typeof received !== 'number') return null;
    return of === file ? { id, partBytes, received, file } : null;
  } catch {
    return null;
  }
}

/** The upload of this file that did not come to its end, also before the tab was closed. */
export function begunUpload(videoId: number, file: string): BegunUpload | null {
  try {
    return readBegun(localStorage.getItem(toKey(videoId)), file);
  } catch {
    return null;
  }
}

/** Null forgets it. Where the browser keeps nothing, an upload begins anew. */
export function saveBegunUpload(videoId: number, upload: BegunUpload | null): void {
  try {
    if (upload === null) localStorage.removeItem(toKey(videoId));
    else localStorage.setItem(toKey(videoId), JSON.stringify(upload));
  } catch {
    // Nothing is kept.
  }
}
