/** Archives are plain tar (POSIX ustar), readable on any machine without this program. */
export const blockBytes = 512;

export interface TarEntry {
  readonly name: string;
  readonly bytes: number;
}

const places = { size: [124, 12], modified: [136, 12], checksum: [148, 8], prefix: [345, 155] } as const;

/** Name, and its leading folders where it is longer than a hundred characters. */
function splitName(name: string): readonly [string, string] {
  if (Buffer.byteLength(name) <= 100) return [name, ''];
  const cut = name.indexOf('/', name.length - 101);
  const [prefix, rest] = [name.slice(0, cut), name.slice(cut + 1)];
  if (cut < 1 || Buffer.byteLength(prefix) > 155 || Buffer.byteLength(rest) > 100) {
    throw new Error(`Too long a name for an archive: ${name}`);
  }
  return [rest, prefix];
}

function octal(value: number, width: number): string {
  return `${value.toString(8).padStart(width - 1, '0')}\0`;
}

function computeChecksum(header: Buffer): number {
  const [from, length] = places.checksum;
  return header.reduce((sum, byte, index) => sum + (index >= from && index < from + length ? 32 : byte), 0);
}

export function writeHeader({ name, bytes }: TarEntry, modifiedAt: Date): Buffer {
  const header = Buffer.alloc(blockBytes);
  const [rest, prefix] = splitName(name);
  header.write(rest, 0);
  header.write(`${octal(0o644, 8)}${octal(0, 8)}${octal(0, 8)}`, 100, 'latin1');
  header.write(octal(bytes, 12), places.size[0], 'latin1');
  header.write(octal(Math.floor(modifiedAt.getTime() / 1000), 12), places.modified[0], 'latin1');
  header.write('0', 156, 'latin1');
  header.write('ustar\x0000', 257, 'latin1');
  header.write(prefix, places.prefix[0]);
  header.write(`${computeChecksum(header).toString(8).padStart(6, '0')}\0 `, places.checksum[0], 'latin1');
  return header;
}

function textAt(header: Buffer, from: number, length: number): string {
  const field = header.subarray(from, from + length);
  const end = field.indexOf(0);
  return field.toString('utf8', 0, end === -1 ? length : end);
}

/** Reads a header block; null for the empty one that ends an archive. */
export function readHeader(header: Buffer): TarEntry | null {
  if (header.every((byte) => byte === 0)) return null;
  const [sum, length] = places.checksum;
  if (Number.parseInt(textAt(header, sum, length), 8) !== computeChecksum(header)) {
    throw new Error('The archive is damaged: a header does not fit its checksum');
  }
  const bytes = Number.parseInt(textAt(header, ...places.size), 8);
  const prefix = textAt(header, ...places.prefix);
  const name = textAt(header, 0, 100);
  return { name: prefix === '' ? name : `${prefix}/${name}`, bytes };
}

export function computePadding(bytes: number): number {
  return (blockBytes - (bytes % blockBytes)) % blockBytes;
}
