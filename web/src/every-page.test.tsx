// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { type PageModule, showRoute } from '#ui/testing/show-route.tsx';

const modules = new Map(
  Object.entries(import.meta.glob<PageModule>('./**/*.page.tsx')).map(([file, load]) => [
    file.replace(/^\.\/(.+)\.page\.tsx$/, '$1'),
    load,
  ]),
);

interface Addresses {
  /** Paths without edition prefix; each is rendered in every edition that has the page. */
  readonly at: readonly string[];
  readonly path?: string;
  readonly only?: 'cn' | 'en';
  /** An empty answer means 404. */
  readonly mayBeGone?: true;
  readonly answers?: Answers;
}

const pages: Readonly<Record<string, Addresses>> = {
  'directory/exhibition': { at: ['/BTCTrend/1'], path: 'cn/BTCTrend/:id', only: 'cn' },
  'directory/exhibitions': { at: ['/BTCTrend', '/BTCTrend?page=2'], only: 'cn' },
  'directory/merchant': { at: ['/BTCUser/1'], path: 'cn/BTCUser/:id', only: 'cn' },
  'directory/merchants': { at: ['/BTCUser', '/BTCUser?q=a'], only: 'cn' },
  'market/market': { at: ['/Market'], only: 'en' },
  'market/new-post': { at: ['/Market/New'], only: 'en' },
  'market/post': { at: ['/Market/Post/1'], path: 'Market/Post/:id', only: 'en', mayBeGone: true },
  'market/talk': { at: ['/Market/Talk'], only: 'en' },
  'market/thread': { at: ['/Market/Talk/1'], path: 'Market/Talk/:id', only: 'en' },
  'members/account/account': { at: ['/Account'] },
  'members/login': { at: ['/Login'] },
  'members/password/reset': { at: ['/ResetPassword'] },
  'members/sign-up/register': { at: ['/Register'] },
  'news/article': { at: ['/BTCInfo/Article/1'], path: 'cn?/BTCInfo/Article/:id' },
  'news/article-free': { at: ['/BTCInfo/ArticleFree/1'], path: 'cn?/BTCInfo/ArticleFree/:id' },
  'news/collection': { at: ['/BTCInfo/Collection'] },
  'news/front': { at: ['/BTCInfo'] },
  'news/report': { at: ['/BTCInfo/Report', '/BTCInfo/Report?type=week'] },
  'news/section': { at: ['/BTCInfo/Section', '/BTCInfo/Section?section=policy', '/BTCInfo/Section?q=beef'] },
  'plants/cargo': { at: ['/BTCEst/Cargo', '/BTCEst/Cargo?plant=1'] },
  'plants/directory': {
    at: ['/BTCEst', '/BTCEst?meat=pork', '/BTCEst?view=changes', '/BTCEst?view=releases', '/BTCEst?view=structure'],
  },
  'cut/plant': { at: ['/BTCEst/Plant/1'], path: 'cn?/BTCEst/Plant/:id' },
  'plants/watches': { at: ['/BTCEst/Watches'] },
  'prices/analysis': { at: ['/BTCPrice/Analysis'] },
  'prices/benchmarks': { at: ['/BTCPrice/Benchmarks'] },
  'prices/indices': { at: ['/BTCPrice/Indices'] },
  'prices/landed-cost': {
    at: ['/BTCPrice/LandedCost'],
    answers: { GetWebFrontPriceDictionary: { Dict: { Origins: [{ Code: 'BRA' }] } } },
  },
  'prices/live-cattle': { at: ['/BTCPrice/LiveCattle'] },
  'prices/market-report': { at: ['/BTCPrice/Report'] },
  'prices/market-report-issue': { at: ['/BTCPrice/Report/1'], path: 'cn?/BTCPrice/Report/:id', mayBeGone: true },
  'prices/methods': { at: ['/BTCPrice/Methods'] },
  'prices/quotes': { at: ['/BTCPrice', '/BTCPrice?meat=pork'] },
  'prices/series': { at: ['/BTCPrice/Series/1'], path: 'cn?/BTCPrice/Series/:id' },
  'prices/survey': { at: ['/BTCPrice/Survey'] },
  'trade/quota': { at: ['/Quota'] },
  'sharing/app/app': { at: ['/BTCApp'], only: 'cn' },
  'contact/contact': { at: ['/ContactUs'] },
  'cut/cut': { at: ['/Cut/shank', '/Cut/shank?meat=pork'], path: 'cn?/Cut/:code' },
  'data/developers': { at: ['/Developers'] },
  'dictionary/dictionary': { at: ['/Dictionary'] },
  'home/home': { at: ['/Homepage'] },
  'legal/legal': { at: ['/Terms', '/PrivacyPolicy', '/MembershipTerms', '/Newsletter/Terms'] },
  'my-list/my-list': { at: ['/MyList'] },
  'search/search': { at: ['/Search', '/Search?q=9014'] },
  'newsletter/newsletter': { at: ['/Newsletter'] },
  'newsletter/newsletter-confirm': { at: ['/Newsletter/Confirm?key=a'] },
  'my-list/alert-stop': { at: ['/Alerts/Stop?key=a'] },
  'newsletter/newsletter-stop': { at: ['/Newsletter/Stop?key=a'] },
  'trade/publication/calendar': { at: ['/BTCData/Calendar'] },
  'trade/publication/methods': { at: ['/BTCData/Methods'] },
  'trade/publication/revisions': { at: ['/BTCData/Revisions'] },
  'videos/video': { at: ['/BTCEyes/Videos?id=1'] },
  'videos/videos': { at: ['/BTCEyes'] },
};

const elsewhere = [
  'console/console',
  'news/share/share',
  'sharing/app/download',
  'sharing/app/landing',
  'not-found',
  'sharing/redirect',
  'trade/data',
  'trade/embed',
];

test('no page is left out', () => {
  expect([...modules.keys()].toSorted()).toEqual([...Object.keys(pages), ...elsewhere].toSorted());
});

const scenes = Object.entries(pages).flatMap(([name, { at, path, only, mayBeGone, answers = {} }]) =>
  at.flatMap((address) =>
    (only === undefined ? (['cn', 'en'] as const) : [only]).flatMap((edition) =>
      (mayBeGone ? (['full'] as const) : (['full', 'bare'] as const)).map((kind) => ({
        name,
        path,
        kind,
        answers,
        at: edition === 'cn' ? `/cn${address}` : address,
      })),
    ),
  ),
);

/** Examples of code may have a `null`. */
function withoutCode(text: string): string {
  return [...document.querySelectorAll('pre')].reduce((rest, { textContent }) => rest.replace(textContent, ''), text);
}

test.each(scenes)(
  '$at shows a $kind answer in words, and changes nothing',
  async ({ name, path, kind, answers, at }) => {
    const module = await modules.get(name)?.();
    if (module === undefined) throw new Error(`There is no page ${name}`);
    const page = await showRoute(module, at, { ...(path !== undefined && { path }), kind, answers });
    expect(page.getByRole('heading', { level: 1 }).textContent).not.toBe('');
    expect(withoutCode(page.text())).not.toMatch(/undefined|NaN|null|\[object|Invalid Date/);
    expect(page.changes()).toEqual([]);
  },
);
