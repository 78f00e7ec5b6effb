import { mkdir } from 'node:fs/promises';

/** Creates the data folder, closed to other users; under root they may pass but not list it, for the database account. */
export async function makeDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
}
