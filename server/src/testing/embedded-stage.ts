import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import {
  type EmbeddedOptions,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#platform/db/embedded/embedded-postgres.ts';

const fixture = fileURLToPath(new URL('../platform/db/embedded/embedded-owner.fixture.ts', import.meta.url));

export interface OwnerProcess {
  readonly child: ChildProcess;
  readonly url: string;
  readonly adminUrl: string;
  /** Signals the process and waits; resolves with the exit code, null after a kill. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface EmbeddedStage {
  readonly folder: string;
  readonly dataDir: string;
  readonly outside: string;
  readonly said: string[];
  start(options?: Partial<EmbeddedOptions>): Promise<EmbeddedPostgres>;
  startProcess(as?: { readonly uid: number; readonly gid: number }): Promise<OwnerProcess>;
  clear(): Promise<void>;
}

export async function setStage(): Promise<EmbeddedStage> {
  const folder = await mkdtemp(join(tmpdir(), 'btc-embedded-'));
  await chmod(folder, 0o755);
  const [dataDir, outside] = [join(folder, 'data'), join(folder, 'outside')];
  const said: string[] = [];
  const say = (text: string): void => void said.push(text);
  const running: EmbeddedPostgres[] = [];
  const owners: OwnerProcess[] = [];
  return {
    folder,
    dataDir,
    outside,
    said,
    start: async (options = {}) => {
      const postgres = await startEmbeddedPostgres({ dataDir, outside, log: { info: say, warn: say }, ...options });
      running.push(postgres);
      return postgres;
    },
    startProcess: async (as) => {
      const owner = await startOwner([dataDir, outside], as);
      owners.push(owner);
      return owner;
    },
    clear: async () => {
      await Promise.all(owners.map((owner) => owner.end('SIGKILL')));
      await Promise.all(running.map((postgres) => postgres.stop()));
      await killServers(folder);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startOwner(args: readonly string[], as: object = {}): Promise<OwnerProcess> {
  const child = spawn(process.execPath, [fixture, ...args], { stdio: ['ignore', 'pipe', 'pipe'], cwd: '/', ...as });
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const errors: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (part: string) => errors.push(part));
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').once('data', resolve);
    void ended.then(() => reject(new Error(`The owner ended: ${errors.join('')}`)));
  });
  const { url, adminUrl } = readAddresses(JSON.parse(line));
  const end = (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    return ended;
  };
  return { child, url, adminUrl, end };
}

function readAddresses(value: unknown): { url: string; adminUrl: string } {
  if (typeof value !== 'object' || value === null || !('url' in value) || !('adminUrl' in value))
    throw new Error('not addresses');
  return { url: String(value.url), adminUrl: String(value.adminUrl) };
}

export async function ask(url: string, statement: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function findServers(folder: string): Promise<readonly number[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    names.map(async (name) => {
      const [status, command] = await Promise.all(
        ['stat', 'cmdline'].map((file) => readFile(`/proc/${name}/${file}`, 'utf8').catch(() => '')),
      );
      const [, parent] = /\) \S (\d+)/.exec(status ?? '') ?? [];
      return {
        pid: Number(name),
        parent: Number(parent),
        isServer: command?.includes(`-D\0${folder}`) === true && command.includes('postgres\0'),
      };
    }),
  );
  const servers = new Set(found.filter((one) => one.isServer).map((one) => one.pid));
  return found.filter((one) => servers.has(one.pid) || servers.has(one.parent)).map((one) => one.pid);
}

export async function killServers(folder: string): Promise<void> {
  for (const pid of await findServers(folder)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended by itself since we looked.
    }
  }
}
