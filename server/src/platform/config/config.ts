import { BlockList, isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { StartError } from './start-error.ts';
import { defaultBases, type SettingName, settingNotes, settingShapes } from './settings.ts';

const settingsShape = z.object(settingShapes);
type Settings = z.infer<typeof settingsShape>;

export interface S3Settings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export type S3Keys = Pick<S3Settings, 'accessKeyId' | 'secretAccessKey'>;

/** File storage: the folder, or an S3-compatible store with local copies in the folder. */
export interface FilesConfig {
  readonly folder: string;
  readonly s3: S3Settings | null;
}

/** The checked settings of a process; null where an optional one is not set. */
export type Config = ReturnType<typeof arrange>;

export type ConfigResult =
  | { readonly kind: 'config'; readonly config: Config }
  /** All faults at once, one readable line each, without the values of secrets. */
  | { readonly kind: 'issues'; readonly issues: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads this process's settings; on faults prints all of them to standard error and exits with 1. */
export function loadConfig(): Config {
  const result = readConfig(process.env, { isTerminal: process.stdout.isTTY });
  return result.kind === 'config' ? result.config : refuseSettings(result.issues);
}

/** Prints all issues to standard error and exits with 1. */
export function refuseSettings(issues: readonly string[]): never {
  const lines = [
    'The settings are wrong, nothing was started:',
    ...issues.map((issue) => `  ${issue}`),
    'See docs/settings.md.',
  ];
  process.stderr.write(`${lines.join('\n')}\n`);
  return process.exit(1);
}

/** Prints the reason to standard error and exits with 1. */
export function refuseStart(error: StartError): never {
  process.stderr.write(`Nothing was started:\n  ${error.message}\n`);
  return process.exit(1);
}

export function readConfig(environment: Environment, { isTerminal }: { readonly isTerminal: boolean }): ConfigResult {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = settingsShape.safeParse(given);
  const issues = [
    ...(parsed.success ? [] : parsed.error.issues.map((issue) => describe(issue, given))),
    ...findGroupIssues(given),
  ];
  if (!parsed.success || issues.length > 0) return { kind: 'issues', issues };
  return { kind: 'config', config: arrange(parsed.data, isTerminal) };
}

function describe(issue: z.core.$ZodIssue, given: Environment): string {
  const name = String(issue.path[0]);
  const isSecret = isSettingName(name) && settingNotes[name].secret === true;
  return `${name} ${issue.message}${isSecret ? '' : `, not "${given[name] ?? ''}"`}`;
}

function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settingNotes, name);
}

const groups: readonly (readonly SettingName[])[] = [
  ['SMS_ACCESS_KEY_ID', 'SMS_ACCESS_KEY_SECRET', 'SMS_SIGN_NAME', 'SMS_TEMPLATE_CODE'],
  ['WX_APP_ID', 'WX_APP_SECRET'],
  ['APP_ANDROID_PACKAGE', 'APP_ANDROID_FINGERPRINTS'],
  ['BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'],
  ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
];

function findGroupIssues(given: Environment): readonly string[] {
  const halves = groups.flatMap((group) => {
    const set = group.filter((name) => given[name] !== undefined);
    const missing = group.filter((name) => given[name] === undefined);
    if (set.length === 0 || missing.length === 0) return [];
    return [`${missing.join(', ')} must be set too, because ${set.join(', ')} ${set.length === 1 ? 'is' : 'are'}`];
  });
  const sender = given['SMTP_URL'] !== undefined && given['MAIL_FROM'] === undefined;
  const stores = given['S3_ENDPOINT'] !== undefined && given['FILES_DIR'] !== undefined;
  const link = toOrigin(given['APP_LINK_ORIGIN']);
  const staysInBrowser = link !== null && link === toOrigin(given['PUBLIC_URL']);
  return [
    ...halves,
    ...((given['SYSTEM_API_BASE'] ?? defaultBases.system) === (given['MANAGEMENT_API_BASE'] ?? defaultBases.management)
      ? ['MANAGEMENT_API_BASE must be another than SYSTEM_API_BASE']
      : []),
    ...(staysInBrowser
      ? ['APP_LINK_ORIGIN must name another host than PUBLIC_URL: within one no link opens an app']
      : []),
    ...(sender ? ['MAIL_FROM must be set too, because SMTP_URL is'] : []),
    ...(stores ? ['FILES_DIR and the S3 settings exclude each other'] : []),
  ];
}

function toOrigin(text: string | undefined): string | null {
  return text !== undefined && URL.canParse(text) ? new URL(text).origin : null;
}

