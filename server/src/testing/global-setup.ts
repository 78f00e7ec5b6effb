import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/db/embedded/embedded-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Superuser URL of the test run's PostgreSQL server. */
    readonly databaseAdminUrl: string;
    /** The same server for the program's own role. */
    readonly databaseUrl: string;
    readonly runFolder: string;
  }
}

const folderPrefix = 'btc-test-postgres-';
const quiet = { info: () => undefined, warn: () => undefined };
let running: { postgres: EmbeddedPostgres; folder: string } | null = null;

export async function setup(project: TestProject): Promise<void> {
  await sweepDeadRuns();
  const folder = await mkdtemp(join(tmpdir(), folderPrefix));
  // As root the server runs under another account, which must be able to enter.
  await chmod(folder, 0o755);
  await writeFile(join(folder, 'owner'), String(process.pid));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: quiet, durable: false });
  running = { postgres, folder };
  project.provide('databaseAdminUrl', postgres.adminUrl);
  project.provide('databaseUrl', postgres.url);
  project.provide('runFolder', folder);
}

export async function teardown(): Promise<void> {
  if (running === null) return;
  await running.postgres.stop();
  await rm(running.folder, { recursive: true, force: true });
}

/** A killed run leaves its server; one whose lock file is gone ends itself within a minute. */
async function sweepDeadRuns(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(folderPrefix));
  for (const name of names) {
    const folder = join(tmpdir(), name);
    const owner = Number(await readFile(join(folder, 'owner'), 'utf8').catch(() => '0'));
    if (owner > 0 && !isAlive(owner)) await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
