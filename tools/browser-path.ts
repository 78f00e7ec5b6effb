import { existsSync } from 'node:fs';

/** The browser with a window of its own, as people have it. */
export const desktopBrowserPath = '/usr/bin/chromium';
const headlessShellPath = '/usr/bin/chromium-headless-shell';

/** The browser that tests and measurements drive: the one that is asked for, else the headless shell where it is there. */
export const browserPath =
  process.env['BROWSER_PATH'] ?? (existsSync(headlessShellPath) ? headlessShellPath : desktopBrowserPath);
