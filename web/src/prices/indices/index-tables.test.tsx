import { expect, it } from 'vitest';
import { renderEdition } from '#ui/testing/render-edition.tsx';
import type { IndexData } from './index-query.ts';
import { LatestTable } from './index-tables.tsx';

const row = {
  Meat: 'beef',
  Kind: 'forward',
  NameCn: '期货指数',
  NameEn: 'Forward',
  Unit: 'points',
  Date: '2026-11-16',
  Level: 125.81,
  LevelOver: null,
  Coverage: 87.4,
} as const;
const still = { ...row, Origin: 'NZL', Wow: null, Mom: null, Yoy: null, Quoted: 0, Carried: 1, Trend: [] };
const moved = { ...row, Origin: 'BRA', Wow: 0, Mom: 1, Yoy: 2, Quoted: 3, Carried: 0, Trend: [] };
const state = { meat: 'beef', kind: 'forward', origin: '', period: '1Y' } as const;

function html(latest: IndexData['latest']): string {
  return renderEdition('en', <LatestTable found={{ state, latest }} />);
}

it('marks a level that is only carried, prints no change of it, and says what the mark means', () => {
  expect(html([still])).toContain('125.81‡');
  expect(html([still])).not.toContain('0.0%');
  expect(html([still]).match(/no quotes that week: level carried/g)?.length).toBe(4);
  expect(html([moved])).toContain('0.0%');
  expect(html([moved])).not.toContain('‡');
});
