import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasHit, markHits, findMarks, findSnippet } from './search-marks.ts';

const marked = (text: string, question: string) =>
  markHits(text, findMarks(question))
    .map(({ Text, Hit }) => (Hit ? `[${Text}]` : Text))
    .join('');

test('Chinese hits grow together inside a sentence', () => {
  expect(marked('10月巴西牛肉到港增加', '巴西牛肉')).toBe('10月[巴西牛肉]到港增加');
  expect(marked('阿根廷牛肉', '巴西牛肉')).toBe('阿根廷[牛肉]');
  expect(marked('牛肉与牛舌', '牛')).toBe('[牛]肉与[牛]舌');
});

test('English hits ignore case, plural and accents and mark the word as written', () => {
  expect(marked('Quotas for SÃO Paulo’s plants', 'quota sao plant')).toBe('[Quotas] for [SÃO] Paulo’s [plants]');
});

test('a heading marks the codes below it', () => {
  expect(marked('HS 02023000 与 0203', '0202')).toBe('HS [02023000] 与 0203');
});

test('hits that touch are one part', () => {
  expect(marked('SIF2437', 'sif2437')).toBe('[SIF2437]');
});

test('the parts together are the text, whatever is asked', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, question) => {
      expect(
        markHits(text, findMarks(question))
          .map(({ Text }) => Text)
          .join(''),
      ).toBe(text);
    }),
  );
});

test('a snippet is cut around the first hit', () => {
  const text = `${'前'.repeat(300)}配额${'后'.repeat(300)}`;
  const parts = findSnippet(text, findMarks('配额'));
  expect(parts?.[0]).toEqual({ Text: `…${'前'.repeat(40)}`, Hit: false });
  expect(parts?.[1]).toEqual({ Text: '配额', Hit: true });
  expect(parts?.[2]?.Text.endsWith('…')).toBe(true);
});

test('a snippet does not begin inside a word', () => {
  const parts = findSnippet(
    `${'x'.repeat(30)} warehouse and all the rest of the long cargo and the beef`,
    findMarks('beef'),
  );
  expect(parts?.[0]?.Text).toBe('… all the rest of the long cargo and the ');
});

test('no hit, no snippet', () => {
  expect(findSnippet('牛肉', findMarks('猪肉'))).toBeNull();
  expect(hasHit('牛肉', findMarks('🐄'))).toBe(false);
});
