import { tradeImportRule } from '@btc/contract/trade/desk/import-rule.ts';
import { copyBytes } from '#platform/files/chosen-file.ts';

/** The chosen file is not the one whose upload is to go on. */
export class OtherFile extends Error {}

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 (hex) over the SHA-256 of each part, to keep memory small. Empty where SubtleCrypto is unavailable. */
export async function computeFingerprint(file: Blob, signal: AbortSignal): Promise<string> {
  if (!globalThis.isSecureContext) return '';
  const digests: Uint8Array<ArrayBuffer>[] = [];
  for (let offset = 0; offset < file.size; offset += tradeImportRule.partBytes) {
    signal.throwIfAborted();
    const part = await copyBytes(file.slice(offset, offset + tradeImportRule.partBytes));
    digests.push(await toDigest(part));
  }
  return toHex(await toDigest(new Blob(digests)));
}

async function toDigest(part: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', await part.arrayBuffer()));
}
