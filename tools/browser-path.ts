import { existsSync } from 'node:fs';

export const desktopBrowserPath = '/usr/bin/chromium';
const headlessShellPath = '/usr/bin/chromium-headless-shell';

/** For tests and measurements: BROWSER_PATH, else the headless shell if present, else the desktop browser. */
export const browserPath =
  process.env['BROWSER_PATH'] ?? (existsSync(headlessShellPath) ? headlessShellPath : desktopBrowserPath);
