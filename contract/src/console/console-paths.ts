import type { Edition } from '../members/access.ts';

/** Console screens with their paths below its root; `/:id` is an item, or `new`. Mails link to them too. */
export const consoleScreens = {
  overview: '',
  security: 'security',
  people: 'people',
  systemState: 'system/state',
  backups: 'system/backups',
  legalTexts: 'system/legal',
  legalText: 'system/legal/:id',
  mailTexts: 'system/mails',
  mailText: 'system/mails/:id',
  requests: 'desk/requests',
  request: 'desk/requests/:id',
  members: 'desk/members',
  member: 'desk/members/:id',
  cancellations: 'desk/cancellations',
  messages: 'desk/messages',
  message: 'desk/messages/:id',
  jobs: 'desk/jobs',
  levels: 'desk/levels',
  audit: 'desk/audit',
  articles: 'news/articles',
  article: 'news/articles/:id',
  headlines: 'news/headlines',
  changedFigures: 'news/figures',
  videos: 'news/videos',
  video: 'news/videos/:id',
  planning: 'front/planning',
  reportPeriods: 'front/reports',
  banners: 'front/banners',
  banner: 'front/banners/:id',
  strip: 'front/strip',
  newsletters: 'front/newsletters',
  newsletter: 'front/newsletters/:id',
  moderation: 'market/moderation',
  exhibitions: 'directory/exhibitions',
  merchants: 'directory/merchants',
  merchantClaims: 'directory/claims',
  plants: 'plants/register',
  plant: 'plants/register/:id',
  plantList: 'plants/lists/:id',
  imports: 'data/imports',
  tradeImport: 'data/imports/:id',
  tradeRun: 'data/runs/:id',
  tradeVintages: 'data/vintages',
  releases: 'data/releases',
  safeguardNotices: 'data/quota-notices',
  quoteSheet: 'prices/quotes',
  quoteCorrections: 'prices/corrections',
  priceSeries: 'prices/series',
  dictionaries: 'prices/dictionaries',
  priceTerms: 'prices/terms',
  priceNotes: 'prices/notes',
  marketReports: 'prices/reports',
  marketReport: 'prices/reports/:id',
  surveyItems: 'prices/survey',
  /** Target of invitation links: the one screen that needs no sign-in. */
  invitation: 'invitation',
} as const;

/** The id in the address of an item not yet created. */
export const newThing = 'new';

const movedScreens: Readonly<Record<string, readonly [path: string, query: string]>> = {
  'prices/cattle': [consoleScreens.quoteSheet, 'market=livecattle'],
  'data/all-imports': [consoleScreens.imports, ''],
  'data/new-import': [consoleScreens.imports, ''],
  'plants/lists': [consoleScreens.imports, 'kind=plants'],
  'prices/files': [consoleScreens.imports, 'kind=prices'],
  'desk/outbox': [consoleScreens.jobs, 'channel=mail'],
  'system/jobs': [consoleScreens.jobs, ''],
  'system/new-legal': [toScreenPath('legalText', newThing), ''],
  'front/new-banner': [toScreenPath('banner', newThing), ''],
};

/** The target of a former address, with the query it came with; null for any other. */
export function findMovedScreen(path: string, search: string): string | null {
  const moved = movedScreens[path];
  if (moved === undefined) return null;
  const query = new URLSearchParams(moved[1]);
  for (const [name, value] of new URLSearchParams(search)) query.set(name, value);
  return query.size === 0 ? moved[0] : `${moved[0]}?${query.toString()}`;
}

export type ConsoleScreen = keyof typeof consoleScreens;

const root = { cn: '/console', en: '/console/en' } as const satisfies Record<Edition, string>;

/** Console address of a path in an edition: `desk/requests` → `/console/desk/requests` or `/console/en/desk/requests`. */
export function toConsolePath(edition: Edition, below: string): string {
  return below === '' ? root[edition] : `${root[edition]}/${below}`;
}

/** Path of a screen below the console's root; without `id` that of the list. */
export function toScreenPath(screen: ConsoleScreen, id?: number | string): string {
  return consoleScreens[screen].replace('/:id', id === undefined ? '' : `/${id}`);
}

export function toConsoleScreenPath(edition: Edition, screen: ConsoleScreen, id?: number | string): string {
  return toConsolePath(edition, toScreenPath(screen, id));
}

/** Download address of a backup; the key of OpenBackup works once, within a minute. */
export function toBackupPath(key: string): string {
  return `/download/backup/${key}`;
}
