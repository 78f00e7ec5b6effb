import { expect, test } from 'vitest';
import {
  findColdStores,
  customsDistricts,
  findCustomsDistrict,
  findCustomsDistrictByName,
} from './customs-districts.ts';

test('there are 42 districts and no code twice', () => {
  expect(new Set(customsDistricts.map((district) => district.code)).size).toBe(42);
});

test('a district is found by its code, also without the leading zero', () => {
  expect(findCustomsDistrict('2200')?.nameCn).toBe('上海海关');
  expect(findCustomsDistrict('200')?.nameEn).toBe('Tianjin Customs District');
  expect(findCustomsDistrict('9999')).toBeUndefined();
});

test.each(['青岛', '青岛海关', '青岛关区', '青岛海关（关区）', '青岛海关关区'])(
  '%s is the Qingdao district',
  (name) => {
    expect(findCustomsDistrictByName(name)?.code).toBe('4200');
  },
);

test('a name that is no district is not found', () => {
  expect(findCustomsDistrictByName('海关')).toBeUndefined();
});

test('a note says where the cold stores of a district stand, in both languages, or nothing is said', () => {
  expect(findColdStores('4200')).toEqual({ noteCn: '青岛港（前湾）', noteEn: 'Port of Qingdao (Qianwan)' });
  expect(findColdStores('9700')).toBeUndefined();
});
