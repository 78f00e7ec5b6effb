import { expect, it } from 'vitest';
import { type Tab, tabBarPlace, findTabIndex, tabs } from './tabs.ts';

const listTabPaths = (bar: readonly Tab[]) =>
  bar.map((tab) => [tab.path, ...(tab.children ?? []).map((child) => child.path).filter((path) => path !== tab.path)]);

it('has the routes of the specification, in both editions', () => {
  expect(listTabPaths(tabs.en)).toEqual([
    ['/Homepage'],
    ['/BTCInfo'],
    ['/BTCEyes'],
    ['/BTCData'],
    ['/BTCPrice'],
    ['/Market'],
    ['/BTCEst'],
  ]);
  expect(listTabPaths(tabs.cn)).toEqual([
    ['/Homepage'],
    ['/BTCInfo', '/BTCEyes'],
    ['/BTCData', '/PorkData'],
    ['/BTCPrice', '/ProkPrice'],
    ['/BTCEst', '/BTCPorkEst'],
    ['/BTCTrend'],
    ['/BTCUser'],
    ['/BTCApp'],
  ]);
});

it('finds the tab of a page, of a page below it, and of a child', () => {
  expect(findTabIndex('cn', '/cn/BTCInfo/Article/12')).toBe(1);
  expect(findTabIndex('cn', '/cn/BTCEyes/Videos')).toBe(1);
  expect(findTabIndex('cn', '/cn/btcporkest')).toBe(4);
  expect(findTabIndex('en', '/BTCEyes/Videos')).toBe(2);
  expect(tabBarPlace('cn', '/cn/Cut/shank', '')).toEqual({ own: 3, entry: null });
  expect([findTabIndex('en', '/Cut/shank'), findTabIndex('en', '/Quota'), findTabIndex('cn', '/cn/Quota')]).toEqual([
    4, 3, 2,
  ]);
});

it('finds the entry of the meat that is shown, by whichever path it was asked for', () => {
  const nameAt = (path: string, search: string) => tabBarPlace('cn', path, search).entry;
  expect(nameAt('/cn/BTCData', '')).toBe('beefData');
  expect(nameAt('/cn/PorkData', '')).toBe('porkData');
  expect(nameAt('/cn/BTCData', '?view=pork-six')).toBe('porkData');
  expect(nameAt('/cn/BTCData', '?meat=pork')).toBe('porkData');
  expect(nameAt('/cn/PorkData', '?view=beef-two')).toBe('beefData');
  expect(nameAt('/cn/BTCData', '?view=none')).toBe('beefData');
  expect(nameAt('/cn/BTCPrice', '?meat=pork')).toBe('beefPrice');
  expect(nameAt('/cn/Terms', '')).toBeNull();
  expect(tabBarPlace('en', '/BTCData', '?meat=pork')).toEqual({ own: 3, entry: null });
});

it('finds none for pages outside the bar, nor for names that only begin alike', () => {
  expect(findTabIndex('en', '/Terms')).toBeNull();
  expect(findTabIndex('en', '/BTCInformation')).toBeNull();
  expect(findTabIndex('en', '/BTCTrend')).toBeNull();
});
