import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '#platform/config/config.ts';

export interface TestS3Server {
  readonly settings: S3Settings;
  readonly objects: Map<string, Buffer>;
  readonly fetched: string[];
  failPuts(count: number): void;
  close(): Promise<void>;
}

const bucket = 'portal';
const region = 'test-1';
const access = { accessKeyId: 'AKIDTEST', secretAccessKey: 'the secret of the test' } as const;

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function sign(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function computeSignature(request: IncomingMessage, scope: string, signedNames: readonly string[]): string {
  const url = new URL(request.url ?? '/', 'http://store');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&');
  const headers = signedNames.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`).join('');
  const canonical = [
    request.method,
    url.pathname,
    query,
    headers,
    signedNames.join(';'),
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, hash(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(sign, `AWS4${access.secretAccessKey}`);
  return sign(key, text).toString('hex');
}

const authorization = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

function isSigned(request: IncomingMessage): boolean {
  const [, id, scope = '', names = '', signature] = authorization.exec(request.headers.authorization ?? '') ?? [];
  const isOurs = id === access.accessKeyId && scope.endsWith(`/${region}/s3/aws4_request`);
  return isOurs && signature === computeSignature(request, scope, names.split(';'));
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>words</Message></Error>`);
}

class TestBucket {
  readonly objects = new Map<string, Buffer>();
  readonly fetched: string[] = [];
  failures = 0;

  list(response: ServerResponse, token: string | null): void {
    const names = [...this.objects.keys()].toSorted();
    const from = token === null ? 0 : Number(token);
    // Two to a page, so that a reader of one page only is found out.
    const shown = names.slice(from, from + 2);
    const isMore = from + 2 < names.length;
    const next = isMore ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
    response.writeHead(200, { 'Content-Type': 'application/xml' });
    response.end(
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isMore}</IsTruncated>${next}` +
        `${shown.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('')}</ListBucketResult>`,
    );
  }

  async put(request: IncomingMessage, response: ServerResponse, name: string): Promise<void> {
    const body = await buffer(request);
    if (this.failures > 0) {
      this.failures -= 1;
      refuse(response, 503, 'SlowDown');
      return;
    }
    this.objects.set(name, body);
    response.writeHead(200, { ETag: '"1"' }).end();
  }

  get(response: ServerResponse, name: string): void {
    const found = this.objects.get(name);
    if (found === undefined) {
      refuse(response, 404, 'NoSuchKey');
      return;
    }
    this.fetched.push(name);
    response.writeHead(200, { 'Content-Length': found.length }).end(found);
  }

  delete(response: ServerResponse, name: string): void {
    this.objects.delete(name);
    response.writeHead(204).end();
  }
}

async function answer(store: TestBucket, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!isSigned(request)) {
    refuse(response, 403, 'SignatureDoesNotMatch');
    return;
  }
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store');
  const [, wanted, ...rest] = pathname.split('/');
  const name = decodeURIComponent(rest.join('/'));
  if (wanted !== bucket) refuse(response, 404, 'NoSuchBucket');
  else if (request.method === 'PUT') await store.put(request, response, name);
  else if (request.method === 'HEAD') response.writeHead(200).end();
  else if (request.method === 'GET' && name === '') store.list(response, searchParams.get('continuation-token'));
  else if (request.method === 'GET') store.get(response, name);
  else if (request.method === 'DELETE') store.delete(response, name);
  else refuse(response, 405, 'MethodNotAllowed');
}

export async function startS3Server(): Promise<TestS3Server> {
  const store = new TestBucket();
  const server = createServer((request, response) => void answer(store, request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return {
    settings: { endpoint: `http://127.0.0.1:${port}`, region, bucket, ...access },
    objects: store.objects,
    fetched: store.fetched,
    failPuts: (count) => void (store.failures = count),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
