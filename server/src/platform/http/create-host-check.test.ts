import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createHostCheck } from './create-host-check.ts';

const settings = {
  publicUrl: 'https://www.example.com',
  host: 'portal-1.internal',
  systemApiBase: '/api/system',
  managementApiBase: 'https://api.example.com/management',
  app: { linkOrigin: 'https://app.example.com' },
};

function toErrorCode(...hosts: readonly string[]) {
  const request = new IncomingMessage(new Socket());
  request.rawHeaders = hosts.flatMap((host) => ['Host', host]);
  request.headers = hosts[0] === undefined ? {} : { host: hosts[0] };
  return createHostCheck(settings)(request);
}

test.each([
  'www.example.com',
  'WWW.Example.com:443',
  'api.example.com',
  'app.example.com',
  'portal-1.internal:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
  'localhost:3000',
])('%s is a host of the portal', (host) => {
  expect(toErrorCode(host)).toBeNull();
});

test.each(['evil.example', 'www.example.com.evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', ''])(
  'no host of the portal: %j',
  (host) => {
    expect(toErrorCode(host)).toBe(421);
  },
);

test('two of them are a broken request, and none is HTTP/1.0', () => {
  expect(toErrorCode('www.example.com', 'evil.example')).toBe(400);
  expect(toErrorCode()).toBeNull();
});
