import { isIP } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';
import { z } from 'zod';

interface SettingNote {
  readonly text: string;
  readonly secret?: boolean;
}

function note(text: string): SettingNote {
  return { text };
}

function secret(text: string): SettingNote {
  return { text, secret: true };
}

function wholeNumber(min: number, max: number) {
  const rule = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, rule)
    .transform(Number)
    .refine((value) => value >= min && value <= max, rule);
}

function address(rule: string, ...protocols: readonly string[]) {
  return z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), rule);
}

const filled = z.string();
const webAddress = address('must be an address that begins with http:// or https://', 'http:', 'https:');
const mailbox = z.email('must be a mail address');
const base = z
  .string()
  .regex(/^(https?:\/\/[^/?#\s@]+)?(\/[\w.~-]+)+$/, {
    error: 'must be a path such as /api/system, or such a path on another host with https://',
    abort: true,
  })
  .refine(
    (text) => staysAsWritten(text),
    'must be an address that browsers leave as it is written: no . or .. in the path, a host and a port that exist',
  );
const origin = webAddress.refine(
  (text) => !URL.canParse(text) || /^\/?$/.test(new URL(text).pathname + new URL(text).search + new URL(text).hash),
  'must be an address without path, such as https://www.example.com',
);
const secureOrigin = origin.refine(
  (text) => text.startsWith('https://'),
  'must begin with https://, because phones ask no other address which app opens it',
);
const fingerprints = z
  .string()
  .regex(
    /^[\dA-F]{2}(:[\dA-F]{2}){31}(,[\dA-F]{2}(:[\dA-F]{2}){31})*$/,
    'must be SHA-256 fingerprints such as 14:6D:…:E9, with commas between',
  );
const proxies = z
  .string()
  .refine(
    (text) => /^(off|\d)$/.test(text) || areAddresses(text),
    'must be off, the number of proxies (1 to 9), or their addresses with commas between',
  );
const host = z
  .string()
  .refine(
    (text) => isIP(text) !== 0 || /^[A-Za-z\d]([\w.-]{0,251}[A-Za-z\d])?$/.test(text),
    'must be an address or a name of this machine, without scheme and port',
  );

function areAddresses(text: string): boolean {
  try {
    proxyAddress.compile(text.split(',').map((one) => one.trim()));
    return true;
  } catch {
    return false;
  }
}

function staysAsWritten(text: string): boolean {
  const isPath = text.startsWith('/');
  if (!isPath && !URL.canParse(text)) return false;
  const { origin: host, pathname } = new URL(text, 'http://localhost');
  return isPath ? pathname === text : `${host}${pathname}`.length === text.length;
}

export const defaultBases = { system: '/api/system', management: '/api/management' } as const;

/** All demonstration shipments when none exceeds three containers; its sums do not yield more. */
export const largestDemoFacts = 1_015_746;

/** Every setting with its check and default; empty counts as unset. docs/settings.md follows this table. */
export const settingShapes = {
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('production'),
  HOST: host.default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  PUBLIC_URL: origin.optional(),
  TRUST_PROXY: proxies.default('off'),
  HSTS_SUBDOMAINS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  DATA_DIR: filled.default('./data'),
  DATABASE_URL: address('must begin with postgres:// or postgresql://', 'postgres:', 'postgresql:').optional(),
  DEMO: z.enum(['auto', 'on', 'off'], 'must be auto, on or off').default('auto'),
  DEMO_FACTS: wholeNumber(1000, largestDemoFacts).default(1_010_000),
  SYSTEM_API_BASE: base.default(defaultBases.system),
  MANAGEMENT_API_BASE: base.default(defaultBases.management),
  CACHE: z.enum(['on', 'off'], 'must be on or off').default('on'),
  API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, 'must be 1 to 200 letters, digits or signs without spaces')
    .default('btc-portal'),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  TRIAL_ITEMS: wholeNumber(0, 10_000).default(10),
  PAY_BUSINESS: z.enum(['on', 'off'], 'must be on or off').default('off'),
  VIDEO_UPLOAD_MB: wholeNumber(1, 2048).default(512),
  ESTABLISHMENT_MAIL: z.enum(['on', 'off'], 'must be on or off').default('off'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal'], 'must be trace, debug, info, warn, error or fatal')
    .default('info'),
  LOG_FORMAT: z.enum(['json', 'pretty'], 'must be json or pretty').optional(),
  SMTP_URL: address('must begin with smtp:// or smtps://', 'smtp:', 'smtps:').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'must be a mail address, with or without a name before <it>')
    .optional(),
  MAILBOX_CONTACT: mailbox.optional(),
  MAILBOX_MEMBERS: mailbox.optional(),
  MAILBOX_NEWS: mailbox.optional(),
  SMS_ACCESS_KEY_ID: filled.optional(),
  SMS_ACCESS_KEY_SECRET: filled.optional(),
  SMS_SIGN_NAME: filled.optional(),
  SMS_TEMPLATE_CODE: filled.optional(),
  SMS_ENDPOINT: webAddress.default('https://dysmsapi.aliyuncs.com'),
  SMS_DAILY_LIMIT: wholeNumber(1, 1_000_000).default(500),
  WX_APP_ID: filled.optional(),
  WX_APP_SECRET: filled.optional(),
  WX_API_BASE: webAddress.default('https://api.weixin.qq.com'),
  WX_SDK_URL: webAddress.default('https://res.wx.qq.com/open/js/jweixin-1.6.0.js'),
  FILES_DIR: filled.optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: filled.optional(),
  S3_BUCKET: filled.optional(),
  S3_ACCESS_KEY_ID: filled.optional(),
  S3_SECRET_ACCESS_KEY: filled.optional(),
  BACKUP_S3_ACCESS_KEY_ID: filled.optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: filled.optional(),
  SOCIAL_URL: webAddress.optional(),
  APP_STORE_URL: webAddress.optional(),
  APP_ANDROID_URL: webAddress.optional(),
  APP_PACKAGE_URL: webAddress.optional(),
  APP_SCHEME: z
    .string()
    .regex(
      /^(?!(?:https?|javascript|data|file|blob|about|mailto|tel|sms|ws|wss|ftp)$)[a-z][a-z\d+.-]{1,40}$/,
      'must be the name of the scheme of the app, such as beeftochina, without ://',
    )
    .optional(),
  APP_LINK_ORIGIN: secureOrigin.optional(),
  APP_IOS_ID: z
    .string()
    .regex(/^[A-Z\d]{10}\.[A-Za-z\d.-]{1,150}$/, 'must be team and bundle, such as A1B2C3D4E5.com.example.app')
    .optional(),
  APP_ANDROID_PACKAGE: z
    .string()
    .regex(/^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/, 'must be the name of the package, such as com.example.app')
    .optional(),
  APP_ANDROID_FINGERPRINTS: fingerprints.optional(),
  ICP_NUMBER: filled.optional(),
} as const;

