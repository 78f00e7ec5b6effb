import { isIPv6 } from 'node:net';

const groups = 8;
const networkGroups = 4;

/**
 * What limits count a caller's address as: an IPv4 address itself, of an IPv6 address its /64 network, because one
 * connection usually has a whole such network to pick addresses from.
 */
export function toNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? address).toLowerCase().split('::');
  const before = splitGroups(head);
  const after = tail === undefined ? [] : splitGroups(tail);
  const missing = Math.max(0, groups - before.length - after.length);
  const all = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  return `${all.slice(0, networkGroups).map(withoutZeros).join(':')}::/64`;
}

function splitGroups(text: string): string[] {
  return text === '' ? [] : text.split(':');
}

function withoutZeros(group: string): string {
  return group.replace(/^0+(?=.)/, '');
}
