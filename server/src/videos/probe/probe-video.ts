import { open } from 'node:fs/promises';
import type { VideoFormat } from '@btc/contract/videos/video-codes.ts';
import { probeMp4 } from './mp4.ts';
import { type Probe, refused } from './video-facts.ts';
import { probeWebm } from './webm.ts';

/** Format by the first twelve bytes; null for anything but the two formats. */
export function getFormat(head: Buffer): VideoFormat | null {
  if (head.length < 12) return null;
  if (head.toString('latin1', 4, 8) === 'ftyp') return 'mp4';
  return head.readUInt32BE(0) === 0x1a45dfa3 ? 'webm' : null;
}

/** Detects the format by the first bytes, never by the file name. */
export async function probeVideo(path: string): Promise<Probe> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(12);
    await file.read(head, 0, 12, 0);
    const format = getFormat(head);
    if (format === null) return refused('format');
    return await (format === 'mp4' ? probeMp4(file, size) : probeWebm(file));
  } catch (error) {
    // A box that claims more than there is ends in a read beyond the buffer.
    if (error instanceof RangeError) return refused('unreadable');
    throw error;
  } finally {
    await file.close();
  }
}
