import { periodKinds } from '@btc/contract/trade/period.ts';
import { beefTypes, factSources, seriesUnits, storageCodes } from '@btc/contract/trade/trade-codes.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  asksTheSame,
  figureViews,
  openingState,
  type PageState,
  pageSearch,
  readPageState,
  sortKeys,
  viewModes,
} from './page-state.ts';

const month = fc
  .tuple(fc.integer({ min: 1995, max: 2035 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);
const orNull = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null });

const anyState: fc.Arbitrary<PageState> = fc.record({
  types: fc.subarray([...beefTypes]),
  origins: fc.uniqueArray(fc.stringMatching(/^[A-Z]{3}$/), { maxLength: 12 }),
  storage: orNull(fc.constantFrom(...storageCodes)),
  from: orNull(month),
  to: orNull(month),
  period: orNull(fc.constantFrom(...periodKinds)),
  source: orNull(fc.constantFrom(...factSources)),
  unit: orNull(fc.constantFrom(...seriesUnits)),
  view: fc.constantFrom(...figureViews),
  mode: fc.constantFrom(...viewModes),
  sort: orNull(fc.record({ key: fc.constantFrom(...sortKeys), descending: fc.boolean() })),
  at: orNull(fc.oneof(month, fc.constant('2025'), fc.constant('2025-Q3'))),
});

it('comes back from its own address as it was', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      expect(readPageState(new URLSearchParams(pageSearch(state)))).toEqual(state);
    }),
  );
});

it('writes addresses that need no escaping, and none for the page as it opens', () => {
  fc.assert(fc.property(anyState, (state) => /^(?:|\?[\w.=&-]+)$/.test(pageSearch(state))));
  expect(pageSearch(openingState)).toBe('');
});

it('ignores what it does not know, whatever it is', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (members) => {
      expect(() => readPageState(new URLSearchParams(members))).not.toThrow();
    }),
  );
  const odd = '?type=pork&origin=brazil&origin=%3Cb%3E&storage=warm&from=2025-13&period=week&unit=kg&at=now&sort=-';
  expect(readPageState(new URLSearchParams(odd))).toEqual(openingState);
});

it('reads several values as a form sends them', () => {
  const state = readPageState(new URLSearchParams('?origin=BRA&origin=URY&type=beef|beef_offal'));
  expect(state).toMatchObject({ origins: ['BRA', 'URY'], types: ['beef', 'beef_offal'] });
});

it('knows which members change the figures and which only how they are shown', () => {
  const shown: PageState = { ...openingState, unit: 'USD', view: 'table', mode: 'small', at: '2025-01' };
  expect(asksTheSame(openingState, shown)).toBe(true);
  expect(asksTheSame(openingState, { ...openingState, period: 'year' })).toBe(false);
});
