import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signRequest } from './alibaba-signature.ts';

export interface TestSmsProvider {
  readonly endpoint: string;
  readonly accepted: Readonly<Record<string, string>>[];
  readonly codes: string[];
  close(): Promise<void>;
}

export const smsAccess = { accessKeyId: 'LTAI-test', accessKeySecret: 'the secret of the test' } as const;

const signedNames = [
  'host',
  'x-acs-action',
  'x-acs-content-sha256',
  'x-acs-date',
  'x-acs-signature-nonce',
  'x-acs-version',
];

function toHeaders(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(signedNames.map((name) => [name, String(request.headers[name] ?? '')]));
}

function toIssue(request: IncomingMessage, query: string, nonces: Set<string>): string | null {
  const headers = toHeaders(request);
  const nonce = headers['x-acs-signature-nonce'] ?? '';
  if (request.method !== 'POST') return 'UnsupportedHTTPMethod';
  if (headers['x-acs-action'] !== 'SendSms' || headers['x-acs-version'] !== '2017-05-25')
    return 'InvalidAction.NotFound';
  if (nonces.has(nonce)) return 'SignatureNonceUsed';
  nonces.add(nonce);
  const access = { query, ...smsAccess };
  if (request.headers.authorization !== signRequest(headers, access)) return 'SignatureDoesNotMatch';
  return null;
}

export async function startSmsProvider(): Promise<TestSmsProvider> {
  const accepted: Readonly<Record<string, string>>[] = [];
  const codes: string[] = [];
  const nonces = new Set<string>();
  const server = createServer((request, response) => {
    const [, query = ''] = request.url?.split('?') ?? [];
    const issue = toIssue(request, query, nonces);
    const code = issue ?? codes.shift() ?? 'OK';
    if (code === 'OK') accepted.push(Object.fromEntries(new URLSearchParams(query)));
    response.writeHead(issue === null ? 200 : 400, { 'Content-Type': 'application/json;charset=utf-8' });
    if (code === 'garbage') return response.end('<html>');
    return response.end(JSON.stringify({ Code: code, Message: 'words', RequestId: 'R', BizId: '1' }));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return {
    endpoint: `http://127.0.0.1:${port}`,
    accepted,
    codes,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
