export type ByteRange =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly start: number; readonly end: number }
  | { readonly kind: 'unsatisfiable' };

const whole: ByteRange = { kind: 'whole' };

/** Parses a `Range` field for a file of `size` bytes; anything but one byte range gets the whole file. */
export function readByteRange(field: string | undefined, size: number): ByteRange {
  const found = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(field ?? '');
  const [, first = '', last = ''] = found ?? [];
  if (first === '' && last === '') return whole;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? { kind: 'unsatisfiable' } : { kind: 'part', start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return whole;
  if (start >= size) return { kind: 'unsatisfiable' };
  return { kind: 'part', start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

export interface FileVersion {
  /** Strong, with its quotation marks. */
  readonly etag: string;
  readonly modified: Date;
}

const toSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** Whether a range may be served: not where `If-Range` names another version. */
export function rangeStillFits(field: string | undefined, { etag, modified }: FileVersion): boolean {
  if (field === undefined) return true;
  // A weak mark never allows a range: bytes are put together.
  if (field.startsWith('W/')) return false;
  if (field.startsWith('"')) return field === etag;
  const date = new Date(field);
  return !Number.isNaN(date.getTime()) && toSeconds(date) === toSeconds(modified);
}

/** Whether the client already has this version (`If-None-Match`, else `If-Modified-Since`). */
export function isUnchanged(
  fields: { readonly 'if-none-match'?: string | undefined; readonly 'if-modified-since'?: string | undefined },
  { etag, modified }: FileVersion,
): boolean {
  const { 'if-none-match': marks, 'if-modified-since': since } = fields;
  if (marks !== undefined) {
    return marks.split(',').some((mark) => mark.trim() === '*' || mark.trim().replace(/^W\//, '') === etag);
  }
  if (since === undefined) return false;
  const date = new Date(since);
  return !Number.isNaN(date.getTime()) && toSeconds(modified) <= toSeconds(date);
}
