import { expect, test } from 'vitest';
import { beganView, plantsAddress, readPlantsState, toggled } from './directory-address.ts';

const read = (address: string) => readPlantsState(new URL(address, 'https://portal.example'));

test('an address without a query is the directory of its meat', () => {
  expect(read('/BTCEst')).toMatchObject({ meat: 'beef', view: 'directory', words: '', origins: [], page: 1 });
  expect(read('/cn/BTCPorkEst')).toMatchObject({ meat: 'pork' });
  expect(read('/BTCEst?meat=pork')).toMatchObject({ meat: 'pork' });
});

test.each([
  ['cn', '/cn/BTCEst?q=SIF+2437&origin=BRA%7CARG&status=suspended&scope=frozen&sort=since&page=3'],
  ['cn', '/cn/BTCPorkEst?view=changes&origin=ESP&from=2026-01-01&to=2026-06-30&change=SUSP_CN&basis=shipping'],
  ['en', '/BTCEst?meat=pork&view=structure&origin=ESP&by=type'],
  ['en', '/BTCEst?origin=BRA&province=Mato+Grosso&type=SH&asof=2025-12-31'],
] as const)('what is written is read again: %s %s', (edition, address) => {
  const again = new URL(plantsAddress(edition, read(address)), 'https://portal.example');
  expect(readPlantsState(again)).toEqual(read(address));
});

test('what no address may say is left out', () => {
  expect(read('/BTCEst?view=x&origin=<b>|bra&status=gone&asof=2026-02-30x&page=0&from=2026-13-45&sort=x')).toEqual(
    read('/BTCEst'),
  );
  expect(read(`/BTCEst?q=${'a'.repeat(200)}`).words).toHaveLength(80);
  expect(read(`/BTCEst?province=${'abcdefghi|'.repeat(90)}`).provinces.join('|').length).toBeLessThanOrEqual(400);
});

test('a view keeps the origins, another meat does not; a view says only what counts in it', () => {
  const state = read('/BTCEst?q=jbs&origin=BRA&type=SH');
  expect(plantsAddress('en', beganView(state, { view: 'changes' }))).toBe('/BTCEst?view=changes&origin=BRA');
  expect(plantsAddress('en', beganView(state, { meat: 'pork' }))).toBe('/BTCEst?meat=pork');
  expect(plantsAddress('en', { ...state, view: 'releases' })).toBe('/BTCEst?view=releases&origin=BRA');
});

test('a value is set and taken away again; another origin has other states', () => {
  const state = read('/BTCEst?origin=BRA&province=Goi%C3%A1s&page=2');
  expect(toggled(state, 'types', 'SH')).toMatchObject({ types: ['SH'], page: 1, provinces: ['Goiás'] });
  expect(toggled(toggled(state, 'types', 'SH'), 'types', 'SH').types).toEqual([]);
  expect(toggled(state, 'origins', 'ARG')).toMatchObject({ origins: ['BRA', 'ARG'], provinces: [] });
});
