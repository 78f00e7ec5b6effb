// Finds a Chromium for the end-to-end tests, or installs one from Debian's packages: if possible the headless shell, which
// has no window to draw and does the same pages in half the time.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say } from './own-node.mjs';

const known = [
  process.env.BROWSER_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function present() {
  return known.find((path) => path && existsSync(path));
}

function apt(...args) {
  const asRoot = process.getuid?.() === 0;
  const [program, ...rest] = asRoot ? ['apt-get', ...args] : ['sudo', '-n', 'apt-get', ...args];
  return (
    spawnSync(program, rest, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0
  );
}

function hasChineseFont() {
  const list = spawnSync('fc-list', [':lang=zh', 'file'], { encoding: 'utf8' });
  return list.status === 0 && list.stdout.trim() !== '';
}

/** The path of a Chromium; installs one (and a Chinese font) where the machine has none. */
export function findBrowser() {
  if (present() && (process.platform !== 'linux' || hasChineseFont())) return present();
  say('Installing Chromium and a Chinese font for the browser tests …');
  const install = (browser) =>
    apt('install', '-y', '-q', '--no-install-recommends', browser, 'fonts-noto-cjk', 'fontconfig');
  if (!apt('update', '-q') || !(install('chromium-headless-shell') || install('chromium'))) {
    if (present()) return present();
    say('No Chromium was found and none could be installed. Install one, or set BROWSER_PATH to it.');
    process.exit(1);
  }
  return present();
}
