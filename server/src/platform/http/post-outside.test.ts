import { createServer, request as plainRequest, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPostOutside, isPublicAddress, type OutsideOptions } from './post-outside.ts';

let server: Server;
let listener: RequestListener = (_request, response) => response.end('{}');
const requests: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.headers.host} ${request.url}`);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const here = [{ address: '127.0.0.1', family: 4 }];
const toServer: typeof plainRequest = (url: unknown, options: unknown, ...rest: unknown[]) => {
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  const own = { ...(options as object), port, protocol: 'http:' };
  return Reflect.apply(plainRequest, null, [url, own, ...rest]);
};

const post = (address: string, options: Partial<OutsideOptions> = {}) =>
  createPostOutside({ request: toServer, resolve: () => Promise.resolve(here), isPublic: () => true, ...options })({
    address,
    body: '{"a":1}',
  });

test('what is posted arrives at the host that was named, and its answer comes back', async () => {
  let body = '';
  listener = (request, response) => {
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => response.end('{"errcode":0}'));
  };
  expect(await post('https://hook.example/send?key=1')).toEqual({ kind: 'answer', status: 200, text: '{"errcode":0}' });
  expect(body).toBe('{"a":1}');
  expect(requests.at(-1)).toMatch(/^POST hook\.example:\d+ \/send\?key=1$/);
});

test.each([
  'http://hook.example/',
  'ftp://hook.example/',
  'https://user:pass@hook.example/',
  'https://hook.example:8080/',
  'file:///etc/passwd',
  'hook.example',
])('%s is no address to post to', async (address) => {
  expect(await post(address)).toMatchObject({ kind: 'refused', code: 'address' });
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  'fe80::1',
  'fd00::1',
  '2002:a00:1::',
  '2001::1',
  'localhost',
])('%s is no host on the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('%s is one', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::ffff:127.0.0.1]/',
])('%s reaches nobody', async (address) => {
  const before = requests.length;
  expect(await post(address, { isPublic: isPublicAddress })).toMatchObject({ code: 'private', mayPass: false });
  expect(requests.length).toBe(before);
});

test('one private address among those of a name is enough to refuse it', async () => {
  const resolve = () => Promise.resolve([{ address: '8.8.8.8', family: 4 }, ...here]);
  expect(await post('https://hook.example/', { resolve, isPublic: isPublicAddress })).toMatchObject({
    code: 'private',
  });
});

test('a name that turns private after it was checked is not looked up again', async () => {
  let lookups = 0;
  const resolve = () => Promise.resolve((lookups += 1) === 1 ? here : [{ address: '10.0.0.1', family: 4 }]);
  listener = (_request, response) => response.end('ok');
  // Nothing listens at the second address: an answer shows that the first was used.
  expect(await post('https://turning.example/', { resolve })).toMatchObject({ kind: 'answer', text: 'ok' });
  expect(lookups).toBe(1);
  const checked = await post('https://turning.example/', { resolve, isPublic: isPublicAddress });
  expect(checked).toMatchObject({ code: 'private' });
});

test('a redirect is not followed', async () => {
  listener = (_request, response) => response.writeHead(307, { location: 'http://169.254.169.254/' }).end();
  const before = requests.length;
  expect(await post('https://hook.example/')).toMatchObject({ kind: 'refused', code: 'redirect' });
  expect(requests.length).toBe(before + 1);
});

test('an answer that does not end is read to its limit and no further', async () => {
  listener = (_request, response) => {
    const write = () => {
      while (response.writable && response.write('x'.repeat(16_384)));
    };
    response.on('drain', write);
    write();
  };
  expect(await post('https://hook.example/')).toMatchObject({ kind: 'refused', code: 'too_large' });
});

test('an answer that does not come is waited for to its limit', async () => {
  listener = () => undefined;
  expect(await post('https://hook.example/', { limitMs: 50 })).toMatchObject({ code: 'too_slow', mayPass: true });
  listener = (_request, response) => void response.write('x');
  expect(await post('https://hook.example/', { limitMs: 50 })).toMatchObject({ code: 'too_slow' });
});

test('a name that nobody has may be there another time', async () => {
  const resolve = () => Promise.reject(new Error('ENOTFOUND'));
  expect(await post('https://nobody.example/', { resolve })).toMatchObject({ code: 'unknown_host', mayPass: true });
});
