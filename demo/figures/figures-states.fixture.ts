import { type DataQuery, dataPages, type DataSetName } from '@btc/contract/data/data-address.ts';
import type { DataPage } from '@btc/contract/data/data-page.ts';
import fc from 'fast-check';
import { anyQuery, type Subjects } from '../doors/data-queries.fixture.ts';
import { findTradeSet } from './figures-trade.fixture.ts';

/*
 * States of the pages: any of those whose figures SQL can say, and of the other sets any at all.
 */

const month = fc
  .integer({ min: 0, max: 110 })
  .map((index) => `${2018 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`);

const span = fc.tuple(month, month, fc.constantFrom('both', 'both', 'from', 'to', 'none')).map(([one, other, ends]) => {
  const [from = '', to = ''] = [one, other].toSorted();
  return { from: ends === 'both' || ends === 'from' ? from : '', to: ends === 'both' || ends === 'to' ? to : '' };
});

const some = (codes: readonly string[], most: number) =>
  fc.uniqueArray(fc.constantFrom(...codes), { minLength: 0, maxLength: most }).map((own) => own.join('.'));

const tradeChoices = {
  beef: {
    // Of some of these nothing comes in, or not every year.
    origin: ['BRA', 'AUS', 'ARG', 'NZL', 'NAM', 'PRT', 'USA'],
    type: ['beef', 'beef_offal', 'beef_and_offal'],
    cut: ['brisket', 'tenderloin', 'striploin', 'fq6'],
  },
  pork: {
    origin: ['ESP', 'BRA', 'DEU', 'USA', 'MEX', 'AUS'],
    type: ['pork', 'pork_offal', 'pork_and_offal', 'pork_fat'],
    cut: ['belly', 'ear', 'leg_bi', 'back_fat'],
  },
} as const;

function anyTradeState(name: DataSetName): fc.Arbitrary<Readonly<Record<string, string>>> {
  const page: DataPage = dataPages[name];
  const { origin, type, cut } = tradeChoices[name.startsWith('pork') ? 'pork' : 'beef'];
  const values = fc.record({
    origin: fc.oneof(fc.constant(''), some(origin, 3)),
    type: fc.oneof(fc.constant(''), some(type, 2)),
    storage: fc.constantFrom('', '', 'frozen', 'chilled'),
    cut: fc.oneof(fc.constant(''), some(cut, 2)),
    period: fc.constantFrom('', 'month', 'quarter', 'year', 'ytd'),
    asof: fc.constantFrom('', '', '', '2026-07-18', '2026-10-25'),
    source: fc.constantFrom('', '', 'demo'),
    weight: fc.constantFrom('', '', 'product', 'carcase'),
    span,
  });
  return values.map(({ span: { from, to }, ...given }) => {
    const isMeat = name.startsWith('beef') && (given.type === '' || given.type === 'beef');
    const weight = given.weight === 'carcase' && !isMeat ? '' : given.weight;
    const chosen = Object.entries({ ...given, weight, from, to });
    return Object.fromEntries(chosen.filter(([param, value]) => value !== '' && param in page.params));
  });
}

const day = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
const pastDay = day('2025-01-01', '2026-11-20');
const optional = (value: fc.Arbitrary<string>) => fc.option(value, { nil: '', freq: 2 });
const chooseOne = (...values: readonly string[]) => optional(fc.constantFrom(...values));
/** Fridays have quotes, other days none. */
const quoteDay = fc
  .integer({ min: 0, max: 90 })
  .map((weeks) => new Date(Date.UTC(2026, 10, 20 - 7 * weeks)).toISOString().slice(0, 10));
const days = fc.tuple(pastDay, pastDay, fc.boolean()).map(([one, other, isOpen]) => {
  const [from = '', to = ''] = [one, other].toSorted();
  return isOpen ? ['', ''] : [from, to];
});
const origin = chooseOne('BRA', 'AUS', 'ARG', 'ESP', 'BLR');
const plantStatus = chooseOne('active', 'suspended', 'cancelled', 'expired', 'unlisted');

const directory = {
  meat: chooseOne('beef', 'pork'),
  origin,
  status: plantStatus,
  type: chooseOne('SH', 'CP', 'CS'),
  scope: chooseOne('chilled', 'offal'),
  asof: optional(day('2012-01-01', '2026-11-20')),
};

const choices: Readonly<Record<string, Readonly<Record<string, fc.Arbitrary<string>>>>> = {
  prices: {
    meat: chooseOne('beef', 'pork'),
    market: chooseOne('forward', 'spot', 'afloat', 'wholesale'),
    date: optional(fc.oneof(quoteDay, pastDay)),
    origin,
    cut: chooseOne('fq6', 'brisket', 'belly'),
  },
  'price-history': { id: fc.integer({ min: 1, max: 112 }).map(String), period: chooseOne('1M', '3M', '1Y', 'all') },
  'live-cattle': { asof: optional(pastDay) },
  benchmarks: { asof: optional(pastDay) },
  benchmark: {
    code: chooseOne('demo-beef', 'demo-maize', 'demo-cattle-futures'),
    period: chooseOne('1M', '3M', '1Y', '5Y', 'all'),
    asof: optional(pastDay),
  },
  duties: { meat: chooseOne('beef', 'pork'), date: optional(day('2018-01-01', '2027-12-31')) },
  plants: directory,
  'plant-offal': directory,
  board: {
    type: chooseOne('futures', 'spot', 'livecattle', 'analysis'),
    side: chooseOne('offer', 'enquiry'),
    meat: chooseOne('beef', 'pork'),
    origin,
    state: chooseOne('open', 'closed', 'all'),
  },
  'plant-cuts': { id: fc.integer({ min: 1, max: 300 }).map(String) },
  'plant-events': {
    meat: chooseOne('beef', 'pork'),
    origin,
    change: chooseOne('NEW', 'SUSP_CN', 'REGAIN', 'WARN', 'RENEW'),
  },
  'plant-structure': {
    meat: chooseOne('beef', 'pork'),
    by: chooseOne('origin', 'state', 'type'),
    origin,
    status: plantStatus,
    asof: optional(day('2012-01-01', '2026-11-20')),
  },
  'plant-history': { id: fc.integer({ min: 1, max: 300 }).map(String) },
};
const withDays = new Set(['exchange-rates', 'plant-events']);

export function anyState(name: DataSetName, subjects: Subjects): fc.Arbitrary<DataQuery> {
  const edition = fc.constantFrom('cn' as const, 'en' as const);
  if (findTradeSet(name) !== null) return fc.record({ name: fc.constant(name), edition, params: anyTradeState(name) });
  const own = choices[name];
  if (own === undefined && !withDays.has(name)) return anyQuery(name, subjects);
  const params = fc.record({ values: fc.record(own ?? {}), days }).map(({ values, days: [from = '', to = ''] }) => {
    const chosen = Object.entries({ ...values, ...(withDays.has(name) ? { from, to } : {}) });
    return Object.fromEntries(chosen.filter(([, value]) => value !== ''));
  });
  return fc.record({ name: fc.constant(name), edition, params });
}

/** Where a span with one end finds nothing published: of a named member, and on a day before the first publication. */
export function listEmptySpans(name: DataSetName): readonly DataQuery[] {
  if (!name.endsWith('-periods')) return [];
  const [end, start] = [
    { period: 'year', to: '1999-12' },
    { asof: '2026-07-18', from: '2026-06' },
  ];
  const member = 'origin' in dataPages[name].params ? { origin: 'BRA' } : {};
  return [end, start].map((span) => ({ name, edition: 'en', params: { ...member, ...span } }));
}
