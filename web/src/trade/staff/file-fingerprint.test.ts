import { createHash } from 'node:crypto';
import { tradeImportRule } from '@btc/contract/trade/desk/import-rule.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fingerprintOf } from './file-fingerprint.ts';

const { partBytes } = tradeImportRule;
const signal = new AbortController().signal;
const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** Two whole parts and a short one. */
function bytesOf(change = 0): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(2 * partBytes + 10);
  bytes[partBytes + 5] = change;
  return bytes;
}

beforeEach(() => vi.stubGlobal('isSecureContext', true));
afterEach(() => vi.unstubAllGlobals());

it('is the digest of the digests of the parts', async () => {
  const bytes = bytesOf();
  const parts = [0, partBytes, 2 * partBytes].map((from) => sha256(bytes.subarray(from, from + partBytes)));
  expect(await fingerprintOf(new Blob([bytes]), signal)).toBe(sha256(Buffer.concat(parts)).toString('hex'));
});

it('is another one where a byte in the middle is', async () => {
  expect(await fingerprintOf(new Blob([bytesOf(1)]), signal)).not.toBe(
    await fingerprintOf(new Blob([bytesOf()]), signal),
  );
});

it('is empty where the browser has no digests', async () => {
  vi.stubGlobal('isSecureContext', false);
  expect(await fingerprintOf(new Blob([bytesOf()]), signal)).toBe('');
});
