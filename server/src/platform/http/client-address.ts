import proxyAddress from '@fastify/proxy-addr';
import type { IncomingMessage } from 'node:http';

/** The proxies in front that are believed: none, so many counted from this server, or those of a list of addresses. */
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

/** Finds the network address a request came from: the first that no trusted proxy stands for; tells once when one is named while none is trusted. */
export function clientAddressFinder(
  proxies: TrustedProxies,
  onUntrusted?: () => void,
): (request: IncomingMessage) => string {
  if (proxies === false) return ownAddressFinder(onUntrusted);
  const trust = createTrust(proxies);
  return (request) => proxyAddress(request, trust);
}
