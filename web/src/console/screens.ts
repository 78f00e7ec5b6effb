import type { StaffRole } from '@btc/contract/members/access.ts';
import type { ComponentType } from 'react';
import type { ConsoleMessages } from './messages.zh.ts';
import { SecurityScreen } from './sign-in/security.screen.tsx';

/** What a screen is given of its address. */
export interface ScreenProps {
  /** The number at the end of the address; null for a list. */
  readonly id: number | null;
}

export type ScreenName = keyof ConsoleMessages['screens'];

export interface Screen {
  readonly name: ScreenName;
  /** Below the console's own address; `/:id` where it shows one thing. */
  readonly path: string;
  /** Who may see it; `admin` always may. */
  readonly roles: readonly StaffRole[];
  /** Screens of one thing stand under the list that leads to them, not in the navigation. */
  readonly isListed: boolean;
  readonly load: () => Promise<ComponentType<ScreenProps>>;
}

export type ScreenGroup = keyof ConsoleMessages['groups'];

const everybody = ['editor', 'analyst', 'desk', 'admin'] as const;
const desk = ['desk'] as const;
const editor = ['editor'] as const;

const own: readonly Screen[] = [
  {
    name: 'overview',
    path: '',
    roles: everybody,
    isListed: true,
    load: async () => (await import('./overview/overview.screen.tsx')).OverviewScreen,
  },
  {
    name: 'security',
    path: 'security',
    roles: everybody,
    isListed: true,
    load: async () => SecurityScreen,
  },
];

// The admin's alone.
const people: readonly Screen[] = [
  {
    name: 'people',
    path: 'people',
    roles: [],
    isListed: true,
    load: async () => (await import('../members/staff/people/people.screen.tsx')).PeopleScreen,
  },
];

// About the portal itself: the admin's.
const system: readonly Screen[] = [
  {
    name: 'systemState',
    path: 'system/state',
    roles: [],
    isListed: true,
    load: async () => (await import('./system/system-screens.ts')).SystemStateScreen,
  },
  {
    name: 'jobs',
    path: 'system/jobs',
    roles: [],
    isListed: true,
    load: async () => (await import('./system/system-screens.ts')).JobsScreen,
  },
  {
    name: 'backups',
    path: 'system/backups',
    roles: [],
    isListed: true,
    load: async () => (await import('./system/system-screens.ts')).BackupsScreen,
  },
];

// A room's screens come together: one file is fetched when the first of them is opened.
const membersDesk: readonly Screen[] = [
  {
    name: 'requests',
    path: 'desk/requests',
    roles: desk,
    isListed: true,
    load: async () => (await import('../members/staff/desk-screens.ts')).RequestsScreen,
  },
  {
    name: 'request',
    path: 'desk/requests/:id',
    roles: desk,
    isListed: false,
    load: async () => (await import('../members/staff/desk-screens.ts')).RequestScreen,
  },
  {
    name: 'members',
    path: 'desk/members',
    roles: desk,
    isListed: true,
    load: async () => (await import('../members/staff/desk-screens.ts')).MembersScreen,
  },
  {
    name: 'member',
    path: 'desk/members/:id',
    roles: desk,
    isListed: false,
    load: async () => (await import('../members/staff/desk-screens.ts')).MemberScreen,
  },
  {
    name: 'cancellations',
    path: 'desk/cancellations',
    roles: desk,
    isListed: true,
    load: async () => (await import('../members/staff/desk-screens.ts')).CancellationsScreen,
  },
  {
    name: 'messages',
    path: 'desk/messages',
    roles: desk,
    isListed: true,
    load: async () => (await import('../members/staff/desk-screens.ts')).ContactMessagesScreen,
  },
  {
    name: 'message',
    path: 'desk/messages/:id',
    roles: desk,
    isListed: false,
    load: async () => (await import('../members/staff/desk-screens.ts')).ContactMessageScreen,
  },
  {
    name: 'outbox',
    path: 'desk/outbox',
    roles: desk,
    isListed: true,
    load: async () => (await import('../members/staff/desk-screens.ts')).OutboxScreen,
  },
  {
    name: 'levels',
    path: 'desk/levels',
    roles: desk,
    isListed: true,
    load: async () => (await import('../members/staff/desk-screens.ts')).LevelsScreen,
  },
  {
    name: 'audit',
    path: 'desk/audit',
    roles: desk,
    isListed: true,
    load: async () => (await import('../members/staff/desk-screens.ts')).AuditScreen,
  },
];

