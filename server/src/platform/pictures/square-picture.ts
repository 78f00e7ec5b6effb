import { drawAnew } from './open-picture.ts';

/** Makes a square WebP of `size` pixels: upright, cropped to the most salient part. */
export function makeSquarePicture(bytes: Buffer, size: number): Promise<Buffer> {
  return drawAnew(bytes, ({ begin }) =>
    begin()
      .resize(size, size, { fit: 'cover', position: 'attention' })
      .toColourspace('srgb')
      .webp({ quality: 84 })
      .toBuffer(),
  );
}
