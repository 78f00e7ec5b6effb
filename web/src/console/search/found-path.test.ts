import { operations } from '@btc/contract/operations.ts';
import { expect, test } from 'vitest';
import { makeExample } from '#platform/testing/contract-example.ts';
import { toFoundPath } from './found-path.ts';
import type { Hit } from './found-groups.ts';
import { recentHits, saveRecentHit } from './recent-hits.ts';

const [thing] = makeExample(operations.SearchConsole.output).Rows;
if (thing === undefined) throw new Error('The example finds a thing');
const sheet = { Meat: 'pork', MarketType: 'spot', Origin: 'ESP' } as const;

test.each([
  [{ Kind: 'article', ID: 4 }, 'news/articles/4'],
  [{ Kind: 'member', ID: 12 }, 'desk/members/12'],
  [{ Kind: 'series', Sheet: sheet }, '?meat=pork&market=spot'],
  [{ Kind: 'series', Sheet: null }, '?meat=beef&market=forward'],
  [{ Kind: 'quote', Sheet: sheet, Date: '2026-11-18' }, '?meat=pork&market=spot&origin=ESP&day=2026-11-18'],
  [{ Kind: 'post', NameCn: 'Shank wanted', NameEn: 'Shank wanted', NoteCn: 'Firm' }, '?show=all&q=Shank+wanted'],
  [{ Kind: 'post', NameCn: '#3 前腱', NameEn: '#3 Shank', NoteCn: 'Firm' }, '?show=all&q=Firm'],
  [{ Kind: 'post', NameCn: '#3', NameEn: '#3', NoteCn: null }, '?show=all&q='],
  [{ Kind: 'merchant', NameCn: '甲'.repeat(70) }, `?q=${encodeURIComponent('甲'.repeat(60))}`],
  [{ Kind: 'exhibition', NameCn: 'SIAL' }, '?q=SIAL'],
] as const)('%j is shown at %s', (said, end) => {
  expect(toFoundPath({ ...thing, ...said } as typeof thing).endsWith(end)).toBe(true);
});

const hit = (key: string) => ({ key, name: key, path: key, note: '' }) as unknown as Hit;

test('what was opened last comes first, once, six at most, for each of the staff alone', () => {
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) saveRecentHit(901, hit(key));
  expect(recentHits(901).map(({ key }) => key)).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
  expect(recentHits(902)).toEqual([]);
});
