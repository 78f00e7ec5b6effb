import { drawAnew } from './open-picture.ts';

/** Makes a square WebP of `size` pixels from an untrusted picture: turned upright, cut where it has most to show. */
export function makeSquarePicture(bytes: Buffer, size: number): Promise<Buffer> {
  return drawAnew(bytes, ({ begin }) =>
    begin()
      .resize(size, size, { fit: 'cover', position: 'attention' })
      .toColourspace('srgb')
      .webp({ quality: 84 })
      .toBuffer(),
  );
}
