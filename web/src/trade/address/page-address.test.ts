import type { ViewCode } from '@btc/contract/trade/views.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeView, fitToView } from './fit-to-view.ts';
import { meats } from './meat.ts';
import { anyState } from './page-state.fixture.ts';
import { pageSearch, readPageState } from './page-address.ts';
import { openingState } from './page-state.ts';

const read = (search: string, base: 'beef' | 'pork' = 'beef') => readPageState(new URLSearchParams(search), base);
const opening = openingState('beef-one');

it('comes back from its own address as it was, on the page of either meat', () => {
  fc.assert(
    fc.property(anyState.map(fitToView), fc.constantFrom(...meats), (state, base) => {
      expect(read(pageSearch(state, base), base)).toEqual(state);
    }),
  );
});

it('never holds what its view does not take', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      expect(read(pageSearch(state, 'beef'))).toEqual(fitToView(state));
    }),
  );
  const search = '?view=beef-five&type=beef_offal&storage=frozen&cut=brisket&plant=BRA-9012&weight=carcase&company=E12';
  expect(read(search)).toMatchObject({
    types: [],
    storage: null,
    cuts: ['brisket'],
    plants: ['BRA-9012'],
    company: null,
  });
});

it('writes nothing for a view as it opens but which it is', () => {
  expect(pageSearch(opening, 'beef')).toBe('');
  expect(pageSearch(openingState('pork-one'), 'pork')).toBe('');
  expect(pageSearch(openingState('pork-one'), 'beef')).toBe('?meat=pork');
  expect(pageSearch(openingState('pork-two'), 'beef')).toBe('?meat=pork&view=pork-two');
  expect(read('', 'pork').view).toBe('pork-one');
  expect(read('?meat=pork').view).toBe('pork-one');
  expect(read('?view=pork-six').view).toBe('pork-six');
});

it('ignores what it does not know, whatever it is', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (members) => {
      expect(() => readPageState(new URLSearchParams(members), 'beef')).not.toThrow();
    }),
  );
  const odd =
    '?view=table&type=pork&origin=brazil&origin=%3Cb%3E&storage=warm&from=2025-13&period=week&unit=kg&at=now&sort=-&p=0&asof=2026-02-99x&company=x';
  expect(read(odd)).toEqual(opening);
});

it('reads several values as a form sends them', () => {
  const state = read('?origin=BRA&origin=URY&type=beef|beef_offal');
  expect(state).toMatchObject({ origins: ['BRA', 'URY'], types: ['beef', 'beef_offal'] });
});

it('goes to another view with what that takes, and without how this one was shown', () => {
  const state = {
    ...openingState('beef-six'),
    origins: ['BRA'],
    cuts: ['brisket'],
    storage: 'frozen',
    from: '2025-01',
    sort: { key: 'Volume', descending: true },
    find: 'a',
    show: 'table',
  } as const;
  expect(changeView(state, 'beef-three')).toEqual({
    ...openingState('beef-three'),
    origins: ['BRA'],
    storage: 'frozen',
    from: '2025-01',
    show: 'table',
  });
});

it('follows companies and plants where the rows are of them, beef or pork', () => {
  const followed = (view: ViewCode, company: string) => fitToView({ ...openingState(view), company }).company;
  expect(followed('beef-five', 'I7')).toBe('I7');
  expect(followed('beef-seven', 'BRA-9012')).toBe('BRA-9012');
  expect(followed('pork-six', 'E12')).toBe('E12');
  // Where numbers are hidden a plant is called P17.
  expect(read('?view=beef-seven&company=P17&plant=P17.P18')).toMatchObject({ company: 'P17', plants: ['P17', 'P18'] });
  expect(read('?view=beef-five&company=P17').company).toBeNull();
  expect(followed('pork-six', 'I7')).toBeNull();
  expect(followed('pork-five', 'E12')).toBeNull();
});

it('computes carcase weight for beef alone', () => {
  const carcase = { ...opening, weight: 'carcase' } as const;
  expect(fitToView(carcase).weight).toBe('carcase');
  expect(fitToView({ ...carcase, types: ['beef_and_offal'] }).weight).toBe('product');
  expect(fitToView({ ...carcase, view: 'pork-one' }).weight).toBe('product');
});
