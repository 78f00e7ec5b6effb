import { open } from 'node:fs/promises';

/** Flips a bit in place, as a failing disk would; `at` is the position, 0 to 1. */
export async function flipBit(path: string, at: number): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    const position = Math.min(size - 1, Math.floor(size * at));
    const byte = Buffer.alloc(1);
    await file.read(byte, 0, 1, position);
    byte[0] = (byte[0] ?? 0) ^ (1 << (position % 8));
    await file.write(byte, 0, 1, position);
  } finally {
    await file.close();
  }
}

export function spreadPlaces(count: number): readonly number[] {
  const golden = 0.618_033_988_749_895;
  return Array.from({ length: count }, (_, index) => (0.37 + index * golden) % 1);
}
