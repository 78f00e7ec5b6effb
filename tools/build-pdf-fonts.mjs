// Builds the fonts of PDF files from the slices of fontsource's `noto-sans-sc`: `node tools/build-pdf-fonts.mjs <folder of the unpacked package>`.
// The package's one file for simplified Chinese lacks some 760 signs of GB 2312; the slices together have them. Signs of any slice are kept once.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The reader that pdfkit brings with it.
const fontkit = createRequire(import.meta.url)('fontkit');
const target = fileURLToPath(new URL('../server/src/platform/pdf/fonts/', import.meta.url));
const [, , source] = process.argv;
if (source === undefined) throw new Error('Name the folder of the unpacked package');

const isSlice = (name, weight) =>
  new RegExp(`^noto-sans-sc-(?:\\d+|latin|latin-ext)-${weight}-normal\\.woff2$`).test(name);
const isFreeText = (code) =>
  (code >= 0x20 && code <= 0x2ff) ||
  (code >= 0x2010 && code <= 0x27bf) ||
  (code >= 0x3000 && code <= 0x303f) ||
  (code >= 0x4e00 && code <= 0x9fff) ||
  (code >= 0xff00 && code <= 0xffef);

function toContours(path) {
  const contours = [];
  for (const { command, args } of path.commands) {
    const contour = contours.at(-1);
    if (command === 'moveTo') contours.push([{ x: args[0], y: args[1], on: true }]);
    else if (command === 'lineTo') contour.push({ x: args[0], y: args[1], on: true });
    else if (command === 'quadraticCurveTo')
      contour.push({ x: args[0], y: args[1], on: false }, { x: args[2], y: args[3], on: true });
    else if (command === 'closePath') {
      const [first] = contour;
      const last = contour.at(-1);
      // The way back to the start is drawn by itself.
      if (contour.length > 1 && last.on && last.x === first.x && last.y === first.y) contour.pop();
    } else throw new Error(`No TrueType outline: ${command}`);
  }
  return contours.map((contour) => contour.map(({ x, y, on }) => ({ x: Math.round(x), y: Math.round(y), on })));
}

function encodeGlyph(path) {
  const contours = toContours(path).filter((contour) => contour.length > 1);
  const points = contours.flat();
  if (points.length === 0) return { bytes: Buffer.alloc(0), box: null, points: 0, contours: 0 };
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const head = Buffer.alloc(10 + contours.length * 2 + 2);
  head.writeInt16BE(contours.length, 0);
  box.forEach((value, index) => head.writeInt16BE(value, 2 + index * 2));
  let end = -1;
  contours.forEach((contour, index) => {
    end += contour.length;
    head.writeUInt16BE(end, 10 + index * 2);
  });
  const [flags, xBytes, yBytes] = [[], [], []];
  let [lastX, lastY] = [0, 0];
  const step = (delta, bytes, short, same) => {
    if (delta === 0) return same;
    if (Math.abs(delta) < 256) {
      bytes.push(Math.abs(delta));
      return short | (delta > 0 ? same : 0);
    }
    bytes.push((delta >> 8) & 255, delta & 255);
    return 0;
  };
  for (const { x, y, on } of points) {
    flags.push((on ? 1 : 0) | step(x - lastX, xBytes, 2, 16) | step(y - lastY, yBytes, 4, 32));
    [lastX, lastY] = [x, y];
  }
  const packed = [];
  for (let at = 0; at < flags.length;) {
    let run = 1;
    while (run < 256 && flags[at + run] === flags[at]) run += 1;
    if (run > 2) packed.push(flags[at] | 8, run - 1);
    else for (let one = 0; one < run; one += 1) packed.push(flags[at]);
    at += run;
  }
  const bytes = Buffer.concat([head, Buffer.from([...packed, ...xBytes, ...yBytes])]);
  return {
    bytes: Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]),
    box,
    points: points.length,
    contours: contours.length,
  };
}

function table(size, fill) {
  const bytes = Buffer.alloc(size);
  fill(bytes);
  return bytes;
}

function computeSum(bytes) {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}

