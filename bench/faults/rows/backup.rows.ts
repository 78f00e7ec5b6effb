import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ask, killServers } from '@btc/server/src/testing/embedded-stage.ts';
import type { FaultContext, FaultRow, Outcome } from '../fault-row.ts';
import { findStartIssues, runProgram, startProgram } from '../run-program.ts';
import { watchFigures } from '../shown-figures.ts';
import { layOutSite, openSite, type Site } from '../site.ts';
import { startWork } from '../writers/work.ts';

const run = promisify(execFile);

async function backUp(context: FaultContext, site: Site): Promise<string> {
  const { code, output } = await runProgram(context, { program: 'backup', settings: site.settings });
  const path = /\/\S+\.tar\.gz/.exec(output)?.[0];
  if (code !== 0 || path === undefined) throw new Error(`The backup ended with ${code}: ${output.slice(-300)}`);
  return path;
}

function restore(context: FaultContext, site: Pick<Site, 'settings'>, ...args: readonly string[]) {
  return runProgram(context, { program: 'restore', args, settings: site.settings });
}

async function backUpUnderWrites(context: FaultContext): Promise<Outcome> {
  const site = await openSite(context);
  const findOthers = await watchFigures(site);
  const work = await startWork(context, site);
  await work.waitForMore(60);
  const before = new Set(work.ledger.acknowledged);
  const began = performance.now();
  const path = await backUp(context, site);
  const backupSeconds = (performance.now() - began) / 1000;
  await work.waitForMore(12);
  const found = await work.finish();
  await site.portal?.stop();

  const second = await layOutSite(context, { dataDir: join(context.folder, 'restored') });
  await rm(second.dataDir, { recursive: true });
  await mkdir(second.dataDir);
  const restoring = performance.now();
  const { code, output } = await restore(context, second, path);
  const restoreSeconds = (performance.now() - restoring) / 1000;
  if (code !== 0) throw new Error(`The restore ended with ${code}: ${output.slice(-300)}`);
  await second.start();
  const missing = await work.findMissing(before, await second.databaseUrl());
  return {
    tries: 1,
    tally: {
      acknowledged: before.size,
      lost: missing.length,
      doubled: found.tally.doubled,
      halfDone: found.tally.halfDone,
    },
    recoverySeconds: [restoreSeconds + (second.portal?.startSeconds ?? 0)],
    wrong: [
      ...found.wrong,
      ...(await findOthers(second)),
      ...(missing.length > 0 ? [`not in the restored portal: ${missing.slice(0, 3).join(', ')}`] : []),
    ],
    notes: `backup ${backupSeconds.toFixed(1)} s, restore ${restoreSeconds.toFixed(1)} s, start ${second.portal?.startSeconds.toFixed(1)} s`,
  };
}

type Damage = readonly [name: string, change: (bytes: Buffer) => Buffer];

const damages: readonly Damage[] = [
  ['cut', (bytes) => bytes.subarray(0, Math.floor(bytes.length * 0.7))],
  [
    'one byte changed',
    (bytes) => {
      const changed = Buffer.from(bytes);
      const middle = Math.floor(bytes.length / 2);
      changed[middle] = (changed[middle] ?? 0) ^ 0x55;
      return changed;
    },
  ],
  ['empty', () => Buffer.alloc(0)],
  ['bytes behind its end', (bytes) => Buffer.concat([bytes, Buffer.from('more')])],
];

async function editRow(path: string, folder: string): Promise<string> {
  await mkdir(folder);
  await run('tar', ['xzf', path, '-C', folder]);
  const table = join('tables', 'account');
  const [part] = await readdir(join(folder, table));
  if (part === undefined) throw new Error('The backup has no rows of accounts');
  const rows = join(table, part);
  const text = await readFile(join(folder, rows), 'utf8');
  // As long as before, so that only the contents tell.
  const edited = text.replace('demo_paid', 'demo_piad');
  if (edited === text) throw new Error(`${rows} has no demo_paid`);
  await writeFile(join(folder, rows), edited);
  const { stdout } = await run('tar', ['tzf', path]);
  const list = join(folder, '..', 'names');
  await writeFile(list, stdout);
  const packed = `${folder}.tar.gz`;
  await run('tar', ['czf', packed, '-C', folder, '--no-recursion', '-T', list]);
  return packed;
}

async function refuseDamaged(context: FaultContext): Promise<Outcome> {
  const site = await openSite(context);
  await site.portal?.stop();
  const path = await backUp(context, site);
  const bytes = await readFile(path);
  const files: (readonly [string, string])[] = [
    ['a row changed', await editRow(path, join(context.folder, 'unpacked'))],
  ];
  for (const [name, change] of damages) {
    const damaged = join(context.folder, `backup-${name.replaceAll(' ', '-')}.tar.gz`);
    await writeFile(damaged, change(bytes));
    files.push([name, damaged]);
  }
  const wrong: string[] = [];
  for (const [name, damaged] of files) {
    const checked = await restore(context, site, damaged, '--check');
    const restored = await restore(context, site, damaged, '--replace');
    if (checked.code === 0) wrong.push(`${name}: --check says that it is whole`);
    if (restored.code === 0) wrong.push(`${name}: it was restored`);
  }
  await site.start();
  const rows = await ask(await site.databaseUrl(), `select from account where login_user_name = 'demo_paid'`);
  if (rows.length !== 1) wrong.push('the records were touched');
  return { tries: files.length * 2, wrong, notes: files.map(([name]) => name).join(', ') };
}

