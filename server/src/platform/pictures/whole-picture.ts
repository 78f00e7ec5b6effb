import { drawAnew } from './open-picture.ts';

export interface DrawnPicture {
  /** WebP. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Makes an upright, uncropped WebP at most `maxWidth` pixels wide; smaller ones keep their size. */
export function makeWholePicture(bytes: Buffer, maxWidth: number): Promise<DrawnPicture> {
  return drawAnew(bytes, async ({ begin }) => {
    const { data, info } = await begin()
      .resize({ width: maxWidth, withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 84 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  });
}
