import { periodKinds } from '@btc/contract/trade/period.ts';
import { beefTypes, factSources, porkTypes, seriesUnits, storageCodes } from '@btc/contract/trade/trade-codes.ts';
import { viewCodes } from '@btc/contract/trade/views.ts';
import fc from 'fast-check';
import { figureForms, overlayCodes, type PageState, viewModes } from './page-state.ts';

const month = fc
  .tuple(fc.integer({ min: 1995, max: 2035 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);
const orNull = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null });
const codes = (pattern: RegExp, maxLength: number) => fc.uniqueArray(fc.stringMatching(pattern), { maxLength });

/** Any state, including members its view does not support. */
export const anyState: fc.Arbitrary<PageState> = fc.record({
  view: fc.constantFrom(...viewCodes),
  types: fc.oneof(fc.subarray([...beefTypes]), fc.subarray([...porkTypes])),
  origins: codes(/^[A-Z]{3}$/, 12),
  storage: orNull(fc.constantFrom(...storageCodes)),
  cuts: codes(/^[a-z][a-zA-Z0-9]{0,8}$/, 6),
  plants: codes(/^(?:[A-Z]{3}-[A-Z0-9]{1,6}|P[1-9]\d{0,3})$/, 4),
  from: orNull(month),
  to: orNull(month),
  period: orNull(fc.constantFrom(...periodKinds)),
  source: orNull(fc.constantFrom(...factSources)),
  asPublishedOn: orNull(fc.constant('2026-07-18')),
  weight: fc.constantFrom('product', 'carcase'),
  second: orNull(fc.record({ from: month, to: month })),
  other: orNull(fc.constantFrom('ESP', ...porkTypes)),
  unit: orNull(fc.constantFrom(...seriesUnits)),
  show: fc.constantFrom(...figureForms),
  mode: fc.constantFrom(...viewModes),
  variant: orNull(fc.constantFrom('lines', 'bars')),
  compare: codes(/^[A-Z]{3}$/, 5),
  overlay: orNull(fc.constantFrom(...overlayCodes)),
  at: orNull(fc.oneof(month, fc.constant('2025'), fc.constant('2025-Q3'), fc.constant('2025-YTD09'))),
  sort: orNull(fc.record({ key: fc.constantFrom('Name', 'Volume', 'Values.3'), descending: fc.boolean() })),
  find: fc.constantFrom('', 'brazil', '牛腩 100%', 'a&b=c', 'BRA-12'),
  page: fc.integer({ min: 1, max: 99 }),
  pinned: codes(/^[A-Z]{3}$/, 4),
  company: orNull(fc.constantFrom('I7', 'E12', 'P17', 'BRA-9012', 'ESP-99-90901-ZZ')),
});
