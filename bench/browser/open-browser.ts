import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { browserPath } from '../../tools/browser-path.ts';

export async function openBrowser(executablePath = browserPath): Promise<Browser> {
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
