import { expect, test } from 'vitest';
import { formatOtherName, formatPlantName } from './plant-names.ts';

const both = { NameCn: '甲厂', NameEn: 'Plant A', NameLocal: 'Planta A' };

test.each([
  ['cn', both, '甲厂', { text: 'Plant A', lang: 'en' }],
  ['en', both, 'Plant A', { text: '甲厂', lang: 'zh-CN' }],
  ['cn', { ...both, NameCn: null }, 'Plant A', null],
  ['en', { ...both, NameEn: null }, '甲厂', null],
  ['en', { NameCn: null, NameEn: null, NameLocal: 'Planta A' }, 'Planta A', null],
  ['cn', { NameCn: null, NameEn: null }, '', null],
  ['en', { NameCn: 'JBS', NameEn: 'JBS' }, 'JBS', null],
] as const)('in %s %j is called %s', (edition, plant, name, other) => {
  expect(formatPlantName(edition, plant)).toBe(name);
  expect(formatOtherName(edition, plant)).toEqual(other);
});
