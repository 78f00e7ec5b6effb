import proxyAddress from '@fastify/proxy-addr';
import type { IncomingMessage } from 'node:http';

/** The proxies in front that are believed: none, so many counted from this server, or those of a list of addresses. */
export type TrustedProxies = false | number | string;

function trustOf(proxies: number | string): (address: string, hop: number) => boolean {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return proxyAddress.compile(proxies.split(',').map((one) => one.trim()));
}

/** Finds the network address a request came from: the first that no trusted proxy stands for. */
export function clientAddressFinder(proxies: TrustedProxies): (request: IncomingMessage) => string {
  if (proxies === false) return ({ socket }) => socket.remoteAddress ?? '';
  const trust = trustOf(proxies);
  return (request) => proxyAddress(request, trust);
}
