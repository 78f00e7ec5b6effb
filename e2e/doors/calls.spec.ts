import { isApiError } from '@btc/contract/wire/errors.ts';
import { test } from '../fixtures/console.fixture.ts';
import { editions, expect } from '../fixtures/portal.fixture.ts';

const backwards = { StartDate: '2026-11-01', EndDate: '2026-01-01' };
const months = { StartDate: '2026-11', EndDate: '2026-01' };
const requests = [
  ['GetWebBeefPriceDataIndex', backwards],
  ['GetPorkPriceDataIndex', backwards],
  ['GetWebPriceHistory', { SeriesID: 1, ...backwards }],
  ['GetPriceBenchmarks', { Code: 'x', ...backwards }],
  ['GetWebPriceVaildDate', backwards],
  ['GetWebPriceLivecattleIndex', backwards],
  ['GetWebApprovePlantState', backwards],
  ['GetBeefWebDataOneChart', months],
  ['GetWebPorkNewDataOneTable', months],
] as const;

for (const edition of editions) {
  test(`a span that ends before it starts is refused by every call under one name, ${edition}`, async ({
    signedIn,
  }) => {
    const { api } = await signedIn('demo_paid');
    for (const [name, span] of requests) {
      const error = await api(name, { isEn: edition === 'en', ...span }).catch((error: unknown) => error);
      if (!isApiError(error)) throw new Error(`${name} answers`);
      expect(error.code, name).toBe(1001);
      expect(error.data.List, name).toEqual([{ Field: 'StartDate', Rule: 'startAfterEnd' }]);
    }
  });
}
