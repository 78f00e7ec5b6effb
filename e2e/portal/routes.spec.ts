import { editions, expect, pathFor, test } from '../fixtures/portal.fixture.ts';

const shared = [
  '/Homepage',
  '/BTCEyes',
  '/BTCEyes/Videos',
  '/BTCInfo',
  '/BTCInfo/Section',
  '/BTCInfo/Report',
  '/BTCData',
  '/BTCPrice',
  '/BTCEst',
  '/Login',
  '/Register',
  '/Account',
  '/ResetPassword',
  '/ContactUs',
  '/Terms',
  '/PrivacyPolicy',
  '/MembershipTerms',
  '/Newsletter/Terms',
];
const routes = {
  en: [...shared, '/Market'],
  cn: [...shared, '/PorkData', '/ProkPrice', '/BTCPorkEst', '/BTCTrend', '/BTCUser', '/BTCApp'],
} as const;
const lang = { cn: 'zh-CN', en: 'en' } as const;

for (const edition of editions) {
  test(`every ${edition} route of the specification answers in its edition with its own title`, async ({ request }) => {
    const titles = new Set<string>();
    for (const path of routes[edition]) {
      const response = await request.get(pathFor(edition, path));
      expect(response.status(), path).toBe(200);
      const html = await response.text();
      expect(html, path).toContain(`<html lang="${lang[edition]}"`);
      titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
    }
    // Videos have one title on both of their addresses.
    expect(titles.size).toBeGreaterThanOrEqual(routes[edition].length - 1);
    expect(titles).not.toContain('');
  });

  test(`an unknown ${edition} address is a 404 page in that edition`, async ({ page, allowedMessages }) => {
    allowedMessages.push(/status of 404/, /could not be decoded/);
    // The others are links that were cut within a Chinese word.
    for (const path of ['/nothing/here', '/nothing/%E7%89', '/BTCUser/%E7%89']) {
      const response = await page.goto(pathFor(edition, path));
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', lang[edition]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        edition === 'cn' ? '没有找到这个页面' : 'Page not found',
      );
    }
  });
}

test('addresses match in any case and name the specification’s spelling as canonical', async ({ request }) => {
  const html = await (await request.get('/cn/btcinfo')).text();
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/cn\/BTCInfo"/);
});

test('the root and index.html lead through /cn/redirect to BTC Info of the stored language', async ({
  page,
  request,
}) => {
  for (const path of ['/', '/index.html', '/INDEX.html']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.headers()['location']).toBe('/cn/redirect');
  }
  expect((await request.get('/cn', { maxRedirects: 0 })).headers()['location']).toBe('/cn/BTCInfo');
  await page.goto('/');
  await expect(page).toHaveURL(/\/cn\/BTCInfo$/);
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL(/\/BTCInfo$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/');
  await expect(page).toHaveURL(/:\d+\/BTCInfo$/);
});

test('share and download addresses answer', async ({ request }) => {
  for (const path of ['/share/1001', '/sharedownload', '/landing', '/.well-known/apple-app-site-association'])
    expect((await request.get(path)).status(), path).toBe(200);
});

test('pages are served again as unchanged, compressed, and under a policy without inline exceptions', async ({
  request,
}) => {
  const first = await request.get('/Terms', { headers: { 'accept-encoding': 'br' } });
  expect(first.headers()['content-encoding']).toBe('br');
  const policy = first.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self'( https:\/\/res\.wx\.qq\.com)? 'sha256-/);
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toContain('nonce-');
  const again = await request.get('/Terms', { headers: { 'if-none-match': first.headers()['etag'] ?? '' } });
  expect(again.status()).toBe(304);
  expect(again.headers()['content-security-policy']).toBeUndefined();
});

test('robots find the sitemap, and the sitemap names both editions of an article', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: http.*\/sitemap\.xml/);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toMatch(/hreflang="zh-CN" href="[^"]*\/cn\/BTCInfo\/Article(?:Free)?\/1001"/);
  expect(sitemap).toMatch(/hreflang="en" href="[^"]*\/BTCInfo\/Article(?:Free)?\/1001"/);
  for (const path of ['/BTCPrice/Indices', '/cn/PorkData', '/cn/BTCInfo/Section?section=policy']) {
    expect(sitemap).toContain(`${path}</loc>`);
  }
  // What is searched for most has its pages in it, each with the day it changed.
  for (const page of ['BTCEst/Plant', 'BTCPrice/Series', 'BTCPrice/Report']) {
    const address = new RegExp(`<loc>[^<]*/cn/${page}/(\\d+)</loc><lastmod>2\\d{3}-[^<]+</lastmod>`);
    const id = address.exec(sitemap)?.[1] ?? page;
    expect((await request.get(`/${page}/${id}`)).status()).toBe(200);
    expect(sitemap).toContain(`/${page}/${id}</loc>`);
  }
});

test('a page beyond the end of a list is not there', async ({ request }) => {
  for (const path of [
    '/BTCInfo/Section?page=9999',
    '/cn/BTCInfo/Section?section=policy&page=99',
    '/BTCInfo/Report?page=99',
  ]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
});
