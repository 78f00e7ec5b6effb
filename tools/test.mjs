// `npm test`: everything, on a machine that has nothing but Node and npm.
import { join } from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { install, ownNode, root, run, say } from './own-node.mjs';

install();
const bin = (name) => join(root, 'node_modules/.bin', name);
const browser = findBrowser();
const steps = [
  ['check', ownNode, [join(root, 'tools/check.mjs')]],
  ['no known faults in dependencies', ownNode, [join(root, 'tools/audit.mjs')]],
  ['table types are current', ownNode, [join(root, 'tools/db-types.ts'), '--check']],
  ['pages', ownNode, [join(root, 'tools/build-pages.mjs')]],
  ['server tests on a real database', bin('vitest'), ['run', '--project', 'server', '--project', 'slow']],
  ['end to end in a real browser', bin('playwright'), ['test', '--config', join(root, 'e2e/playwright.config.ts')]],
];
let passed = 0;
for (const [name, program, args] of steps) {
  say(`\n— ${name}`);
  const started = performance.now();
  const status = run(program, args, { env: { BROWSER_PATH: browser, CI: process.env.CI ?? '' } });
  say(`${status === 0 ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
  if (status !== 0) {
    say(`${passed} passed, 1 failed`);
    process.exit(status);
  }
  passed += 1;
}
say(`\n${passed} passed, 0 failed`);
