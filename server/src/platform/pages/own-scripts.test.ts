import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sealDocument } from './own-scripts.ts';

const seal = (html: string, styles = 'b{}') => sealDocument(html, 'n1', styles);
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('allows exactly the inline parts that carry the nonce of this rendering', () => {
  const sealed = seal(
    '<script nonce="n1">own()</script><style id="s" nonce="n1">a{}</style><script nonce="n1" src="/a.js"></script>' +
      '<script>injected()</script><script nonce="n2">guessed()</script><script nonce="n1" type="module" async="">more()</script>',
  );
  expect(sealed.scriptHashes).toEqual([hash('own()'), hash('more()')]);
  expect(sealed.styleHashes).toEqual([hash('a{}')]);
});

it('leaves no trace of the nonce in what is served', () => {
  expect(seal('<script nonce="n1">own()</script><link nonce="n1" href="/a.css">').html).toBe(
    '<script>own()</script><link href="/a.css">',
  );
});

it('puts the style sheet where its mark is the whole text of a style of ours, and allows it', () => {
  const forged = '<style>/*site-styles*/</style><p>/*site-styles*/</p>';
  const sealed = seal(`${forged}<style nonce="n1">/*site-styles*/</style>`, "b{content:'$1'}");
  expect(sealed.html).toBe(`${forged}<style>b{content:'$1'}</style>`);
  expect(sealed.styleHashes).toEqual([hash("b{content:'$1'}")]);
});

it.each([
  ['a tag left open', '<script <script nonce="n1">own()</script>'],
  ['a script left open', '<script>injected()<script nonce="n1">own()</script>'],
  ['an element of another kind', '<style>a{}<script nonce="n1">own()</script></style>'],
  ['a mark in a text', '&lt;script nonce=&quot;n1&quot;&gt;injected()<script nonce="n1">own()</script>'],
])('allows nothing of what stands before an own script: %s', (_, html) => {
  expect(seal(html)).toMatchObject({ scriptHashes: [hash('own()')], styleHashes: [] });
});
