import type { FileHandle } from 'node:fs/promises';
import { asProbe, type Probe, refused } from './video-facts.ts';

/** ISO base media (ISO/IEC 14496-12): boxes of a length, a name of four letters, and content. */
interface Box {
  readonly name: string;
  readonly content: Buffer;
}

const containers: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);
/** Enough for the directory of a long film. */
const maxDirectoryBytes = 64 * 1024 * 1024;
const maxBoxes = 10_000;

function* boxesIn(bytes: Buffer): Generator<Box> {
  for (let at = 0; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (length < 8 || at + length > bytes.length) return;
    yield { name: bytes.toString('latin1', at + 4, at + 8), content: bytes.subarray(at + 8, at + length) };
    at += length;
  }
}

function* walkLeaves(bytes: Buffer): Generator<Box> {
  for (const box of boxesIn(bytes)) {
    if (containers.has(box.name)) yield* walkLeaves(box.content);
    else yield box;
  }
}

/** The directory of the file (`moov`), wherever it stands among the top boxes. */
async function readDirectory(file: FileHandle, size: number): Promise<Buffer | null> {
  const head = Buffer.alloc(16);
  for (let at = 0, count = 0; at + 8 <= size && count < maxBoxes; count += 1) {
    const { bytesRead } = await file.read(head, 0, 16, at);
    if (bytesRead < 8) return null;
    const short = head.readUInt32BE(0);
    const isLong = short === 1 && bytesRead === 16;
    const length = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? size - at : short;
    const skip = isLong ? 16 : 8;
    if (length < skip) return null;
    if (head.toString('latin1', 4, 8) === 'moov') {
      if (length > maxDirectoryBytes || at + length > size) return null;
      const content = Buffer.alloc(length - skip);
      await file.read(content, 0, content.length, at + skip);
      return content;
    }
    at += length;
  }
  return null;
}

function toSeconds(header: Buffer): number {
  const isLong = header[0] === 1;
  const scale = header.readUInt32BE(isLong ? 20 : 12);
  const duration = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  return duration / scale;
}

interface Track {
  readonly codec: string | null;
  readonly size: { readonly width: number; readonly height: number } | null;
}

const hex = (byte: number | undefined): string => (byte ?? 0).toString(16).toUpperCase().padStart(2, '0');

/** The first sample entry of a track says how its samples are coded. */
function findTrack(description: Buffer): Track | null {
  const [entry] = boxesIn(description.subarray(8));
  if (entry === undefined) return null;
  if (entry.name === 'mp4a') return { codec: 'mp4a.40.2', size: null };
  if (entry.name === 'avc1' || entry.name === 'avc3') {
    const size = { width: entry.content.readUInt16BE(24), height: entry.content.readUInt16BE(26) };
    const settings = [...boxesIn(entry.content.subarray(78))].find(({ name }) => name === 'avcC')?.content;
    if (settings === undefined) return { codec: null, size };
    return { codec: `avc1.${hex(settings[1])}${hex(settings[2])}${hex(settings[3])}`, size };
  }
  // Words and pictures beside the film matter to no player; another coding of picture or sound does.
  return /^(?:tx3g|wvtt|text|tmcd|mett|rtp )$/.test(entry.name) ? null : { codec: null, size: null };
}

/** Accepts H.264 with or without AAC, which nearly every browser plays. */
export async function probeMp4(file: FileHandle, size: number): Promise<Probe> {
  const directory = await readDirectory(file, size);
  if (directory === null) return refused('unreadable');
  const leaves = [...walkLeaves(directory)];
  const header = leaves.find(({ name }) => name === 'mvhd')?.content;
  if (header === undefined) return refused('unreadable');
  const tracks = leaves.flatMap(({ name, content }) => (name === 'stsd' ? (findTrack(content) ?? []) : []));
  const picture = tracks.find((track) => track.size !== null)?.size;
  const codecs = tracks.flatMap(({ codec }) => codec ?? []);
  if (codecs.length < tracks.length || picture === undefined || picture === null) return refused('codec');
  return asProbe({ format: 'mp4', codecs: codecs.join(', '), seconds: toSeconds(header), ...picture });
}
