import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Sharp } from 'sharp';
import { loadOnce } from '../files/load-once.ts';
import { createLimiter } from '../limits/limiter.ts';
import { readPictureBytes } from './picture-bytes.ts';

/** More than any phone camera takes; a small file may claim a huge unpacked size. */
const maxPixels = 80_000_000;
const maxSide = 16_000;
const minSide = 32;
const maxSeconds = 8;

/** Decoding takes up to some hundred megabytes per picture. */
const turns = createLimiter({ concurrency: 2, maxWaiting: 20 });

type OpenPicture = (bytes: Buffer) => Sharp;
/** Loads the library on first use, limited to the three formats. */
const loadLibrary = loadOnce(async (): Promise<OpenPicture> => {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  sharp.cache(false);
  sharp.concurrency(1);
  return (bytes) => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true, pages: 1 });
});

export interface OpenedPicture {
  readonly width: number;
  readonly height: number;
  readonly begin: () => Sharp;
}

/** Re-encodes an untrusted JPEG, PNG or WebP without metadata; 1011 for other files, 1005 for too many pixels. */
export async function drawAnew<Result>(
  bytes: Buffer,
  draw: (picture: OpenedPicture) => Promise<Result>,
): Promise<Result> {
  const found = readPictureBytes(bytes);
  if (found.kind === 'refused') throw new ApiError(1011, { Dict: { Reason: found.reason } });
  return turns.take(async () => {
    const open = await loadLibrary();
    const { format, width, height, orientation = 1, pages = 1 } = await unreadable(open(bytes).metadata());
    if (format !== found.format) throw new ApiError(1011, { Dict: { Reason: 'otherFormat' } });
    if (pages > 1) throw new ApiError(1011, { Dict: { Reason: 'animated' } });
    if (width * height > maxPixels || Math.max(width, height) > maxSide) throw new ApiError(1005);
    if (Math.min(width, height) < minSide) throw new ApiError(1011, { Dict: { Reason: 'tooSmall' } });
    const isTurned = orientation >= 5;
    const size = isTurned ? { width: height, height: width } : { width, height };
    return unreadable(draw({ ...size, begin: () => open(bytes).autoOrient().timeout({ seconds: maxSeconds }) }));
  });
}

/** Undecodable files are no pictures; too many claimed pixels is too large. */
async function unreadable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    const isTooLarge = cause instanceof Error && cause.message.includes('pixel limit');
    throw isTooLarge
      ? new ApiError(1005, {}, { cause })
      : new ApiError(1011, { Dict: { Reason: 'unreadable' } }, { cause });
  }
}