function cmap(codes) {
  const runs = [];
  codes.forEach((code, index) => {
    const run = runs.at(-1);
    if (run !== undefined && code === run.last + 1) run.last = code;
    else runs.push({ first: code, last: code, glyph: index + 1 });
  });
  return table(12 + 16 + runs.length * 12, (bytes) => {
    bytes.writeUInt16BE(1, 2);
    bytes.writeUInt16BE(3, 4);
    bytes.writeUInt16BE(10, 6);
    bytes.writeUInt32BE(12, 8);
    bytes.writeUInt16BE(12, 12);
    bytes.writeUInt32BE(16 + runs.length * 12, 16);
    bytes.writeUInt32BE(runs.length, 24);
    runs.forEach(({ first: start, last, glyph }, index) => {
      bytes.writeUInt32BE(start, 28 + index * 12);
      bytes.writeUInt32BE(last, 32 + index * 12);
      bytes.writeUInt32BE(glyph, 36 + index * 12);
    });
  });
}

function names({ family, style, name, postScript }) {
  const texts = [
    [0, 'Noto Sans SC, SIL Open Font License 1.1'],
    [1, family],
    [2, style],
    [4, name],
    [6, postScript],
  ].map(([id, text]) => [id, Buffer.from(text, 'utf16le').swap16()]);
  const head = Buffer.alloc(6 + texts.length * 12);
  head.writeUInt16BE(texts.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  texts.forEach(([id, bytes], index) => {
    [3, 1, 0x409, id, bytes.length, offset].forEach((value, at) => head.writeUInt16BE(value, 6 + index * 12 + at * 2));
    offset += bytes.length;
  });
  return Buffer.concat([head, ...texts.map(([, bytes]) => bytes)]);
}

/** The wanted signs of all slices of a weight, by code, and the first slice, whose measures are those of all. */
function collectGlyphs(weight, isWanted) {
  const glyphs = new Map();
  let first = null;
  for (const name of readdirSync(join(source, 'files'))
    .filter((file) => isSlice(file, weight))
    .toSorted()) {
    const font = fontkit.create(readFileSync(join(source, 'files', name)));
    first ??= font;
    if (font.unitsPerEm !== first.unitsPerEm) throw new Error(`${name} has another em`);
    for (const code of font.characterSet) {
      if (!isWanted(code) || glyphs.has(code)) continue;
      const glyph = font.glyphForCodePoint(code);
      if (glyph.id === 0) continue;
      glyphs.set(code, { width: glyph.advanceWidth, ...encodeGlyph(glyph.path) });
    }
  }
  return { glyphs, first };
}

function loca(glyphs) {
  return table((glyphs.length + 1) * 4, (bytes) => {
    let offset = 0;
    glyphs.forEach(({ bytes: own }, index) => {
      bytes.writeUInt32BE(offset, index * 4);
      offset += own.length;
    });
    bytes.writeUInt32BE(offset, glyphs.length * 4);
  });
}

function hmtx(glyphs) {
  return table(glyphs.length * 4, (bytes) => {
    glyphs.forEach(({ width, box }, index) => {
      bytes.writeUInt16BE(Math.round(width), index * 4);
      bytes.writeInt16BE(box?.[0] ?? 0, index * 4 + 2);
    });
  });
}

/** The OS/2 table, which systems other than Apple's require. */
function os2({ unitsPerEm, ascent, descent, xHeight, capHeight }, weight, codes) {
  return table(96, (bytes) => {
    bytes.writeUInt16BE(4, 0);
    bytes.writeInt16BE(unitsPerEm, 2);
    bytes.writeUInt16BE(weight, 4);
    bytes.writeUInt16BE(5, 6);
    bytes.writeUInt16BE(0x40, 62);
    bytes.writeUInt16BE(codes[0], 64);
    bytes.writeUInt16BE(Math.min(0xffff, codes.at(-1)), 66);
    bytes.writeInt16BE(ascent, 68);
    bytes.writeInt16BE(descent, 70);
    bytes.writeUInt16BE(ascent, 74);
    bytes.writeUInt16BE(-descent, 76);
    bytes.writeInt16BE(xHeight || 0, 86);
    bytes.writeInt16BE(capHeight || 0, 88);
  });
}

function head({ unitsPerEm }, box) {
  return table(54, (bytes) => {
    bytes.writeUInt32BE(0x00010000, 0);
    bytes.writeUInt32BE(0x00010000, 4);
    bytes.writeUInt32BE(0x5f0f3cf5, 12);
    bytes.writeUInt16BE(3, 16);
    bytes.writeUInt16BE(unitsPerEm, 18);
    box.forEach((value, index) => bytes.writeInt16BE(value, 36 + index * 2));
    bytes.writeUInt16BE(8, 46);
    bytes.writeInt16BE(2, 48);
    bytes.writeInt16BE(1, 50);
  });
}

function hhea({ ascent, descent }, box, glyphs) {
  return table(36, (bytes) => {
    bytes.writeUInt32BE(0x00010000, 0);
    bytes.writeInt16BE(ascent, 4);
    bytes.writeInt16BE(descent, 6);
    bytes.writeUInt16BE(Math.max(...glyphs.map(({ width }) => Math.round(width))), 10);
    bytes.writeInt16BE(box[0], 12);
    bytes.writeInt16BE(box[2], 16);
    bytes.writeInt16BE(1, 18);
    bytes.writeUInt16BE(glyphs.length, 34);
  });
}

function maxp(glyphs) {
  return table(32, (bytes) => {
    bytes.writeUInt32BE(0x00010000, 0);
    bytes.writeUInt16BE(glyphs.length, 4);
    bytes.writeUInt16BE(Math.max(...glyphs.map(({ points }) => points)), 6);
    bytes.writeUInt16BE(Math.max(...glyphs.map(({ contours }) => contours)), 8);
    bytes.writeUInt16BE(1, 14);
  });
}

function assembleFont(tables) {
  const entries = Object.entries(tables).map(([tag, bytes]) => ({
    tag,
    length: bytes.length,
    bytes: Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]),
  }));
  const directory = Buffer.alloc(12 + entries.length * 16);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(entries.length, 4);
  directory.writeUInt16BE(128, 6);
  directory.writeUInt16BE(3, 8);
  directory.writeUInt16BE(entries.length * 16 - 128, 10);
  let offset = directory.length;
  entries.forEach(({ tag, length, bytes }, index) => {
    const at = 12 + index * 16;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(computeSum(bytes), at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(length, at + 12);
    offset += bytes.length;
  });
  const font = Buffer.concat([directory, ...entries.map(({ bytes }) => bytes)]);
  const headAt = 12 + Object.keys(tables).indexOf('head') * 16;
  font.writeUInt32BE((0xb1b0afba - computeSum(font)) >>> 0, font.readUInt32BE(headAt + 8) + 8);
  return font;
}

