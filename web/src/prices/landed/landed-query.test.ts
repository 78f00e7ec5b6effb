import { ApiError } from '@btc/contract/wire/errors.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Answers, fakeApi } from '#platform/testing/fake-api.ts';
import {
  landedQuestion,
  landedSearch,
  type LandedState,
  loadLanded,
  readLandedState,
  toCif,
  toNumber,
} from './landed-query.ts';

test('numbers are read with either decimal mark, and nothing else is a number', () => {
  expect(['7.12', '7,12', ' 6000 ', '0.5'].map(toNumber)).toEqual([7.12, 7.12, 6000, 0.5]);
  expect(['', 'abc', '-1', '1e9', '1..2'].map(toNumber)).toEqual([null, null, null, null, null]);
});

test('an address without a query asks for beef at 6,000 USD/t; a wrong one keeps what can be used', () => {
  const read = (query: string) => readLandedState(new URLSearchParams(query));
  expect(read('')).toMatchObject({ meat: 'beef', origin: '', cif: '6000' });
  expect(read('origin=bra&date=yesterday&cif=5500&vat=9')).toMatchObject({
    origin: 'BRA',
    date: '',
    cif: '5500',
    own: { vat: '9' },
  });
});

test.each([
  ['6,000', 6000],
  ['5，350', 5350],
  ['12,345.5', 12_345.5],
  ['6000', 6000],
  ['6000,5', 6000.5],
  ['6,00', 6],
  ['6,0000', 6],
  ['abc', null],
])('the CIF price %s is %s', (typed, cif) => {
  expect(toCif(typed)).toBe(cif);
});

const figure = fc.constantFrom('', '7.12', '12', '0.5');
const anyState = fc.record<LandedState>({
  meat: fc.constantFrom('beef', 'pork'),
  origin: fc.constantFrom('', 'BRA', 'ESP'),
  date: fc.constantFrom('', '2026-11-20'),
  cif: fc.constantFrom('6000', '5,350', '6000,5'),
  own: fc.record({ rate: figure, duty: figure, surcharge: figure, additional: figure, vat: figure, port: figure }),
});

test('any question is read again as it was written', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      expect(readLandedState(new URLSearchParams(landedSearch(state)))).toEqual(state);
    }),
  );
});

test('a file asks what the page asks', () => {
  const state = readLandedState(new URLSearchParams('meat=pork&origin=ESP&cif=5,350&rate=7,1&vat=x'));
  expect(landedQuestion(state)).toEqual({ Meat: 'pork', Origin: 'ESP', Date: '', Cif: '5350', CnyPerUsd: '7.1' });
});

async function load(query: string, answers: Answers = {}) {
  const { api, asked } = fakeApi({
    GetWebFrontPriceDictionary: { Dict: { Origins: [{ Code: 'CHN' }, { Code: 'URY', NameEn: 'Uruguay' }] } },
    ...answers,
  });
  const url = new URL(`https://portal.example/BTCPrice/LandedCost?${query}`);
  return { found: await loadLanded({ api, edition: 'en', params: {}, url }), asked: asked('GetLandedCost') };
}

test('without an origin it is the first that is imported, which China itself is not', async () => {
  const { found, asked } = await load('cif=6,000');
  expect(asked).toMatchObject([{ Origin: 'URY', Cif: 6000, Meat: 'beef' }]);
  expect(found.origins).toEqual([{ code: 'URY', name: 'Uruguay' }]);
});

test.each(['cif=0', 'cif=abc', 'cif=-5'])('nothing is asked with %s', async (query) => {
  const { found, asked } = await load(query);
  expect(asked).toEqual([]);
  expect(found.answer).toBeNull();
});

test('what the records have no figures for leaves the inputs; another failure is the page’s', async () => {
  const { found } = await load('origin=URY&vat=9', { GetLandedCost: new ApiError(1009) });
  expect(found).toMatchObject({ answer: null, state: { origin: 'URY', own: { vat: '9' } } });
  await expect(load('', { GetLandedCost: new ApiError(1000) })).rejects.toThrow('1000');
});
