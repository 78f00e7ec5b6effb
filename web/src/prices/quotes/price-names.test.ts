import { expect, test } from 'vitest';
import { cutName } from './price-names.ts';

type Quoted = Parameters<typeof cutName>[1];

test('a specification that the cut is named by is not said twice', () => {
  const flank: Quoted = { CutCn: '牛腩（腹肉 90VL）', CutEn: 'Flank 90VL', Specs: ['90VL'], Brand: null };
  expect([cutName('cn', flank), cutName('en', flank)]).toEqual(['牛腩（腹肉 90VL）', 'Flank 90VL']);
  const set: Quoted = { CutCn: '母牛六件套', CutEn: 'Cow, 6-cut set', Specs: ['COW', 'GRASS'], Brand: null };
  expect([cutName('cn', set), cutName('en', set)]).toEqual(['母牛六件套 草饲', 'Cow, 6-cut set, Grass-fed']);
});
