import type { Page } from '@playwright/test';
import { type Edition, expect, pathFor } from './portal.fixture.ts';
import { openLoginDialog, words } from './words.fixture.ts';

export interface PageType {
  readonly name: string;
  /** Path below the edition, as a route pattern. */
  readonly address: string;
  readonly open: (page: Page, edition: Edition) => Promise<void>;
  readonly reader?: string;
  readonly only?: Edition;
}

/** Waits for the QR panel, which only script renders. */
async function openPage(page: Page, edition: Edition, path: string): Promise<void> {
  await page.goto(pathFor(edition, path));
  await expect(page.getByRole('complementary', { name: words[edition].qr, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

function at(name: string, path: string): PageType {
  return { name, address: path, open: (page, edition) => openPage(page, edition, path) };
}

function findFirst(name: string, path: string, below: string): PageType {
  return {
    name,
    address: `${below}1`,
    open: async (page, edition) => {
      await openPage(page, edition, path);
      const title = page.getByRole('main').locator(`a[href*="${below}"]`).first();
      const address = (await title.getAttribute('href')) ?? '';
      await openPage(page, edition, edition === 'cn' ? address.replace(/^\/cn/, '') : address);
    },
  };
}

/** A public page: no edition in its path, and no script to wait for. */
function sent(name: string, path: string): PageType {
  return {
    name,
    address: path,
    open: async (page, edition) => {
      const lang = edition === 'en' ? `${path.includes('?') ? '&' : '?'}lang=en` : '';
      await page.goto(path + lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    },
  };
}

export const pageTypes: readonly PageType[] = [
  at('home page', '/Homepage'),
  { ...at('home page of a member', '/Homepage'), reader: 'demo_paid' },
  at('front page', '/BTCInfo'),
  at('section', '/BTCInfo/Section?section=trade'),
  at('search', '/BTCInfo/Section?q=beef'),
  at('search without hits', '/BTCInfo/Section?q=zzzzzz'),
  at('free article', '/BTCInfo/ArticleFree/1008'),
  at('locked article', '/BTCInfo/Article/1010'),
  { ...at('open article', '/BTCInfo/Article/1010'), reader: 'demo_paid' },
  at('reports', '/BTCInfo/Report'),
  { ...at('collection', '/BTCInfo/Collection'), reader: 'demo_paid' },
  at('data methods', '/BTCData/Methods'),
  at('data revisions', '/BTCData/Revisions'),
  at('publication calendar', '/BTCData/Calendar'),
  at('quota desk', '/Quota'),
  { ...at('quota desk of a member', '/Quota'), reader: 'demo_paid' },
  at('data chart', '/BTCData'),
  at('data table', '/BTCData?show=table'),
  { ...at('data of a member', '/BTCData?show=table'), reader: 'demo_paid' },
  { ...at('pork data', '/PorkData'), only: 'cn' },
  {
    name: 'embedded data',
    address: '/embed/BTCData',
    open: async (page, edition) => {
      await page.goto(`/embed${pathFor(edition, '/BTCData')}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    },
  },
  at('locked view', '/BTCData?view=beef-five'),
  { ...at('importers', '/BTCData?view=beef-five'), reader: 'demo_paid' },
  { ...at('cuts as a table', '/BTCData?view=beef-six&show=table'), reader: 'demo_paid' },
  {
    name: 'data with a filter open',
    address: '/BTCData',
    open: async (page, edition) => {
      await openPage(page, edition, '/BTCData');
      await page.getByRole('main').locator('form details > summary').first().click();
      await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible();
    },
  },
  {
    name: 'login dialog',
    address: '/BTCInfo',
    open: async (page, edition) => {
      await openLoginDialog(page, edition);
    },
  },
  at('login page', '/Login'),
  at('account, signed out', '/Account'),
  {
    name: 'account',
    address: '/Account',
    open: async (page, edition) => {
      await openPage(page, edition, '/Account');
      await expect(page.getByRole('main')).toContainText('demo_expiring@example.com');
    },
    reader: 'demo_expiring',
  },
  at('contact', '/ContactUs'),
  at('developers', '/Developers'),
  at('dictionary', '/Dictionary'),
  at('cut', '/Cut/oyster'),
  { ...at('cut of a member', '/Cut/fq6'), reader: 'demo_paid' },
  { ...at('cut of pork', '/Cut/tenderloin?meat=pork'), reader: 'demo_paid' },
  at('search over everything', '/Search?q=9014'),
  { ...at('search over everything of a member', '/Search?q=brisket'), reader: 'demo_paid' },
  at('search over everything without hits', '/Search?q=zzzzzz'),
  at('my list, signed out', '/MyList'),
  { ...at('my list, empty', '/MyList'), reader: 'demo_none' },
  at('newsletter', '/Newsletter'),
  at('newsletter, confirmation', `/Newsletter/Confirm#key=${'k'.repeat(32)}`),
  at('alerts, way out', `/Alerts/Stop#key=${'k'.repeat(32)}`),
  at('newsletter, way out', `/Newsletter/Stop#key=${'k'.repeat(32)}`),
  at('terms', '/Terms'),
  at('privacy policy', '/PrivacyPolicy'),
  at('a version of the terms', '/Terms/1'),
  at('a version of the privacy policy', '/PrivacyPolicy/1'),
  at('membership terms', '/MembershipTerms'),
  at('a version of the membership terms', '/MembershipTerms/1'),
  at('newsletter terms', '/Newsletter/Terms'),
  at('a version of the newsletter terms', '/Newsletter/Terms/1'),
  at('missing page', '/nothing/here'),
  at('videos', '/BTCEyes'),
  at('videos of a topic', '/BTCEyes?topic=data'),
  at('video', '/BTCEyes/Videos?id=1'),
  at('locked video', '/BTCEyes/Videos?id=4'),
  at('registration', '/Register'),
  at('new password', '/ResetPassword'),
  at('locked prices', '/BTCPrice'),
  { ...at('prices', '/BTCPrice?market=spot'), reader: 'demo_paid' },
  { ...at('prices of a series', '/BTCPrice/Series/1'), reader: 'demo_paid' },
  at('price indices', '/BTCPrice/Indices'),
  { ...at('price benchmarks', '/BTCPrice/Benchmarks?beside=beef-forward'), reader: 'demo_paid' },
  at('landed cost', '/BTCPrice/LandedCost'),
  at('price methods', '/BTCPrice/Methods'),
  at('locked live cattle', '/BTCPrice/LiveCattle'),
  { ...at('live cattle', '/BTCPrice/LiveCattle'), reader: 'demo_paid' },
  at('survey, signed out', '/BTCPrice/Survey'),
  { ...at('survey', '/BTCPrice/Survey'), reader: 'demo_paid' },
  at('market reports', '/BTCPrice/Report'),
  findFirst('locked market report', '/BTCPrice/Report', '/BTCPrice/Report/'),
  { ...findFirst('market report', '/BTCPrice/Report', '/BTCPrice/Report/'), reader: 'demo_paid' },
  at('price analysis', '/BTCPrice/Analysis'),
  { ...at('pork prices', '/ProkPrice'), only: 'cn' },
  sent('shared article', '/share/1008'),
  sent('locked shared article', '/share/1010'),
  sent('download page', '/sharedownload?id=1008'),
  sent('landing page', '/landing?id=1008'),
  { ...at('app page', '/BTCApp'), only: 'cn' },
  { ...at('exhibitions', '/BTCTrend'), only: 'cn' },
  { ...findFirst('exhibition', '/BTCTrend', '/BTCTrend/'), only: 'cn' },
  { ...at('merchants', '/BTCUser?type=importer'), only: 'cn' },
  { ...findFirst('locked merchant', '/BTCUser', '/BTCUser/'), only: 'cn' },
  { ...findFirst('merchant', '/BTCUser', '/BTCUser/'), only: 'cn', reader: 'demo_paid' },
  { ...at('market', '/Market'), only: 'en' },
  { ...at('new post, signed out', '/Market/New'), only: 'en' },
  { ...at('new post', '/Market/New'), only: 'en', reader: 'demo_paid' },
  { ...findFirst('post', '/Market', '/Market/Post/'), only: 'en' },
  { ...findFirst('post for a member', '/Market', '/Market/Post/'), only: 'en', reader: 'demo_paid' },
  { ...at('talk', '/Market/Talk'), only: 'en' },
  { ...findFirst('thread', '/Market/Talk', '/Market/Talk/'), only: 'en' },
  at('plants', '/BTCEst'),
  { ...at('pork plants', '/BTCPorkEst'), only: 'cn' },
  { ...at('plants of a member', '/BTCEst?status=suspended'), reader: 'demo_paid' },
  { ...at('changes of plants', '/BTCEst?view=changes'), reader: 'demo_paid' },
  at('structure of plants', '/BTCEst?view=structure'),
  at('locked plant', '/BTCEst/Plant/24'),
  { ...at('plant', '/BTCEst/Plant/24'), reader: 'demo_paid' },
  {
    ...at(
      'cargo check',
      '/BTCEst/Cargo?origin=BRA&no=9028&storage=frozen&form=boneless&made=2026-01-10&shipped=2026-02-10',
    ),
    reader: 'demo_paid',
  },
  { ...at('watched plants', '/BTCEst/Watches'), reader: 'demo_paid' },
];

export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canScroll = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || canScroll(element.parentElement));
    const isOutside = (text: Text): boolean => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return Array.from(range.getClientRects()).some(
        ({ left, right, width, height }) => width > 1 && height > 1 && (right > window.innerWidth + 1 || left < -1),
      );
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (!(node instanceof Text) || node.data.trim() === '' || node.parentElement?.closest('script, style')) continue;
      if (isOutside(node) && !canScroll(node.parentElement)) found.push(node.data.trim());
    }
    return found;
  });
}