function arrange(settings: Settings, isTerminal: boolean) {
  const dataDir = resolve(settings.DATA_DIR);
  const isPublic = isReachable(settings);
  const loadsDemo =
    settings.DEMO === 'auto' ? !isPublic && settings.DATABASE_URL === undefined : settings.DEMO === 'on';
  return {
    mode: settings.NODE_ENV,
    host: settings.HOST,
    port: settings.PORT,
    /** Scheme and host, without a trailing slash. */
    publicUrl: settings.PUBLIC_URL === undefined ? ownAddress(settings) : new URL(settings.PUBLIC_URL).origin,
    trustProxy: trustProxy(settings.TRUST_PROXY),
    /** Absolute. */
    dataDir,
    /** Null: the embedded PostgreSQL. */
    databaseUrl: settings.DATABASE_URL ?? null,
    /** Whether other machines can reach the portal; demonstration accounts and developer access are then closed. */
    isPublic,
    loadsDemo,
    /** Whether the accounts of the demonstration, whose password is published, may sign in. */
    demoSignsIn: loadsDemo && !isPublic,
    demoFacts: settings.DEMO_FACTS,
    systemApiBase: settings.SYSTEM_API_BASE,
    managementApiBase: settings.MANAGEMENT_API_BASE,
    /** DEMO=on: the demonstration comes back where it was removed. */
    asksForDemo: settings.DEMO === 'on',
    cache: settings.CACHE === 'on',
    apiKey: settings.API_KEY,
    /** Null: a file in the data folder. */
    secretKey: settings.SECRET_KEY ?? null,
    trialItems: settings.TRIAL_ITEMS,
    smsDailyLimit: settings.SMS_DAILY_LIMIT,
    hstsSubdomains: settings.HSTS_SUBDOMAINS === 'on',
    videoUploadBytes: settings.VIDEO_UPLOAD_MB * 1024 * 1024,
    establishmentMail: settings.ESTABLISHMENT_MAIL === 'on' ? ('running' as const) : ('stopped' as const),
    offersPayBusiness: settings.PAY_BUSINESS === 'on',
    log: {
      level: settings.LOG_LEVEL,
      format: settings.LOG_FORMAT ?? (settings.NODE_ENV === 'development' || isTerminal ? 'pretty' : 'json'),
    },
    mail: { smtpUrl: settings.SMTP_URL ?? null, from: settings.MAIL_FROM ?? 'Beef to China <no-reply@localhost>' },
    mailboxes: {
      contact: settings.MAILBOX_CONTACT ?? null,
      members: settings.MAILBOX_MEMBERS ?? null,
      news: settings.MAILBOX_NEWS ?? null,
    },
    sms: arrangeSms(settings),
    messenger: arrangeMessenger(settings),
    app: arrangeApp(settings),
    files: arrangeFiles(settings, dataDir),
    backupKeys: arrangeBackupKeys(settings),
    footer: {
      socialUrl: settings.SOCIAL_URL ?? null,
      appStoreUrl: settings.APP_STORE_URL ?? null,
      appAndroidUrl: settings.APP_ANDROID_URL ?? null,
      icpNumber: settings.ICP_NUMBER ?? null,
    },
  } as const;
}

function isReachable({ HOST, PUBLIC_URL, TRUST_PROXY }: Settings): boolean {
  const hosts = [HOST, ...(PUBLIC_URL === undefined ? [] : [new URL(PUBLIC_URL).hostname])];
  return trustProxy(TRUST_PROXY) !== false || !hosts.every(isLoopback);
}

function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return isIP(name) === 0 ? /^(.+\.)?localhost$/.test(name) : loopback.check(name, isIP(name) === 6 ? 'ipv6' : 'ipv4');
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

function ownAddress({ HOST, PORT }: Settings): string {
  // Nobody can visit "all addresses": a reader on this machine calls it localhost.
  const host = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST;
  return `http://${host}:${PORT}`;
}

function trustProxy(text: string): false | number | string {
  if (text === 'off' || text === '0') return false;
  return /^\d$/.test(text) ? Number(text) : text;
}

function arrangeSms(settings: Settings) {
  const { SMS_ACCESS_KEY_ID, SMS_ACCESS_KEY_SECRET, SMS_SIGN_NAME, SMS_TEMPLATE_CODE, SMS_ENDPOINT } = settings;
  if (!SMS_ACCESS_KEY_ID || !SMS_ACCESS_KEY_SECRET || !SMS_SIGN_NAME || !SMS_TEMPLATE_CODE) return null;
  return {
    accessKeyId: SMS_ACCESS_KEY_ID,
    accessKeySecret: SMS_ACCESS_KEY_SECRET,
    signName: SMS_SIGN_NAME,
    templateCode: SMS_TEMPLATE_CODE,
    endpoint: SMS_ENDPOINT,
  };
}

function arrangeMessenger({ WX_APP_ID, WX_APP_SECRET, WX_API_BASE, WX_SDK_URL }: Settings) {
  if (!WX_APP_ID || !WX_APP_SECRET) return null;
  return { appId: WX_APP_ID, appSecret: WX_APP_SECRET, apiBase: WX_API_BASE, sdkUrl: WX_SDK_URL };
}

/** Companion app: the links that open it, and the app identities that phones verify. */
function arrangeApp(settings: Settings) {
  return {
    scheme: settings.APP_SCHEME ?? null,
    /** Scheme and host, without a trailing slash. */
    linkOrigin: settings.APP_LINK_ORIGIN === undefined ? null : new URL(settings.APP_LINK_ORIGIN).origin,
    packageUrl: settings.APP_PACKAGE_URL ?? null,
    iosId: settings.APP_IOS_ID ?? null,
    androidPackage: settings.APP_ANDROID_PACKAGE ?? null,
    androidFingerprints: settings.APP_ANDROID_FINGERPRINTS?.split(',') ?? [],
  };
}

function arrangeBackupKeys(settings: Settings): S3Keys | null {
  const { BACKUP_S3_ACCESS_KEY_ID, BACKUP_S3_SECRET_ACCESS_KEY } = settings;
  if (!BACKUP_S3_ACCESS_KEY_ID || !BACKUP_S3_SECRET_ACCESS_KEY) return null;
  return { accessKeyId: BACKUP_S3_ACCESS_KEY_ID, secretAccessKey: BACKUP_S3_SECRET_ACCESS_KEY };
}

function arrangeFiles(settings: Settings, dataDir: string): FilesConfig {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (!S3_ENDPOINT || !S3_REGION || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    return { folder: resolve(settings.FILES_DIR ?? join(dataDir, 'files')), s3: null };
  }
  return {
    folder: join(dataDir, 'files-copies'),
    s3: {
      endpoint: S3_ENDPOINT,
      region: S3_REGION,
      bucket: S3_BUCKET,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
    },
  };
}
