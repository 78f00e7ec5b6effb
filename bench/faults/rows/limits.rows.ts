import { execFile } from 'node:child_process';
import { readdir, readlink } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { writeCustomsFile } from '../../customs-file.ts';
import type { FaultContext, FaultRow, Outcome } from '../fault-row.ts';
import { limitMemory, needsCommand, needsMemoryGroup } from '../needs.ts';
import { runProgram, startProgram } from '../run-program.ts';
import { askPages, fetchReadiness, measureRecovery, openSite, type Site, siteSettings } from '../site.ts';

const run = promisify(execFile);

/** Opens connections that send a request and, unless `reads`, never read the answer. */
function openConnections(site: Site, count: number, request: string, reads: boolean): readonly Socket[] {
  const { port } = new URL(site.address);
  return Array.from({ length: count }, () => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(request);
    if (reads) socket.resume();
    else socket.pause();
    return socket;
  });
}

const crowd = 300;
const crowdMs = 5_000;

async function runOutOfDescriptors(context: FaultContext): Promise<Outcome> {
  const wrong: string[] = [];
  const recoverySeconds: number[] = [];
  const limits = [256, 128, 64];
  for (const limit of limits) {
    const site = await openSite(context, { dataDir: join(context.folder, `data-${limit}`) });
    // Lowered before any page was asked for: cold, and full at once.
    await run('prlimit', ['--pid', String(site.portal?.pid), `--nofile=${limit}:${limit}`]);
    const sockets = openConnections(site, crowd, 'GET /cn/Homepage HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n', true);
    await wait(crowdMs);
    const during = await fetchReadiness(site.address);
    for (const socket of sockets) socket.destroy();
    recoverySeconds.push(await measureRecovery(site, performance.now(), 30_000));
    wrong.push(...(await askPages(site)).map((fault) => `at ${limit} descriptors ${fault} afterwards`));
    if (site.portal?.hasEnded() === true) wrong.push(`at ${limit} descriptors the portal died`);
    context.say(`${limit} descriptors: /readyz ${during} meanwhile`);
    await site.portal?.stop();
  }
  return {
    tries: limits.length,
    recoverySeconds,
    wrong,
    notes: `${limits.join(', ')} descriptors, ${crowd} connections`,
  };
}

const memoryMegabytes = [1024, 768];
const importRows = 300_000;

/** Runs portal, database and a large import within a memory limit: it must load, or be refused naming what it needs. */
async function importWithin(context: FaultContext, megabytes: number, path: string) {
  const through = await limitMemory(context, megabytes);
  const site = await openSite(context, { dataDir: join(context.folder, `data-${megabytes}`), through });
  const { code, output, seconds } = await startProgram(context, {
    program: 'import',
    args: ['customs-query', path],
    settings: site.settings,
    through,
  }).ended;
  const recovery = await measureRecovery(site, performance.now(), 30_000);
  const shortage = /\d+ MB > \d+ MB/.exec(output)?.[0];
  const became = code === 0 ? `loaded in ${seconds.toFixed(0)} s` : `refused, ${shortage ?? 'without a figure'}`;
  const faults = [
    ...(await askPages(site)),
    ...(site.portal?.hasEnded() === true ? ['the portal died'] : []),
    ...(code === null ? ['the import was killed'] : []),
    ...(code !== null && code !== 0 && shortage === undefined ? [`the import ended with ${code}`] : []),
  ];
  await site.portal?.stop();
  return { recovery, note: `${megabytes} MiB: ${became}`, wrong: faults.map((fault) => `${megabytes} MiB: ${fault}`) };
}

async function limitPortalMemory(context: FaultContext): Promise<Outcome> {
  const path = join(context.folder, 'large.csv');
  await writeCustomsFile(path, context.count ?? importRows);
  const found: Awaited<ReturnType<typeof importWithin>>[] = [];
  for (const megabytes of memoryMegabytes) found.push(await importWithin(context, megabytes, path));
  return {
    tries: found.length,
    recoverySeconds: found.map(({ recovery }) => recovery),
    wrong: found.flatMap(({ wrong }) => wrong),
    notes: found.map(({ note }) => note).join(', '),
  };
}

