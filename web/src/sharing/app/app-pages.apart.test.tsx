import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { type Edition, EditionProvider } from '#i18n/edition.ts';
import type { SiteSettings } from '#platform/site-settings.ts';
import AppPage from './app.page.tsx';
import DownloadPage from './download.page.tsx';
import LandingPage from './landing.page.tsx';

// The build bundles them; what they do is held where they are.
vi.mock('./device.script.ts?bundled', () => ({ script: '' }));
vi.mock('./landing.script.ts?bundled', () => ({ script: '' }));

const without: SiteSettings = {
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
  mailboxes: { service: null, sales: null, news: null },
  demo: false,
};
const withApp: SiteSettings = {
  ...without,
  app: { scheme: 'beeftochina', linkOrigin: null, packageUrl: 'https://files.portal.example/app.apk' },
};

interface DialogRequest {
  readonly settings: SiteSettings;
  readonly edition?: Edition;
  readonly articleId?: number | null;
}

async function renderHtml(
  Page: ComponentType,
  { settings, edition = 'cn', articleId = null }: DialogRequest,
): Promise<string> {
  const element = (
    <EditionProvider edition={edition}>
      <Page />
    </EditionProvider>
  );
  const page = { id: 'page', path: '*', loader: () => ({ edition, articleId }), element };
  const handler = createStaticHandler([{ id: 'root', loader: () => ({ settings }), children: [page] }]);
  const context = await handler.query(new Request('http://localhost/page'));
  if (context instanceof Response) throw new Error('redirected');
  return renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
}

test('where there is no app yet, its page says so and leads to the site, by link and by code', async () => {
  const html = await renderHtml(AppPage, { settings: without });
  expect(html).toContain('APP尚未发布');
  expect(html).toContain('href="/cn/BTCInfo"');
  expect(html).toContain('path=%2Fcn%2FHomepage');
  expect(html).not.toContain('sharedownload');
});

test('where there is one, the page leads to the download', async () => {
  const html = await renderHtml(AppPage, { settings: withApp });
  expect(html).not.toContain('APP尚未发布');
  expect(html).toContain('href="/sharedownload"');
  expect(html).toContain('path=%2Fsharedownload');
});

test('the landing page opens the app at the article, or says that there is none, and always leads back to the article', async () => {
  const open = await renderHtml(LandingPage, { settings: withApp, articleId: 1008 });
  expect(open).toContain('href="beeftochina://article?id=1008"');
  expect(open).toContain('href="https://files.portal.example/app.apk"');
  const none = await renderHtml(LandingPage, { settings: without, edition: 'en', articleId: 1008 });
  expect(none).toContain('has not been released yet');
  for (const html of [open, none]) expect(html).toMatch(/href="\/share\/1008(?:\?lang=en)?"/);
});

test('the download page promises no reading in an app that is not there', async () => {
  const none = await renderHtml(DownloadPage, { settings: without, edition: 'en', articleId: 1008 });
  expect(none).toContain('has not been released yet');
  expect(none).not.toContain('Once the app is installed');
  const there = await renderHtml(DownloadPage, { settings: withApp, edition: 'en', articleId: 1008 });
  expect(there).toContain('Once the app is installed');
});
