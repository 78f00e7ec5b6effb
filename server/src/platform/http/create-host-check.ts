import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Config } from '../config/config.ts';

export type HostSettings = Pick<Config, 'publicUrl' | 'host' | 'systemApiBase' | 'managementApiBase'> & {
  readonly app: Pick<Config['app'], 'linkOrigin'>;
};

function formatName(host: string): string {
  return host
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase();
}

/** 400 for two Host headers (RFC 9112, 3.2), 421 for a foreign name (DNS rebinding), else null. IP addresses pass. */
export function createHostCheck(config: HostSettings): (request: IncomingMessage) => 400 | 421 | null {
  const addresses = [config.publicUrl, config.systemApiBase, config.managementApiBase, config.app.linkOrigin];
  const known = new Set([
    config.host.toLowerCase(),
    ...addresses.flatMap((address) => (address === null ? [] : new URL(address, config.publicUrl).hostname)),
  ]);
  const isKnown = (name: string) => known.has(name) || isIP(name) !== 0 || /^(.+\.)?localhost$/.test(name);
  // Readers name the same one again and again.
  let lastKnown: string | undefined;
  return ({ rawHeaders, headers: { host } }) => {
    const isHost = (text: string, index: number) =>
      index % 2 === 0 && text.length === 'host'.length && text.toLowerCase() === 'host';
    if (rawHeaders.filter(isHost).length > 1) return 400;
    if (host !== lastKnown && host !== undefined && !isKnown(formatName(host))) return 421;
    lastKnown = host;
    return null;
  };
}
