/*
 * Draws the demonstration's videos again: `node demo/videos/make/make-videos.ts [name…]`. Needs `ffmpeg` with libx264
 * and libvpx-vp9 on the path. The portal does not use it: the films lie beside videos.read.ts.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type DemoFilm, demoFilms } from '../videos.read.ts';
import { frame, picture } from './draw.ts';
import { drawQuota, drawTable, drawUnitPrice } from './figures.scenes.ts';
import { drawCustoms, drawLandedCost, drawQuote, drawStatus, drawVoyage } from './trade.scenes.ts';

const framesASecond = 15;

const scenes: Readonly<Record<string, (now: number) => string>> = {
  quota: drawQuota,
  customs: drawCustoms,
  'import-table': drawTable,
  'unit-price': drawUnitPrice,
  quote: drawQuote,
  'landed-cost': drawLandedCost,
  status: drawStatus,
  voyage: drawVoyage,
};

const folder = join(import.meta.dirname, '..');

/** H.264 for most browsers, VP9 for those without; both start to play before they are fully loaded. */
const encoders = {
  mp4: [
    '-c:v',
    'libx264',
    '-profile:v',
    'main',
    '-preset',
    'slow',
    '-crf',
    '26',
    '-tune',
    'animation',
    '-movflags',
    '+faststart',
  ],
  webm: ['-c:v', 'libvpx-vp9', '-crf', '40', '-b:v', '0', '-deadline', 'good', '-cpu-used', '3', '-row-mt', '1'],
} as const;

function startEncoder(name: string, format: keyof typeof encoders) {
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${frame.width}x${frame.height}`,
    '-r',
    String(framesASecond),
    '-i',
    '-',
  ];
  const output = [...encoders[format], '-pix_fmt', 'yuv420p', '-g', String(framesASecond * 2), '-map_metadata', '-1'];
  const target = join(folder, `${name}.${format}`);
  return spawn('ffmpeg', ['-v', 'error', '-y', ...input, ...output, '-fflags', '+bitexact', target], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
}

async function makeFilm({ name, seconds }: DemoFilm): Promise<void> {
  const scene = scenes[name];
  if (scene === undefined) throw new Error(`Nothing draws ${name}`);
  const svgAt = (now: number) => Buffer.from(picture(scene(now), now / seconds));
  const outputs = [startEncoder(name, 'mp4'), startEncoder(name, 'webm')];
  const ended = outputs.map((output) => once(output, 'close'));
  for (let count = 0; count < seconds * framesASecond; count += 1) {
    const pixels = await sharp(svgAt(count / framesASecond))
      .removeAlpha()
      .raw()
      .toBuffer();
    for (const { stdin } of outputs) if (!stdin.write(pixels)) await once(stdin, 'drain');
  }
  for (const { stdin } of outputs) stdin.end();
  await Promise.all(ended);
  // The end shows everything that the film does.
  await writeFile(
    join(folder, `${name}.webp`),
    await sharp(svgAt(seconds - 0.1))
      .webp({ quality: 82 })
      .toBuffer(),
  );
}

const wanted = new Set(process.argv.slice(2));
for (const film of demoFilms) {
  if (wanted.size > 0 && !wanted.has(film.name)) continue;
  await makeFilm(film);
  process.stdout.write(`${film.name}\n`);
}
