import { sha1 } from './sha1.ts';

export interface SignedFields {
  readonly ticket: string;
  readonly nonce: string;
  /** Unix time in whole seconds. */
  readonly seconds: number;
  /** The page's address; its fragment is ignored. */
  readonly address: string;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const nonceLength = 15;

/** A random text of fifteen letters and digits. */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(nonceLength));
  return Array.from(bytes, (byte) => letters.charAt(byte % letters.length)).join('');
}

/** The page's address as signed: without its fragment, otherwise as the browser writes it. */
export function withoutFragment(address: string): string {
  const index = address.indexOf('#');
  return index === -1 ? address : address.slice(0, index);
}

/** The signature of a page: SHA-1 over the fields, sorted by name and not encoded (specification section 7). */
export function signShare({ ticket, nonce, seconds, address }: SignedFields): string {
  const fields: Readonly<Record<string, string>> = {
    jsapi_ticket: ticket,
    noncestr: nonce,
    timestamp: String(seconds),
    url: withoutFragment(address),
  };
  const names = Object.keys(fields).sort();
  return sha1(names.map((name) => `${name}=${fields[name] ?? ''}`).join('&'));
}
