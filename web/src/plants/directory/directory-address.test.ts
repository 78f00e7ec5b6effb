import { operations } from '@btc/contract/operations.ts';
import { plantProducts, plantTypes, registrationStates } from '@btc/contract/plants/plant-codes.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  freshView,
  plantsAddress,
  type PlantsState,
  plantViews,
  readPlantsState,
  sorts,
  structureViews,
  toggled,
} from './directory-address.ts';

const read = (address: string) => readPlantsState(new URL(address, 'https://portal.example'));

test('an address without a query is the directory of its meat', () => {
  expect(read('/BTCEst')).toMatchObject({ meat: 'beef', view: 'directory', words: '', origins: [], page: 1 });
  expect(read('/cn/BTCPorkEst')).toMatchObject({ meat: 'pork' });
  expect(read('/BTCEst?meat=pork')).toMatchObject({ meat: 'pork' });
});

test.each([
  ['cn', '/cn/BTCEst?q=SIF+2437&origin=BRA%7CARG&status=suspended&scope=frozen&sort=since&page=3'],
  ['cn', '/cn/BTCPorkEst?view=changes&origin=ESP&from=2026-01-01&to=2026-06-30&change=SUSP_CN&basis=shipping'],
  ['en', '/BTCEst?meat=pork&view=structure&origin=ESP&by=type'],
  ['en', '/BTCEst?origin=BRA&province=Mato+Grosso&type=SH&asof=2025-12-31'],
] as const)('what is written is read again: %s %s', (edition, address) => {
  const again = new URL(plantsAddress(edition, read(address)), 'https://portal.example');
  expect(readPlantsState(again)).toEqual(read(address));
});

test('what no address may say is left out', () => {
  expect(read('/BTCEst?view=x&origin=<b>|bra&status=gone&asof=2026-02-30x&page=0&from=2026-13-45&sort=x')).toEqual(
    read('/BTCEst'),
  );
  expect(read(`/BTCEst?q=${'a'.repeat(200)}`).words).toHaveLength(80);
  expect(read(`/BTCEst?province=${'abcdefghi|'.repeat(90)}`).provinces.join('|').length).toBeLessThanOrEqual(400);
});

test('a view keeps the origins, another meat does not; a view says only what counts in it', () => {
  const state = read('/BTCEst?q=jbs&origin=BRA&type=SH');
  expect(plantsAddress('en', freshView(state, { view: 'changes' }))).toBe('/BTCEst?view=changes&origin=BRA');
  expect(plantsAddress('en', freshView(state, { meat: 'pork' }))).toBe('/BTCEst?meat=pork');
  expect(plantsAddress('en', { ...state, view: 'releases' })).toBe('/BTCEst?view=releases&origin=BRA');
});

test('a value is set and taken away again; another origin has other states', () => {
  const state = read('/BTCEst?origin=BRA&province=Goi%C3%A1s&page=2');
  expect(toggled(state, 'types', 'SH')).toMatchObject({ types: ['SH'], page: 1, provinces: ['Goiás'] });
  expect(toggled(toggled(state, 'types', 'SH'), 'types', 'SH').types).toEqual([]);
  expect(toggled(state, 'origins', 'ARG')).toMatchObject({ origins: ['BRA', 'ARG'], provinces: [] });
});

const text = fc.string({ unit: 'binary', maxLength: 90 });
const codes = (known: readonly string[]) => fc.uniqueArray(fc.constantFrom(...known));
const anyDay = fc.constantFrom('', '2025-12-31', '2026-02-28', '2099-12-31');
const anyState = fc.record<PlantsState>({
  meat: fc.constantFrom('beef', 'pork'),
  view: fc.constantFrom(...plantViews),
  words: text,
  origins: codes(['BRA', 'ARG', 'URY']),
  provinces: codes(['Mato Grosso', 'Goiás', '布宜诺斯艾利斯']),
  states: codes(registrationStates),
  types: codes(plantTypes),
  products: codes(plantProducts),
  asOf: anyDay,
  sort: fc.constantFrom(...sorts),
  from: anyDay,
  to: anyDay,
  changes: codes(['SUSP_CN', 'RENUM']),
  basis: fc.constantFrom('', 'shipping', 'production'),
  by: fc.constantFrom(...structureViews),
  page: fc.integer({ min: 1, max: 10_000 }),
});

test.each(['cn', 'en'] as const)(
  'any state of the edition %s, once written, is written and read the same again',
  (edition) => {
    fc.assert(
      fc.property(anyState, (state) => {
        const written = plantsAddress(edition, read(plantsAddress(edition, state)));
        expect(plantsAddress(edition, read(written))).toBe(written);
        expect(read(written)).toMatchObject({ meat: state.meat, view: state.view, page: state.page });
        if (state.view !== 'releases') expect(read(written).origins).toEqual(state.origins);
      }),
    );
  },
);

test('whatever is typed into an address, the calls take what is read of it', () => {
  const { GetWebFrontApprovePlant: list } = operations;
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('q', 'origin', 'province', 'status', 'type', 'scope', 'asof', 'page'), text),
      (query) => {
        const state = readPlantsState({ pathname: '/BTCEst', searchParams: new URLSearchParams(query) });
        const request = {
          isEn: true,
          Meat: state.meat,
          Origin: state.origins.join('|'),
          Keyword: state.words,
          Province: state.provinces.join('|'),
          State: state.states.join('|'),
          Type: state.types.join('|'),
          Product: state.products.join('|'),
          AsOf: state.asOf,
          Page: state.page,
        };
        expect(list.input.safeParse(request).error).toBeUndefined();
      },
    ),
  );
});
