import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export async function withFile<Result>(bytes: Blob, work: (path: string) => Promise<Result>): Promise<Result> {
  const folder = join(tmpdir(), 'btc-uploads');
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  try {
    await writeFile(path, new Uint8Array(await bytes.arrayBuffer()));
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}
