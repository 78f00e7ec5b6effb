import { createHash } from 'node:crypto';
import { tradeImportRule } from '@btc/contract/trade/desk/import-rule.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { computeFingerprint } from './file-fingerprint.ts';

const { partBytes } = tradeImportRule;
const signal = new AbortController().signal;
const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

function readBytes(change = 0): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(2 * partBytes + 10);
  bytes[partBytes + 5] = change;
  return bytes;
}

beforeEach(() => vi.stubGlobal('isSecureContext', true));
afterEach(() => vi.unstubAllGlobals());

it('is the digest of the digests of the parts', async () => {
  const bytes = readBytes();
  const parts = [0, partBytes, 2 * partBytes].map((from) => sha256(bytes.subarray(from, from + partBytes)));
  expect(await computeFingerprint(new Blob([bytes]), signal)).toBe(sha256(Buffer.concat(parts)).toString('hex'));
});

it('is another one where a byte in the middle is', async () => {
  expect(await computeFingerprint(new Blob([readBytes(1)]), signal)).not.toBe(
    await computeFingerprint(new Blob([readBytes()]), signal),
  );
});

it('is empty where the browser has no digests', async () => {
  vi.stubGlobal('isSecureContext', false);
  expect(await computeFingerprint(new Blob([readBytes()]), signal)).toBe('');
});
