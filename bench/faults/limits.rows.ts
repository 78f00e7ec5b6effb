import { execFile } from 'node:child_process';
import { readdir, readlink, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { writeCustomsFile } from '../customs-file.ts';
import type { FaultContext, FaultRow, Outcome } from './fault-row.ts';
import { limitMemory, needsCommand, needsMemoryGroup } from './needs.ts';
import { runProgram } from './run-program.ts';
import { askReadiness, layOutSite, measureRecovery, openSite, type Site } from './site.ts';

const run = promisify(execFile);
const pages = ['/cn/Homepage', '/Homepage', '/BTCData', '/cn/BTCEst'];

/** Opens connections that ask for something and, if they are to, never read the answer. */
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

async function askPages(site: Site): Promise<readonly string[]> {
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
    const during = await askReadiness(site.address);
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

/** This process goes into the group, so that what it starts is in it, and out again. */
async function startWithin(site: Site, group: string): Promise<void> {
  await writeFile(group, String(process.pid));
  try {
    await site.start();
  } finally {
    await writeFile('/sys/fs/cgroup/memory/cgroup.procs', String(process.pid));
  }
}

const memoryMegabytes = 1024;
const importRows = 300_000;

async function limitPortalMemory(context: FaultContext): Promise<Outcome> {
  // First, so that it is removed last: a group with a process in it stays.
  const group = await limitMemory(context, memoryMegabytes);
  const site = await layOutSite(context);
  await startWithin(site, group);
  const path = join(context.folder, 'large.csv');
  await writeCustomsFile(path, context.count ?? importRows);
  await writeFile(group, String(process.pid));
  const loading = runProgram(context, { program: 'import', args: ['customs-query', path], settings: site.settings });
  await writeFile('/sys/fs/cgroup/memory/cgroup.procs', String(process.pid));
  const { code, output, seconds } = await loading;
  const readySeconds = await measureRecovery(site, performance.now(), 30_000);
  const wrong = await askPages(site);
  const last = output.trim().split('\n').at(-1) ?? '';
  return {
    tries: 1,
    recoverySeconds: [readySeconds],
    wrong: [...wrong, ...(site.portal?.hasEnded() === true ? ['the portal died'] : [])],
    notes: `${memoryMegabytes} MiB for portal, database and import; the import ended with ${code} after ${seconds.toFixed(0)} s: ${last.slice(0, 120)}`,
  };
}

const stalled = 60;
/** A reader who asked for many answers at once is given two times a minute. */
const stalledLimitMs = 150_000;
/** More than the system's buffers take. */
const asked = 60;

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
  const request = 'GET /BTCData HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(asked);
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
    what: 'portal, database and a large import within 1 GiB; --count rows',
    needs: [needsMemoryGroup],
    tries: 1,
    run: limitPortalMemory,
  },
  {
    name: 'stalled-readers',
    what: '60 connections that ask for more than the buffers take and never read',
    tries: 1,
    waits: true,
    run: keepFromReading,
  },
];
