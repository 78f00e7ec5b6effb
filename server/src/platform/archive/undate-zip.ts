/** 1 January 1980, 00:00, the earliest moment of a ZIP archive, as its four bytes of time and date. */
const earliest = 0x00210000;

/* Offsets by the format's specification (APPNOTE 4.3). */
const end = { signature: 0x06054b50, size: 22, maxComment: 0xffff, count: 10, directory: 16 } as const;
const entry = { size: 46, time: 12, nameLength: 28, extraLength: 30, commentLength: 32, local: 42 } as const;
const localTime = 10;

function findEnd(zip: Buffer): number {
  const first = Math.max(0, zip.length - end.size - end.maxComment);
  for (let at = zip.length - end.size; at >= first; at -= 1) if (zip.readUInt32LE(at) === end.signature) return at;
  throw new Error('Not a ZIP archive');
}

/** Sets the time of every entry to the same moment, in place: the same files are the same bytes whenever they were packed. */
export function undateZip(zip: Buffer): Buffer {
  const ending = findEnd(zip);
  let at = zip.readUInt32LE(ending + end.directory);
  for (let left = zip.readUInt16LE(ending + end.count); left > 0; left -= 1) {
    zip.writeUInt32LE(earliest, at + entry.time);
    zip.writeUInt32LE(earliest, zip.readUInt32LE(at + entry.local) + localTime);
    const lengths = [entry.nameLength, entry.extraLength, entry.commentLength].map((one) => zip.readUInt16LE(at + one));
    at = lengths.reduce((sum, length) => sum + length, at + entry.size);
  }
  return zip;
}