const newsroom: readonly Screen[] = [
  {
    name: 'articles',
    path: 'news/articles',
    roles: editor,
    isListed: true,
    load: async () => (await import('../news/staff/newsroom-screens.ts')).ArticlesScreen,
  },
  {
    name: 'article',
    path: 'news/articles/:id',
    roles: editor,
    isListed: false,
    load: async () => (await import('../news/staff/newsroom-screens.ts')).ArticleScreen,
  },
  {
    name: 'headlines',
    path: 'news/headlines',
    roles: editor,
    isListed: true,
    load: async () => (await import('../news/staff/newsroom-screens.ts')).HeadlinesScreen,
  },
];

const videoDesk: readonly Screen[] = [
  {
    name: 'videos',
    path: 'news/videos',
    roles: editor,
    isListed: true,
    load: async () => (await import('../videos/staff/video-screens.ts')).VideosScreen,
  },
  {
    name: 'video',
    path: 'news/videos/:id',
    roles: editor,
    isListed: false,
    load: async () => (await import('../videos/staff/video-screens.ts')).VideoScreen,
  },
];

const market: readonly Screen[] = [
  {
    name: 'moderation',
    path: 'market/moderation',
    roles: ['editor', 'desk'],
    isListed: true,
    load: async () => (await import('../market/staff/moderation.screen.tsx')).ModerationScreen,
  },
];

const priceDesk: readonly Screen[] = [
  {
    name: 'quoteSheet',
    path: 'prices/quotes',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('../prices/staff/quotes/quote-desk-screens.ts')).QuoteSheetScreen,
  },
  {
    name: 'quoteCorrections',
    path: 'prices/corrections',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('../prices/staff/quotes/quote-desk-screens.ts')).CorrectionsScreen,
  },
  {
    name: 'priceFiles',
    path: 'prices/files',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('../prices/staff/quotes/quote-desk-screens.ts')).PriceFilesScreen,
  },
  {
    name: 'priceSeries',
    path: 'prices/series',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('../prices/staff/quotes/quote-desk-screens.ts')).SeriesScreen,
  },
  {
    name: 'dictionaries',
    path: 'prices/dictionaries',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('../prices/staff/quotes/quote-desk-screens.ts')).DictionariesScreen,
  },
  {
    name: 'priceTerms',
    path: 'prices/terms',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('../prices/staff/quotes/quote-desk-screens.ts')).PriceTermsScreen,
  },
];

const priceWeek: readonly Screen[] = [
  {
    name: 'marketReports',
    path: 'prices/reports',
    roles: ['analyst', 'editor'],
    isListed: true,
    load: async () => (await import('../prices/staff/week/week-screens.ts')).MarketReportsScreen,
  },
  {
    name: 'marketReport',
    path: 'prices/reports/:id',
    roles: ['analyst', 'editor'],
    isListed: false,
    load: async () => (await import('../prices/staff/week/week-screens.ts')).MarketReportScreen,
  },
  {
    name: 'surveyItems',
    path: 'prices/survey',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('../prices/staff/week/week-screens.ts')).SurveyItemsScreen,
  },
  {
    name: 'liveCattle',
    path: 'prices/cattle',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('../prices/staff/week/week-screens.ts')).LiveCattleScreen,
  },
];

const plants: readonly Screen[] = [
  {
    name: 'plants',
    path: 'plants/register',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('../plants/staff/plant-screens.ts')).PlantsScreen,
  },
  {
    name: 'plant',
    path: 'plants/register/:id',
    roles: ['analyst'],
    isListed: false,
    load: async () => (await import('../plants/staff/plant-screens.ts')).PlantScreen,
  },
  {
    name: 'plantLists',
    path: 'plants/lists',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('../plants/staff/plant-screens.ts')).PlantListsScreen,
  },
  {
    name: 'plantList',
    path: 'plants/lists/:id',
    roles: ['analyst'],
    isListed: false,
    load: async () => (await import('../plants/staff/plant-screens.ts')).PlantListScreen,
  },
];

