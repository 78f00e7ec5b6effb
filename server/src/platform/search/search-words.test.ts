import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchQuery, searchWords, withoutPlural } from './search-words.ts';

test('Chinese becomes overlapping pairs and the last character', () => {
  expect(searchWords('巴西牛肉')).toEqual(['巴西', '西牛', '牛肉', '肉']);
  expect(searchQuery('巴西牛肉')).toBe("'巴西' & '西牛' & '牛肉'");
});

test('one character asks for everything that begins with it', () => {
  expect(searchQuery('牛')).toBe("'牛':*");
});

test('punctuation and spaces part runs', () => {
  expect(searchQuery('巴西，牛肉')).toBe("'巴西' & '牛肉'");
});

test('plant numbers and specifications meet with and without a space', () => {
  expect(searchWords('SIF2437')).toEqual(['sif', '2437']);
  expect(searchQuery('SIF 2437')).toBe("'sif' & '2437':*");
  expect(searchQuery('90VL')).toBe("'90' & 'vl'");
  expect(searchQuery('ＳＩＦ')).toBe("'sif'");
});

test('figures lose thousands separators and keep decimals', () => {
  expect(searchWords('5,350 and 33.64%')).toEqual(['5350', '33.64']);
});

test('Latin letters beside Chinese are a word of their own', () => {
  expect(searchQuery('SIF牛肉90VL')).toBe("'sif' & '牛肉' & '90' & 'vl'");
});

test('apostrophes inside words vanish', () => {
  expect(searchWords("O’Brien's don't")).toEqual(['obrien', 'dont']);
});

test('a tariff heading asks for the codes below it', () => {
  expect(searchQuery('0202')).toBe("'0202':*");
});

test('plurals, possessives, accents and case are one word', () => {
  expect(searchWords("Quotas quota's QUOTA")).toEqual(['quota']);
  expect(searchWords('São Paulo')).toEqual(['sao', 'paulo']);
  expect(['countries', 'boxes', 'releases', 'analysis', 'surplus', 'loss'].map(withoutPlural)).toEqual([
    'country',
    'box',
    'release',
    'analysis',
    'surplus',
    'loss',
  ]);
});

test('a question of signs, emoji or stop words has no query', () => {
  for (const question of ['%', '_ %', "'", '"', '& | !', '🐄🐄', 'the of', ':*', '\\', '']) {
    expect(searchQuery(question)).toBeNull();
  }
});

test('operators and wildcards around words are only signs', () => {
  expect(searchQuery("'beef' & !quota | %")).toBe("'beef' & 'quota'");
});

const onlyQuotedTerms = /^'[^'&|!():*\\<>\s]+'(?::\*)?(?: & '[^'&|!():*\\<>\s]+'(?::\*)?)*$/u;

test('whatever is asked, the query holds only quoted terms without signs', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (question) => {
      const query = searchQuery(question);
      expect(query === null || onlyQuotedTerms.test(query)).toBe(true);
    }),
  );
});

test('a text is found by any run of its own Chinese characters', () => {
  const han = fc.string({ unit: fc.constantFrom(...'进口牛肉猪肉巴西阿根廷配额'), minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(han, fc.nat(10), (text, start) => {
      const words = new Set(searchWords(text));
      const requested = text.slice(start % (text.length - 1));
      for (const term of searchQuery(requested)?.split(' & ') ?? []) {
        const plain = term.replaceAll(/[':*]/g, '');
        expect(term.endsWith(':*') ? [...words].some((w) => w.startsWith(plain)) : words.has(plain)).toBe(true);
      }
    }),
  );
});
