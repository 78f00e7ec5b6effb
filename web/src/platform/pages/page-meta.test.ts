import { expect, test } from 'vitest';
import { type PageMeta, pageMeta, toSettings } from './page-meta.ts';
import { settingsExample } from '../testing/site-settings.fixture.ts';

const base = 'https://portal.example';
const settings = { ...settingsExample, publicUrl: base };
const page: PageMeta = { edition: 'en', title: 'Quotes', description: 'Prices of beef.', path: '/BTCPrice' };
const build = (said: Partial<PageMeta> = {}) => pageMeta({ ...page, ...said }, settings);
const findLinks = (said: Partial<PageMeta> = {}) =>
  build(said).flatMap((tag) =>
    'tagName' in tag ? [[tag.rel === 'canonical' ? 'canonical' : String(tag['hrefLang']), tag.href]] : [],
  );
const findProperty = (name: string, said: Partial<PageMeta> = {}) =>
  build(said).find((tag) => 'property' in tag && tag.property === name);

test('a page is named with the portal, in its own language', () => {
  expect(build()).toContainEqual({ title: 'Quotes - Beef to China' });
  expect(build({ edition: 'cn', title: '报价' })).toContainEqual({ title: '报价 - 进口牛肉资讯 Beef to China' });
  expect(findProperty('og:locale', { edition: 'cn' })).toMatchObject({ content: 'zh_CN' });
});

test('both editions of a page name each other', () => {
  const both = { en: `${base}/BTCPrice`, cn: `${base}/cn/BTCPrice` };
  const of = (edition: 'cn' | 'en') => Object.fromEntries(findLinks({ edition }).slice(1));
  expect(findLinks()[0]).toEqual(['canonical', both.en]);
  expect(findLinks({ edition: 'cn' })[0]).toEqual(['canonical', both.cn]);
  expect(of('en')).toEqual(of('cn'));
  expect(Object.values(of('en')).toSorted()).toEqual([both.en, both.cn].toSorted());
});

test('a page that the other edition has elsewhere leads there, one that it has not leads nowhere', () => {
  const elsewhere = findLinks({ path: '/BTCPrice?meat=pork', otherPath: '/ProkPrice' });
  expect(elsewhere.map(([, href]) => href)).toContain(`${base}/cn/ProkPrice`);
  expect(findLinks({ otherPath: null })).toEqual([['canonical', `${base}/BTCPrice`]]);
});

test('a page that is not to be found says so, and names no other', () => {
  expect(build({ indexed: false })).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(findLinks({ indexed: false })).toEqual([]);
  expect(build()).not.toContainEqual({ name: 'robots', content: 'noindex' });
});

test.each([
  ['/files/a.jpg', `${base}/files/a.jpg`],
  ['https://cdn.example/b.jpg', 'https://cdn.example/b.jpg'],
])('the picture %s is named whole', (image, content) => {
  expect(findProperty('og:image', { image })).toMatchObject({ content });
});

test('without one of its own a picture of the page is drawn, in its edition and shown large', () => {
  const drawn = { kind: 'plant', key: 7 } as const;
  const content = `${base}/share-picture/en/plant/7.png`;
  expect(findProperty('og:image', { drawn })).toMatchObject({ content });
  expect(findProperty('og:image:width', { drawn })).toMatchObject({ content: '1200' });
  expect(build({ drawn })).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
  expect(findProperty('og:image', { drawn, image: '/files/a.jpg' })).toMatchObject({ content: `${base}/files/a.jpg` });
});

test('without a picture or facts there are none', () => {
  expect(findProperty('og:image')).toBeUndefined();
  expect(build().some((tag) => 'script:ld+json' in tag)).toBe(false);
  expect(build({ structured: { '@type': 'Article' } })).toContainEqual({ 'script:ld+json': { '@type': 'Article' } });
});

test('the settings are those of the root’s data, where it has come', () => {
  expect(toSettings([undefined, { id: 'root', loaderData: { settings } }])).toBe(settings);
  expect(toSettings([{ id: 'page', loaderData: {} }])).toBeNull();
  expect(toSettings([{ id: 'root' }])).toBeNull();
});
