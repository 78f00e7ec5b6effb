import proxyAddress from '@fastify/proxy-addr';
import type { IncomingMessage } from 'node:http';

/** Trusted proxies in front: none, this many counted from the server, or a list of addresses. */
export type TrustedProxies = false | number | string;

function createTrust(proxies: number | string): (address: string, hop: number) => boolean {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return proxyAddress.compile(proxies.split(',').map((one) => one.trim()));
}

function ownAddressFinder(onUntrusted: (() => void) | undefined): (request: IncomingMessage) => string {
  let warn = onUntrusted;
  return ({ socket, headers }) => {
    if (warn !== undefined && headers['x-forwarded-for'] !== undefined) {
      warn();
      warn = undefined;
    }
    return socket.remoteAddress ?? '';
  };
}

/** Finds a request's network address: the first not of a trusted proxy; reports once a proxy header while none is trusted. */
export function clientAddressFinder(
  proxies: TrustedProxies,
  onUntrusted?: () => void,
): (request: IncomingMessage) => string {
  if (proxies === false) return ownAddressFinder(onUntrusted);
  const trust = createTrust(proxies);
  return (request) => proxyAddress(request, trust);
}
