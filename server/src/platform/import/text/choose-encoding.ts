import type { TextEncoding } from '@btc/contract/imported-files.ts';
import iconv from 'iconv-lite';

const zero = 0x00;

/** The encoding by mark, or by what the text then says; null where it cannot be told. */
export function chooseEncoding(sample: Buffer): TextEncoding | null {
  if (sample[0] === 0xff && sample[1] === 0xfe) return 'utf-16le';
  if (sample[0] === 0xfe && sample[1] === 0xff) return 'utf-16be';
  const wide = findWide(sample);
  if (wide !== null) return wide;
  // The sample, or the file itself, may have been cut inside a character: up to three bytes of it are left out.
  if ([0, 1, 2, 3].some((cut) => isUtf8(sample.subarray(0, sample.length - cut)))) return 'utf-8';
  const [isChinese, isLatin] = [saysChinese(sample), saysLatin(sample)];
  if (isChinese === isLatin) return null;
  return isChinese ? 'gb18030' : 'windows-1252';
}

/** UTF-16 without a mark: digits, separators and ends of lines have their zeros on one side only. */
function findWide(sample: Buffer): TextEncoding | null {
  const zeros = [0, 0];
  for (let at = 0; at < sample.length; at += 1) if (sample[at] === zero) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const pairs = sample.length / 2;
  const isWide = Math.max(even, odd) > pairs / 10 && Math.min(even, odd) < pairs / 100;
  if (!isWide) return null;
  const encoding = odd > even ? 'utf-16le' : 'utf-16be';
  const text = iconv.decode(sample.subarray(0, 4096), encoding);
  return /[\n\r]/.test(text) && !/[^\P{Cc}\t\n\r]/u.test(text) ? encoding : null;
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function isLetter(byte: number | undefined): boolean {
  return byte !== undefined && ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a));
}

/** Bytes of the character of GB18030 that begins here; 0: none does. */
function countGbBytes(bytes: Buffer, at: number): number {
  const [first, second] = [bytes[at] ?? 0, bytes[at + 1] ?? 0];
  if (first < 0x81 || first === 0xff) return 0;
  if (second >= 0x40) return second === 0x7f || second === 0xff ? 0 : 2;
  const [third, fourth] = [bytes[at + 2] ?? 0, bytes[at + 3] ?? 0];
  return isDigit(second) && third >= 0x81 && third !== 0xff && isDigit(fourth) ? 4 : 0;
}

function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39;
}

/** Signs and the characters of everyday writing: the first level of GB 2312. Names of companies hold rarer ones too. */
function isCommon(first: number, second: number): boolean {
  return second >= 0xa1 && ((first >= 0xa1 && first <= 0xa3) || (first >= 0xb0 && first <= 0xd7));
}

/** Read as GB18030, nearly all is everyday Chinese, and hardly a character stands alone inside a word of Latin letters. */
function saysChinese(bytes: Buffer): boolean {
  let [common, odd, runs, alone] = [0, 0, 0, 0];
  for (let at = 0; at < bytes.length;) {
    if ((bytes[at] ?? 0) < 0x80) {
      at += 1;
      continue;
    }
    const start = at;
    let characters = 0;
    for (let size = countGbBytes(bytes, at); size > 0; size = countGbBytes(bytes, at)) {
      if (size === 2 && isCommon(bytes[at] ?? 0, bytes[at + 1] ?? 0)) common += 1;
      else odd += 1;
      characters += 1;
      at += size;
    }
    if (characters === 0) {
      odd += 1;
      at += 1;
      continue;
    }
    runs += 1;
    if (characters === 1 && (isLetter(bytes[start - 1]) || isLetter(bytes[at]))) alone += 1;
  }
  return common >= (common + odd) * 0.7 && alone <= runs * 0.3;
}

/** Letters with accents of Windows-1252; the rest above ASCII are signs, of which a few are usual in records. */
function isAccented(byte: number): boolean {
  return byte >= 0xc0 ? byte !== 0xd7 && byte !== 0xf7 : [0x8a, 0x8c, 0x8e, 0x9a, 0x9c, 0x9e, 0x9f].includes(byte);
}
const usualSigns: ReadonlySet<number> = new Set([
  0x80, 0x91, 0x92, 0x93, 0x94, 0x96, 0x97, 0xa0, 0xaa, 0xb0, 0xb4, 0xba,
]);

/** Read as Windows-1252, nearly all are accented letters beside other letters, at most three in a row. */
function saysLatin(bytes: Buffer): boolean {
  let [inWords, elsewhere, odd] = [0, 0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) < 0x80) continue;
    const start = at;
    let accents = 0;
    for (; (bytes[at] ?? 0) >= 0x80; at += 1) {
      if (isAccented(bytes[at] ?? 0)) accents += 1;
      else if (!usualSigns.has(bytes[at] ?? 0)) odd += 1;
    }
    if (accents === 0) continue;
    if (accents <= 3 && (isLetter(bytes[start - 1]) || isLetter(bytes[at]))) inWords += 1;
    else elsewhere += 1;
  }
  return inWords > 0 && inWords >= (inWords + elsewhere) * 0.7 && odd <= inWords * 0.2;
}
