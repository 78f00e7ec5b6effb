import type { ScreenEntry } from '../screen.ts';

const editor = ['editor'] as const;

export const newsroom: readonly ScreenEntry[] = [
  {
    name: 'articles',
    roles: editor,
    isListed: true,
    load: async () => (await import('../../news/staff/newsroom-screens.ts')).ArticlesScreen,
  },
  {
    name: 'article',
    roles: editor,
    isListed: false,
    load: async () => (await import('../../news/staff/newsroom-screens.ts')).ArticleScreen,
  },
  {
    name: 'changedFigures',
    roles: editor,
    isListed: true,
    load: async () => (await import('../../news/staff/newsroom-screens.ts')).ChangedFiguresScreen,
  },
  {
    name: 'headlines',
    roles: editor,
    isListed: true,
    load: async () => (await import('../../news/staff/newsroom-screens.ts')).HeadlinesScreen,
  },
];

export const videoDesk: readonly ScreenEntry[] = [
  {
    name: 'videos',
    roles: editor,
    isListed: true,
    load: async () => (await import('../../videos/staff/video-screens.ts')).VideosScreen,
  },
  {
    name: 'video',
    roles: editor,
    isListed: false,
    load: async () => (await import('../../videos/staff/video-screens.ts')).VideoScreen,
  },
];

export const frontDesk: readonly ScreenEntry[] = [
  {
    name: 'planning',
    roles: ['editor', 'analyst'],
    isListed: true,
    load: async () => (await import('#planning/staff/planning-screens.ts')).PlanningScreen,
  },
  {
    name: 'reportPeriods',
    roles: ['editor', 'analyst'],
    isListed: true,
    load: async () => (await import('#planning/staff/planning-screens.ts')).ReportPeriodsScreen,
  },
  {
    name: 'banners',
    roles: editor,
    isListed: true,
    load: async () => (await import('#home/staff/front-screens.ts')).BannersScreen,
  },
  {
    name: 'banner',
    roles: editor,
    isListed: false,
    hasNew: true,
    load: async () => (await import('#home/staff/front-screens.ts')).BannerScreen,
  },
  {
    name: 'strip',
    roles: editor,
    isListed: true,
    load: async () => (await import('#home/staff/front-screens.ts')).StripScreen,
  },
  {
    name: 'newsletters',
    roles: editor,
    isListed: true,
    load: async () => (await import('#newsletter/staff/newsletter-screens.ts')).NewslettersScreen,
  },
  {
    name: 'newsletter',
    roles: editor,
    isListed: false,
    load: async () => (await import('#newsletter/staff/newsletter-screens.ts')).NewsletterScreen,
  },
];

export const market: readonly ScreenEntry[] = [
  {
    name: 'moderation',
    roles: ['editor', 'desk'],
    isListed: true,
    load: async () => (await import('../../market/staff/moderation.screen.tsx')).ModerationScreen,
  },
];

export const directory: readonly ScreenEntry[] = [
  {
    name: 'exhibitions',
    roles: editor,
    isListed: true,
    load: async () => (await import('../../directory/staff/directory-screens.ts')).ExhibitionsScreen,
  },
  {
    name: 'merchants',
    roles: editor,
    isListed: true,
    load: async () => (await import('../../directory/staff/directory-screens.ts')).MerchantsScreen,
  },
  {
    name: 'merchantClaims',
    roles: ['editor', 'desk'],
    isListed: true,
    load: async () => (await import('../../directory/staff/directory-screens.ts')).ClaimsScreen,
  },
];
