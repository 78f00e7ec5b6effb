import type { StaffRole } from '@btc/contract/members/access.ts';
import { expect, test } from 'vitest';
import { findScreens, groupHits } from './found-groups.ts';
import { toFoundPath } from './found-path.ts';

const names = (role: StaffRole, typed: string) => findScreens(role, typed).map(({ name }) => name.en);

test('screens are found in either language, those of one’s role only', () => {
  expect(names('admin', '备份')).toEqual(names('admin', 'backup'));
  expect(names('admin', 'BACKUP').length).toBeGreaterThan(0);
  expect(names('editor', 'backup')).toEqual([]);
  expect(names('admin', '').length).toBeLessThanOrEqual(6);
});

const found = {
  ID: 7,
  NameCn: '名',
  NameEn: 'Name',
  NoteCn: '注',
  NoteEn: 'Note',
  Sheet: null,
  Date: null,
  Demo: false,
} as const;
const Sheet = { Meat: 'pork', MarketType: 'spot', Origin: 'ESP', Unit: 'USD/t', Low: 1, High: 2 } as const;

test.each([
  [{ ...found, Kind: 'article' }, 'news/articles/7'],
  [{ ...found, Kind: 'member' }, 'desk/members/7'],
  [{ ...found, Kind: 'plant' }, 'plants/register/7'],
  [{ ...found, Kind: 'video' }, 'news/videos/7'],
  [{ ...found, Kind: 'merchant' }, 'directory/merchants?q=%E5%90%8D'],
  [{ ...found, Kind: 'exhibition' }, 'directory/exhibitions?q=%E5%90%8D'],
  [{ ...found, Kind: 'post', NameEn: '名' }, 'market/moderation?show=all&q=%E5%90%8D'],
  [{ ...found, Kind: 'post', NameCn: '#7', NameEn: '#7' }, 'market/moderation?show=all&q=%E6%B3%A8'],
  [{ ...found, Kind: 'series' }, 'prices/series?meat=beef&market=forward'],
  [
    { ...found, Kind: 'quote', Sheet, Date: '2026-11-20' },
    'prices/quotes?meat=pork&market=spot&origin=ESP&day=2026-11-20',
  ],
] as const)('$Kind leads to its screen', (thing, path) => {
  expect(toFoundPath(thing)).toBe(path);
});

test('groups stand where their first line stands', () => {
  const [one, two] = findScreens('admin', 's');
  if (one === undefined || two === undefined) throw new Error('Two screens are needed');
  const cut = { ...one, key: 'cut', group: 'cut' } as const;
  expect(groupHits([cut, one, cut, two]).map(([group, hits]) => [group, hits.length])).toEqual([
    ['cut', 2],
    ['screen', 2],
  ]);
});