export type SettingName = keyof typeof settingShapes;

export const settingNotes: Readonly<Record<SettingName, SettingNote>> = {
  NODE_ENV: note('`development` checks the own answers and shows errors at once; `production` is for readers'),
  HOST: note('the address of this machine to listen on; `0.0.0.0` for all'),
  PORT: note('the port to listen on; 0 takes any free one'),
  PUBLIC_URL: note(
    'the address under which readers see the portal, for canonical links, mails and feeds; without it http://HOST:PORT',
  ),
  TRUST_PROXY: note(
    '`off`, or the number or the addresses of the proxies in front, whose `X-Forwarded-*` fields are believed',
  ),
  HSTS_SUBDOMAINS: note(
    'with PUBLIC_URL on https: whether browsers refuse plain http on its subdomains too; `off` where one of them must stay on http',
  ),
  DATA_DIR: note('the folder of the embedded database, the files and the facts'),
  DATABASE_URL: secret('a PostgreSQL 18 of your own; without it the program starts its own in DATA_DIR'),
  DEMO: note(
    'demonstration content: `auto` loads it where only this machine can reach the portal and DATABASE_URL is not set; `on` loads it elsewhere too, where its accounts cannot sign in',
  ),
  CACHE: note('`off` makes every answer and page anew: for finding out whether something shown is out of date'),
  DEMO_FACTS: note('about how many shipments the demonstration has; fewer are larger, the sums stay'),
  SYSTEM_API_BASE: note('the base of all calls but two; with a host in front the browser calls that host'),
  MANAGEMENT_API_BASE: note('the base of `UserLogin` and `UpdateUserActivityByToken`'),
  API_KEY: note('the fixed value of `Authorization` in signed-in calls; public, the browser sends it'),
  SECRET_KEY: secret(
    'what second factors are encrypted with and networks are marked with in the log; the same for all processes on one database; without it a file in DATA_DIR, which no backup contains',
  ),
  TRIAL_ITEMS: note('how many member items the trial of an account may open, for accounts made from then on'),
  PAY_BUSINESS: note('`on` offers the English business membership in the application dialog'),
  VIDEO_UPLOAD_MB: note('the largest video file that editors may upload, in megabytes'),
  ESTABLISHMENT_MAIL: note(
    '`on` where the third-party establishment mail service runs; while `off` its pages say that it is temporarily stopped',
  ),
  LOG_LEVEL: note('the least important line that is written'),
  LOG_FORMAT: note('`json` or `pretty`; without it `pretty` in development and on a terminal, else `json`'),
  SMTP_URL: secret(
    'the mail server, smtp://user:password@host:port, with a password over TLS only (`?requireTLS=false` lifts that); without it mails stay in the outbox of the database',
  ),
  MAIL_FROM: note('the sender of mails; needed with SMTP_URL'),
  MAILBOX_CONTACT: note('the mailbox for questions, in the footer; contact messages go there'),
  MAILBOX_MEMBERS: note('the mailbox of the members’ desk, in the footer; membership requests go there'),
  MAILBOX_NEWS: note('the mailbox of the editors, in the footer; claims to merchant entries go there'),
  SMS_ACCESS_KEY_ID: note('Alibaba Cloud SMS: key; without the four SMS settings captchas stay in the outbox'),
  SMS_ACCESS_KEY_SECRET: secret('Alibaba Cloud SMS: secret'),
  SMS_SIGN_NAME: note('Alibaba Cloud SMS: signature'),
  SMS_TEMPLATE_CODE: note('Alibaba Cloud SMS: template of the captcha, with the variable `code`'),
  SMS_ENDPOINT: note('Alibaba Cloud SMS: address of its API'),
  SMS_DAILY_LIMIT: note(
    'how many text messages the portal pays for on a day of Shanghai; askers beyond wait until midnight, and the members’ desk is told',
  ),
  WX_APP_ID: note('messenger official account: id; without the two WX settings pages share by link and QR code'),
  WX_APP_SECRET: secret('messenger official account: secret'),
  WX_API_BASE: note('messenger official account: address of its API'),
  WX_SDK_URL: note('messenger official account: address of the script that pages share with in the messenger'),
  FILES_DIR: note('the folder of pictures, attachments and imports; without it `files` in DATA_DIR'),
  S3_ENDPOINT: note('an S3-compatible store instead of FILES_DIR: address; all five S3 settings or none'),
  S3_REGION: note('S3-compatible store: region'),
  S3_BUCKET: note('S3-compatible store: bucket'),
  S3_ACCESS_KEY_ID: note('S3-compatible store: key'),
  S3_SECRET_ACCESS_KEY: secret('S3-compatible store: secret'),
  BACKUP_S3_ACCESS_KEY_ID: note(
    'copies of backups in an S3-compatible store: key; the store itself is set in the console, System → Backups',
  ),
  BACKUP_S3_SECRET_ACCESS_KEY: secret('copies of backups in an S3-compatible store: secret'),
  SOCIAL_URL: note('the social link of the footer; left out without it'),
  APP_STORE_URL: note('the app for iOS, in the footer and on the download page; left out without it'),
  APP_ANDROID_URL: note('the app for Android, in the footer and on the download page; left out without it'),
  APP_PACKAGE_URL: note(
    'the package file of the app for Android (.apk), on the landing and the download page; without it the landing page leads to the download page',
  ),
  APP_SCHEME: note(
    'the scheme that opens the app, such as `beeftochina`; without it opening leads to the download page',
  ),
  APP_LINK_ORIGIN: note(
    'the host of the universal links that open the app on an iPhone, another than that of PUBLIC_URL; it serves these pages too',
  ),
  APP_IOS_ID: note('team and bundle of the app for iOS, for `/.well-known/apple-app-site-association`'),
  APP_ANDROID_PACKAGE: note('package of the app for Android, for `/.well-known/assetlinks.json`'),
  APP_ANDROID_FINGERPRINTS: note(
    'SHA-256 fingerprints of the certificates it is signed with; with APP_ANDROID_PACKAGE',
  ),
  ICP_NUMBER: note('the ICP filing number in the footer; left out without it'),
};
