import type { Browser } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Test clock of portal and browser, whatever the machine's: a working day after the demonstration's last quotes. */
const begins = Date.parse('2026-11-24T10:00:00+08:00');

/** Offset of the test clock; test processes read it from the environment. */
const aheadMs = Number((process.env['E2E_AHEAD_MS'] ??= String(begins - Date.now())));

const fixture = pathToFileURL(
  join(import.meta.dirname, '../server/src/portal-tests/programs/database-ahead.fixture.ts'),
);

/** Environment for programs of the project that must use the test clock. */
export const clockSettings = { DATABASE_AHEAD_BY: String(aheadMs), NODE_OPTIONS: `--import "${fixture.href}"` };

export function portalNow(): Date {
  return new Date(Date.now() + aheadMs);
}

export function codeNow(secret: string, laterMs = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: portalNow().getTime() + laterMs });
}

export function setBrowserClock(browser: Browser): void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await context.addInitScript((ahead) => {
      const now = Date.now.bind(Date);
      globalThis.Date = new Proxy(Date, {
        construct: (target, parts, as) => Reflect.construct(target, parts.length === 0 ? [now() + ahead] : parts, as),
        get: (target, key) => (key === 'now' ? () => now() + ahead : Reflect.get(target, key)),
      });
    }, aheadMs);
    return context;
  };
}
