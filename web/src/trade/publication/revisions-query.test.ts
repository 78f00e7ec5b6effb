import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fakeApi } from '#platform/testing/fake-api.ts';
import {
  loadRevisions,
  toRevisedFiguresPath,
  revisionsSearch,
  revisionSources,
  type RevisionsState,
  toRevisionsState,
} from './revisions-query.ts';

const at = (query: string) => new URL(`https://portal.example/BTCData/Revisions${query}`);
const month = fc.constantFrom('', '2025-01', '2026-10');
const figures = fc
  .record({
    publication: fc.option(fc.integer({ min: 1, max: 9999 }), { nil: null }),
    origins: fc.uniqueArray(fc.constantFrom('BRA', 'ARG', 'URY')),
    from: month,
    to: month,
  })
  // Figures that nothing narrows are the log.
  .filter(
    ({ publication, origins, from, to }) => publication !== null || origins.length > 0 || from !== '' || to !== '',
  );
const states = fc.record<RevisionsState>({
  source: fc.constantFrom(...revisionSources),
  page: fc.integer({ min: 1, max: 10_000 }),
  figures: fc.option(figures, { nil: null }),
});

test('any state of the log is read again as it was written', () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(toRevisionsState(at(revisionsSearch(state)))).toEqual(state);
    }),
  );
});

test.each(['?source=strange&page=0', '?publication=-1&origin=<b>', '?from=2025-13&page=x'])(
  '%s is the log from its beginning',
  (query) => {
    expect(toRevisionsState(at(query))).toEqual({ source: '', page: 1, figures: null });
  },
);

test('the log asks for publications, figures for those that were revised', async () => {
  const load = async (query: string) => {
    const { api, asked } = fakeApi();
    await loadRevisions({ api, edition: 'en', params: {}, url: at(query) });
    return asked;
  };
  expect((await load('?page=2'))('GetRevisedFigures')).toEqual([]);
  expect((await load('?publication=7&origin=BRA'))('GetRevisedFigures')).toMatchObject([{ isEn: true }]);
});

test('the history of figures has an address in both editions', () => {
  const one = { publication: 7, origins: ['BRA'], from: '', to: '' };
  expect(toRevisedFiguresPath('cn', '', one)).toBe('/cn/BTCData/Revisions?publication=7&origin=BRA');
  expect(toRevisedFiguresPath('en', '', one)).toBe('/BTCData/Revisions?publication=7&origin=BRA');
});
