import { access, constants } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { Config } from './config.ts';
import { makeDataFolder } from './data-folder.ts';

/** Issues of the data folder, which is created, and of the listening address; one readable line each. */
export async function findPlaceIssues({
  dataDir,
  host,
  port,
}: Pick<Config, 'dataDir' | 'host' | 'port'>): Promise<readonly string[]> {
  const [folder, address] = await Promise.all([toCode(openFolder(dataDir)), toCode(tryToListen(host, port))]);
  return [
    ...(folder === null
      ? []
      : [`DATA_DIR must be a folder that this account can write in, not "${dataDir}" (${folder})`]),
    ...(address === null ? [] : [addressIssue(address, { host, port })]),
  ];
}

function addressIssue(code: string, { host, port }: { readonly host: string; readonly port: number }): string {
  switch (code) {
    case 'EADDRINUSE':
      return `PORT must be a free one; another program listens on ${port} of ${host}`;
    case 'EACCES':
      return `PORT must be one that this account may listen on, not "${port}"`;
    default:
      return `HOST must be an address of this machine, not "${host}" (${code})`;
  }
}

async function openFolder(folder: string): Promise<void> {
  await makeDataFolder(folder);
  await access(folder, constants.W_OK | constants.X_OK);
}

function tryToListen(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

async function toCode(trying: Promise<void>): Promise<string | null> {
  try {
    await trying;
    return null;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}
