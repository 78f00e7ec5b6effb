import { expect, test } from 'vitest';
import { getFormat } from '#i18n/format.ts';
import {
  formatDeliveryText,
  formatCompany,
  formatPostTitle,
  formatPriceText,
  formatQuantityText,
} from './post-words.ts';

const format = getFormat('en');
const goods = {
  Type: 'futures',
  Title: null,
  CutName: 'Trimmings 85CL',
  Storage: 'frozen',
  OriginName: 'New Zealand',
  Meat: 'beef',
} as const;

test('goods are named by storage, cut and origin; abbreviations keep their capitals', () => {
  expect(formatPostTitle(goods)).toBe('Frozen trimmings 85CL, New Zealand');
  expect(formatPostTitle({ ...goods, CutName: 'Front feet', Meat: 'pork', OriginName: 'Spain' })).toBe(
    'Frozen pork front feet, Spain',
  );
  expect(formatPostTitle({ ...goods, Storage: null, CutName: 'Cube roll', OriginName: null })).toBe('Cube roll');
  expect(formatPostTitle({ ...goods, Type: 'analysis', Title: 'The gap' })).toBe('The gap');
});

test.each([
  [1, 'fcl', '1 × 40′ RF container (about 27 t)'],
  [3, 'fcl', '3 × 40′ RF containers (about 81 t)'],
  [42.5, 't', '42.5 t'],
  [1800, 'head', '1,800 head'],
] as const)('%d %s is written %s', (Quantity, QuantityUnit, text) => {
  expect(formatQuantityText({ Quantity, QuantityUnit }, format)).toBe(text);
});

test('a price has its currency in front and what it is for behind; none says what to do', () => {
  const offered = { Side: 'offer' } as const;
  expect(formatPriceText({ ...offered, Price: 6350, PriceUnit: 'USD/t' }, format)).toBe('USD 6,350/t');
  expect(formatPriceText({ ...offered, Price: 47.5, PriceUnit: 'CNY/kg' }, format)).toBe('CNY 47.50/kg');
  expect(formatPriceText({ ...offered, Price: null, PriceUnit: null }, format)).toBe('Price on request');
  expect(formatPriceText({ Side: 'enquiry', Price: null, PriceUnit: null }, format)).toBe('Open to offers');
});

test('delivery is term and port, or either', () => {
  expect(formatDeliveryText({ Term: 'CFR', PortName: 'Shanghai' })).toBe('CFR Shanghai');
  expect(formatDeliveryText({ Term: null, PortName: 'Qingdao' })).toBe('Qingdao');
  expect(formatDeliveryText({ Term: null, PortName: null })).toBeNull();
});

test('a firm without a name is a number to who may not see it, and a former member to who may', () => {
  expect(formatCompany({ CompanyNo: 7, CompanyName: null }, 'anonymous')).toBe('Company 07');
  expect(formatCompany({ CompanyNo: 7, CompanyName: null }, null)).toBe('Former member');
  expect(formatCompany({ CompanyNo: 7, CompanyName: 'Pampa' }, null)).toBe('Pampa');
});
