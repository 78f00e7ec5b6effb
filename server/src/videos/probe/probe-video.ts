import { open } from 'node:fs/promises';
import { probeMp4 } from './mp4.ts';
import { type Probe, refused } from './video-facts.ts';
import { probeWebm } from './webm.ts';

/** Looks into a file for what it is: by its first bytes, never by its name. */
export async function probeVideo(path: string): Promise<Probe> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(12);
    await file.read(head, 0, 12, 0);
    if (head.toString('latin1', 4, 8) === 'ftyp') return await probeMp4(file, size);
    if (head.readUInt32BE(0) === 0x1a45dfa3) return await probeWebm(file);
    return refused('format');
  } catch (error) {
    // A box that claims more than there is ends in a read beyond the buffer.
    if (error instanceof RangeError) return refused('unreadable');
    throw error;
  } finally {
    await file.close();
  }
}
