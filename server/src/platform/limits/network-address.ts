import { isIPv6 } from 'node:net';

const groups = 8;
const networkGroups = 4;

/** Rate-limit key of an address: IPv4 as is, IPv6 by its /64, since one connection usually has a whole /64. */
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
