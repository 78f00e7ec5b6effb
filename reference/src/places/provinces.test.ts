import { expect, test } from 'vitest';
import { findProvince, findProvinceByName, provinces } from './provinces.ts';

test('there are 31 provinces and no code twice', () => {
  expect(new Set(provinces.map((province) => province.code)).size).toBe(31);
});

test('a province is found by two digits or by six', () => {
  expect(findProvince('31')?.nameEn).toBe('Shanghai');
  expect(findProvince('440000')?.nameEn).toBe('Guangdong');
  expect(findProvince('440')).toBeUndefined();
});

test('a province is found by its short and its full name', () => {
  expect(findProvinceByName('广西')?.code).toBe('45');
  expect(findProvinceByName('广西壮族自治区')?.code).toBe('45');
  expect(findProvinceByName('天津市')?.code).toBe('12');
  expect(findProvinceByName('纽约')).toBeUndefined();
});
