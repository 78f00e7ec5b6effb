import { expect, it } from 'vitest';
import { pageKey } from './page-change.tsx';

it('takes another path or another page of a list for a change of page, but not a filter', () => {
  expect(pageKey('/BTCInfo', '')).not.toBe(pageKey('/BTCData', ''));
  expect(pageKey('/BTCInfo/Section', '?page=2')).not.toBe(pageKey('/BTCInfo/Section', '?page=3'));
  expect(pageKey('/BTCInfo/Section', '?page=1')).toBe(pageKey('/BTCInfo/Section', ''));
  expect(pageKey('/BTCData', '?Origin=BR')).toBe(pageKey('/BTCData', ''));
});
