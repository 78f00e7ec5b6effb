import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { clientAddressFinder, type TrustedProxies } from './client-address.ts';

function requestFrom(address: string, forwarded?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  const request = new IncomingMessage(socket);
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return request;
}

test.each<[TrustedProxies, string, string | undefined, string]>([
  [false, '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  [1, '10.0.0.1', '198.51.100.1', '198.51.100.1'],
  [1, '10.0.0.1', '192.0.2.66, 198.51.100.1', '198.51.100.1'],
  [2, '10.0.0.1', '192.0.2.66, 198.51.100.1', '192.0.2.66'],
  [1, '10.0.0.1', undefined, '10.0.0.1'],
  ['10.0.0.0/8, ::1', '10.0.0.1', '192.0.2.66, 198.51.100.1, 10.2.3.4', '198.51.100.1'],
  ['10.0.0.0/8', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
])('with the proxies %s, %s that forwards %s is %s', (proxies, address, forwarded, found) => {
  expect(clientAddressFinder(proxies)(requestFrom(address, forwarded))).toBe(found);
});

test('tells once that a proxy names readers and is not trusted', () => {
  const tell = vi.fn<() => void>();
  const find = clientAddressFinder(false, tell);
  find(requestFrom('203.0.113.9'));
  expect(tell).not.toHaveBeenCalled();
  expect(find(requestFrom('10.0.0.1', '198.51.100.1'))).toBe('10.0.0.1');
  find(requestFrom('10.0.0.1', '198.51.100.2'));
  expect(tell).toHaveBeenCalledOnce();
});
