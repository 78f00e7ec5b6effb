import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineInsert, sealDocument } from './own-scripts.ts';

const insert = inlineInsert('/*styles*/', 'b{}');
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('allows exactly the inline parts that carry the nonce of this rendering', () => {
  const sealed = sealDocument(
    '<script nonce="n1">own()</script><style id="s" nonce="n1">a{}</style><script nonce="n1" src="/a.js"></script>' +
      '<script>injected()</script><script nonce="n2">guessed()</script>',
    'n1',
    insert,
  );
  expect(sealed.scriptHashes).toEqual([hash('own()')]);
  expect(sealed.styleHashes).toEqual([hash('a{}')]);
});

it('leaves no trace of the nonce in what is served', () => {
  const { body } = sealDocument('<script nonce="n1">own()</script><link nonce="n1" href="/a.css">', 'n1', insert);
  expect(body.toString()).toBe('<script>own()</script><link href="/a.css">');
});

it('puts the style sheet where its mark is the whole text of a style of ours, and allows it', () => {
  const sealed = sealDocument('<style nonce="n1">/*styles*/</style><p>/*styles*/</p>', 'n1', insert);
  expect(sealed.body.toString()).toBe('<style>b{}</style><p>/*styles*/</p>');
  expect(sealed.styleHashes).toEqual([hash('b{}')]);
});

it('has another digest whenever anything of the body is another', () => {
  const digestOf = (html: string, styles: string) =>
    sealDocument(html, 'n1', inlineInsert('/*styles*/', styles)).digest;
  const page = (text: string) => `<style nonce="n1">/*styles*/</style><p>${text}</p>`;
  expect(digestOf(page('a'), 'b{}')).toBe(digestOf(page('a'), 'b{}'));
  expect(new Set([digestOf(page('a'), 'b{}'), digestOf(page('b'), 'b{}'), digestOf(page('a'), 'c{}')]).size).toBe(3);
});
