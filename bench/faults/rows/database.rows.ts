import pg from 'pg';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { breakUnderWrites } from '../break-under-writes.ts';
import {
  type DatabaseServer,
  openDatabaseServer,
  openStandby,
  openSwitch,
  terminateConnections,
} from '../database-server.ts';
import type { FaultContext, FaultRow, Outcome } from '../fault-row.ts';
import { startReading } from '../reading.ts';
import { fetchReadiness, measureRecovery, openSite } from '../site.ts';

/** About as long as a server restart with an upgrade of its programs. */
const restartMs = 4_000;

async function openExternal(context: FaultContext, settings: Readonly<Record<string, string>> = {}) {
  const server = await openDatabaseServer(context);
  const site = await openSite(context, { databaseUrl: server.url, settings });
  return { server, site };
}

async function restart(server: DatabaseServer): Promise<void> {
  await server.stop();
  await wait(restartMs);
  await server.start();
}

async function terminateOne(server: DatabaseServer): Promise<void> {
  for (let looks = 0; looks < 500; looks += 1) {
    const which = `and pid = (select pid from pg_stat_activity where application_name = 'btc-portal' and state = 'idle in transaction' limit 1)`;
    if ((await terminateConnections(server, which)) > 0) return;
    await wait(5);
  }
  throw new Error('No connection was found between two statements of a transaction');
}

async function readThrough(context: FaultContext): Promise<Outcome> {
  const { server, site } = await openExternal(context);
  const reading = startReading(site.address);
  context.atEnd(() => reading.stop());
  const recoverySeconds: number[] = [];
  let deaths = 0;
  for (let round = 0; round < context.tries; round += 1) {
    await wait(500);
    await restart(server);
    const seconds = await measureRecovery(site, performance.now(), 30_000);
    if (site.portal?.hasEnded() !== true) {
      recoverySeconds.push(seconds);
      continue;
    }
    deaths += 1;
    await site.start();
  }
  const statuses = await reading.stop();
  const late = recoverySeconds.filter((seconds) => seconds > 3).length;
  const odd = [...statuses].filter(([status]) => ![200, 503].includes(status) && !(status === 0 && deaths > 0));
  return {
    tries: context.tries,
    recoverySeconds,
    wrong: [
      ...(deaths > 0 ? [`the portal died ${deaths} of ${context.tries}`] : []),
      ...(late > 0 ? [`${late} of ${context.tries} not ready within 3 s`] : []),
      ...odd.map(([status, times]) => `${times} pages answered ${status}`),
    ],
    notes: `pages: ${[...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')}`,
  };
}

async function promote(context: FaultContext): Promise<Outcome> {
  let primary = await openDatabaseServer(context);
  const front = await openSwitch(context, primary.port);
  const url = primary.url.replace(`:${primary.port}/`, `:${front.port}/`);
  const site = await openSite(context, { databaseUrl: url });
  let servers = 1;
  const strike = async () => {
    servers += 1;
    const standby = await openStandby(context, primary, `database-${servers}`);
    await wait(500);
    await primary.kill();
    await standby.promote();
    front.to(standby.port);
    primary = standby;
  };
  return breakUnderWrites(context, site, { strike });
}

const goneMs = 20_000;
const readinessCachedMs = 1_000;

async function stayAway(context: FaultContext): Promise<Outcome> {
  const { server, site: first } = await openExternal(context);
  const second = await openSite(context, { databaseUrl: server.url, dataDir: join(context.folder, 'second') });
  const sites = [first, second];
  const answersMs: number[] = [];
  const recoverySeconds: number[] = [];
  const wrong: string[] = [];
  await server.stop();
  const away = performance.now();
  while (performance.now() - away < goneMs) {
    for (const { address } of sites) {
      const startedAt = performance.now();
      const status = await fetchReadiness(address);
      answersMs.push(performance.now() - startedAt);
      if (status !== 503 && startedAt - away > readinessCachedMs)
        wrong.push(`/readyz answered ${status} while the database was away`);
    }
    await wait(500);
  }
  await server.start();
  const since = performance.now();
  for (const site of sites) recoverySeconds.push(await measureRecovery(site, since, 30_000));
  if (sites.some(({ portal }) => portal?.hasEnded() !== false)) wrong.push('a portal died');
  if (recoverySeconds.some((seconds) => seconds > 3)) wrong.push('not ready within 3 s');
  const slowest = Math.max(...answersMs);
  return {
    tries: 1,
    recoverySeconds,
    wrong: [...new Set(wrong)],
    notes: `/readyz meanwhile 503 in ${slowest.toFixed(0)} ms at most`,
  };
}

