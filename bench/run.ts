import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openContext } from './bench-context.ts';
import type { Figure } from './figure.ts';
import { describeMachine } from './machine.ts';
import { rows } from './rows.ts';
import { formatTable } from './table.ts';

const names = Object.keys(rows);
const { values: asked } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    quick: { type: 'boolean', default: false },
    keep: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const unknown = (asked.only ?? []).filter((name) => !names.includes(name));
if (asked.help || unknown.length > 0) {
  console.log(`node bench/run.ts [--only <row>]… [--quick] [--keep <folder>]\nRows: ${names.join(', ')}`);
  process.exit(unknown.length > 0 ? 1 : 0);
}

const machine = describeMachine();
const { context, close } = await openContext({ quick: asked.quick, keep: asked.keep ?? null });
const figures: Figure[] = [];
const failed: string[] = [];
for (const [name, measure] of Object.entries(rows)) {
  if (asked.only !== undefined && !asked.only.includes(name)) continue;
  context.say(`measuring: ${name}`);
  try {
    figures.push(...(await measure(context)));
  } catch (error) {
    failed.push(name);
    console.error(`${name} could not be measured:`, error);
  }
}
await close();

console.log(formatTable(machine, figures));
if (failed.length > 0) console.log(`\nNot measured: ${failed.join(', ')}`);
if (!asked.quick && asked.only === undefined) {
  const folder = join(import.meta.dirname, 'results');
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${machine.date.slice(0, 10)}.json`);
  await writeFile(file, `${JSON.stringify({ machine, figures, failed }, null, 2)}\n`);
  console.log(`\nKept in ${file}`);
}
process.exit(failed.length > 0 ? 1 : 0);