const addressBytes = 2 ** 30;
const plainEndSeconds = 10;

/** Node reserves more address space than that before any portal code runs, so it need only end at once. */
async function limitAddresses(context: FaultContext): Promise<Outcome> {
  const dataDir = join(context.folder, 'data');
  const wrong: string[] = [];
  for (const program of ['portal', 'start'] as const) {
    const { code, output, seconds } = await runProgram(context, {
      program,
      settings: { ...siteSettings, DATA_DIR: dataDir, PORT: '0' },
      through: ['prlimit', `--as=${addressBytes}`],
    });
    if (code === 0 || seconds > plainEndSeconds)
      wrong.push(`${program} ended with ${code} after ${seconds.toFixed(0)} s`);
    if (!/out of memory/i.test(output)) wrong.push(`${program} does not say that memory is lacking`);
  }
  if ((await readdir(dataDir).catch(() => [])).length > 0) wrong.push('the data folder was begun');
  return { tries: 2, wrong, notes: "ends at once with Node's own words, nothing begun" };
}

const stalled = 60;
const stalledLimitMs = 70_000;
/** More than the socket buffers of the system hold. */
const requestCount = 60;

async function countSockets(pid: number): Promise<number> {
  const folder = `/proc/${pid}/fd`;
  const targets = await Promise.all(
    (await readdir(folder)).map((name) => readlink(join(folder, name)).catch(() => '')),
  );
  return targets.filter((target) => target.startsWith('socket:')).length;
}

async function keepFromReading(context: FaultContext): Promise<Outcome> {
  const site = await openSite(context);
  const page = `${site.address}/cn/Homepage`;
  await fetch(page).then((answer) => answer.arrayBuffer());
  const pid = site.portal?.pid ?? 0;
  const before = await countSockets(pid);
  const request = 'GET /BTCData HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(requestCount);
  const sockets = openConnections(site, stalled, request, false);
  const pageMs: number[] = [];
  const since = performance.now();
  let left = stalled;
  let unanswered = 0;
  while (left > 0 && performance.now() - since < stalledLimitMs) {
    const began = performance.now();
    const isThere = await fetch(page, { headers: { Connection: 'close' } }).then(
      (answer) => answer.arrayBuffer().then(() => answer.ok),
      () => false,
    );
    if (isThere) pageMs.push(performance.now() - began);
    else unanswered += 1;
    await wait(500);
    left = Math.max(0, (await countSockets(pid)) - before);
  }
  const seconds = (performance.now() - since) / 1000;
  for (const socket of sockets) socket.destroy();
  return {
    tries: stalled,
    recoverySeconds: [seconds],
    wrong: left > 0 ? [`${left} of ${stalled} connections were still open after ${seconds.toFixed(0)} s`] : [],
    notes: `recovery: until they are closed; a kept page meanwhile ${Math.max(...pageMs).toFixed(0)} ms at most`,
  };
}

export const limitRows: readonly FaultRow[] = [
  {
    name: 'descriptors',
    what: 'few descriptors and 300 connections while no page was made yet',
    needs: [needsCommand('prlimit')],
    tries: 1,
    run: runOutOfDescriptors,
  },
  {
    name: 'memory',
    what: 'portal, database and a large import within 1024 and 768 MiB; --count rows',
    needs: [needsMemoryGroup],
    tries: 1,
    run: limitPortalMemory,
  },
  {
    name: 'addresses',
    what: 'ulimit -v of 1 GiB',
    needs: [needsCommand('prlimit')],
    tries: 1,
    run: limitAddresses,
  },
  {
    name: 'stalled-readers',
    what: '60 connections that ask for more than the buffers take and never read',
    tries: 1,
    waits: true,
    run: keepFromReading,
  },
];
