import { mkdir } from 'node:fs/promises';

/**
 * Makes the data folder where it is missing: nobody else of the machine may look into it. Under root the account of the embedded
 * database must pass through to its own folder, so that then others may pass, but not list.
 */
export async function makeDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
}
