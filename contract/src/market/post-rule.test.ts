import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../time.ts';
import { marketTypes } from './market-codes.ts';
import { checkPost, fieldsOfType, containsMailAddress, type MarketPostFields } from './post-rule.ts';

const today = '2026-11-21';
const forward: MarketPostFields = {
  Type: 'futures',
  Side: 'offer',
  Title: null,
  Meat: 'beef',
  Origin: 'URY',
  Cut: 'chuck',
  Storage: 'frozen',
  Spec: null,
  PlantNo: null,
  Quantity: 2,
  QuantityUnit: 'fcl',
  Term: 'CFR',
  Port: 'shanghai',
  ShipmentMonth: '2026-12',
  Price: null,
  PriceUnit: null,
  Text: null,
  ValidUntil: '2026-12-01',
};

test('a forward offer with goods, quantity, term and shipment is right, with a price or without', () => {
  expect(checkPost(forward, today)).toEqual({});
  expect(checkPost({ ...forward, Price: 5350, PriceUnit: 'USD/t' }, today)).toEqual({});
});

test('what a type needs is missed by name, and what it does not have is refused', () => {
  expect(checkPost({ ...forward, Origin: null, Term: null }, today)).toEqual({ Origin: 'missing', Term: 'missing' });
  expect(checkPost({ ...forward, Price: 5350 }, today)).toEqual({ PriceUnit: 'missing' });
  expect(checkPost({ ...forward, Title: 'x' }, today)).toEqual({ Title: 'notForType' });
});

test('a post is open until today at least and ninety days at most', () => {
  expect(checkPost({ ...forward, ValidUntil: '2026-11-21' }, today)).toEqual({});
  expect(checkPost({ ...forward, ValidUntil: '2026-11-20' }, today)).toEqual({ ValidUntil: 'past' });
  expect(checkPost({ ...forward, ValidUntil: addDays(today, 90) }, today)).toEqual({});
  expect(checkPost({ ...forward, ValidUntil: addDays(today, 91) }, today)).toEqual({ ValidUntil: 'tooFar' });
});

test('goods are shipped this month at the earliest and within a year', () => {
  expect(checkPost({ ...forward, ShipmentMonth: '2026-10' }, today)).toEqual({ ShipmentMonth: 'past' });
  expect(checkPost({ ...forward, ShipmentMonth: '2027-11' }, today)).toEqual({});
  expect(checkPost({ ...forward, ShipmentMonth: '2027-12' }, today)).toEqual({ ShipmentMonth: 'tooFar' });
});

test.each(['me@firm.com', 'write to sales @ firm.com.br please', 'sales(at)firm.com', '邮箱 a.b@firm.cn'])(
  'an address in the text is found: %s',
  (text) => expect(containsMailAddress(text)).toBe(true),
);

test.each(['USD 5,350/t @ CFR Shanghai', '100% VL @ 90', 'see https://example.com/a', 'catch weight 22–27 kg.'])(
  'no address is seen in %s',
  (text) => expect(containsMailAddress(text)).toBe(false),
);

test('no type both needs and merely allows a field', () => {
  fc.assert(
    fc.property(fc.constantFrom(...marketTypes), (type) => {
      const { must, may }: { must: readonly string[]; may: readonly string[] } = fieldsOfType[type];
      expect(must.filter((field) => may.includes(field))).toEqual([]);
    }),
  );
});
