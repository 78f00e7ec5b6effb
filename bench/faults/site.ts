import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { killServers } from '@btc/server/src/testing/embedded-stage.ts';
import { findFreePort, type PortalProcess, startPortalProcess, type Until } from '../portal-process.ts';
import type { FaultContext } from './fault-row.ts';

const run = promisify(execFile);

/** Settings of the run's portals: few demonstration facts, and caller addresses from X-Forwarded-For. */
export const siteSettings = { DEMO: 'on', DEMO_FACTS: '20000', TRUST_PROXY: '1' } as const;

/** A portal on a copy of the template, with a fixed address. */
export interface Site {
  readonly dataDir: string;
  readonly address: string;
  readonly settings: Record<string, string>;
  /** Database URL of the portal's own role. */
  readonly databaseUrl: () => Promise<string>;
  portal: PortalProcess | null;
  start(until?: Until): Promise<PortalProcess>;
}

export interface SiteOptions {
  readonly settings?: Readonly<Record<string, string>>;
  readonly program?: 'portal' | 'start';
  readonly dataDir?: string;
  /** Uses the data folder as it is: no copy of the template. */
  readonly empty?: boolean;
  readonly through?: readonly string[];
  readonly databaseUrl?: string;
}

/** Database URL of a home made by a portal; its port may change from start to start. */
export async function readDatabaseUrl(home: string, role: 'portal' | 'postgres', port?: number): Promise<string> {
  const secrets: unknown = JSON.parse(await readFile(join(home, 'passwords.json'), 'utf8'));
  const password = typeof secrets === 'object' && secrets !== null ? Reflect.get(secrets, role) : '';
  const listens = port ?? Number(await readFile(join(home, 'port'), 'utf8'));
  return `postgres://${role}:${String(password)}@127.0.0.1:${listens}/${role}`;
}

/** Copies a folder with its owners, which the database server insists on. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await run('cp', ['-a', '--reflink=auto', `${from}/.`, to]);
}

export async function layOutSite(context: FaultContext, options: SiteOptions = {}): Promise<Site> {
  const { settings = {}, program = 'portal', dataDir = join(context.folder, 'data'), databaseUrl, empty } = options;
  if (databaseUrl === undefined && empty !== true) await copyFolder(context.template, dataDir);
  else if (databaseUrl !== undefined) {
    await mkdir(dataDir, { recursive: true });
    await copyFolder(join(context.template, 'files'), join(dataDir, 'files'));
  }
  const port = await findFreePort();
  const all = { ...siteSettings, DATA_DIR: dataDir, ...settings, PORT: String(port) };
  const site: Site = {
    dataDir,
    address: `http://127.0.0.1:${port}`,
    settings: databaseUrl === undefined ? all : { ...all, DATABASE_URL: databaseUrl },
    databaseUrl: () =>
      databaseUrl === undefined ? readDatabaseUrl(join(dataDir, 'postgres'), 'portal') : Promise.resolve(databaseUrl),
    portal: null,
    start: async (until) => {
      site.portal = await startPortalProcess(dataDir, site.settings, { program, through: options.through, until });
      return site.portal;
    },
  };
  context.atEnd(async () => {
    await site.portal?.stop();
    await killServers(`${dataDir}/`);
  });
  return site;
}

export async function openSite(context: FaultContext, options: SiteOptions = {}): Promise<Site> {
  const site = await layOutSite(context, options);
  await site.start();
  return site;
}

export async function fetchReadiness(address: string): Promise<number> {
  return fetch(`${address}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
}

const pages = ['/cn/Homepage', '/Homepage', '/BTCData', '/cn/BTCEst'];

export async function askPages(site: Site): Promise<readonly string[]> {
  const answers = await Promise.all(
    pages.map(async (page) => {
      const status = await fetch(`${site.address}${page}`).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        () => 0,
      );
      return status === 200 ? [] : [`${page} answers ${status}`];
    }),
  );
  return answers.flat();
}

const lookEveryMs = 20;
/** Good answers for this long count as recovery: /readyz caches its answer for a second. */
const steadyMs = 1_500;

/** Waits until the portal is steadily ready; gives the seconds from `since` to the first of the good answers. */
export async function measureRecovery(site: Site, since: number, limitMs = 60_000): Promise<number> {
  let first: number | null = null;
  while (first === null || performance.now() - first < steadyMs) {
    if (performance.now() - since > limitMs || site.portal?.hasEnded() === true) return Number.POSITIVE_INFINITY;
    const isReady = (await fetchReadiness(site.address)) === 200;
    first = isReady ? (first ?? performance.now()) : null;
    await wait(lookEveryMs);
  }
  return (first - since) / 1000;
}
