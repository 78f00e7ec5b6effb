import { expect, test } from 'vitest';
import { countedWords } from './counted-words.ts';
import { findPageArea } from './page-area.ts';

test.each([
  ['/cn/BTCInfo/Article/12?from=x', 'cn', 'news'],
  ['/BTCData', 'en', 'data'],
  ['/cn', 'cn', 'other'],
  ['/cn/Homepage', 'cn', 'front'],
  ['/cnews', 'en', 'other'],
  ['/Market/Post/3', 'en', 'market'],
])('%s is a page of the %s edition, part %s', (address, edition, area) => {
  expect(findPageArea(address)).toEqual({ edition, area });
});

test('the console and what other sites embed are no pages of readers', () => {
  expect(findPageArea('/console/en/desk')).toBeNull();
  expect(findPageArea('/embed/cn/BTCData')).toBeNull();
});

test('words are counted in one spelling', () => {
  expect(countedWords('  Chuck  ROLL ')).toBe('chuck roll');
  expect(countedWords('牛腱　关税')).toBe('牛腱 关税');
  expect(countedWords('x'.repeat(200))).toHaveLength(60);
  expect(countedWords('beef\0')).toBeNull();
});

test('what may be somebody’s address or number is not kept', () => {
  for (const typed of ['li@example.com', '138 0013 8000', '+86-10-6512-3456', '   '])
    expect(countedWords(typed)).toBeNull();
  expect(countedWords('SIF 2437')).toBe('sif 2437');
});
