// `npm run faults`: breaks the portal on purpose while others write, and prints what became of it. See docs/operations.md.
import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { root } from '../bench-context.ts';
import { describeMachine } from '../machine.ts';
import { startPortalProcess } from '../portal-process.ts';
import type { FaultContext, FaultRow, Outcome } from './fault-row.ts';
import { type Finished, formatFaultTable } from './fault-table.ts';
import { faultRows } from './rows.ts';
import { siteSettings } from './site.ts';

const { values: asked } = parseArgs({
  options: {
    row: { type: 'string', multiple: true },
    tries: { type: 'string' },
    count: { type: 'string' },
    list: { type: 'boolean', default: false },
    'keep-logs': { type: 'boolean', default: false },
  },
});

const help = 'npm run faults -- [--row NAME]… [--tries N] [--count N] [--list] [--keep-logs]';
const tries = asked.tries === undefined ? null : Number(asked.tries);
const count = asked.count === undefined ? null : Number(asked.count);
const unknown = (asked.row ?? []).filter((name) => !faultRows.some((row) => row.name === name));
const isWrong = [tries, count].some((value) => value !== null && !(Number.isInteger(value) && value > 0));
if (unknown.length > 0 || isWrong) {
  console.error([...unknown.map((name) => `There is no row ${name}.`), help].join('\n'));
  process.exit(2);
}
if (asked.list) {
  console.log([help, '', ...faultRows.map(({ name, what }) => `${name.padEnd(26)} ${what}`)].join('\n'));
  process.exit(0);
}

/** The whole run ends by itself; rows that were not reached are named. A run of chosen rows has the time that it asks for. */
const runLimitMs = asked.row === undefined ? 10 * 60_000 : 60 * 60_000;
/** What one row may take, for each try, and for each of what else is counted. */
const rowLimitMs = { base: 200_000, try: 30_000, count: 20 };

const started = performance.now();
const finished: Finished[] = [];
const skipped: string[] = [];
const closers: (() => Promise<unknown>)[] = [];

const folder = await mkdtemp(join(tmpdir(), 'btc-faults-'));
// As root the database server runs under an account of its own, which must be able to enter.
await chmod(folder, 0o755);

const machine = describeMachine();

function printFindings(): void {
  const { cores, processor, memoryGib, system, node, date, loadBefore } = machine;
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `${cores} cores (${processor}), ${memoryGib} GiB, ${system}, Node ${node}, ${date.slice(0, 16)}Z, load before ${loadBefore}, ${seconds} s in all\n`,
  );
  console.log(formatFaultTable(finished));
  if (skipped.length > 0) console.log(`\nSkipped:\n${skipped.map((text) => `  ${text}`).join('\n')}`);
}

async function closeAll(list: (() => Promise<unknown>)[]): Promise<void> {
  for (const close of list.splice(0)) await close().catch((error: unknown) => console.error(error));
}

async function cleanUp(): Promise<void> {
  await closeAll(closers);
  if (asked['keep-logs']) console.error(`· the logs are in ${folder}`);
  else await rm(folder, { recursive: true, force: true });
}

/** What was found until then is printed. */
async function breakOff(): Promise<void> {
  await cleanUp();
  printFindings();
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void breakOff());

// The client's own streams may end so when a server dies amid an answer; whoever asked has been told otherwise already.
process.on('uncaughtException', (error) => {
  if ('code' in error && error.code === 'ERR_INVALID_STATE') return;
  console.error(error);
  void breakOff();
});

async function findLack(row: FaultRow): Promise<string | null> {
  for (const need of row.needs ?? []) {
    const lack = await need();
    if (lack !== null) return lack;
  }
  return null;
}

async function runRow(row: FaultRow, template: string): Promise<Outcome> {
  const own: (() => Promise<unknown>)[] = [];
  const closeOwn = () => closeAll(own);
  closers.unshift(closeOwn);
  const context: FaultContext = {
    tries: tries ?? row.tries ?? 5,
    count,
    folder: join(folder, row.name),
    template,
    say: (text) => console.error(`·   ${row.name}: ${text}`),
    atEnd: (close) => void own.unshift(close),
  };
  await mkdir(context.folder);
  const limit = new AbortController();
  const limitMs = rowLimitMs.base + context.tries * rowLimitMs.try + (count ?? 0) * rowLimitMs.count;
  const tooLong = wait(limitMs, null, { signal: limit.signal }).then(
    () => Promise.reject(new Error(`it took longer than ${limitMs / 1000} s`)),
    () => Promise.reject(new Error('it ended')),
  );
  try {
    return await Promise.race([row.run(context), tooLong]);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    console.error(`·   ${row.name}:`, error);
    return { tries: 0, wrong: [`the row could not be run to its end: ${text}`] };
  } finally {
    limit.abort();
    await tooLong.catch(() => null);
    closers.splice(closers.indexOf(closeOwn), 1);
    await closeOwn();
    if (!asked['keep-logs']) await rm(context.folder, { recursive: true, force: true });
  }
}

async function take(row: FaultRow, template: string): Promise<void> {
  const lack = await findLack(row);
  const isLate = performance.now() - started > runLimitMs;
  if (lack !== null || isLate) {
    skipped.push(`${row.name}: ${lack ?? 'the ten minutes were over; run it with --row'}`);
    console.error(`· SKIPPED ${skipped.at(-1)}`);
    return;
  }
  const began = performance.now();
  console.error(`· ${row.name}: ${row.what}`);
  const outcome = await runRow(row, template);
  finished.push({ name: row.name, outcome });
  const verdict = outcome.wrong.length === 0 ? 'good' : 'WRONG';
  console.error(`· ${row.name}: ${verdict} (${((performance.now() - began) / 1000).toFixed(0)} s)`);
}

const building = spawnSync(process.execPath, [join(root, 'tools/build-pages.mjs')], { stdio: ['ignore', 2, 2] });
if (building.status !== 0) process.exit(1);
const chosen = faultRows.filter(({ name }) => asked.row === undefined || asked.row.includes(name));
try {
  const template = join(folder, 'template');
  await mkdir(template);
  const first = await startPortalProcess(template, siteSettings);
  await first.stop();
  for (const row of chosen.filter(({ waits }) => waits !== true)) await take(row, template);
  await Promise.all(chosen.filter(({ waits }) => waits === true).map((row) => take(row, template)));
} finally {
  await cleanUp();
}

printFindings();
const wrong = finished.filter(({ outcome }) => outcome.wrong.length > 0);
console.log(`\n${finished.length - wrong.length} of ${finished.length} rows good, ${skipped.length} skipped.`);
process.exit(wrong.length > 0 ? 1 : 0);
