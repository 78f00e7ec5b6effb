import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SignedPage {
  readonly appId: string;
  readonly timestamp: number;
  readonly nonceStr: string;
  readonly signature: string;
}

export const messengerAccount = { appId: 'wx0123456789abcdef', appSecret: 'the secret of the test' } as const;

/** Stand-in for the messenger's provider: lends tokens and tickets, and verifies page signatures like the messenger. */
export interface TestMessengerProvider {
  readonly address: string;
  readonly requests: string[];
  /** Error codes for the next calls; `0` answers with invalid JSON. */
  readonly errors: number[];
  /** Invalidates all tokens lent so far. */
  endTokens(): void;
  /** True where the messenger would accept the page at this address. */
  verifies(page: SignedPage, address: string): boolean;
  close(): Promise<void>;
}

/** Tickets by index are derived, so that tickets of an earlier stand-in stay valid. */
function ticketAt(index: number): string {
  return createHmac('sha256', messengerAccount.appSecret).update(`ticket ${index}`).digest('base64url');
}

const maxTickets = 50;

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? null : JSON.parse(text);
}

function isOwnRequest(body: unknown): boolean {
  const wanted = {
    grant_type: 'client_credential',
    appid: messengerAccount.appId,
    secret: messengerAccount.appSecret,
    force_refresh: false,
  };
  return JSON.stringify(body) === JSON.stringify(wanted);
}

export async function startMessengerProvider(port = 0): Promise<TestMessengerProvider> {
  const requests: string[] = [];
  const errors: number[] = [];
  const tokens = new Set<string>();
  let lent = 0;

  async function answerTo(request: IncomingMessage): Promise<object> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const error = errors.shift();
    if (error !== undefined) return { errcode: error, errmsg: 'words' };
    if (request.method === 'POST' && pathname === '/cgi-bin/stable_token') {
      if (!isOwnRequest(await readBody(request))) return { errcode: 40013, errmsg: 'invalid appid' };
      const token = randomBytes(40).toString('base64url');
      tokens.add(token);
      return { access_token: token, expires_in: 7200 };
    }
    if (pathname !== '/cgi-bin/ticket/getticket' || searchParams.get('type') !== 'jsapi') {
      return { errcode: 40066, errmsg: 'invalid url' };
    }
    if (!tokens.has(searchParams.get('access_token') ?? '')) return { errcode: 40001, errmsg: 'invalid credential' };
    lent += 1;
    return { errcode: 0, errmsg: 'ok', ticket: ticketAt(lent), expires_in: 7200 };
  }

  const server = createServer((request, response) => {
    requests.push((request.url ?? '').replace(/\?.*/, ''));
    if (errors[0] === 0) {
      errors.shift();
      response.end('<html>');
      return;
    }
    void answerTo(request).then((answer) => {
      response.writeHead(200, { 'Content-Type': 'application/json; encoding=utf-8' });
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const bound = server.address() as AddressInfo; // a TCP server that listens has one
  return {
    address: `http://127.0.0.1:${bound.port}`,
    requests,
    errors,
    endTokens: () => tokens.clear(),
    verifies: ({ appId, timestamp, nonceStr, signature }, address) =>
      appId === messengerAccount.appId &&
      Array.from({ length: maxTickets }, (_, index) => ticketAt(index + 1)).some((ticket) => {
        const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${address}`;
        return createHash('sha1').update(text).digest('hex') === signature;
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
