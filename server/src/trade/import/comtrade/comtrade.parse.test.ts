import { describe, expect, test } from 'vitest';
import { parseComtradeRow } from './comtrade.parse.ts';
import { readComtradeHeader } from './comtrade.read.ts';
import type { ParsedRow } from '../facts/fact-row.ts';
import { referenceDictionary } from '#dictionary/reference-dictionary.ts';
import { taughtDictionary } from '#dictionary/taught.fixture.ts';
import { NameBook } from '../shipments/name-book.ts';

function parse(row: Readonly<Record<string, string>>, dictionary = referenceDictionary): ParsedRow {
  const header = readComtradeHeader(Object.keys(row));
  if (header.kind === 'bad') throw new Error(JSON.stringify(header.issues));
  return parseComtradeRow(header.layout, Object.values(row), {
    latestPeriod: 202_611,
    names: new NameBook([], []),
    dictionary,
  });
}

const annual = {
  refYear: '2020',
  reporterDesc: 'China',
  flowCode: 'M',
  partnerDesc: 'Rep. of Korea',
  cmdCode: '020230',
  cmdDesc: 'Meat; of bovine animals, boneless cuts, frozen',
  primaryValue: '6136866',
};

const whole = {
  freqCode: 'M',
  refYear: '2020',
  refMonth: '3',
  period: '202003',
  reporterCode: '156',
  reporterDesc: 'China',
  flowCode: 'M',
  flowDesc: 'Import',
  partnerCode: '842',
  partnerISO: 'USA',
  partnerDesc: 'USA',
  partner2Code: '0',
  cmdCode: '020230',
  customsCode: 'C00',
  motCode: '0',
  qtyUnitCode: '8',
  qtyUnitAbbr: 'kg',
  qty: '1000.5',
  netWgt: '1000.5',
  primaryValue: '5000.256',
};

const legacy = {
  Classification: 'H4',
  Year: '2016',
  Period: '2016',
  'Trade Flow': 'Import',
  'Reporter Code': '156',
  Reporter: 'China',
  'Partner Code': '76',
  Partner: 'Brazil',
  'Partner ISO': 'BRA',
  'Commodity Code': '20230',
  'Qty Unit Code': '8',
  Qty: '100',
  'Netweight (kg)': '100',
  'Trade Value (US$)': '450',
};

