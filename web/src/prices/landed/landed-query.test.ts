import { expect, test } from 'vitest';
import { toNumber, readLandedState } from './landed-query.ts';

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
