import sharp from 'sharp';

export function makePicture(
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff',
  size = { width: 320, height: 240 },
) {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { ...size, channels: 3, background: '#1b7f5c', noise } })
    .toFormat(format)
    .toBuffer();
}

export function makePhotograph(): Promise<Buffer> {
  return sharp({ create: { width: 400, height: 300, channels: 3, background: '#8c1d2f' } })
    .withExif({
      IFD0: { Make: 'CameraMaker', Copyright: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 13/1 50/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

export function makeAnimation(): Promise<Buffer> {
  const frames = Buffer.alloc(64 * 64 * 3 * 3, 120).map((_value, index) => index % 251);
  return sharp(frames, { raw: { width: 64, height: 64 * 3, channels: 3, pageHeight: 64 } })
    .webp({ loop: 0, delay: [100, 100, 100] })
    .toBuffer();
}
