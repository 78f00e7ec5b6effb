import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openContext, root } from './bench-context.ts';
import type { Figure } from './figure.ts';
import { describeMachine } from './machine.ts';
import { rows } from './rows.ts';
import { shown } from './spread.ts';
import { formatTable } from './table.ts';
import { measureYardstick } from './yardstick.ts';

const names = Object.keys(rows);
const { values: chosen } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    quick: { type: 'boolean', default: false },
    keep: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const unknown = (chosen.only ?? []).filter((name) => !names.includes(name));
if (chosen.help || unknown.length > 0) {
  console.log(`node bench/run.ts [--only <row>]… [--quick] [--keep <folder>]\nRows: ${names.join(', ')}`);
  process.exit(unknown.length > 0 ? 1 : 0);
}

const building = spawnSync(process.execPath, [join(root, 'tools/build-pages.mjs')], { stdio: ['ignore', 2, 2] });
if (building.status !== 0) process.exit(1);

const machine = describeMachine();
const { context, close } = await openContext({ quick: chosen.quick, keep: chosen.keep ?? null });
const yardsticks = [measureYardstick()];
const figures: Figure[] = [];
const failed: string[] = [];
for (const [name, measure] of Object.entries(rows)) {
  if (chosen.only !== undefined && !chosen.only.includes(name)) continue;
  context.say(`measuring: ${name}`);
  try {
    const measured = await measure(context);
    figures.push(...measured);
    for (const { row, what, value, unit } of measured) context.say(`  ${row}, ${what}: ${shown(value)} ${unit}`);
  } catch (error) {
    failed.push(name);
    console.error(`${name} could not be measured:`, error);
  }
  yardsticks.push(measureYardstick());
}
await close();

console.log(formatTable(machine, figures));
const steps = yardsticks.map(({ cpuMs, wallMs }) => `${shown(cpuMs)}/${shown(wallMs)}`);
console.log(`\nThe same piece of work before and after each row, ms of processor/wall: ${steps.join(', ')}`);
if (failed.length > 0) console.log(`\nNot measured: ${failed.join(', ')}`);
if (!chosen.quick && chosen.only === undefined) {
  const folder = join(import.meta.dirname, 'results');
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${machine.date.slice(0, 10)}.json`);
  await writeFile(file, `${JSON.stringify({ machine, yardsticks, figures, failed }, null, 2)}\n`);
  console.log(`\nKept in ${file}`);
}
process.exit(failed.length > 0 ? 1 : 0);
