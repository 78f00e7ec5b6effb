// `npm run guards`: takes one guard after another out of a copy of the checkout, and shows that its test fails then. Each patch in
// server/src/security/guards begins with the test's file and name. `--check` only sees that every patch still applies.
// `npm run guards -- locks` does the same with every lock of the server (lock-sites.ts), while it runs; without a name both are done.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { install, ownEnvironment, root, say } from './own-node.mjs';

const folder = join(root, 'server/src/security/guards');
const only = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));

function field(text, name, file) {
  const value = new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1];
  if (value === undefined) throw new Error(`${file} does not say its ${name}`);
  return value;
}

const guards = readdirSync(folder)
  .filter((file) => file.endsWith('.patch') && (only.length === 0 || only.some((name) => file.startsWith(name))))
  .map((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return { file, path: join(folder, file), test: field(text, 'Test', file), name: field(text, 'Name', file) };
  });

function git(cwd, ...args) {
  return spawnSync('git', args, { cwd, encoding: 'utf8' });
}

function apply(cwd, { path }, ...options) {
  const done = git(cwd, 'apply', ...options, path);
  return done.status === 0 ? null : done.stderr.trim();
}

function check() {
  if (git(root, 'rev-parse', '--git-dir').status !== 0) {
    say('Without git nothing can be said of the patches of guards.');
    return true;
  }
  const issues = guards.flatMap((guard) => {
    const issue = apply(root, guard, '--check');
    const isNamed = readFileSync(join(root, guard.test), 'utf8').includes(guard.name);
    return [issue, isNamed ? null : `there is no test "${guard.name}" in ${guard.test}`]
      .filter((one) => one !== null)
      .map((one) => `${guard.file}: ${one}`);
  });
  for (const issue of issues) say(issue);
  return issues.length === 0;
}

function copyCheckout() {
  const copy = mkdtempSync(join(tmpdir(), 'btc-guards-'));
  // The account that PostgreSQL runs under when this runs as root must be able to go in.
  chmodSync(copy, 0o755);
  const files = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')
    .stdout.split('\0')
    .filter(Boolean);
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { verbatimSymlinks: true });
  }
  for (const from of ['node_modules', 'web/node_modules']) linkPackages(join(root, from), join(copy, from));
  return copy;
}

function linkPackages(from, to) {
  mkdirSync(join(to, '@btc'), { recursive: true });
  for (const name of readdirSync(from).filter((one) => one !== '@btc' && one !== '.cache')) {
    symlinkSync(join(from, name), join(to, name));
  }
  if (from !== join(root, 'node_modules')) return;
  for (const name of readdirSync(join(from, '@btc'))) symlinkSync(join(to, '..', name), join(to, '@btc', name));
}

/** How the named test ended: `passed`, `failed`, or `not run` where its file did not load. */
function runTest(copy, { test, name }) {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const own = ['contract', 'web'].find((one) => test.startsWith(`${one}/`));
  const project = own ?? (test.includes('.slow.') ? 'programs' : test.includes('.long.') ? 'long' : 'server');
  const args = ['run', '--project', project, test, '--reporter=json', `--outputFile=${report}`];
  const done = spawnSync(join(copy, 'node_modules/.bin/vitest'), args, {
    cwd: copy,
    env: ownEnvironment({ TEST_LONG: '1' }),
    encoding: 'utf8',
  });
  const { testResults = [] } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const cases = testResults
    .flatMap((file) => file.assertionResults)
    .filter((one) => one.title.startsWith(name.split('%')[0] ?? name));
  if (cases.some((one) => one.status === 'failed')) return 'failed';
  if (cases.some((one) => one.status === 'passed')) return 'passed';
  say(testResults.map(({ message }) => message).join('\n') + done.stderr);
  return 'not run';
}

function prove(copy, guard) {
  const withGuard = runTest(copy, guard);
  const issue = apply(copy, guard);
  const without = issue ?? runTest(copy, guard);
  if (issue === null) apply(copy, guard, '--reverse');
  const isProven = withGuard === 'passed' && without === 'failed';
  say(
    `${isProven ? '✓' : '✗'} ${guard.file.replace('.patch', '').padEnd(28)} with: ${withGuard}, without: ${without} · ${guard.name}`,
  );
  return isProven;
}

const sweep = 'demo/search/locks-taken-out.sweep.ts';

/** Runs tests of a server whose locks can be removed: one after another, or the named one. */
function runWithLocks(file, name, use) {
  const args = ['run', '--config', 'tools/vitest.locks.config.ts', ...(name === undefined ? [] : ['-t', name])];
  const env = ownEnvironment({ LOCKS_BY: file, ...(use !== undefined && { LOCK_OUT: use }) });
  const done = spawnSync(join(root, 'node_modules/.bin/vitest'), args, { cwd: root, env, encoding: 'utf8' });
  return { isPassed: done.status === 0, output: done.stdout + done.stderr };
}

function proveLocks() {
  const named = Object.entries(JSON.parse(readFileSync(join(root, 'tools/lock-tests.json'), 'utf8')));
  const swept = runWithLocks(sweep);
  if (!swept.isPassed) say(swept.output);
  say(`${swept.isPassed ? '✓' : '✗'} locks that the table of what is withheld holds`);
  const proven = named
    .filter(([, test]) => test !== 'withheld')
    .map(([use, test]) => {
      const [file, name] = test.split(' › ');
      const [withLock, without] = [runWithLocks(file, name), runWithLocks(file, name, use)];
      const isProven = withLock.isPassed && !without.isPassed;
      say(`${isProven ? '✓' : '✗'} ${use} · ${name}`);
      return isProven;
    });
  return [swept.isPassed, ...proven].every(Boolean);
}

function provePatches() {
  const copy = copyCheckout();
  try {
    const proven = guards.map((guard) => prove(copy, guard));
    say(`${proven.filter(Boolean).length} of ${guards.length} guards are held by their tests`);
    return proven.every(Boolean);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

if (process.argv.includes('--check')) process.exit(check() ? 0 : 1);
install();
const isHeld = [guards.length === 0 || provePatches(), (only.length > 0 && !only.includes('locks')) || proveLocks()];
process.exitCode = isHeld.every(Boolean) ? 0 : 1;
