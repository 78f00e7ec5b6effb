import { checkPost } from '@btc/contract/market/post-rule.ts';
import { expect, test } from 'vitest';
import { emptyDraft, toNumber, toPost, unreadable } from './post-draft.ts';

const draft = {
  ...emptyDraft,
  Origin: 'URY',
  Cut: 'chuck',
  Quantity: '2',
  ShipmentMonth: '2026-12',
  ValidUntil: '2026-12-01',
};

test('a filled form is a right post', () => {
  expect(checkPost(toPost(draft), '2026-11-21')).toEqual({});
});

test('another kind leaves out what it does not have, and the draft keeps it', () => {
  expect(toPost({ ...draft, Type: 'livecattle', Spec: 'Heifers', QuantityUnit: 'head' })).toMatchObject({
    Cut: null,
    Meat: null,
    Storage: null,
    Spec: 'Heifers',
  });
  expect(toPost({ ...draft, Type: 'analysis', Title: 'x', Text: 'y', Side: 'enquiry' })).toMatchObject({
    Side: 'offer',
    Quantity: null,
    Title: 'x',
  });
});

test('figures are read as people type them', () => {
  expect(['5,350', ' 5 350 ', '47.5', '', '-1', '1e3', 'ask'].map(toNumber)).toEqual([
    5350,
    5350,
    47.5,
    null,
    Number.NaN,
    Number.NaN,
    Number.NaN,
  ]);
  expect(unreadable(toPost({ ...draft, Price: 'ask', ValidUntil: '' }))).toEqual({
    Price: 'invalid_type',
    ValidUntil: 'missing',
  });
});

test('no price means no unit', () => {
  expect(toPost(draft)).toMatchObject({ Price: null, PriceUnit: null });
});
