import { type Api, createHttpApi } from '@btc/contract/client.ts';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { demoArticles } from '@btc/demo/news/demo-articles.ts';
import { type Edition, expect, pathFor } from './portal.fixture.ts';
import { words } from './words.fixture.ts';

export const newsWords = {
  cn: {
    sections: '栏目',
    report: '周评月报',
    recommended: '推荐阅读',
    mostRead: '近30天最多阅读',
    latestReports: '最新周评与月报',
    promotion: '推广',
    pages: '分页',
    secondPage: '第2页',
    search: '搜索资讯',
    noHits: '没有找到',
    locked: '以下内容仅对会员开放',
    lockedSignedOut: '登录后，已开通的会员可直接查看。注册免费，但须申请试用或会员后才能查看。',
    notPaid: '您的账户尚未开通会员，开通后即可查看。',
    applied: '您的会员申请正在处理，开通后即可查看。',
    ended: '您的会员已到期，续期后即可继续查看。',
    collect: '收藏',
    collected: '已收藏',
    collectedToast: '已收藏，可在“我的收藏”查看',
    uncollectedToast: '已取消收藏',
    share: '分享',
    copyLink: '复制链接',
    copied: '复制成功',
    qr: '本文链接的二维码',
    reportKinds: '类型',
    monthly: '月报',
    reportDates: '按日期',
    monthsOf2026: '2026年各月',
    october: '10月',
    reportOfDay: '按日期查找',
    show: '查看',
    dayTitle: '2026年11月14日的周评与月报',
    missing: '没有找到这个页面',
  },
  en: {
    sections: 'Sections',
    report: 'Reviews',
    recommended: 'Recommended',
    mostRead: 'Most read in 30 days',
    latestReports: 'Latest reviews',
    promotion: 'Promotion',
    pages: 'Pages',
    secondPage: 'Page 2',
    search: 'Search the news',
    noHits: 'Nothing found',
    locked: 'The rest is open to members',
    lockedSignedOut:
      'Members can see this after logging in. Registering is free; seeing this then takes a trial or a membership.',
    notPaid: 'Your account has no paid membership yet. Members can open this.',
    applied: 'Your application is with our staff. This opens once your membership is granted.',
    ended: 'Your membership has expired. Renew it to open this again.',
    collect: 'Save',
    collected: 'Saved',
    collectedToast: 'Saved; find it under Saved articles',
    uncollectedToast: 'No longer saved',
    share: 'Share',
    copyLink: 'Copy link',
    copied: 'Copied',
    qr: 'QR code of this article’s address',
    reportKinds: 'Type',
    monthly: 'Monthly review',
    reportDates: 'By date',
    monthsOf2026: 'Months of 2026',
    october: 'Oct',
    reportOfDay: 'Find by date',
    show: 'Show',
    dayTitle: 'Review of 14 November 2026',
    missing: 'Page not found',
  },
} as const;

const written = demoArticles.filter(({ section }) => section === 'policy' || section === 'trade');

export const memberArticles = written.filter(({ access }) => access === 'member');

export function writtenArticle(edition: Edition, id: number) {
  const article = written.find((one) => one.id === id);
  if (article === undefined) throw new Error(`There is no written article ${id}.`);
  return article[edition];
}

/** Pieces of a text's later half without mark-up, figures or escapes; none may reach a reader who must not have the text. */
export function splitPieces(html: string): string[] {
  const pieces = html.split(/<[^>]*>|\{\{.*?\}\}|["'&\\\n]/).filter((piece) => piece.length > 25);
  return pieces.slice(Math.floor(pieces.length / 2)).map((piece) => piece.slice(0, 60));
}

export interface FirstDocument {
  readonly lang: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly canonical: string | undefined;
  readonly alternates: Readonly<Record<string, string>>;
  readonly openGraph: Readonly<Record<string, string>>;
  readonly structured: unknown;
  readonly text: string;
  /** Attributes that would run script, as `element attribute`. */
  readonly handlers: readonly string[];
}

/** Parsed in a blank page, so that no script runs. */
export async function firstDocument(page: Page, html: string): Promise<FirstDocument> {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    const attribute = (selector: string, name: string) =>
      parsed.querySelector(selector)?.getAttribute(name) ?? undefined;
    const pairs = (selector: string, key: string, value: string) =>
      Object.fromEntries(
        Array.from(parsed.querySelectorAll(selector), (one) => [
          one.getAttribute(key) ?? '',
          one.getAttribute(value) ?? '',
        ]),
      );
    const runsScript = ({ name, value }: Attr) => name.startsWith('on') || /^\s*javascript:/i.test(value);
    return {
      lang: parsed.documentElement.lang,
      title: parsed.title,
      description: attribute('meta[name=description]', 'content'),
      canonical: attribute('link[rel=canonical]', 'href'),
      alternates: pairs('link[rel=alternate][hreflang]', 'hreflang', 'href'),
      openGraph: pairs('meta[property^="og:"]', 'property', 'content'),
      structured: JSON.parse(parsed.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null'),
      text: (parsed.querySelector('main article')?.textContent ?? '').replaceAll(/\s/g, ''),
      handlers: Array.from(parsed.querySelectorAll('*')).flatMap((element) =>
        Array.from(element.attributes)
          .filter(runsScript)
          .map(({ name }) => `${element.localName} ${name}`),
      ),
    };
  }, html);
}

export function formatRenderHtmlText(page: Page, html: string): Promise<string> {
  return page.evaluate(
    (source) => (new DOMParser().parseFromString(source, 'text/html').body.textContent ?? '').replaceAll(/\s/g, ''),
    html,
  );
}

/** Calls as the page's reader, signed in or not. */
export async function createApi(page: Page): Promise<Api> {
  const { origin } = new URL(page.url());
  const token = await page.evaluate(() => sessionStorage.getItem('btc.token'));
  return createHttpApi({
    systemBase: `${origin}/api/system`,
    managementBase: `${origin}/api/management`,
    apiKey: 'btc-portal',
    token: () => token,
  });
}

/** Waits for the QR panel, which only script renders: clicks before that are lost. */
export async function openNews(page: Page, edition: Edition, path: string): Promise<Locator> {
  await page.goto(pathFor(edition, path));
  await expect(page.getByRole('complementary', { name: words[edition].qr, exact: true })).toBeVisible();
  return page.getByRole('main');
}

export async function sentHtml(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return response.text();
}
