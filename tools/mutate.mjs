// `npm run mutate`: changes one spot after another of the rules that decide money and access, and sees that a test fails. In each group 85 of
// 100 changes must be noticed. `npm run mutate -- access` runs one group; a path after it one file.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install, ownEnvironment, ownNode, root, say } from './own-node.mjs';

const groups = {
  safeguard: {
    files: ['measure', 'duty', 'ruling', 'withheld-ruling', 'quota-use'].map(
      (name) => `contract/src/safeguard/${name}.ts`,
    ),
    tests: ['contract/src/safeguard/{safeguard,duty,quota-use}.test.ts'],
    hasDatabase: false,
  },
  conversion: {
    files: [
      'contract/src/round-to.ts',
      'server/src/prices/convert/convert-price.ts',
      'server/src/prices/convert/day-terms.ts',
      'server/src/prices/landed/landed.service.ts',
    ],
    tests: [
      'contract/src/round-to.test.ts',
      'server/src/prices/convert/*.test.ts',
      'server/src/prices/landed/*.test.ts',
    ],
    hasDatabase: true,
  },
  access: {
    files: [
      'contract/src/members/access.ts',
      'server/src/platform/api/reader.ts',
      'server/src/platform/access/item-access.ts',
    ],
    tests: ['contract/src/members/access.test.ts', 'server/src/platform/{api/reader,access/*}.test.ts'],
    hasDatabase: true,
  },
};

install();
const [only, file] = process.argv.slice(2);
if (only !== undefined && !(only in groups)) {
  throw new Error(`There is no group ${only}; there are ${Object.keys(groups).join(', ')}`);
}

const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const failed = Object.entries(groups)
  .filter(([name]) => only === undefined || only === name)
  .filter(([name, { files, tests, hasDatabase }]) => {
    say(`Changing the rules of ${name}`);
    const args = [stryker, 'run', 'tools/stryker.config.mjs', '--mutate', file ?? files.join(',')];
    const env = ownEnvironment({ MUTATED_BY: tests.join(' '), ...(hasDatabase && { MUTATED_WITH: 'database' }) });
    return spawnSync(ownNode, args, { cwd: root, env, stdio: 'inherit' }).status !== 0;
  });
if (failed.length > 0) {
  say(`Too much goes unnoticed in ${failed.map(([name]) => name).join(', ')}`);
  process.exit(1);
}
