// `npm test`: every step, on a machine that has nothing but Node and npm. `npm test -- FILE …` runs those test files alone, with
// all their cases. `npm run test:long` runs every test there is.
import { existsSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { install, ownNode, root, run, say } from './own-node.mjs';

install();
const bin = (name) => join(root, 'node_modules/.bin', name);
const browser = findBrowser();
const pages = ['pages', ownNode, [join(root, 'tools/build-pages.mjs')]];
const vitest = (args) => [bin('vitest'), ['run', ...args]];
const playwright = (args) => [bin('playwright'), ['test', '--config', join(root, 'e2e/playwright.config.ts'), ...args]];

/** In memory where there is room, as each test file has its own database: a thousand files. A given folder is used as is. */
function findTestFolder() {
  const memory = '/dev/shm';
  if (tmpdir() !== '/tmp' || !existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  const room = 6 * 1024 ** 3;
  return Math.min(bavail * bsize, freemem()) > room ? memory : tmpdir();
}

const files = process.argv.slice(2).filter((argument) => argument !== '--long');
const isLong = files.length > 0 || process.argv.includes('--long');
const server = ['programs', 'server', ...(isLong ? ['long'] : [])].flatMap((name) => ['--project', name]);

const all = [
  ['check', ownNode, [join(root, 'tools/check.mjs')]],
  ['no known faults in dependencies', ownNode, [join(root, 'tools/audit.mjs')]],
  ['table types are current', ownNode, [join(root, 'tools/db-types.ts'), '--check']],
  pages,
  // They wait for the database and for programs: the fourth worker has what the others leave.
  ['server tests on a real database', ...vitest([...server, '--maxWorkers=4'])],
  ['end to end in a real browser', ...playwright([])],
];

/** Steps for test files; those that are not browser tests run as unit or server tests, by folder. */
function stepsFor(files) {
  const inBrowser = files.filter((file) => file.endsWith('.spec.ts'));
  const others = files.filter((file) => !inBrowser.includes(file));
  return [
    ...(others.length > 0 ? [['tests', ...vitest(others)]] : []),
    ...(inBrowser.length > 0 ? [pages, ['in a real browser', ...playwright(inBrowser)]] : []),
  ];
}

const steps = files.length > 0 ? stepsFor(files) : all;
/** Tests create many short-lived objects: a larger young generation saves a tenth of their time on garbage collection. */
const nodeOptions = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=32`.trim();
const env = {
  BROWSER_PATH: browser,
  CI: process.env.CI ?? '',
  TEST_LONG: isLong ? '1' : (process.env.TEST_LONG ?? ''),
  TMPDIR: findTestFolder(),
  NODE_OPTIONS: nodeOptions,
};
let passed = 0;
for (const [name, program, args] of steps) {
  say(`\n— ${name}`);
  const started = performance.now();
  const status = run(program, args, { env });
  say(`${status === 0 ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
  if (status !== 0) {
    say(`${passed} passed, 1 failed`);
    process.exit(status);
  }
  passed += 1;
}
say(`\n${passed} passed, 0 failed`);
