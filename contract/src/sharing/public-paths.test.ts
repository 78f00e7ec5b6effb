import { expect, test } from 'vitest';
import { toSharePath } from '../news/news-paths.ts';
import { findArticleQuery, toDownloadPath, findQueryEdition, toLandingPath } from './public-paths.ts';

test('public pages are Chinese without a word, and name their article', () => {
  expect(toSharePath('cn', 12)).toBe('/share/12');
  expect(toSharePath('en', 12)).toBe('/share/12?lang=en');
  expect(toDownloadPath('cn')).toBe('/sharedownload');
  expect(toDownloadPath('en', 12)).toBe('/sharedownload?id=12&lang=en');
  expect(toLandingPath('cn', 12)).toBe('/landing?id=12');
});

test.each([
  ['?id=12', 12],
  ['?from=app&id=999999999', 999_999_999],
  ['', null],
  ['?id=0', null],
  ['?id=-1', null],
  ['?id=1e3', null],
  ['?id=9999999999', null],
  ['?id=%22onload', null],
])('the query %s names article %s', (search, id) => {
  expect(findArticleQuery(search)).toBe(id);
});

test.each([
  ['?lang=en', 'en'],
  ['?id=1&lang=cn', 'cn'],
  ['?lang=fr', null],
  ['', null],
])('the query %s asks for the edition %s', (search, edition) => {
  expect(findQueryEdition(search)).toBe(edition);
});
