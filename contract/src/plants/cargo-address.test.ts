import { cargoForms, cargoStorages } from '@btc/contract/plants/plant-codes.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cargoSearch, type CargoState, toFieldName, missingFields, readCargoState } from './cargo-address.ts';

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

const anyDate = fc.constantFrom('', '2026-01-31', '2026-08-01');
const anyCargo = fc.record<CargoState>({
  meat: fc.constantFrom('beef', 'pork'),
  origin: fc.constantFrom('', 'BRA', 'ESP'),
  number: fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, '').trim()),
  storage: fc.constantFrom(...cargoStorages),
  form: fc.constantFrom(...cargoForms),
  cut: fc.constant(''),
  dates: fc.record({
    slaughter: anyDate,
    production: anyDate,
    certificate: anyDate,
    shipping: anyDate,
    arrival: anyDate,
  }),
  isAsked: fc.constant(true),
});

test('any cargo that was asked about is read again as it was written', () => {
  fc.assert(
    fc.property(anyCargo, (cargo) => {
      expect(read(cargoSearch(cargo))).toEqual(cargo);
    }),
  );
});

test('each field that is missing is one of the address', () => {
  fc.assert(
    fc.property(anyCargo, (cargo) => {
      const query = new URLSearchParams(cargoSearch(cargo));
      for (const field of missingFields(cargo)) expect(query.has(toFieldName(field))).toBe(false);
      expect(missingFields({ ...cargo, origin: 'BRA', number: '1' })).not.toContain('origin');
    }),
  );
});