const lockMs = 20_000;
const waitingCalls = 30;

async function lockTable(context: FaultContext): Promise<Outcome> {
  const { server, site } = await openExternal(context);
  const page = `${site.address}/cn/Homepage`;
  await fetch(page).then((answer) => answer.arrayBuffer());
  const holder = new pg.Client({ connectionString: server.adminUrl.replace(/\/postgres$/, '/portal') });
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table account, session in access exclusive mode');
  const headers = { 'Content-Type': 'application/json', Token: 'a'.repeat(43), Authorization: 'btc-portal' };
  const body = JSON.stringify({ MessageType: 0, MessageID: crypto.randomUUID(), Data: { UserName: 'demo_paid' } });
  const calls = Array.from({ length: waitingCalls }, () =>
    fetch(`${site.address}/api/system/GetWebCollection`, { method: 'POST', headers, body }).then(
      ({ status }) => status,
      () => 0,
    ),
  );
  const pageMs: number[] = [];
  const began = performance.now();
  while (performance.now() - began < lockMs) {
    const startedAt = performance.now();
    await fetch(page).then((answer) => answer.arrayBuffer());
    pageMs.push(performance.now() - startedAt);
    await wait(500);
  }
  await holder.query('rollback');
  await holder.end();
  const since = performance.now();
  const seconds = await measureRecovery(site, since, 30_000);
  const statuses = await Promise.all(calls);
  const odd = statuses.filter((status) => status === 0 || (status >= 500 && status !== 503)).length;
  return {
    tries: 1,
    recoverySeconds: [seconds],
    wrong: [
      ...(odd > 0 ? [`${odd} of ${waitingCalls} waiting calls had neither an answer nor 503`] : []),
      ...(seconds > 3 ? ['not ready within 3 s'] : []),
      ...(site.portal?.hasEnded() === true ? ['the portal died'] : []),
    ],
    notes: `a kept page meanwhile ${Math.max(...pageMs).toFixed(0)} ms at most`,
  };
}

export const databaseRows: readonly FaultRow[] = [
  {
    name: 'stop-database-writes',
    what: 'external PostgreSQL: stop -m fast and, seconds later, start, under writes',
    tries: 3,
    run: async (context) => {
      const { server, site } = await openExternal(context);
      return breakUnderWrites(context, site, { strike: () => restart(server) });
    },
  },
  {
    name: 'stop-database-reads',
    what: 'external PostgreSQL: stop -m fast and, seconds later, start, while pages are read',
    tries: 2,
    run: readThrough,
  },
  {
    name: 'terminate-all',
    what: 'pg_terminate_backend of all connections of the portal, under writes',
    run: async (context) => {
      const { server, site } = await openExternal(context);
      return breakUnderWrites(context, site, {
        strike: async () => {
          await terminateConnections(server, '');
        },
      });
    },
  },
  {
    name: 'terminate-one',
    what: 'pg_terminate_backend of one connection between two statements of a transaction, under writes',
    run: async (context) => {
      const { server, site } = await openExternal(context);
      return breakUnderWrites(context, site, { strike: () => terminateOne(server) });
    },
  },
  {
    name: 'terminate-ten',
    what: 'pg_terminate_backend of ten such connections, one after the other',
    tries: 2,
    run: async (context) => {
      const { server, site } = await openExternal(context);
      const strike = async () => {
        for (let index = 0; index < 10; index += 1) await terminateOne(server);
      };
      return breakUnderWrites(context, site, { strike });
    },
  },
  {
    name: 'promote-standby',
    what: 'kill -9 of the primary under writes; a standby that has every acknowledged write takes its place and address',
    tries: 1,
    run: promote,
  },
  {
    name: 'database-gone',
    what: 'external PostgreSQL away for 20 s, two idle portals',
    tries: 1,
    waits: true,
    run: stayAway,
  },
  {
    name: 'table-lock',
    what: 'accounts and sessions locked for 20 s, 30 waiting calls',
    tries: 1,
    waits: true,
    run: lockTable,
  },
];