const tradeData: readonly Screen[] = [
  {
    name: 'tradeImports',
    path: 'data/imports',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('../trade/staff/import-screens.ts')).TradeImportsScreen,
  },
  {
    name: 'tradeImport',
    path: 'data/imports/:id',
    roles: ['analyst'],
    isListed: false,
    load: async () => (await import('../trade/staff/import-screens.ts')).TradeImportScreen,
  },
  {
    name: 'newTradeImport',
    path: 'data/new-import',
    roles: ['analyst'],
    isListed: false,
    load: async () => (await import('../trade/staff/import-screens.ts')).NewTradeImportScreen,
  },
  {
    name: 'tradeRun',
    path: 'data/runs/:id',
    roles: ['analyst'],
    isListed: false,
    load: async () => (await import('../trade/staff/import-screens.ts')).TradeRunScreen,
  },
  {
    name: 'tradeVintages',
    path: 'data/vintages',
    roles: ['analyst'],
    isListed: true,
    load: async () => (await import('../trade/staff/import-screens.ts')).TradeVintagesScreen,
  },
];

const frontDesk: readonly Screen[] = [
  {
    name: 'planning',
    path: 'front/planning',
    roles: ['editor', 'analyst'],
    isListed: true,
    load: async () => (await import('../site/staff/front-screens.ts')).PlanningScreen,
  },
  {
    name: 'reportPeriods',
    path: 'front/reports',
    roles: ['editor', 'analyst'],
    isListed: true,
    load: async () => (await import('../site/staff/front-screens.ts')).ReportPeriodsScreen,
  },
  {
    name: 'banners',
    path: 'front/banners',
    roles: editor,
    isListed: true,
    load: async () => (await import('../site/staff/front-screens.ts')).BannersScreen,
  },
  {
    name: 'banner',
    path: 'front/banners/:id',
    roles: editor,
    isListed: false,
    load: async () => (await import('../site/staff/front-screens.ts')).BannerScreen,
  },
  {
    name: 'newBanner',
    path: 'front/new-banner',
    roles: editor,
    isListed: false,
    load: async () => (await import('../site/staff/front-screens.ts')).NewBannerScreen,
  },
  {
    name: 'strip',
    path: 'front/strip',
    roles: editor,
    isListed: true,
    load: async () => (await import('../site/staff/front-screens.ts')).StripScreen,
  },
  {
    name: 'newsletters',
    path: 'front/newsletters',
    roles: editor,
    isListed: true,
    load: async () => (await import('../site/staff/front-screens.ts')).NewslettersScreen,
  },
  {
    name: 'newsletter',
    path: 'front/newsletters/:id',
    roles: editor,
    isListed: false,
    load: async () => (await import('../site/staff/front-screens.ts')).NewsletterScreen,
  },
];

const directory: readonly Screen[] = [
  {
    name: 'exhibitions',
    path: 'directory/exhibitions',
    roles: editor,
    isListed: true,
    load: async () => (await import('../directory/staff/directory-screens.ts')).ExhibitionsScreen,
  },
  {
    name: 'merchants',
    path: 'directory/merchants',
    roles: editor,
    isListed: true,
    load: async () => (await import('../directory/staff/directory-screens.ts')).MerchantsScreen,
  },
  {
    name: 'merchantClaims',
    path: 'directory/claims',
    roles: ['editor', 'desk'],
    isListed: true,
    load: async () => (await import('../directory/staff/directory-screens.ts')).ClaimsScreen,
  },
];

/** Every screen of the console in the order of the navigation; each room adds its own here. */
export const screenGroups: readonly (readonly [ScreenGroup, readonly Screen[]])[] = [
  ['console', [...own, ...people]],
  ['news', [...newsroom, ...videoDesk]],
  ['front', frontDesk],
  ['members', membersDesk],
  ['plants', plants],
  ['market', market],
  ['directory', directory],
  ['data', tradeData],
  ['prices', [...priceDesk, ...priceWeek]],
  ['system', system],
];

const screens = screenGroups.flatMap(([, group]) => group);

export interface FoundScreen {
  readonly screen: Screen;
  readonly id: number | null;
}

/** The screen at an address below the console's own, or null. */
export function findScreen(path: string): FoundScreen | null {
  const exact = path.includes(':') ? undefined : screens.find((screen) => screen.path === path.toLowerCase());
  if (exact !== undefined) return { screen: exact, id: null };
  const [, list, number] = /^(.+)\/([1-9]\d{0,9})$/.exec(path.toLowerCase()) ?? [];
  const one = list === undefined ? undefined : screens.find((screen) => screen.path === `${list}/:id`);
  return one === undefined || number === undefined ? null : { screen: one, id: Number(number) };
}
