import type { CountedArea } from '@btc/contract/console/dashboard-kinds.ts';

const areas: ReadonlyMap<string, CountedArea> = new Map<string, CountedArea>([
  ['homepage', 'front'],
  ['btcinfo', 'news'],
  ['share', 'news'],
  ['btceyes', 'videos'],
  ['btcdata', 'data'],
  ['porkdata', 'data'],
  ['btcprice', 'prices'],
  ['prokprice', 'prices'],
  ['cut', 'prices'],
  ['btcest', 'plants'],
  ['btcporkest', 'plants'],
  ['market', 'market'],
  ['btctrend', 'directory'],
  ['btcuser', 'directory'],
  ['login', 'members'],
  ['register', 'members'],
  ['account', 'members'],
  ['resetpassword', 'members'],
]);

export interface PageArea {
  readonly edition: 'cn' | 'en';
  readonly area: CountedArea;
}

const segments = /^\/(cn(?=[/?]|$))?\/?([^/?]*)/i;

/** Edition and site area of an address; null for pages without readers, such as the console. */
export function findPageArea(address: string): PageArea | null {
  const [, chinese, name = ''] = segments.exec(address) ?? [];
  const first = name.toLowerCase();
  if (first === 'console' || first === 'embed') return null;
  return { edition: chinese === undefined ? 'en' : 'cn', area: areas.get(first) ?? 'other' };
}
