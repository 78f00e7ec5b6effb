import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Config, readConfig } from './config.ts';
import { settingsTable } from './settings-document.ts';

const silent = { isTerminal: false };

function makeConfig(environment: Record<string, string>): Config {
  const result = readConfig(environment, silent);
  if (result.kind === 'issues') throw new Error(result.issues.join('\n'));
  return result.config;
}

function toIssues(environment: Record<string, string>): readonly string[] {
  const result = readConfig(environment, silent);
  return result.kind === 'issues' ? result.issues : [];
}

describe('the settings', () => {
  test('need nothing to be set', () => {
    expect(makeConfig({})).toMatchObject({
      mode: 'production',
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://127.0.0.1:3000',
      trustProxy: false,
      dataDir: resolve('data'),
      databaseUrl: null,
      loadsDemo: true,
      systemApiBase: '/api/system',
      managementApiBase: '/api/management',
      apiKey: 'btc-portal',
      trialItems: 10,
      smsDailyLimit: 500,
      hstsSubdomains: true,
      offersPayBusiness: false,
      videoUploadBytes: 512 * 1024 * 1024,
      log: { level: 'info', format: 'json' },
      mail: { smtpUrl: null },
      mailboxes: { contact: null, members: null, news: null },
      sms: null,
      messenger: null,
      app: { scheme: null, linkOrigin: null, packageUrl: null, iosId: null, androidPackage: null },
      files: { folder: resolve('data/files'), s3: null },
      footer: { socialUrl: null, appStoreUrl: null, appAndroidUrl: null, icpNumber: null },
    });
  });

  test('name every fault at once', () => {
    const issues = toIssues({
      PORT: 'eighty',
      NODE_ENV: 'prod',
      DATABASE_URL: 'mysql://root@localhost/x',
      LOG_LEVEL: 'loud',
      TRIAL_ITEMS: '-1',
      SYSTEM_API_BASE: 'api',
      API_KEY: 'two words',
      PUBLIC_URL: 'https://example.com/portal',
      TRUST_PROXY: 'yes',
      MAILBOX_NEWS: 'nobody',
      WX_APP_ID: 'wx1',
    });
    expect(issues.map((issue) => issue.split(' ')[0])).toEqual([
      'NODE_ENV',
      'PORT',
      'PUBLIC_URL',
      'TRUST_PROXY',
      'DATABASE_URL',
      'SYSTEM_API_BASE',
      'API_KEY',
      'TRIAL_ITEMS',
      'LOG_LEVEL',
      'MAILBOX_NEWS',
      'WX_APP_SECRET',
    ]);
    expect(issues).toContain('PORT must be a whole number from 0 to 65535, not "eighty"');
    expect(issues).toContain('WX_APP_SECRET must be set too, because WX_APP_ID is');
  });

  test.each(['-1', '65536', '3000.5', '0x50', '1e3', '３０００'])('refuse the port %s', (port) => {
    expect(toIssues({ PORT: port })).toHaveLength(1);
  });

  test.each([
    [{ HOST: 'http://example.com' }, 'HOST'],
    [{ HOST: '127.0.0.1:80' }, 'HOST'],
    [{ TRUST_PROXY: '10.0.0.300' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.1,' }, 'TRUST_PROXY'],
    [{ SYSTEM_API_BASE: '/api/../system' }, 'SYSTEM_API_BASE'],
    [{ SYSTEM_API_BASE: 'https://api.example.com:99999/system' }, 'SYSTEM_API_BASE'],
    [{ SYSTEM_API_BASE: '/api/management' }, 'MANAGEMENT_API_BASE'],
    [{ SYSTEM_API_BASE: '/one', MANAGEMENT_API_BASE: '/one' }, 'MANAGEMENT_API_BASE'],
  ])('refuse what would fail later: %j', (settings, name) => {
    expect(toIssues(settings).map((issue) => issue.split(' ')[0])).toEqual([name]);
  });

  test('take hosts, proxies and bases as they are written', () => {
    expect(makeConfig({ HOST: '::1', TRUST_PROXY: '10.0.0.0/8, ::1' })).toMatchObject({
      trustProxy: '10.0.0.0/8, ::1',
    });
    expect(makeConfig({ HOST: 'portal-1.internal', TRUST_PROXY: 'loopback' })).toMatchObject({
      trustProxy: 'loopback',
    });
    const systemApiBase = 'https://api.example.com:8443/v1/system';
    expect(makeConfig({ SYSTEM_API_BASE: systemApiBase })).toMatchObject({ systemApiBase });
  });

  test('do not repeat the value of a secret', () => {
    const issues = toIssues({ DATABASE_URL: 'mysql://root:hunter2@localhost/x', SMTP_URL: 'hunter2' }).join('\n');
    expect(issues).toContain('DATABASE_URL must begin with postgres://');
    expect(issues).not.toContain('hunter2');
  });

  test('treat an empty value as none', () => {
    expect(makeConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  test('load no demonstration content into a database of its own, unless asked to', () => {
    const own = { DATABASE_URL: 'postgres://portal@localhost/portal' };
    expect(makeConfig(own).loadsDemo).toBe(false);
    expect(makeConfig({ ...own, NODE_ENV: 'development' }).loadsDemo).toBe(false);
    expect(makeConfig({ ...own, DEMO: 'on' })).toMatchObject({ loadsDemo: true, demoSignsIn: true });
    expect(makeConfig({ DEMO: 'off' })).toMatchObject({ loadsDemo: false, demoSignsIn: false });
  });

  test.each([
    {},
    { PUBLIC_URL: 'http://localhost:3000' },
    { PUBLIC_URL: 'http://portal.localhost' },
    { PUBLIC_URL: 'http://[::1]:3000', HOST: '::1' },
    { HOST: '127.0.0.2' },
    { HOST: 'localhost' },
  ])('leave a portal that only this machine can reach to its developer: %j', (settings) => {
    expect(makeConfig(settings)).toMatchObject({ isPublic: false, loadsDemo: true, demoSignsIn: true });
  });

  test.each([
    { PUBLIC_URL: 'https://www.example.com' },
    { PUBLIC_URL: 'http://localhost.example.com' },
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.7' },
    { HOST: 'portal-1' },
    { TRUST_PROXY: '1' },
    { NODE_ENV: 'development', HOST: '0.0.0.0' },
  ])('close a portal that others can reach, whatever NODE_ENV says: %j', (settings) => {
    expect(makeConfig(settings)).toMatchObject({ isPublic: true, loadsDemo: false, demoSignsIn: false });
    expect(makeConfig({ ...settings, DEMO: 'on' })).toMatchObject({ loadsDemo: true, demoSignsIn: false });
  });

  test('take SMS, store and mail settings whole or not at all', () => {
    expect(toIssues({ SMS_ACCESS_KEY_ID: 'k', SMS_SIGN_NAME: 's' })).toEqual([
      'SMS_ACCESS_KEY_SECRET, SMS_TEMPLATE_CODE must be set too, because SMS_ACCESS_KEY_ID, SMS_SIGN_NAME are',
    ]);
    expect(toIssues({ SMTP_URL: 'smtp://localhost' })).toEqual(['MAIL_FROM must be set too, because SMTP_URL is']);
    const store = {
      S3_ENDPOINT: 'https://s3.example.com',
      S3_REGION: 'r',
      S3_BUCKET: 'b',
      S3_ACCESS_KEY_ID: 'k',
      S3_SECRET_ACCESS_KEY: 's',
    };
    expect(makeConfig(store).files).toMatchObject({ folder: resolve('data/files-copies'), s3: { bucket: 'b' } });
    expect(toIssues({ ...store, FILES_DIR: '/files' })).toEqual(['FILES_DIR and the S3 settings exclude each other']);
  });

  test.each([
    [{ APP_SCHEME: 'https' }, 'APP_SCHEME'],
    [{ APP_SCHEME: 'javascript' }, 'APP_SCHEME'],
    [{ APP_SCHEME: 'btc://' }, 'APP_SCHEME'],
    [{ APP_LINK_ORIGIN: 'http://app.example.com' }, 'APP_LINK_ORIGIN'],
    [{ APP_LINK_ORIGIN: 'https://app.example.com/open' }, 'APP_LINK_ORIGIN'],
    [{ APP_LINK_ORIGIN: 'https://a.example', PUBLIC_URL: 'https://a.example/' }, 'APP_LINK_ORIGIN'],
    [{ APP_PACKAGE_URL: 'app.apk' }, 'APP_PACKAGE_URL'],
    [{ APP_IOS_ID: 'com.example.app' }, 'APP_IOS_ID'],
    [{ APP_ANDROID_PACKAGE: 'com.example.app' }, 'APP_ANDROID_FINGERPRINTS'],
    [{ APP_ANDROID_PACKAGE: 'com.example.app', APP_ANDROID_FINGERPRINTS: '14:6D' }, 'APP_ANDROID_FINGERPRINTS'],
  ])('refuse what no app answers to: %j', (settings, name) => {
    expect(toIssues(settings).map((issue) => issue.split(' ')[0])).toEqual([name]);
  });

  test('take the app’s settings as they are given', () => {
    const print = Array.from({ length: 32 }, () => 'A0').join(':');
    const app = makeConfig({
      APP_SCHEME: 'beeftochina',
      APP_LINK_ORIGIN: 'https://app.example.com/',
      APP_ANDROID_PACKAGE: 'com.example.app',
      APP_ANDROID_FINGERPRINTS: `${print},${print}`,
    });
    expect(app.app).toMatchObject({
      scheme: 'beeftochina',
      linkOrigin: 'https://app.example.com',
      androidFingerprints: [print, print],
    });
  });

  test('tell the address of the portal from where it listens, unless it is given', () => {
    expect(makeConfig({ HOST: '0.0.0.0', PORT: '80' }).publicUrl).toBe('http://localhost:80');
    expect(makeConfig({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000');
    expect(makeConfig({ PUBLIC_URL: 'https://www.example.com/' }).publicUrl).toBe('https://www.example.com');
  });

  test('write for people in development and on a terminal', () => {
    expect(makeConfig({ NODE_ENV: 'development' }).log.format).toBe('pretty');
    const onTerminal = readConfig({}, { isTerminal: true });
    expect(onTerminal).toMatchObject({ config: { log: { format: 'pretty' } } });
    expect(readConfig({ LOG_FORMAT: 'json' }, { isTerminal: true })).toMatchObject({
      config: { log: { format: 'json' } },
    });
  });

  test('believe proxies by number or by address', () => {
    expect(makeConfig({ TRUST_PROXY: '1' }).trustProxy).toBe(1);
    expect(makeConfig({ TRUST_PROXY: '10.0.0.0/8,::1' }).trustProxy).toBe('10.0.0.0/8,::1');
  });

  test('end a start with 1 and readable lines when they are wrong', async () => {
    const script = `import { loadConfig } from ${JSON.stringify(fileURLToPath(new URL('config.ts', import.meta.url)))}; loadConfig();`;
    const ended = await new Promise<{ code: unknown; text: string }>((done) => {
      const env = { ...process.env, PORT: 'x', DEMO: 'maybe' };
      execFile(process.execPath, ['--input-type=module', '-e', script], { env }, (error, _out, text) => {
        done({ code: error?.code ?? 0, text });
      });
    });
    expect(ended.code).toBe(1);
    expect(ended.text).toBe(
      [
        'The settings are wrong, nothing was started:',
        '  PORT must be a whole number from 0 to 65535, not "x"',
        '  DEMO must be auto, on or off, not "maybe"',
        'See docs/settings.md.',
        '',
      ].join('\n'),
    );
  });

  test('are described in docs/settings.md with their defaults', async () => {
    const document = await readFile(new URL('../../../../docs/settings.md', import.meta.url), 'utf8');
    const squeeze = (text: string): string => text.replaceAll(/ {2,}/g, ' ').replaceAll(/-{3,}/g, '---');
    expect(squeeze(document)).toContain(squeeze(settingsTable()));
  });
});
