import type { Screen } from '../screen.ts';

const editor = ['editor'] as const;

export const newsroom: readonly Screen[] = [
  {
    name: 'articles',
    path: 'news/articles',
    roles: editor,
    isListed: true,
    load: async () => (await import('../../news/staff/newsroom-screens.ts')).ArticlesScreen,
  },
  {
    name: 'article',
    path: 'news/articles/:id',
    roles: editor,
    isListed: false,
    load: async () => (await import('../../news/staff/newsroom-screens.ts')).ArticleScreen,
  },
  {
    name: 'headlines',
    path: 'news/headlines',
    roles: editor,
    isListed: true,
    load: async () => (await import('../../news/staff/newsroom-screens.ts')).HeadlinesScreen,
  },
];

export const videoDesk: readonly Screen[] = [
  {
    name: 'videos',
    path: 'news/videos',
    roles: editor,
    isListed: true,
    load: async () => (await import('../../videos/staff/video-screens.ts')).VideosScreen,
  },
  {
    name: 'video',
    path: 'news/videos/:id',
    roles: editor,
    isListed: false,
    load: async () => (await import('../../videos/staff/video-screens.ts')).VideoScreen,
  },
];

export const frontDesk: readonly Screen[] = [
  {
    name: 'planning',
    path: 'front/planning',
    roles: ['editor', 'analyst'],
    isListed: true,
    load: async () => (await import('../../site/staff/front-screens.ts')).PlanningScreen,
  },
  {
    name: 'reportPeriods',
    path: 'front/reports',
    roles: ['editor', 'analyst'],
    isListed: true,
    load: async () => (await import('../../site/staff/front-screens.ts')).ReportPeriodsScreen,
  },
  {
    name: 'banners',
    path: 'front/banners',
    roles: editor,
    isListed: true,
    load: async () => (await import('../../site/staff/front-screens.ts')).BannersScreen,
  },
  {
    name: 'banner',
    path: 'front/banners/:id',
    roles: editor,
    isListed: false,
    load: async () => (await import('../../site/staff/front-screens.ts')).BannerScreen,
  },
  {
    name: 'newBanner',
    path: 'front/new-banner',
    roles: editor,
    isListed: false,
    under: 'front/banners',
    load: async () => (await import('../../site/staff/front-screens.ts')).NewBannerScreen,
  },
  {
    name: 'strip',
    path: 'front/strip',
    roles: editor,
    isListed: true,
    load: async () => (await import('../../site/staff/front-screens.ts')).StripScreen,
  },
  {
    name: 'newsletters',
    path: 'front/newsletters',
    roles: editor,
    isListed: true,
    load: async () => (await import('../../site/staff/front-screens.ts')).NewslettersScreen,
  },
  {
    name: 'newsletter',
    path: 'front/newsletters/:id',
    roles: editor,
    isListed: false,
    load: async () => (await import('../../site/staff/front-screens.ts')).NewsletterScreen,
  },
];

export const market: readonly Screen[] = [
  {
    name: 'moderation',
    path: 'market/moderation',
    roles: ['editor', 'desk'],
    isListed: true,
    load: async () => (await import('../../market/staff/moderation.screen.tsx')).ModerationScreen,
  },
];

export const directory: readonly Screen[] = [
  {
    name: 'exhibitions',
    path: 'directory/exhibitions',
    roles: editor,
    isListed: true,
    load: async () => (await import('../../directory/staff/directory-screens.ts')).ExhibitionsScreen,
  },
  {
    name: 'merchants',
    path: 'directory/merchants',
    roles: editor,
    isListed: true,
    load: async () => (await import('../../directory/staff/directory-screens.ts')).MerchantsScreen,
  },
  {
    name: 'merchantClaims',
    path: 'directory/claims',
    roles: ['editor', 'desk'],
    isListed: true,
    load: async () => (await import('../../directory/staff/directory-screens.ts')).ClaimsScreen,
  },
];
