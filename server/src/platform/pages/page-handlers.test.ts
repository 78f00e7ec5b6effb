import { expect, it } from 'vitest';
import type { PageBuild } from './page-build.ts';
import { pageHandlers } from './page-handlers.ts';

const routes = {
  root: { id: 'root', path: '' },
  layout: { id: 'layout', parentId: 'root' },
  news: { id: 'news', parentId: 'layout', path: 'cn?/BTCInfo' },
  article: { id: 'article', parentId: 'layout', path: 'cn?/BTCInfo/Article/:id' },
  data: { id: 'data', parentId: 'layout', path: 'cn?/BTCData' },
  merchant: { id: 'merchant', parentId: 'layout', path: 'cn/BTCUser/:id' },
  picture: { id: 'picture', parentId: 'root', path: 'qr.svg' },
  missing: { id: 'missing', parentId: 'layout', path: '*' },
};

/** The routes that the handler for a path knows. */
function routesFor(pathname: string): readonly string[] {
  let known: readonly string[] = [];
  const handlerFor = pageHandlers({ routes } as unknown as PageBuild, (part) => async () => {
    known = Object.keys(part.routes);
    return new Response();
  });
  void handlerFor(pathname)(new Request('https://portal.example/'), { get: () => null as never, set: () => undefined });
  return known;
}

const all = Object.keys(routes);

it.each([
  ['/BTCInfo', ['root', 'layout', 'news', 'article', 'missing']],
  ['/cn/btcinfo/Article/12', ['root', 'layout', 'news', 'article', 'missing']],
  ['/cn/BTCUser/4', ['root', 'layout', 'merchant', 'missing']],
  ['/BTCUser/4', ['root', 'layout', 'merchant', 'missing']],
  ['/qr.svg', ['root', 'layout', 'picture', 'missing']],
])('knows the routes that %s can be for, and what stands around them', (pathname, known) => {
  expect(routesFor(pathname)).toEqual(known);
});

it.each(['/', '/cn', '/cn/', '/nothing', '/BTCInfo.data', '/__manifest', '//BTCInfo', '/%42TCInfo', '/*'])(
  'knows all routes for %s',
  (pathname) => {
    expect(routesFor(pathname)).toEqual(all);
  },
);
