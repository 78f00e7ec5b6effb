export interface UnfinishedUpload {
  readonly id: string;
  readonly partBytes: number;
  readonly received: number;
  /** Name, size and date identify the file: browsers tell no more after a reload. */
  readonly file: string;
}

const toKey = (videoId: number): string => `btc.console.upload.${videoId}`;

export function fileMark({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}

/** Parses a stored upload; null where it is of another file, or unreadable. */
export function parseUnfinishedUpload(text: string | null, file: string): UnfinishedUpload | null {
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

/** The unfinished upload of this file, even from an earlier tab. */
export function begunUpload(videoId: number, file: string): UnfinishedUpload | null {
  try {
    return parseUnfinishedUpload(localStorage.getItem(toKey(videoId)), file);
  } catch {
    return null;
  }
}

/** Null removes it. Without storage, uploads restart from the beginning. */
export function saveUnfinishedUpload(videoId: number, upload: UnfinishedUpload | null): void {
  try {
    if (upload === null) localStorage.removeItem(toKey(videoId));
    else localStorage.setItem(toKey(videoId), JSON.stringify(upload));
  } catch {
    // Nothing is kept.
  }
}
