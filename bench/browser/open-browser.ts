import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const executablePath = process.env['BROWSER_PATH'] ?? '/usr/bin/chromium';

/** Opens the browser that the end-to-end tests use too. */
export async function openBrowser(): Promise<Browser> {
  if (!existsSync(executablePath)) throw new Error(`No browser at ${executablePath}: set BROWSER_PATH`);
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
