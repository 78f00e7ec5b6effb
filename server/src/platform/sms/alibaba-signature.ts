import { createHash, createHmac } from 'node:crypto';

/** An Alibaba Cloud RPC call: everything is in the query, the body is empty. */
export interface AlibabaCall {
  readonly host: string;
  readonly action: string;
  readonly version: string;
  readonly query: Readonly<Record<string, string>>;
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
  readonly nonce: string;
  readonly date: Date;
}

export interface SignedCall {
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
}

const algorithm = 'ACS3-HMAC-SHA256';

function sha256Hex(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** RFC 3986: encodeURIComponent leaves five characters that must be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** The signed query: sorted by name, each name and value encoded. */
export function canonicalQuery(query: Readonly<Record<string, string>>): string {
  return Object.keys(query)
    .toSorted()
    .map((name) => `${encode(name)}=${encode(query[name] ?? '')}`)
    .join('&');
}

/** `Authorization` value by signature version 3 (ACS3-HMAC-SHA256) over the given headers. */
export function signRequest(
  headers: Readonly<Record<string, string>>,
  { query, accessKeyId, accessKeySecret }: { query: string; accessKeyId: string; accessKeySecret: string },
): string {
  const names = Object.keys(headers).toSorted();
  const signedHeaders = names.join(';');
  const lines = names.map((name) => `${name}:${headers[name]?.trim() ?? ''}\n`).join('');
  const request = ['POST', '/', query, lines, signedHeaders, headers['x-acs-content-sha256'] ?? ''].join('\n');
  const signature = createHmac('sha256', accessKeySecret)
    .update(`${algorithm}\n${sha256Hex(request)}`)
    .digest('hex');
  return `${algorithm} Credential=${accessKeyId},SignedHeaders=${signedHeaders},Signature=${signature}`;
}

export function signCall(call: AlibabaCall): SignedCall {
  const query = canonicalQuery(call.query);
  const headers = {
    host: call.host,
    'x-acs-action': call.action,
    'x-acs-content-sha256': sha256Hex(''),
    'x-acs-date': call.date.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    'x-acs-signature-nonce': call.nonce,
    'x-acs-version': call.version,
  };
  return { query, headers: { ...headers, authorization: signRequest(headers, { ...call, query }) } };
}
