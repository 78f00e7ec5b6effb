// Draws from web/public/favicon.svg what asks for no SVG: `node tools/draw-icons.ts` after a change of it.
import { Resvg } from '@resvg/resvg-js';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../web/public');
const svg = readFileSync(join(folder, 'favicon.svg'), 'utf8');
const icoSizes = [16, 32, 48];
/** Phones round the corners themselves and paint transparent areas black. */
const touchSize = 180;

const drawPng = (source: string, size: number): Buffer =>
  new Resvg(source, { fitTo: { mode: 'width', value: size } }).render().asPng();

/** ICO file: header, an entry of 16 bytes for each picture, then the PNG pictures. */
function toIco(sizes: readonly number[]): Buffer {
  const pictures = sizes.map((size) => ({ size, png: drawPng(svg, size) }));
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, png }, i) => {
    const entry = 6 + 16 * i;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

export function drawIcons() {
  return {
    'favicon.ico': toIco(icoSizes),
    'apple-touch-icon.png': drawPng(svg.replace(/ rx="\d+"/, ''), touchSize),
  };
}

if (process.argv[1] === import.meta.filename) {
  for (const [name, bytes] of Object.entries(drawIcons())) writeFileSync(join(folder, name), bytes);
}
