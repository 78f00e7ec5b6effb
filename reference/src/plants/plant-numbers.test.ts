import { expect, test } from 'vitest';
import { plantNumberKey, plantNumberKeys, plantNumberOrder, readTypedPlantNumber } from './plant-numbers.ts';

test.each([
  [
    'BRA',
    '2437',
    [
      'SIF2437',
      'SIF 2437',
      'S.I.F. 2437',
      'sif-2437',
      '２４３７',
      'ＳＩＦ２４３７',
      '02437',
      'BRA-2437',
      'Est. SIF 2437',
    ],
  ],
  ['ARG', '2067', ['2067', 'SENASA 2067', 'Est. 2067', 'No 2067', '0002067']],
  ['URY', '394', ['394', 'Est. 394', 'INAC 394', 'MGAP Est. 394']],
  ['AUS', '235', ['235', '0235', 'EST 235', 'Establishment No. 235', 'est:235']],
  ['NZL', '23', ['ME23', 'ME 23', '23', 'me-23']],
  ['USA', '969G', ['EST. 969G', 'EST 969G', '969G', 'M969G', 'est.969g', '９６９Ｇ', '0969G']],
  ['USA', '46712', ['M46712', '46712', 'FSIS M46712']],
  ['CAN', '38', ['Est. 038', '38', 'CFIA 038', 'EST038']],
  ['CHL', '1301', ['13-01', 'SAG 13-01', '13.01', '13 01']],
  ['MEX', '111', ['TIF 111', 'TIF-111', '111', 'TIF111']],
  ['BOL', '3010601', ['03-01-06-01', '3-01-06-01', '03010601']],
  ['IRL', '344', ['IE 344 EC', 'IE344EC', '344', 'IE 344']],
  ['GBR', '2060', ['UK 2060', 'GB 2060', 'UK2060', '2060']],
  ['FRA', '35012001', ['FR 35.012.001 CE', '35.012.001', 'FR35012001CE', '35-012-001']],
  ['NLD', '106', ['NL 106 EG', 'NL106', '106 EG']],
  ['ITA', '1234L', ['IT 1234 L CE', 'IT1234L', '1234 L']],
  ['AUT', '40057', ['AT 40057 EG', '40057']],
  ['HUN', '48', ['HU 48 EK', '48']],
  ['ESP', '1004962B', ['ES 10.04962/B CE', '10.04962/B', 'ES 10.04962-B']],
  ['DNK', '25', ['DK 25 EC', 'DK25', '25']],
  ['DEU', 'NI10025', ['DE NI 10025 EG', 'NI 10025', 'NI10025']],
  ['BEL', 'F120', ['BE F120', 'F 120', 'BE F 120 EG']],
  ['POL', '10010101', ['PL 10010101 WE', '10010101']],
  ['ZAF', '9', ['ZA 9', '9', 'ZA9']],
])('numbers of %s come to %s however they are written', (origin, key, forms) => {
  for (const form of forms) expect([form, plantNumberKey(origin, form)]).toEqual([form, key]);
});

test.each([
  ['SIF2437', '2437'],
  ['sif 2437', '2437'],
  ['2437', '2437'],
  ['０２４３７', '2437'],
  ['EST 969G', '969G'],
  ['M969G', '969G'],
  ['ME23', '23'],
  ['IE 344 EC', '344'],
  ['FR 35.012.001 CE', '35012001'],
  ['DE NI 10025 EG', 'NI10025'],
  ['TIF111', '111'],
  ['厂号2437', '2437'],
  ['注册编号：2437', '2437'],
])('%s, typed without an origin, is looked for as %s', (typed, key) => {
  expect(readTypedPlantNumber(typed)?.keys).toContain(key);
});

test.each([
  ['巴西2437', 'BRA'],
  ['巴西 SIF2437', 'BRA'],
  ['Brazil 2437', 'BRA'],
  ['BRA-2437', 'BRA'],
  ['New Zealand ME23', 'NZL'],
  ['SIF 9005', 'BRA'],
  ['s.i.f. 9005', 'BRA'],
  ['Est. SIF 9005', 'BRA'],
  ['TIF111', 'MEX'],
  ['SENASA 2067', null],
  ['9005', null],
])('%s names its origin', (typed, origin) => {
  expect(readTypedPlantNumber(typed)?.origin).toBe(origin);
});

test('a number of the registration with China customs is known by its form', () => {
  expect(readTypedPlantNumber('cbra01011809 129005')).toMatchObject({ isCifer: true, keys: ['CBRA01011809129005'] });
});

test('EST is an establishment, not Estonia', () => {
  expect(readTypedPlantNumber('EST 969G')).toMatchObject({ origin: null, keys: ['969G'] });
});

test('words are no numbers', () => {
  expect(readTypedPlantNumber('Sinop')).toBeNull();
  expect(readTypedPlantNumber('马托格罗索')).toBeNull();
  expect(plantNumberKey('BRA', 'SIF')).toBe('');
});

test('a number with letters is found by its digits too', () => {
  expect(plantNumberKeys('DEU', 'DE NI 10025 EG')).toEqual(['NI10025', '10025']);
  expect(plantNumberKeys('USA', 'EST. 969G')).toEqual(['969G', '969']);
  expect(plantNumberKeys('BRA', 'SIF 2437')).toEqual(['2437']);
});

test('numbers sort as people count', () => {
  const order = ['2437', '99', '100A', '10'].toSorted((one, other) =>
    plantNumberOrder(one) < plantNumberOrder(other) ? -1 : 1,
  );
  expect(order).toEqual(['10', '99', '100A', '2437']);
});
