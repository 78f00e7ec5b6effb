import { expect, test } from 'vitest';
import { countedArticleId } from './counted-article.ts';

const reader =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

test.each([
  ['/BTCInfo/Article/12', 12],
  ['/cn/BTCInfo/ArticleFree/12?from=x', 12],
  ['/share/12', 12],
  ['/share/12?lang=en', 12],
  ['/cn/share/12', null],
  ['/shared/12', null],
  ['/sharedownload?id=12', null],
  ['/BTCInfo', null],
])('%s is a read of article %s', (address, id) => {
  expect(countedArticleId(address, reader)).toBe(id);
});

test('a robot reads nothing', () => {
  expect(countedArticleId('/share/12', 'Googlebot/2.1')).toBeNull();
  expect(countedArticleId('/share/12', '')).toBeNull();
});
