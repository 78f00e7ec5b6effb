import type { FileHandle } from 'node:fs/promises';
import { asProbe, type Probe, refused } from './video-facts.ts';

/** EBML (RFC 8794) as WebM uses it (RFC 9559): elements of an id, a length and content. */
const ids = {
  head: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  codec: 0x86,
  picture: 0xe0,
  width: 0xb0,
  height: 0xba,
} as const;

/** All that is read comes before the first media data. */
const firstBytes = 1024 * 1024;

interface Element {
  readonly id: number;
  readonly content: Buffer;
}

/** A number of one to eight bytes; the leading zero bits say of how many. */
function readNumber(bytes: Buffer, at: number, keepsMark: boolean): { value: number; length: number } | null {
  const first = bytes[at];
  if (first === undefined || first === 0) return null;
  const length = Math.clz32(first) - 23;
  if (at + length > bytes.length) return null;
  let value = keepsMark ? first : first & (0xff >> length);
  for (let index = 1; index < length; index += 1) value = value * 256 + (bytes[at + index] ?? 0);
  const isUnknown = !keepsMark && value === 2 ** (7 * length) - 1;
  return { value: isUnknown ? Number.POSITIVE_INFINITY : value, length };
}

function* elementsIn(bytes: Buffer): Generator<Element> {
  for (let at = 0; at < bytes.length;) {
    const id = readNumber(bytes, at, true);
    const length = id === null ? null : readNumber(bytes, at + id.length, false);
    if (id === null || length === null) return;
    const begin = at + id.length + length.length;
    const end = Math.min(bytes.length, begin + length.value);
    yield { id: id.value, content: bytes.subarray(begin, end) };
    at = end;
  }
}

function find(bytes: Buffer | undefined, id: number): Buffer | undefined {
  if (bytes === undefined) return undefined;
  for (const element of elementsIn(bytes)) if (element.id === id) return element.content;
  return undefined;
}

function wholeNumber(bytes: Buffer | undefined): number {
  return bytes === undefined || bytes.length === 0 || bytes.length > 6 ? 0 : bytes.readUIntBE(0, bytes.length);
}

function realNumber(bytes: Buffer | undefined): number {
  return bytes?.length === 8 ? bytes.readDoubleBE() : bytes?.length === 4 ? bytes.readFloatBE() : 0;
}

const codecNames: Readonly<Record<string, string>> = {
  V_VP8: 'vp8',
  V_VP9: 'vp9',
  V_AV1: 'av01.0.08M.08',
  A_OPUS: 'opus',
  A_VORBIS: 'vorbis',
};

function formatText(bytes: Buffer | undefined): string {
  return bytes?.toString('latin1').replace(/\0+$/, '') ?? '';
}

export async function probeWebm(file: FileHandle): Promise<Probe> {
  const buffer = Buffer.alloc(firstBytes);
  const { bytesRead } = await file.read(buffer, 0, firstBytes, 0);
  const bytes = buffer.subarray(0, bytesRead);
  if (formatText(find(find(bytes, ids.head), ids.docType)) !== 'webm') return refused('format');
  const segment = find(bytes, ids.segment);
  const info = find(segment, ids.info);
  const tracks = [...elementsIn(find(segment, ids.tracks) ?? Buffer.alloc(0))].filter(({ id }) => id === ids.track);
  const picture = tracks.map(({ content }) => find(content, ids.picture)).find((one) => one !== undefined);
  const words = tracks
    .map(({ content }) => formatText(find(content, ids.codec)))
    .filter((one) => !one.startsWith('D_'));
  const codecs = words.flatMap((one) => codecNames[one] ?? []);
  if (codecs.length < words.length || picture === undefined)
    return refused(tracks.length === 0 ? 'unreadable' : 'codec');
  return asProbe({
    format: 'webm',
    codecs: codecs.join(', '),
    seconds: (realNumber(find(info, ids.duration)) * (wholeNumber(find(info, ids.scale)) || 1_000_000)) / 1e9,
    width: wholeNumber(find(picture, ids.width)),
    height: wholeNumber(find(picture, ids.height)),
  });
}
