import { expect, test } from 'vitest';
import { foldSpelling, foldWords } from './fold-text.ts';

test('a spelling has one width and one case, and no spaces', () => {
  expect(['ＵＳＤ／ｔ', ' usd / T', 'USD/\u3000t'].map(foldSpelling)).toEqual(['usd/t', 'usd/t', 'usd/t']);
  expect(foldSpelling('重量（千克）')).toBe('重量(千克)');
});

test('words keep one space between them', () => {
  expect(foldWords(' Chuck\u3000 ROLL\n２ ')).toBe('chuck roll 2');
});
