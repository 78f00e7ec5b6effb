import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha1 } from './sha1.ts';
import { newNonce, signShare } from './share-signature.ts';

test('SHA-1 is the standard’s for any text', () => {
  const theirs = (text: string): string => createHash('sha1').update(text).digest('hex');
  expect(sha1('abc')).toBe('a9993e364706816aba3e25717850c26c9cd0d89d');
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const text = 'x'.repeat(length);
    expect(sha1(text), `${length} letters`).toBe(theirs(text));
  }
  fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => sha1(text) === theirs(text)));
});

// The example in the provider's documentation of its script library.
test('a page is signed as in the provider’s example', () => {
  const signature = signShare({
    ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
    nonce: 'Wm3WZYTPz0wzccnW',
    seconds: 1_414_587_457,
    address: 'http://mp.weixin.qq.com?params=value',
  });
  expect(signature).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed');
});

test('the fragment of an address is not signed', () => {
  const fields = { ticket: 't', nonce: 'n', seconds: 1 };
  expect(signShare({ ...fields, address: 'https://a.example/share/1?from=x#whole' })).toBe(
    signShare({ ...fields, address: 'https://a.example/share/1?from=x' }),
  );
});

test('a nonce is fifteen letters and digits, another each time', () => {
  const nonces = Array.from({ length: 50 }, newNonce);
  for (const nonce of nonces) expect(nonce).toMatch(/^[A-Za-z\d]{15}$/);
  expect(new Set(nonces).size).toBe(50);
});
