import { execFile } from 'node:child_process';
import { open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ask, findServers } from '@btc/server/src/testing/embedded-stage.ts';
import type { FaultContext, FaultRow, Outcome } from '../fault-row.ts';
import { mountSmall, needsMount, remount } from '../needs.ts';
import { runProgram } from '../run-program.ts';
import {
  fetchReadiness,
  layOutSite,
  measureRecovery,
  openSite,
  readDatabaseUrl,
  siteSettings,
  type Site,
} from '../site.ts';
import { startReading } from '../reading.ts';
import { startWork } from '../writers/work.ts';

const run = promisify(execFile);
/** Room for the demonstration records, one checkpoint's worth of WAL and a little more. */
const diskMegabytes = 300;
const fullMs = 5_000;

async function fill(path: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    for (const size of [1 << 20, 1 << 12]) {
      const block = Buffer.alloc(size);
      // What is written in part has filled the disk.
      while ((await file.write(block).catch(() => ({ bytesWritten: 0 }))).bytesWritten === size);
    }
  } finally {
    await file.close().catch(() => undefined);
  }
}

/** Writes to the WAL until it cannot grow; the server may die of it and is then restarted by the portal. */
async function exhaustLog(site: Site): Promise<void> {
  const url = await readDatabaseUrl(join(site.dataDir, 'postgres'), 'postgres');
  const statement = `select pg_logical_emit_message(false, 'fault', repeat('x', 1000000)) from generate_series(1, 8)`;
  for (let round = 0; round < 60; round += 1) {
    const isDone = await ask(url, statement).then(
      () => false,
      () => true,
    );
    if (isDone) return;
  }
  throw new Error('The log of the database still grows');
}

async function fillDisk(context: FaultContext, exhaust: boolean): Promise<Outcome> {
  const disk = join(context.folder, 'data');
  await mountSmall(context, disk, diskMegabytes);
  const site = await openSite(context);
  const work = await startWork(context, site);
  const reading = startReading(site.address);
  const recoverySeconds: number[] = [];
  const wrong: string[] = [];
  const filler = join(disk, 'filler');
  for (let round = 0; round < context.tries; round += 1) {
    await work.waitForMore(12);
    await fill(filler);
    if (exhaust) await exhaustLog(site);
    await wait(fullMs);
    if (site.portal?.hasEnded() === true) wrong.push('the portal died');
    else if ((await fetchReadiness(site.address)) !== 503) wrong.push('/readyz does not say that the disk is full');
    await rm(filler);
    const since = performance.now();
    if (site.portal?.hasEnded() === true) await site.start();
    recoverySeconds.push(await measureRecovery(site, since));
  }
  await work.waitForMore(12);
  const found = await work.finish();
  const statuses = await reading.stop();
  if (recoverySeconds.some((seconds) => seconds > 5)) wrong.push('not ready within 5 s after there is room');
  // An import that found no room says so; the analyst begins it again.
  const refused = found.wrong.filter((text) => text.includes('an import is failed'));
  wrong.push(...found.wrong.filter((text) => !refused.includes(text)));
  const notes = `pages: ${[...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')}, ${found.notes}`;
  return { tries: context.tries, tally: found.tally, recoverySeconds, wrong, notes: [notes, ...refused].join(', ') };
}

/** Disk sizes at which the first start fails while making the tables, the demonstration records or the facts. */
const firstStartMegabytes = [45, 65, 85];

async function fillFirstStart(context: FaultContext): Promise<Outcome> {
  const recoverySeconds: number[] = [];
  const wrong: string[] = [];
  for (let round = 0; round < context.tries; round += 1) {
    const room = firstStartMegabytes[round % firstStartMegabytes.length] ?? 0;
    const disk = join(context.folder, `disk-${round}`);
    await mountSmall(context, disk, room);
    const settings = { ...siteSettings, DATA_DIR: disk, PORT: '0' };
    const { code, output } = await runProgram(context, { program: 'portal', settings });
    await writeFile(join(context.folder, `first-${round}.log`), output);
    if (code === 0 || code === null) wrong.push(`with ${room} MB the start ended with ${code}`);
    if (!/no space left|ENOSPC|disk is full/i.test(output)) wrong.push(`with ${room} MB the cause is not named`);
    if ((await findServers(disk)).length > 0) wrong.push(`with ${room} MB the database is left running`);
    await run('mount', ['-o', `remount,size=${diskMegabytes}m`, disk]);
    const site = await layOutSite(context, { dataDir: disk, empty: true });
    const seconds = await site.start().then(
      ({ startSeconds }) => startSeconds,
      (error: unknown) => {
        wrong.push(`after ${room} MB ${error instanceof Error ? error.message : String(error)}`);
        return Number.POSITIVE_INFINITY;
      },
    );
    recoverySeconds.push(seconds);
    context.say(`${round + 1} of ${context.tries}: ${room} MB, then ${seconds.toFixed(1)} s`);
    await site.portal?.stop();
  }
  return { tries: context.tries, recoverySeconds, wrong, notes: 'then the same folder starts' };
}

async function sealDisk(context: FaultContext): Promise<Outcome> {
  const disk = join(context.folder, 'data');
  await mountSmall(context, disk, diskMegabytes);
  const site = await openSite(context);
  try {
    await remount(disk, 'ro');
  } catch {
    return { tries: 1, wrong: [], notes: 'the system refuses to make a file system read-only that is written to' };
  }
  await wait(fullMs);
  const wrong = site.portal?.hasEnded() === true ? ['the portal died'] : [];
  await remount(disk, 'rw');
  const seconds = await measureRecovery(site, performance.now());
  return { tries: 1, recoverySeconds: [seconds], wrong };
}

export const diskRows: readonly FaultRow[] = [
  {
    name: 'disk-full',
    what: 'the disk of DATA_DIR fills up under writes and reads; space is freed',
    needs: [needsMount],
    tries: 1,
    run: (context) => fillDisk(context, false),
  },
  {
    name: 'disk-full-log',
    what: 'the disk of DATA_DIR fills up until the log of the database cannot grow',
    needs: [needsMount],
    tries: 1,
    run: (context) => fillDisk(context, true),
  },
  {
    name: 'disk-full-first-start',
    what: 'the disk fills up during the first start, each time at another moment; the same folder starts with room',
    needs: [needsMount],
    tries: 1,
    run: fillFirstStart,
  },
  {
    name: 'disk-read-only',
    what: 'the disk becomes read-only under a running portal',
    needs: [needsMount],
    tries: 1,
    run: sealDisk,
  },
];
