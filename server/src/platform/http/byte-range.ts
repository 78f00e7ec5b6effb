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
  /** Null: stated by the ETag alone. */
  readonly modified: Date | null;
}

/** Seconds by which the file was modified after a date field; null where either has no date. */
function findAge(modified: Date | null, field: string): number | null {
  const date = new Date(field);
  if (modified === null || Number.isNaN(date.getTime())) return null;
  const toSeconds = (one: Date): number => Math.floor(one.getTime() / 1000);
  return toSeconds(modified) - toSeconds(date);
}

/** Whether a range may be served: not where `If-Range` names another version. */
export function rangeStillFits(field: string | undefined, { etag, modified }: FileVersion): boolean {
  if (field === undefined) return true;
  // A weak mark never allows a range: bytes are put together.
  if (field.startsWith('W/')) return false;
  if (field.startsWith('"')) return field === etag;
  return findAge(modified, field) === 0;
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
  const age = since === undefined ? null : findAge(modified, since);
  return age !== null && age <= 0;
}

interface RangeFields {
  readonly range?: string | undefined;
  readonly 'if-range'?: string | readonly string[] | undefined;
}

/** The range to send of a file of `size` bytes: the whole where `If-Range` names another version. */
export function chooseRange(
  { range, 'if-range': ifRange }: RangeFields,
  version: FileVersion,
  size: number,
): ByteRange {
  const field = typeof ifRange === 'object' ? ifRange[0] : ifRange;
  return rangeStillFits(field, version) ? readByteRange(range, size) : whole;
}

/** First and last byte, with the status and headers of the answer. */
export function describeRange(range: Exclude<ByteRange, { readonly kind: 'unsatisfiable' }>, size: number) {
  if (range.kind === 'whole') return { status: 200, start: 0, end: size - 1, headers: { 'Content-Length': size } };
  const { start, end } = range;
  const headers = { 'Content-Length': end - start + 1, 'Content-Range': `bytes ${start}-${end}/${size}` };
  return { status: 206, start, end, headers };
}
