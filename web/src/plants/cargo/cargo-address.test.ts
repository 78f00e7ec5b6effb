import { expect, test } from 'vitest';
import { cargoSearch, missingFields, readCargoState } from './cargo-address.ts';

const read = (address: string) => readCargoState(new URL(address, 'https://portal.example'));

test('an address without a query asks nothing yet', () => {
  expect(read('/BTCEst/Cargo')).toMatchObject({ meat: 'beef', storage: 'frozen', form: 'boneless', isAsked: false });
});

test('what is written is read again', () => {
  const address =
    '?meat=pork&origin=ESP&no=SIF+2437&storage=chilled&form=offal&cut=tongue&slaughtered=2026-07-30&made=2026-08-01&shipped=2026-08-20&arrived=2026-09-28';
  expect(cargoSearch(read(`/BTCEst/Cargo${address}`))).toBe(address);
  expect(missingFields(read(`/BTCEst/Cargo${address}`))).toEqual([]);
});

test('what no address may say is left out, and what is missing is known', () => {
  const state = read('/BTCEst/Cargo?origin=<b>&storage=warm&form=x&made=2026-02-30&shipped=soon&cut=a%20b');
  expect(state).toMatchObject({ origin: '', storage: 'frozen', form: 'boneless', cut: '', isAsked: true });
  expect(missingFields(state)).toEqual(['origin', 'number', 'production', 'shipping']);
});
