import { layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';

const legal = 'legal/legal.page.tsx';

/** Pages of both editions: module by address without prefix. */
const sharedPages = {
  Homepage: 'home/home.page.tsx',
  BTCEyes: 'videos/videos.page.tsx',
  'BTCEyes/Videos': 'videos/video.page.tsx',
  BTCInfo: 'news/front.page.tsx',
  'BTCInfo/Article/:id': 'news/article.page.tsx',
  'BTCInfo/ArticleFree/:id': 'news/article-free.page.tsx',
  'BTCInfo/Section': 'news/section.page.tsx',
  'BTCInfo/Report': 'news/report.page.tsx',
  'BTCInfo/Collection': 'news/collection.page.tsx',
  BTCData: 'trade/data.page.tsx',
  'BTCData/Methods': 'trade/publication/methods.page.tsx',
  'BTCData/Revisions': 'trade/publication/revisions.page.tsx',
  'BTCData/Calendar': 'trade/publication/calendar.page.tsx',
  Quota: 'trade/quota.page.tsx',
  BTCPrice: 'prices/quotes.page.tsx',
  'BTCPrice/Series/:id': 'prices/series.page.tsx',
  'BTCPrice/Indices': 'prices/indices.page.tsx',
  'BTCPrice/LandedCost': 'prices/landed-cost.page.tsx',
  'BTCPrice/Methods': 'prices/methods.page.tsx',
  'BTCPrice/Benchmarks': 'prices/benchmarks.page.tsx',
  'BTCPrice/LiveCattle': 'prices/live-cattle.page.tsx',
  'BTCPrice/Survey': 'prices/survey.page.tsx',
  'BTCPrice/Report': 'prices/market-report.page.tsx',
  'BTCPrice/Report/:id': 'prices/market-report-issue.page.tsx',
  'BTCPrice/Analysis': 'prices/analysis.page.tsx',
  BTCEst: 'plants/directory.page.tsx',
  'BTCEst/Plant/:id': 'cut/plant.page.tsx',
  'BTCEst/Cargo': 'plants/cargo.page.tsx',
  'BTCEst/Watches': 'plants/watches.page.tsx',
  Login: 'members/login.page.tsx',
  Register: 'members/sign-up/register.page.tsx',
  Account: 'members/account/account.page.tsx',
  ResetPassword: 'members/password/reset.page.tsx',
  ContactUs: 'contact/contact.page.tsx',
  Developers: 'data/developers.page.tsx',
  Dictionary: 'dictionary/dictionary.page.tsx',
  'Cut/:code': 'cut/cut.page.tsx',
  Search: 'search/search.page.tsx',
  MyList: 'my-list/my-list.page.tsx',
  'Alerts/Stop': 'my-list/alert-stop.page.tsx',
  Newsletter: 'newsletter/newsletter.page.tsx',
  'Newsletter/Confirm': 'newsletter/newsletter-confirm.page.tsx',
  'Newsletter/Stop': 'newsletter/newsletter-stop.page.tsx',
  Terms: legal,
  'Terms/:version': legal,
  PrivacyPolicy: legal,
  'PrivacyPolicy/:version': legal,
  MembershipTerms: legal,
  'MembershipTerms/:version': legal,
  'Newsletter/Terms': legal,
  'Newsletter/Terms/:version': legal,
} as const;

const englishPages = {
  Market: 'market/market.page.tsx',
  'Market/New': 'market/new-post.page.tsx',
  'Market/Post/:id': 'market/post.page.tsx',
  'Market/Talk': 'market/talk.page.tsx',
  'Market/Talk/:id': 'market/thread.page.tsx',
} as const;

const chinesePages = {
  PorkData: 'trade/data.page.tsx',
  ProkPrice: 'prices/quotes.page.tsx',
  BTCPorkEst: 'plants/directory.page.tsx',
  BTCTrend: 'directory/exhibitions.page.tsx',
  'BTCTrend/:id': 'directory/exhibition.page.tsx',
  BTCUser: 'directory/merchants.page.tsx',
  'BTCUser/:id': 'directory/merchant.page.tsx',
  BTCApp: 'sharing/app/app.page.tsx',
} as const;

/** A module can serve several addresses, so each route needs an id of its own. */
function pages(start: '' | 'cn/' | 'cn?/', table: Readonly<Record<string, string>>): RouteConfigEntry[] {
  return Object.entries(table).map(([path, file]) => route(`${start}${path}`, file, { id: path }));
}

export default [
  route('qr.svg', 'shell/qr/qr.route.ts'),
  // To be framed by other pages: no shell around them.
  route('embed/BTCData', 'trade/embed.page.tsx', { id: 'en embed' }),
  route('embed/cn/BTCData', 'trade/embed.page.tsx', { id: 'cn embed' }),
  // Whole as they come, without the shell and its script: what is opened from a message on a phone.
  route('share/:id', 'news/share/share.page.tsx', { id: 'share' }),
  route('sharedownload', 'sharing/app/download.page.tsx', { id: 'sharedownload' }),
  route('landing', 'sharing/app/landing.page.tsx', { id: 'landing' }),
  // One route for all of the console: what every page loads does not grow with its screens.
  route('console/*', 'console/console.page.tsx', { id: 'console' }),
  route('cn/redirect', 'sharing/redirect.page.tsx'),
  layout('site.layout.tsx', [
    // One route for both editions: what every page loads names each once.
    ...pages('cn?/', sharedPages),
    ...pages('', englishPages),
    ...pages('cn/', chinesePages),
    route('*', 'not-found.page.tsx'),
  ]),
] satisfies RouteConfig;
