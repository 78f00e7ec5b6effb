import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import nodeOptions from '../server/node-options.json' with { type: 'json' };
import { root } from './bench-context.ts';

export interface PortalProcess {
  readonly address: string;
  readonly pid: number;
  readonly startSeconds: number;
  stop(): Promise<void>;
  kill(): Promise<void>;
  hasEnded(): boolean;
}

const startLimitMs = 180_000;
const lookEveryMs = 10;

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}

/** What a start waits for: `ready`: /readyz is good; `listening`: it answers at all. */
export type Until = 'ready' | 'listening';

async function hasCome(address: string, until: Until): Promise<boolean> {
  return fetch(`${address}/readyz`).then(
    (answer) => answer.ok || until === 'listening',
    () => false,
  );
}

/** The portal's own program with the options of `npm start`, or the script that `npm start` calls. */
const programs = {
  portal: [...nodeOptions, join(root, 'server/src/main.ts')],
  start: [join(root, 'tools/start.mjs')],
} as const;

/** Starts the portal on a data folder, logging to a file. PORT fixes the address; `through` is a command prefix. */
export async function startPortalProcess(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
  {
    program = 'portal',
    through = [],
    until = 'ready',
  }: {
    program?: keyof typeof programs | undefined;
    through?: readonly string[] | undefined;
    until?: Until | undefined;
  } = {},
): Promise<PortalProcess> {
  const port = settings['PORT'] ?? (await findFreePort());
  const address = `http://127.0.0.1:${port}`;
  const log = await open(`${dataDir}.log`, 'a');
  const started = performance.now();
  const [command = '', ...args] = [...through, process.execPath, ...programs[program]];
  const child = spawn(command, args, {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: address,
      DATA_DIR: dataDir,
      LOG_FORMAT: 'json',
      LOG_LEVEL: 'info',
      // As `npm start` has it.
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node-compile'),
      ...settings,
    },
    stdio: ['ignore', log.fd, log.fd],
  });
  const gone = once(child, 'exit');
  await log.close();
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (hasEnded()) return;
    child.kill(signal);
    await gone;
  };
  const stop = (): Promise<void> => end('SIGTERM');
  while (!(await hasCome(address, until))) {
    if (hasEnded() || child.pid === undefined) throw new Error(`The portal did not start: ${dataDir}.log`);
    if (performance.now() - started > startLimitMs) {
      await stop();
      throw new Error(`The portal was not ready in time: ${dataDir}.log`);
    }
    await wait(lookEveryMs);
  }
  const startSeconds = (performance.now() - started) / 1000;
  return { address, pid: child.pid ?? 0, startSeconds, stop, kill: () => end('SIGKILL'), hasEnded };
}