async function missFile(context: FaultContext): Promise<Outcome> {
  const site = await openSite(context);
  await site.portal?.stop();
  const files = join(site.dataDir, 'files');
  const lost = (await readdir(files, { recursive: true })).filter((name) => name.endsWith('.parquet'));
  for (const name of lost) await rename(join(files, name), join(context.folder, basename(name)));
  const { code, output } = await runProgram(context, { program: 'backup', settings: site.settings });
  const path = /\/\S+\.tar\.gz/.exec(output)?.[0];
  const checked = path === undefined ? null : await restore(context, site, path, '--check');
  // Named, not only refused: who reads it must know what to look for.
  const isFound = lost.some((name) => `${output}${checked?.output ?? ''}`.includes(basename(name)));
  return {
    tries: 1,
    wrong: [
      ...(lost.length === 0 ? ['no file of facts was found to lose'] : []),
      ...(isFound ? [] : ['a backup without a file that the records name says that it is whole']),
    ],
    notes: `backup ended with ${code}: ${output.trim().split('\n').at(-1)?.slice(0, 140)}`,
  };
}

const restoreKilledMs = [1200, 800, 1600];

async function killRestores(context: FaultContext): Promise<Outcome> {
  const site = await openSite(context);
  await site.portal?.stop();
  const path = await backUp(context, site);
  const kept = join(context.folder, 'kept.tar.gz');
  await copyFile(path, kept);
  const wrong: string[] = [];
  const recoverySeconds: number[] = [];
  const moments = Array.from(
    { length: context.tries },
    (_, round) => restoreKilledMs[round % restoreKilledMs.length] ?? 0,
  );
  for (const [index, ms] of moments.entries()) {
    const second = await layOutSite(context, { dataDir: join(context.folder, `data-${index}`) });
    const { child, ended } = startProgram(context, {
      program: 'restore',
      args: [kept, '--replace'],
      settings: second.settings,
    });
    await wait(ms);
    child.kill('SIGKILL');
    await ended;
    await killServers(`${second.dataDir}/`);
    const began = performance.now();
    const again = await restore(context, second, kept, '--replace');
    if (again.code !== 0)
      wrong.push(`killed after ${ms} ms, the next one ended with ${again.code}: ${again.output.slice(-160)}`);
    else {
      await second.start();
      recoverySeconds.push((performance.now() - began) / 1000);
      const rows = await ask(await second.databaseUrl(), `select from account where login_user_name = 'demo_paid'`);
      if (rows.length !== 1) wrong.push('the restored records lack an account');
      await second.portal?.stop();
    }
  }
  return { tries: moments.length, recoverySeconds, wrong, notes: 'recovery: restored again and started' };
}

async function restoreUnderPortal(context: FaultContext): Promise<Outcome> {
  const site = await openSite(context);
  const path = await backUp(context, site);
  await ask(await site.databaseUrl(), `create table written_after_the_backup (kept integer)`);
  let done = 0;
  const pauses: number[] = [];
  for (let round = 0; round < context.tries; round += 1) {
    const { code } = await restore(context, site, path, '--replace');
    if (code === 0) done += 1;
    // Connections that do nothing are let go after ten seconds: the portal is looked at in all its states.
    const pauseMs = round % 5 === 4 ? 2_500 : 0;
    pauses.push(pauseMs);
    await wait(pauseMs);
  }
  const [row] = await ask(
    await site.databaseUrl(),
    `select to_regclass('written_after_the_backup') is not null as there`,
  );
  return {
    tries: context.tries,
    wrong: [
      ...(done > 0 ? [`${done} of ${context.tries} replaced the records of a running portal`] : []),
      ...(row?.['there'] === true ? [] : ['the records were replaced']),
      ...(site.portal?.hasEnded() === true ? ['the portal died'] : []),
    ],
  };
}

/** A backup made by a newer program must be refused, with the existing data left untouched. */
async function refuseNewerBackup(context: FaultContext): Promise<Outcome> {
  const site = await openSite(context);
  await ask(await site.databaseUrl(), `insert into schema_migration (name, checksum) values ('9999_to_come', 'x')`);
  const path = await backUp(context, site);
  await ask(await site.databaseUrl(), `delete from schema_migration where name = '9999_to_come'`);
  await ask(await site.databaseUrl(), `create table written_after_the_backup (kept integer)`);
  await site.portal?.stop();
  const error = await restore(context, site, path, '--replace');
  await site.start();
  const [row] = await ask(
    await site.databaseUrl(),
    `select to_regclass('written_after_the_backup') is not null as there`,
  );
  return {
    tries: 1,
    wrong: [
      ...findStartIssues(error, /newer program/),
      ...(row?.['there'] === true ? [] : ['the records were replaced']),
    ],
  };
}

export const backupRows: readonly FaultRow[] = [
  {
    name: 'backup-under-writes',
    what: 'a backup while others write, restored into an empty folder',
    tries: 1,
    run: backUpUnderWrites,
  },
  {
    name: 'backup-damaged',
    what: 'backups cut, bent, emptied, lengthened, with a changed row',
    tries: 1,
    run: refuseDamaged,
  },
  { name: 'backup-missing-file', what: 'a file that the records name is gone', tries: 1, run: missFile },
  {
    name: 'backup-newer',
    what: 'a backup of a newer program, restored by an older one',
    tries: 1,
    run: refuseNewerBackup,
  },
  {
    name: 'restore-killed',
    what: 'kill -9 of a restore after about a second; again with --replace',
    tries: 1,
    run: killRestores,
  },
  {
    name: 'restore-while-running',
    what: 'restore --replace while the portal runs',
    tries: 5,
    run: restoreUnderPortal,
  },
];
