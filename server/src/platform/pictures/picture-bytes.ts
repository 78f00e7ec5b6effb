export type PictureFormat = 'jpeg' | 'png' | 'webp';

export type PictureBytes =
  | { readonly kind: 'picture'; readonly format: PictureFormat }
  | { readonly kind: 'refused'; readonly reason: 'otherFormat' | 'animated' | 'moreThanAPicture' };

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const pngEnd = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);

/** Looks only at the bytes: names and types from a sender prove nothing. */
export function readPictureBytes(bytes: Buffer): PictureBytes {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return { kind: 'picture', format: 'jpeg' };
  if (bytes.subarray(0, 8).equals(pngStart)) return readPng(bytes);
  const isRiff = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isRiff ? readWebp(bytes) : { kind: 'refused', reason: 'otherFormat' };
}

/** An animated PNG says so in a chunk before its data; data after a PNG's end are foreign. */
function readPng(bytes: Buffer): PictureBytes {
  const data = bytes.indexOf('IDAT');
  const animation = bytes.indexOf('acTL');
  if (animation >= 0 && (data < 0 || animation < data)) return { kind: 'refused', reason: 'animated' };
  const end = bytes.indexOf(pngEnd);
  const isMore = end >= 0 && end + pngEnd.length < bytes.length;
  return isMore ? { kind: 'refused', reason: 'moreThanAPicture' } : { kind: 'picture', format: 'png' };
}

/** A RIFF file states its own length, padded to an even number. */
function readWebp(bytes: Buffer): PictureBytes {
  const stated = bytes.length >= 12 ? bytes.readUInt32LE(4) + 8 : 0;
  if (bytes.length > stated + (stated % 2)) return { kind: 'refused', reason: 'moreThanAPicture' };
  const isExtended = bytes.toString('latin1', 12, 16) === 'VP8X';
  const isAnimated = isExtended && ((bytes[20] ?? 0) & 0x02) !== 0;
  return isAnimated ? { kind: 'refused', reason: 'animated' } : { kind: 'picture', format: 'webp' };
}
