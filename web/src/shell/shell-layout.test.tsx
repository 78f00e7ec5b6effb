import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { type Edition, toPathEdition } from '#i18n/edition.ts';
import type { SiteSettings } from '#platform/site-settings.ts';
import { ContactPage } from './pages/contact-page.tsx';
import { ShellLayout, type ShellLayoutProps } from './shell-layout.tsx';

const settings: SiteSettings = {
  publicUrl: 'https://portal.example',
  systemApiBase: '/api/system',
  managementApiBase: '/api/management',
  apiKey: 'btc-portal',
  icpNumber: null,
  socialUrl: null,
  appStoreUrl: null,
  androidAppUrl: null,
  app: { scheme: null, linkOrigin: null, packageUrl: null },
  messengerSdkUrl: null,
  mailboxes: { service: 'service@portal.example', sales: null, news: null },
  demo: true,
};

async function page(at: string, props: Partial<ShellLayoutProps> = {}): Promise<string> {
  const edition: Edition = toPathEdition(at.replace(/\?.*/, ''));
  const element = (
    <ShellLayout edition={edition} settings={settings} {...props}>
      {props.children ?? <p>content</p>}
    </ShellLayout>
  );
  const handler = createStaticHandler([{ path: '*', element }]);
  const context = await handler.query(new Request(`http://localhost${at}`));
  if (context instanceof Response) throw new Error('redirected');
  return renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
}

it('has every link of the Chinese tab bar in the HTML, children included', async () => {
  const html = await page('/cn/BTCInfo');
  for (const path of [
    'Homepage',
    'BTCInfo',
    'BTCEyes',
    'BTCData',
    'PorkData',
    'BTCPrice',
    'ProkPrice',
    'BTCEst',
    'BTCPorkEst',
    'BTCTrend',
    'BTCUser',
    'BTCApp',
  ]) {
    expect(html).toContain(`href="/cn/${path}"`);
  }
  expect(html).not.toContain('style=');
});

it('has the English tabs and no Chinese-only ones', async () => {
  const html = await page('/BTCInfo');
  for (const path of ['Homepage', 'BTCInfo', 'BTCEyes', 'BTCData', 'BTCPrice', 'Market', 'BTCEst']) {
    expect(html).toContain(`href="/${path}"`);
  }
  expect(html).not.toContain('BTCTrend');
  expect(html).toMatch(/aria-current="page"[^>]*href="\/BTCInfo"|href="\/BTCInfo"[^>]*aria-current="page"/);
});

it('offers the other language at its BTC Info, wherever one is', async () => {
  expect(await page('/cn/BTCTrend')).toMatch(/lang="en"[^>]*>English|>English</);
  expect(await page('/cn/BTCTrend')).toContain('href="/BTCInfo"');
  expect(await page('/Market')).toContain('href="/cn/BTCInfo"');
});

it('shows log in and register until an account takes their place', async () => {
  expect(await page('/BTCInfo')).toContain('href="/Login"');
  const signedIn = await page('/BTCInfo', { accountSlot: <b>somebody</b> });
  expect(signedIn).toContain('somebody');
  expect(signedIn).not.toContain('href="/Login"');
});

it('says nothing of what is not set up', async () => {
  const html = await page('/BTCInfo');
  expect(html).toContain('mailto:service@portal.example');
  expect(html).not.toContain('App Store');
  expect(html).not.toContain('Follow');
  expect(html).not.toMatch(/ICP|not set|not available/);
  expect(html).not.toContain('href=""');
  const full = await page('/BTCInfo', { settings: { ...settings, appStoreUrl: 'https://apps.example/btc' } });
  expect(full).toContain('href="https://apps.example/btc"');
});

it('calls privacy 免责声明 in the Chinese footer', async () => {
  expect(await page('/cn/BTCInfo')).toMatch(/href="\/cn\/PrivacyPolicy"[^>]*>免责声明/);
});

it('lists the mailboxes on the contact page', async () => {
  const html = await page('/ContactUs', { children: <ContactPage settings={settings} /> });
  expect(html).toContain('service@portal.example');
  expect(html).not.toContain('not set up yet');
  expect(html.match(/mailto:/g)?.length).toBe(
    Object.values(settings.mailboxes).filter((one) => one !== null).length * 2,
  );
});
