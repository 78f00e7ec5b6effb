import { expect, test } from 'vitest';
import { toCutName } from './price-names.ts';

type Quoted = Parameters<typeof toCutName>[1];

test('a specification that the cut is named by is not said twice', () => {
  const flank: Quoted = { CutCn: '牛腩（腹肉 90VL）', CutEn: 'Flank 90VL', Specs: ['90VL'], Brand: null };
  expect([toCutName('cn', flank), toCutName('en', flank)]).toEqual(['牛腩（腹肉 90VL）', 'Flank 90VL']);
  const set: Quoted = { CutCn: '母牛六件套', CutEn: 'Cow, 6-cut set', Specs: ['COW', 'GRASS'], Brand: null };
  expect([toCutName('cn', set), toCutName('en', set)]).toEqual(['母牛六件套 草饲', 'Cow, 6-cut set, Grass-fed']);
});
