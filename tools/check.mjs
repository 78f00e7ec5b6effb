// `npm run check`: format, lint, types, room law and unit tests; fast enough to run before every commit.
import { join } from 'node:path';
import { install, ownNode, root, run, say } from './own-node.mjs';

install();
const bin = (name) => join(root, 'node_modules/.bin', name);
const typed = ['contract', 'reference', 'server', 'web', 'e2e', 'bench'];
const steps = [
  ['format', bin('oxfmt'), ['--check', '.']],
  ['lint', bin('oxlint'), ['--type-aware', '--deny-warnings']],
  ['page types', ownNode, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'typegen', join(root, 'web')]],
  ...typed.map((workspace) => [`types of ${workspace}`, bin('tsc'), ['--noEmit', '-p', join(root, workspace)]]),
  ['room law', ownNode, [join(root, 'tools/room-law.mjs')]],
  ['unit tests', bin('vitest'), ['run', '--project', 'contract', '--project', 'reference', '--project', 'web']],
];
for (const [name, program, args] of steps) {
  const started = performance.now();
  const status = run(program, args);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (status !== 0) {
    say(`✗ ${name} (${seconds} s)`);
    process.exit(status);
  }
  say(`✓ ${name} (${seconds} s)`);
}
