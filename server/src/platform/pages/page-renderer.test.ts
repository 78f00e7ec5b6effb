import { expect, it } from 'vitest';
import { ownAddress } from './page-renderer.ts';

it.each([
  ['/cn/BTCInfo?x=1', 'https://portal.example/cn/BTCInfo?x=1'],
  ['//other.example/BTCInfo', 'https://portal.example//other.example/BTCInfo'],
  ['/\\other.example/BTCInfo', 'https://portal.example//other.example/BTCInfo'],
  ['http://other.example/BTCInfo?x=1', 'https://portal.example/BTCInfo?x=1'],
])('takes %s for a page of its own host', (address, own) => {
  expect(ownAddress(address, 'https://portal.example').href).toBe(own);
});
