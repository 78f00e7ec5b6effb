import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { type KeptParts, inlineInsert, sealDocument } from './own-scripts.ts';
import type { Sealed } from './sealed-pieces.ts';

const insert = inlineInsert('/*styles*/', 'b{}');
const seal = (html: string, { styles = insert, parts = new Map() as KeptParts } = {}) =>
  sealDocument(html, 'n1', styles, parts);
const textOf = ({ pieces }: Pick<Sealed, 'pieces'>) => Buffer.concat(pieces).toString();
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('allows exactly the inline parts that carry the nonce of this rendering', () => {
  const sealed = seal(
    '<script nonce="n1">own()</script><style id="s" nonce="n1">a{}</style><script nonce="n1" src="/a.js"></script>' +
      '<script>injected()</script><script nonce="n2">guessed()</script>',
  );
  expect(sealed.scriptHashes).toEqual([hash('own()')]);
  expect(sealed.styleHashes).toEqual([hash('a{}')]);
});

it('leaves no trace of the nonce in what is served', () => {
  expect(textOf(seal('<script nonce="n1">own()</script><link nonce="n1" href="/a.css">'))).toBe(
    '<script>own()</script><link href="/a.css">',
  );
});

it('puts the style sheet where its mark is the whole text of a style of ours, and allows it', () => {
  const sealed = seal('<style nonce="n1">/*styles*/</style><p>/*styles*/</p>');
  expect(textOf(sealed)).toBe('<style>b{}</style><p>/*styles*/</p>');
  expect(sealed.styleHashes).toEqual([hash('b{}')]);
});

it('has another digest whenever anything of the body is another', () => {
  const digestOf = (html: string, styles: string) => seal(html, { styles: inlineInsert('/*styles*/', styles) }).digest;
  const page = (text: string) => `<style nonce="n1">/*styles*/</style><p>${text}</p>`;
  expect(digestOf(page('a'), 'b{}')).toBe(digestOf(page('a'), 'b{}'));
  expect(new Set([digestOf(page('a'), 'b{}'), digestOf(page('b'), 'b{}'), digestOf(page('a'), 'c{}')]).size).toBe(3);
});

const head = '<head><link rel="modulepreload" href="/a.js" nonce="n1"/></head>';
const mark = (name: string, key: string) => `<script nonce="n1" data-kept${name}="${key}"></script>`;
const first = `${head}${mark('-start', 'nav')}<nav>牛肉</nav>${mark('-end', 'nav')}<p>a</p>${mark('-start', 'own')}<script nonce="n1" type="module">own()</script>${mark('-end', 'own')}`;
const later = (text: string) => `<head></head>${mark('', 'nav')}<p>${text}</p>${mark('', 'own')}`;

it('puts a part that another document had in the place of its mark, with what its scripts need', () => {
  const parts: KeptParts = new Map();
  const whole = seal(first, { parts });
  expect(textOf(whole)).toBe(
    '<head></head><nav>牛肉</nav><p>a</p><script type="module">own()</script><link rel="modulepreload" href="/a.js"/>',
  );
  expect(seal(later('a'), { parts })).toEqual(whole);
  const other = seal(later('b'), { parts });
  expect(textOf(other)).toBe(textOf(whole).replace('<p>a</p>', '<p>b</p>'));
  expect(other.digest).not.toBe(whole.digest);
  expect(other.scriptHashes).toEqual([hash('own()')]);
});

it('leaves what a page without parts loads where it is', () => {
  expect(textOf(seal(`${head}<script nonce="n1">own()</script>`))).toBe(
    '<head><link rel="modulepreload" href="/a.js"/></head><script>own()</script>',
  );
});

it('takes no mark that reached the page by another way', () => {
  const forged = '<script data-kept="nav"></script><script nonce="n2" data-kept-start="nav"></script>';
  const parts: KeptParts = new Map();
  expect(textOf(seal(forged, { parts }))).toBe(forged);
  expect(parts.size).toBe(0);
});

it('fails loudly where a part is not kept', () => {
  expect(() => seal(mark('', 'nav'))).toThrow('nav');
});
