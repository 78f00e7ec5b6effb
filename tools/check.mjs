// `npm run check`: format, lint, types, room law and unit tests; fast enough to run before every commit.
import { join } from 'node:path';
import { install, ownNode, root, run, say } from './own-node.mjs';

install();
const bin = (name) => join(root, 'node_modules/.bin', name);
// Two checkers: more of them work out the same types again, which two cores pay for. What is unchanged since the last run is left out.
const types = (project) => [bin('tsc'), ['-p', join(root, project), '--checkers', '2']];
const steps = [
  ['format', bin('oxfmt'), ['--check', '.']],
  ['lint', bin('oxlint'), ['--type-aware', '--deny-warnings']],
  ['page types', ownNode, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'typegen', join(root, 'web')]],
  ['types of all that runs on Node', ...types('.')],
  ['types of the pages', ...types('web')],
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
