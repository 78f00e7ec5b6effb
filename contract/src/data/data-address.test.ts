import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  dataForms,
  dataPages,
  type DataQuery,
  type DataSetName,
  findDataQuery,
  listDataQueries,
  readDataPath,
  toDataPath,
  toDataRequest,
  toMetadataPath,
  toPackagePath,
  toPagePath,
} from './data-address.ts';
import type { DataPage } from './data-page.ts';

const names = Object.keys(dataPages) as readonly DataSetName[]; // the keys of the table

function anyValue({ as }: DataPage['params'][string]): fc.Arbitrary<string> {
  if (as === 'number') return fc.integer({ min: 1, max: 99_999 }).map(String);
  if (as === 'dots')
    return fc
      .uniqueArray(fc.stringMatching(/^[A-Z]{3}$/), { minLength: 1, maxLength: 4 })
      .map((codes) => codes.join('.'));
  return as === 'text' ? fc.constantFrom('BRA', '2026-01', 'USD/t', '牛腩 100%', 'a&b=c|d') : fc.constant(as.true);
}

const anyQuery: fc.Arbitrary<DataQuery> = fc.constantFrom(...names).chain((name) => {
  const page: DataPage = dataPages[name];
  const params = Object.entries(page.params).map(([param, own]) => {
    return [param, param === 'id' ? anyValue(own) : fc.option(anyValue(own), { nil: '' })] as const;
  });
  return fc
    .record({ edition: fc.constantFrom('cn', 'en'), params: fc.record(Object.fromEntries(params)) })
    .map(({ edition, params: said }): DataQuery => ({
      name,
      edition,
      params: Object.fromEntries(Object.entries(said).filter(([, value]) => value !== '')),
    }));
});

it('turns a data address into the address of its page and back, for every set', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const path = toPagePath(query);
      if (path === null) return;
      const { isMain, isEnglishOnly }: DataPage = dataPages[query.name];
      const shown = isEnglishOnly ? { ...query, edition: 'en' } : query;
      expect(listDataQueries(path)).toContainEqual(shown);
      if (isMain) expect(findDataQuery(path)).toEqual(shown);
    }),
    { numRuns: 1000 },
  );
});

it.each([
  ['beef-one', '/BTCData?origin=BRA&show=table'],
  ['beef-one-series', '/BTCData?origin=BRA'],
  ['beef-four', '/BTCData?view=beef-four&origin=BRA&show=table'],
  ['beef-five-concentration', '/BTCData?view=beef-five&origin=BRA'],
  ['board', '/Market?origin=BRA'],
] as const)('links %s to the page where its figures are read', (name, path) => {
  expect(toPagePath({ name, edition: 'en', params: { origin: 'BRA' } })).toBe(path);
});

it('links the board of both editions to its only page', () => {
  expect(toPagePath({ name: 'board', edition: 'cn', params: {} })).toBe('/Market');
});

it('reads a data address as it was written, in every form', () => {
  fc.assert(
    fc.property(anyQuery, fc.constantFrom(...dataForms), (query, form) => {
      expect(readDataPath(toDataPath(query, form))).toEqual(query);
      expect(readDataPath(toMetadataPath(query))).toEqual(query);
      expect(readDataPath(toPackagePath(query))).toEqual(query);
      expect(toDataRequest(query).issues).toEqual([]);
    }),
  );
});

it.each([
  ['/BTCData', '/data/v1/beef-one.csv?edition=en'],
  ['/cn/BTCData?view=beef-five&origin=BRA&show=table&sort=-Volume', '/data/v1/beef-five.csv?origin=BRA&edition=cn'],
  ['/cn/PorkData', '/data/v1/pork-one.csv?edition=cn'],
  ['/BTCData?meat=pork&view=nothing', '/data/v1/pork-one.csv?edition=en'],
  ['/BTCData?meat=pork&view=beef-two', '/data/v1/beef-two.csv?edition=en'],
  ['/BTCData?origin=BRA&origin=AUS', '/data/v1/beef-one.csv?origin=BRA.AUS&edition=en'],
  ['/cn/ProkPrice?date=2026-11-20', '/data/v1/prices.csv?meat=pork&date=2026-11-20&edition=cn'],
  ['/BTCPrice/Series/12?period=all', '/data/v1/price-history.csv?id=12&period=all&edition=en'],
  ['/BTCPrice/Indices?meat=pork&kind=spot', '/data/v1/pork-price-index.csv?kind=spot&edition=en'],
  ['/BTCEst?view=changes&from=2026-01-01', '/data/v1/plant-events.csv?from=2026-01-01&edition=en'],
  ['/BTCEst?view=elsewhere&q=JBS', '/data/v1/plants.csv?q=JBS&edition=en'],
  ['/Market?type=spot&own=1', '/data/v1/board.csv?type=spot&own=1&edition=en'],
  ['/cn/Quota', '/data/v1/quota-use.csv?edition=cn'],
])('%s has its data at %s', (page, data) => {
  const query = findDataQuery(page);
  expect(query === null ? null : toDataPath(query)).toBe(data);
});

it('knows no data of a page without any, and says what of an address a set does not take', () => {
  expect(findDataQuery('/cn/BTCInfo')).toBeNull();
  expect(readDataPath('/data/v1/beef-nothing.csv')).toBeNull();
  const { issues } = toDataRequest({ name: 'landed-cost', edition: 'en', params: { cif: 'much', colour: 'red' } });
  expect(issues).toEqual([
    { param: 'cif', rule: 'wrongFormat' },
    { param: 'colour', rule: 'unknownParameter' },
  ]);
});
