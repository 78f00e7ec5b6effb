// `npm run check`: format, lint, types, room law and unit tests; fast enough to run before every commit.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install, ownEnvironment, ownNode, root, say } from './own-node.mjs';

install();
const bin = (name) => join(root, 'node_modules/.bin', name);
/** One checker: several work out the same types again. What is unchanged since the last run is left out. */
const types = (project) => [bin('tsc'), ['-p', join(root, project), '--checkers', '1']];
/** Done first: lint and types read what it writes. */
const pageTypes = [
  'page types',
  ownNode,
  [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'typegen', join(root, 'web')],
];
/** Done together, because none of them keeps two cores busy by itself. */
const steps = [
  ['lint', bin('oxlint'), ['--type-aware', '--deny-warnings']],
  ['types of all that runs on Node', ...types('.')],
  ['types of the pages', ...types('web')],
  ['unit tests', bin('vitest'), ['run', '--project', 'contract', '--project', 'reference', '--project', 'web*']],
  ['format', bin('oxfmt'), ['--check', '.']],
  ['room law', ownNode, [join(root, 'tools/room-law.mjs')]],
  ['words', ownNode, [join(root, 'tools/words.mjs')]],
  ['documents', ownNode, [join(root, 'tools/documents.mjs')]],
  ['licences', ownNode, [join(root, 'tools/licences.mjs'), '--check']],
  ['patches of guards', ownNode, [join(root, 'tools/guards.mjs'), '--check']],
];

// Lint and types are written in Go; they take a tenth less where its collector may come less often.
const env = ownEnvironment({ GOGC: '400' });

/** Prints a step's output when it ends; true if it passed. */
async function pass([name, program, args]) {
  const started = performance.now();
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk));
  const status = await new Promise((resolve) => {
    child.on('error', (error) => {
      printed.push(`${error.message}\n`);
      resolve(1);
    });
    child.on('close', resolve);
  });
  process.stdout.write(Buffer.concat(printed.map((chunk) => Buffer.from(chunk))));
  say(`${status === 0 ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return status === 0;
}

const passed = (await pass(pageTypes)) && (await Promise.all(steps.map(pass))).every(Boolean);
if (!passed) process.exit(1);
