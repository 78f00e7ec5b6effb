// Finds a Chromium for the end-to-end tests, or installs one from Debian's packages: if possible the headless shell, which
// has no window to draw and does the same pages in half the time, also where a browser with a window stands already.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say } from './own-node.mjs';

const shell = { package: 'chromium-headless-shell', path: '/usr/bin/chromium-headless-shell' };
const withWindow = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const thisMachine = {
  asked: process.env.BROWSER_PATH,
  isLinux: process.platform === 'linux',
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  run: (program, args, options) => spawnSync(program, args, { encoding: 'utf8', ...options }),
};

function findPresent({ asked, exists }) {
  return [asked, shell.path, ...withWindow].find((path) => path && exists(path));
}

function apt({ isRoot, run }, ...args) {
  const [program, ...rest] = isRoot ? ['apt-get', ...args] : ['sudo', '-n', 'apt-get', ...args];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return run(program, rest, { stdio: 'inherit', env }).status === 0;
}

const install = (machine, browser) =>
  apt(machine, 'install', '-y', '-q', '--no-install-recommends', browser, 'fonts-noto-cjk', 'fontconfig');

function hasChineseFont({ isLinux, run }) {
  if (!isLinux) return true;
  const { status, stdout } = run('fc-list', [':lang=zh', 'file']);
  return status === 0 && stdout.trim() !== '';
}

/** True if the shell can be installed without asking: it is in the local package lists, and the user is root or equivalent. */
function canAddShell({ asked, isLinux, isRoot, exists, run }) {
  if (!isLinux || (asked && exists(asked)) || exists(shell.path)) return false;
  if (run('apt-cache', ['show', shell.package]).status !== 0) return false;
  return isRoot || run('sudo', ['-n', 'true']).status === 0;
}

/** Installs Chromium and a Chinese font where the machine has none, and the headless shell where possible. */
export function findBrowser(machine = thisMachine) {
  const present = findPresent(machine);
  if (present && hasChineseFont(machine)) {
    if (!canAddShell(machine)) return present;
    say('Installing Chromium’s headless shell, in which the browser tests take half the time …');
    install(machine, shell.package);
    return findPresent(machine);
  }
  say('Installing Chromium and a Chinese font for the browser tests …');
  if (!apt(machine, 'update', '-q') || !(install(machine, shell.package) || install(machine, 'chromium'))) {
    if (present) return present;
    say('No Chromium was found and none could be installed. Install one, or set BROWSER_PATH to it.');
    process.exit(1);
  }
  return findPresent(machine);
}