describe('a row of UN Comtrade', () => {
  test('of the value-only annual file is a fact without a weight', () => {
    expect(parse(annual)).toMatchObject({
      kind: 'fact',
      fact: {
        period: 202_000,
        origin: 'KOR',
        hs: '020230',
        storage: 'frozen',
        form: 'boneless',
        grams: null,
        usdCents: 613_686_600n,
      },
    });
  });

  test('of the whole form is a fact of its month', () => {
    expect(parse(whole)).toMatchObject({
      kind: 'fact',
      fact: { period: 202_003, origin: 'USA', grams: 1_000_500n, usdCents: 500_026n, cnyCents: null },
    });
  });

  test('of the legacy form is read with its lost leading zero', () => {
    expect(parse(legacy)).toMatchObject({
      kind: 'fact',
      fact: { period: 201_600, origin: 'BRA', hs: '020230', grams: 100_000n, usdCents: 45_000n },
    });
  });

  test('without a reported weight takes the quantity in kilograms, and else none', () => {
    expect(parse({ ...whole, netWgt: '0' })).toMatchObject({ fact: { grams: 1_000_500n } });
    expect(parse({ ...whole, netWgt: '0', qty: '0' })).toMatchObject({
      fact: { grams: null },
      warnings: [{ reason: 'noWeight', value: '0' }],
    });
    expect(parse(annual)).toMatchObject({ fact: { grams: null }, warnings: [] });
  });

  test.each([
    ['the World by name alone', { partnerCode: '', partnerISO: '', partnerDesc: 'WORLD' }],
    ['the World', { partnerCode: '0', partnerISO: 'W00', partnerDesc: 'World' }],
    ['a second partner', { partner2Code: '76' }],
    ['one mode of transport', { motCode: '1000' }],
    ['one customs procedure', { customsCode: 'C01' }],
  ])('of %s is an aggregate', (name, change) => {
    const reason = name.startsWith('the World') ? 'sum' : 'breakdown';
    expect(parse({ ...whole, ...change })).toMatchObject({
      kind: 'aggregate',
      leftOut: { reason, usdCents: 500_026n },
    });
  });

  test('of exports or of other goods is out of scope', () => {
    const leftOut = (change: object) => {
      const row = parse({ ...whole, ...change });
      return row.kind === 'outOfScope' ? [row.leftOut.reason, row.leftOut.code, row.leftOut.name] : row.kind;
    };
    expect(leftOut({ flowCode: 'X' })).toEqual(['flow', 'X', 'China']);
    expect(leftOut({ cmdCode: 'TOTAL' })).toEqual(['goods', 'TOTAL', '']);
    expect(leftOut({ cmdCode: '120190' })).toEqual(['goods', '120190', '']);
    expect(leftOut({ cmdCode: '020690' })).toEqual(['goods', '020690', '']);
    expect(leftOut({ cmdCode: '020239' })).toEqual(['unknownGoods', '020239', '']);
    expect(leftOut({ reporterCode: '702', reporterDesc: 'Singapore', partnerDesc: 'Atlantis', netWgt: 'x' })).toEqual([
      'reporter',
      '702 M',
      'Singapore',
    ]);
  });

  test.each([
    ['AFG', { partnerCode: '4', partnerISO: 'AFG', partnerDesc: 'Afghanistan' }],
    ['CIV', { partnerCode: '384', partnerISO: '', partnerDesc: '' }],
    ['LBY', { partnerCode: '', partnerISO: 'LBY', partnerDesc: '' }],
    ['SAU', { partnerCode: '', partnerISO: '', partnerDesc: 'Saudi Arabia' }],
    ['ANT', { partnerCode: '530', partnerISO: 'ANT', partnerDesc: 'Neth. Antilles' }],
    ['U899', { partnerCode: '899', partnerISO: 'X1', partnerDesc: 'Areas, nes' }],
    ['Bunkers', { partnerCode: '', partnerISO: '', partnerDesc: 'Bunkers' }],
  ])('from a country that is no origin here is of others and keeps it: %s', (area, partner) => {
    expect(parse({ ...whole, ...partner })).toMatchObject({
      kind: 'fact',
      fact: { origin: 'OTH', area, variant: [partner.partnerCode, partner.partnerDesc, partner.partnerISO].join('|') },
    });
  });

  test.each(['Atlantis', 'ATL', '998'])('from a new country that staff have taught as %s is of others', (written) => {
    const partner = { partnerCode: '998', partnerISO: 'ATL', partnerDesc: 'Atlantis' };
    const dictionary = taughtDictionary([{ kind: 'origin', written, code: 'OTH' }]);
    expect(parse({ ...whole, ...partner }, dictionary)).toMatchObject({ kind: 'fact', fact: { origin: 'OTH' } });
    expect(parse({ ...whole, ...partner }).kind).toBe('bad');
  });

  test.each([
    [
      { partnerCode: '', partnerISO: '', partnerDesc: 'Atlantis' },
      { reason: 'unknownPartner', column: 'partnerDesc', value: 'Atlantis' },
    ],
    [{ primaryValue: '1.5e7' }, { reason: 'shortenedNumber', column: 'primaryValue', value: '1.5e7' }],
    [{ period: '2020-13' }, { reason: 'badPeriod', column: 'period' }],
  ])('with %j is bad', (change, issue) => {
    expect(parse({ ...whole, ...change })).toMatchObject({ kind: 'bad', issues: [issue] });
  });
});
