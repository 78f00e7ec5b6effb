import { expect, it } from 'vitest';
import { pageKey } from './page-change.tsx';

it('takes another path or another page of a list for a change of page, but not a filter', () => {
  expect(pageKey('/BTCInfo', '')).not.toBe(pageKey('/BTCData', ''));
  expect(pageKey('/BTCInfo/Section', '?page=2')).not.toBe(pageKey('/BTCInfo/Section', '?page=3'));
  expect(pageKey('/BTCInfo/Section', '?page=1')).toBe(pageKey('/BTCInfo/Section', ''));
  expect(pageKey('/BTCEyes/Videos', '?id=1')).not.toBe(pageKey('/BTCEyes/Videos', '?id=5'));
  expect(pageKey('/cn/BTCInfo/Section', '?section=policy')).not.toBe(pageKey('/cn/BTCInfo/Section', ''));
  expect(pageKey('/BTCInfo/Section', '?q=beef')).not.toBe(pageKey('/BTCInfo/Section', '?q=pork'));
  expect(pageKey('/BTCInfo/Report', '?type=week')).toBe(pageKey('/BTCInfo/Report', ''));
  expect(pageKey('/BTCEst', '?q=marfrig')).toBe(pageKey('/BTCEst', ''));
  expect(pageKey('/BTCData', '?Origin=BR')).toBe(pageKey('/BTCData', ''));
});
