import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeAnimation, makePhotograph, makePicture } from './pictures.fixture.ts';
import { makeSquarePicture } from './square-picture.ts';

const refused = (reason: string) => ({ code: 1011, data: { Dict: { Reason: reason } } });

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('in %s becomes a square WebP', async (format) => {
    const made = await makeSquarePicture(await makePicture(format), 256);
    expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect(made.length).toBeLessThan(60_000);
  });

  test('loses place, camera, comment and profile, and stands upright', async () => {
    const photograph = await makePhotograph();
    expect(photograph.includes('CameraMaker')).toBe(true);
    const made = await makeSquarePicture(photograph, 256);
    const { exif, icc, xmp, iptc, orientation } = await sharp(made).metadata();
    expect([exif, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(made.includes('CameraMaker')).toBe(false);
  });

  test('smaller than it will be shown is drawn larger, but not a speck', async () => {
    const made = await makeSquarePicture(await makePicture('png', { width: 40, height: 90 }), 256);
    expect(await sharp(made).metadata()).toMatchObject({ width: 256, height: 256 });
    const speck = await makePicture('png', { width: 8, height: 8 });
    await expect(makeSquarePicture(speck, 256)).rejects.toMatchObject(refused('tooSmall'));
  });
});

describe('what is not one still JPEG, PNG or WebP is refused:', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script>alert(1)</script></svg>';
  test.each([
    ['an SVG', svg],
    ['an SVG after a space', `\n${svg}`],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['a PDF', '%PDF-1.7\n1 0 obj'],
    ['nothing', ''],
    ['an ImageMagick script', 'push graphic-context\nfill url(https://example.com/x)\n'],
  ])('%s', async (_name, text) => {
    await expect(makeSquarePicture(Buffer.from(text), 256)).rejects.toMatchObject(refused('otherFormat'));
  });

  test.each(['gif', 'avif', 'tiff'] as const)('%s', async (format) => {
    await expect(makeSquarePicture(await makePicture(format), 256)).rejects.toMatchObject(refused('otherFormat'));
  });

  test('an SVG that calls itself a JPEG in its first bytes', async () => {
    const disguised = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)]);
    await expect(makeSquarePicture(disguised, 256)).rejects.toMatchObject(refused('unreadable'));
  });

  test('an animated WebP and an animated PNG', async () => {
    await expect(makeSquarePicture(await makeAnimation(), 256)).rejects.toMatchObject(refused('animated'));
    const png = await makePicture('png');
    const animated = Buffer.concat([png.subarray(0, 33), chunk('acTL', Buffer.alloc(8, 1)), png.subarray(33)]);
    await expect(makeSquarePicture(animated, 256)).rejects.toMatchObject(refused('animated'));
  });

  test.each(['png', 'webp'] as const)('a %s with a web page behind it', async (format) => {
    const both = Buffer.concat([await makePicture(format), Buffer.from('<script>alert(1)</script>')]);
    await expect(makeSquarePicture(both, 256)).rejects.toMatchObject(refused('moreThanAPicture'));
  });

  test.each(['jpeg', 'png', 'webp'] as const)('a %s that ends in the middle', async (format) => {
    const whole = await makePicture(format);
    const half = whole.subarray(0, Math.floor(whole.length / 2));
    await expect(makeSquarePicture(half, 256)).rejects.toMatchObject(refused('unreadable'));
  });
});

test('a JPEG with an archive or a web page behind it, as some telephones make, leaves them behind', async () => {
  const made = await makeSquarePicture(
    Buffer.concat([await makePicture('jpeg'), Buffer.from('PK\u0003\u0004<script>alert(1)</script>')]),
    256,
  );
  expect(made.includes('script')).toBe(false);
  expect(made.includes('PK\u0003\u0004')).toBe(false);
});

describe('a decompression bomb', () => {
  test('that claims more pixels than any camera takes is refused from its header, at once', async () => {
    const started = performance.now();
    const memory = process.memoryUsage().rss;
    await expect(makeSquarePicture(hugePng(60_000, 60_000), 256)).rejects.toMatchObject({ code: 1005 });
    await expect(makeSquarePicture(hugePng(9_000, 9_000), 256)).rejects.toMatchObject({ code: 1005 });
    await expect(makeSquarePicture(hugePng(20_000, 100), 256)).rejects.toMatchObject({ code: 1005 });
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(process.memoryUsage().rss - memory).toBeLessThan(150e6);
  });
});

function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(1_000_000));
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
