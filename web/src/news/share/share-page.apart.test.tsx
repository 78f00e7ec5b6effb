import { operations } from '@btc/contract/operations.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { type Edition, EditionProvider } from '#i18n/edition.ts';
import { makeExample } from '#platform/testing/contract-example.ts';
import { settingsExample } from '#platform/testing/site-settings.fixture.ts';
import SharePage from './share.page.tsx';

// The build bundles it; what it does is held in share-page.test.tsx.
vi.mock('./share.script.ts?bundled', () => ({ script: '' }));

async function renderHtml(edition: Edition): Promise<string> {
  const { Row, Dict } = makeExample(operations.GetAppNewsDetail.output, {
    Row: { NewsID: 12 },
    Dict: { Locked: false },
  });
  const element = (
    <EditionProvider edition={edition}>
      <SharePage />
    </EditionProvider>
  );
  const data = { edition, row: Row, dict: Dict, recommended: [] };
  const page = { id: 'page', path: '*', loader: () => data, element };
  const settings = {
    ...settingsExample,
    appStoreUrl: null,
    androidAppUrl: null,
    app: { scheme: null, linkOrigin: null, packageUrl: null },
  };
  const handler = createStaticHandler([{ id: 'root', loader: () => ({ settings }), children: [page] }]);
  const context = await handler.query(new Request('http://localhost/share/12'));
  if (context instanceof Response) throw new Error('redirected');
  return renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
}

test.each([
  ['cn', '打开APP', '/sharedownload?id=12'],
  ['en', 'Open in app', '/sharedownload?id=12&amp;lang=en'],
] as const)(
  'in %s the way into the app is always there: without an app it leads to the download page',
  async (edition, name, path) => {
    const html = await renderHtml(edition);
    expect(html).toContain(`<a href="${path}"`);
    expect(html).toContain(name);
  },
);
