import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type MeasureRow, root } from '../bench-context.ts';

const run = promisify(execFile);

export const measureDataApiStates: MeasureRow = async ({ quick }) => {
  const states = quick ? 50 : 1000;
  const seed = Math.floor(Date.now() / 1000);
  const started = performance.now();
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--project', 'server', 'demo/doors/data-door.test.ts', '-t', 'states of pages'];
  const env = { ...process.env, DATA_STATES: String(states), DATA_SEED: String(seed) };
  // Rejects with what differs.
  await run(process.execPath, args, { cwd: root, env, maxBuffer: 1e8 });
  return [
    {
      row: 'States of pages in every form',
      what: 'that tell other sums',
      value: 0,
      unit: `of ${states}`,
      aim: { is: 'atMost', limit: 0 },
      details: `seed ${seed}, ${Math.round((performance.now() - started) / 1000)} s`,
    },
  ];
};
