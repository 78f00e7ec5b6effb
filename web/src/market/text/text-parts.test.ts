import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textParts } from './text-parts.ts';

const links = (text: string) => textParts(text).flatMap((part) => (part.kind === 'link' ? [part.address] : []));

test('addresses of the web become links, without the signs that end the sentence', () => {
  expect(textParts('See https://example.com/a?b=1, then (http://example.org).')).toEqual([
    { kind: 'words', text: 'See ' },
    { kind: 'link', text: 'https://example.com/a?b=1', address: 'https://example.com/a?b=1' },
    { kind: 'words', text: ', then (' },
    { kind: 'link', text: 'http://example.org', address: 'http://example.org/' },
    { kind: 'words', text: ').' },
  ]);
});

test.each([
  'javascript:alert(1)',
  '<a href="data:text/html,x">x</a>',
  'http://',
  'https://bank.example@evil.example/',
  'http://localhost/x',
  'ftp://example.com/',
  'example.com',
])('%s stays text', (text) => {
  expect(links(text)).toEqual([]);
});

test('markup around an address is no part of it', () => {
  expect(links('<a href="https://example.com/x" onclick="y">')).toEqual(['https://example.com/x']);
});

test('nothing that was written is lost or changed', () => {
  const pieces = fc.constantFrom('https://', 'http://a.b', ' ', '\n', 'x', '@', '.', '<b>', '牛', ')', 'https://e.co/');
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string())), (written) => {
      const text = written.join('');
      expect(
        textParts(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