function build({ file, weight, isWanted, ...called }) {
  const { glyphs, first } = collectGlyphs(weight, isWanted);
  const codes = [...glyphs.keys()].toSorted((one, other) => one - other);
  const notDefined = { width: first.unitsPerEm, ...encodeGlyph(first.getGlyph(0).path) };
  const all = [notDefined, ...codes.map((code) => glyphs.get(code))];
  const boxes = all.flatMap(({ box }) => (box === null ? [] : [box]));
  const whole = [0, 1, 2, 3].map((side) => Math[side < 2 ? 'min' : 'max'](0, ...boxes.map((box) => box[side])));
  const font = assembleFont({
    'OS/2': os2(first, weight, codes),
    cmap: cmap(codes),
    glyf: Buffer.concat(all.map(({ bytes }) => bytes)),
    head: head(first, whole),
    hhea: hhea(first, whole, all),
    hmtx: hmtx(all),
    loca: loca(all),
    maxp: maxp(all),
    name: names(called),
    post: table(32, (bytes) => bytes.writeUInt32BE(0x00030000, 0)),
  });
  writeFileSync(join(target, file), font);
  console.log(`${file}: ${codes.length} signs, ${Math.round(font.length / 1024)} KiB`);
  return String.fromCodePoint(...codes);
}

const text = {
  file: 'noto-sans-sc-text.ttf',
  family: 'Noto Sans SC Text',
  style: 'Regular',
  name: 'Noto Sans SC Text',
  postScript: 'NotoSansSC-Text',
};
writeFileSync(join(target, 'glyphs-text.txt'), build({ ...text, weight: 400, isWanted: isFreeText }));
const brochure = new Set(readFileSync(join(target, 'glyphs.txt'), 'utf8'));
for (const [weight, style] of [
  [400, 'Regular'],
  [700, 'Bold'],
]) {
  build({
    file: `noto-sans-sc-${weight}.ttf`,
    family: 'Noto Sans SC',
    style,
    name: `Noto Sans SC ${style}`,
    postScript: `NotoSansSC-${style}`,
    weight,
    isWanted: (code) => brochure.has(String.fromCodePoint(code)),
  });
}
