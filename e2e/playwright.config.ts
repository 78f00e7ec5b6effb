import { defineConfig } from '@playwright/test';
import { chmodSync, mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLong } from '../server/src/testing/long-tests.ts';
import { messengerAccount } from '../server/src/sharing/messenger/provider-server.fixture.ts';
import { browserPath } from '../tools/browser-path.ts';
import { clockSettings } from './fixtures/clock.fixture.ts';
import { toMessengerPort } from './fixtures/messenger.fixture.ts';

const root = join(import.meta.dirname, '..');
/** Below the ports that systems hand out to connections: one of those can be taken at any moment. */
const port = Number(process.env['E2E_PORT'] ?? 23_117);
const baseURL = `http://127.0.0.1:${port}`;

/** Data folder of the portal under test; test processes read it from the environment to run commands on it. */
function dataFolder(): string {
  return (process.env['E2E_DATA_DIR'] ??= freshFolder());
}

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'btc-e2e-'));
  // The account that PostgreSQL runs under when the tests run as root must be able to go in.
  chmodSync(folder, 0o755);
  return folder;
}

/** Footer links; unit tests cover a portal without. A reused server (E2E_PORT) needs the same settings. */
const footerSettings = {
  SOCIAL_URL: 'https://social.example/btc',
  APP_STORE_URL: 'https://apps.example/btc',
  APP_ANDROID_URL: 'https://android.example/btc',
  ICP_NUMBER: '沪ICP备00000000号',
  MAILBOX_CONTACT: 'service@portal.example',
  MAILBOX_MEMBERS: 'members@portal.example',
  MAILBOX_NEWS: 'news@portal.example',
};

/** Companion app and messenger account; tests that need the provider start a stand-in at that address. */
const appSettings = {
  APP_SCHEME: 'beeftochina',
  APP_LINK_ORIGIN: 'https://open.portal.example',
  APP_PACKAGE_URL: 'https://files.portal.example/beeftochina.apk',
  APP_IOS_ID: 'A1B2C3D4E5.com.example.beeftochina',
  WX_APP_ID: messengerAccount.appId,
  WX_APP_SECRET: messengerAccount.appSecret,
  WX_API_BASE: `http://127.0.0.1:${toMessengerPort(port)}`,
};

const isCi = process.env['CI'] === 'true';

/** Timeout of one step on a shared core: a busy machine is slow, not broken. */
const stepMs = 90_000;

const ownPortal = '**/own-portal.spec.ts';

/**
 * A browser with a window makes documents of what its address bar suggests, anew for each context: half the time of a short
 * journey. Chromium reads the last list alone, so those that Playwright turns off stand here too where they change pages or
 * ask the network.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

export default defineConfig({
  testDir: import.meta.dirname,
  // First what needs a portal of its own, which starts while the others are at work.
  projects: [
    { name: 'own portal', testMatch: ownPortal },
    { name: 'portal', testMatch: '**/*.spec.ts', testIgnore: ownPortal },
  ],
  // Journeys whose rules unit or server tests hold as well.
  ...(!isLong && { grepInvert: /@long/ }),
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  // One more than there are cores has what the others leave while they wait; more than three would meet at the desk's lists.
  workers: Math.min(availableParallelism() + 1, 3),
  forbidOnly: isCi,
  // What is bound is a step, which waits for one thing to come about; a journey takes as long as its steps. Its own bound is
  // for what never ends. What is right passes as fast as the machine is.
  timeout: 1_800_000,
  expect: { timeout: stepMs, toPass: { timeout: 5 * stepMs } },
  // In CI a test that passes only at its second go is named as flaky at the end of the run: a fault to mend.
  retries: isCi ? 1 : 0,
  // What failed stands at the end, where a log that was cut still shows it.
  reporter: 'list',
  use: {
    baseURL,
    actionTimeout: stepMs,
    navigationTimeout: stepMs,
    viewport: { width: 1280, height: 900 },
    // A trace of every test costs a quarter of the time; `--trace on` records one where a picture does not tell.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browserPath,
      // Without a locale Chromium saves no file under a Chinese name.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-gpu-rasterization',
        `--disable-features=${disabledFeatures.join(',')}`,
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" "${join(root, 'server/src/main.ts')}"`,
    url: `${baseURL}/readyz`,
    timeout: 600_000,
    reuseExistingServer: process.env['E2E_PORT'] !== undefined,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: baseURL,
      DATA_DIR: dataFolder(),
      LOG_FORMAT: 'json',
      LOG_LEVEL: 'warn',
      DEMO_FACTS: '50000',
      ...clockSettings,
      ...footerSettings,
      ...appSettings,
    },
  },
});
