// `npm run faults`: breaks the portal on purpose while others write, and prints what became of it. See docs/operations.md.
import { minuteMs } from '@btc/contract/time.ts';
import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../bench-context.ts';
import { describeMachine } from '../machine.ts';
import { startPortalProcess } from '../portal-process.ts';
import { formatFaultTable } from './fault-table.ts';
import { findLeftovers } from './leftovers.ts';
import { faultRows } from './rows.ts';
import { closeAll, type Running, runRow } from './run-row.ts';
import { siteSettings } from './site.ts';
import { RowTaking } from './take-rows.ts';

const { values: given } = parseArgs({
  options: {
    row: { type: 'string', multiple: true },
    tries: { type: 'string' },
    count: { type: 'string' },
    minutes: { type: 'string' },
    list: { type: 'boolean', default: false },
    'keep-logs': { type: 'boolean', default: false },
  },
});

const help = 'npm run faults -- [--row NAME]… [--tries N] [--count N] [--minutes N] [--list] [--keep-logs]';
const tries = given.tries === undefined ? null : Number(given.tries);
const count = given.count === undefined ? null : Number(given.count);
const minutes = given.minutes === undefined ? null : Number(given.minutes);
const unknown = (given.row ?? []).filter((name) => !faultRows.some((row) => row.name === name));
const isWrong = [tries, count, minutes].some((value) => value !== null && !(Number.isInteger(value) && value > 0));
if (unknown.length > 0 || isWrong) {
  console.error([...unknown.map((name) => `There is no row ${name}.`), help].join('\n'));
  process.exit(2);
}
if (given.list) {
  console.log([help, '', ...faultRows.map(({ name, what }) => `${name.padEnd(26)} ${what}`)].join('\n'));
  process.exit(0);
}

/** Limit of the whole run; rows not reached are reported. A run of chosen rows gets the longer limit. */
const limitMinutes = minutes ?? (given.row === undefined ? 10 : 60);
/** Rows without time limits run in parallel, as many as the smallest machine has cores; chosen rows do not. */
const lanes = given.row === undefined ? 2 : 1;

const started = performance.now();
const closers: (() => Promise<unknown>)[] = [];

const folder = await mkdtemp(join(tmpdir(), 'btc-faults-'));
// As root the database server runs under an account of its own, which must be able to enter.
await chmod(folder, 0o755);

const running: Running = {
  folder,
  template: join(folder, 'template'),
  tries,
  count,
  closers,
  keepsLogs: given['keep-logs'],
};
const taking = new RowTaking({
  run: (row) => runRow(row, running),
  lanes,
  limitMs: limitMinutes * minuteMs,
  say: (text) => console.error(`· ${text}`),
});
const { found } = taking;

const machine = describeMachine();
const chosen = faultRows.filter(({ name }) => given.row === undefined || given.row.includes(name));

function printResults(leftovers: readonly string[]): number {
  const { cores, processor, memoryGib, system, node, date, loadBefore } = machine;
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `${cores} cores (${processor}), ${memoryGib} GiB, ${system}, Node ${node}, ${date.slice(0, 16)}Z, load before ${loadBefore}, ${seconds} s in all\n`,
  );
  const unreached = { skipped: 'not reached; run it with --row' };
  console.log(formatFaultTable(chosen.map((row) => ({ row, outcome: found.get(row.name) ?? unreached }))));
  const outcomes = [...found.values()];
  const run = outcomes.flatMap((outcome) => ('skipped' in outcome ? [] : [outcome]));
  const good = run.filter(({ wrong }) => wrong.length === 0).length;
  console.log(`\n${good} of ${run.length} rows good, ${chosen.length - run.length} skipped.`);
  const missing = chosen.filter(({ name }) => !found.has(name)).map(({ name }) => name);
  if (missing.length > 0) console.log(`INCOMPLETE: not reached: ${missing.join(', ')}`);
  if (leftovers.length > 0) console.log(`LEFT BEHIND:\n${leftovers.map((text) => `  ${text}`).join('\n')}`);
  return good < run.length || missing.length > 0 || leftovers.length > 0 ? 1 : 0;
}

async function cleanUp(): Promise<readonly string[]> {
  await closeAll(closers);
  if (given['keep-logs']) console.error(`· the logs are in ${folder}`);
  else await rm(folder, { recursive: true, force: true });
  return findLeftovers(folder, { keepsLogs: given['keep-logs'] });
}

/** Ends the run early; results so far are printed. */
async function breakOff(): Promise<void> {
  taking.breakOff();
  printResults(await cleanUp());
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void breakOff());

// The client's own streams may end so when a server dies amid an answer; whoever asked has been told otherwise already.
process.on('uncaughtException', (error) => {
  if ('code' in error && error.code === 'ERR_INVALID_STATE') return;
  console.error(error);
  void breakOff();
});

const building = spawnSync(process.execPath, [join(root, 'tools/build-pages.mjs')], { stdio: ['ignore', 2, 2] });
if (building.status !== 0) process.exit(1);
let leftovers: readonly string[] = [];
try {
  await mkdir(running.template);
  const first = await startPortalProcess(running.template, siteSettings);
  await first.stop();
  await taking.takeAll(chosen);
} finally {
  leftovers = await cleanUp();
}

process.exit(printResults(leftovers));
