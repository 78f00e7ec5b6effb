import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Config } from '#platform/config/config.ts';
import type { ImportDeskDeps } from '#trade/desk/import-desk-deps.ts';

const program = join(import.meta.dirname, 'import-upload.ts');

/** Processes an upload in a separate process on the same records and files; a stop ends that process at once. */
export function importApart(config: Config, databaseUrl: string): NonNullable<ImportDeskDeps['runApart']> {
  return async ({ id, job }, stopping) => {
    const child = spawn(process.execPath, [program, String(id), job.id, String(job.attempts)], {
      env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: config.dataDir },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const stop = (): void => void child.kill('SIGKILL');
    stopping.addEventListener('abort', stop);
    try {
      const [code, signal] = await once(child, 'exit');
      if (code !== 0) throw new Error(`The process that works on upload ${id} ended with ${code ?? signal}`);
    } finally {
      stopping.removeEventListener('abort', stop);
    }
  };
}
