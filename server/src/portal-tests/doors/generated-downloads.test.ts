import { plantFiles } from '@btc/contract/plants/plant-paths.ts';
import { priceFiles } from '@btc/contract/prices/price-paths.ts';
import { operations } from '@btc/contract/operations.ts';
import { viewCodes } from '@btc/contract/trade/views.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../app.fixture.ts';
import { fitting, oddValue } from './generated-calls.fixture.ts';

const seed = 20_261_123;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ callLimit: { demand: () => Promise.resolve() } });
});
afterAll(() => test.close());

const requests = [
  operations.GetWebPriceDataList,
  operations.GetWebPriceHistory,
  operations.GetWebPriceLivecattleIndex,
  operations.GetLandedCost,
  operations.GetWebFrontApprovePlant,
  operations.GetWebApprovePlantChildState,
  operations.GetWebFrontApprovePlantPattern,
  operations.GetBeefWebDataOneChart,
];
const addresses = [
  ...[...plantFiles, ...priceFiles, ...viewCodes].flatMap((name) => [
    `/download/${name}.csv`,
    `/download/${name}.xlsx`,
  ]),
  ...viewCodes.flatMap((name) => [`/download/${name}-trend.csv`, `/download/${name}-facts.csv`]),
  '/download/exhibitions.ics',
  '/download/exhibition-1.ics',
  '/market-report/1.pdf',
  '/files/attachments/2101-cn.xlsx',
  '/rss.xml',
  '/sitemap.xml',
];

/** The fields of a question, some of them with what no question holds. */
const query = fc
  .constantFrom(...requests)
  .chain(({ input }) =>
    fc
      .tuple(
        fitting(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })),
        fc.dictionary(fc.constantFrom('Date', 'Origin', 'EndDate', 'StartDate', 'SeriesID', 'edition'), oddValue),
      )
      .map(([right, wrong]) =>
        new URLSearchParams(Object.entries({ ...Object(right), ...wrong }).map(asTexts)).toString(),
      ),
  );

function asTexts([name, value]: readonly [string, unknown]): [string, string] {
  return [name, typeof value === 'string' ? value : (JSON.stringify(value) ?? '').slice(0, 500)];
}

it('refuses a day that the database cannot count from, and a NUL, in the address of a file', async () => {
  for (const address of [
    '/download/prices.csv?Date=0001-01-01',
    '/download/prices.csv?Date=9999-12-31',
    '/download/prices.csv?Origin=%00',
    '/download/plants.csv?Origin=%00',
    '/download/plant-events.csv?EndDate=0001-01-01',
    '/download/live-cattle.csv?EndDate=0001-01-01',
    '/download/landed-cost.csv?Date=0001-01-01',
    '/download/beef-one.csv?StartDate=0001-01',
    '/download/beef-one.csv?AsPublishedOn=0001-01-01',
    '/download/beef-one-facts.csv?Cuts=%00',
  ]) {
    expect([address, (await test.app.inject(address)).statusCode]).toEqual([address, 400]);
  }
});

it('answers 600 generated addresses of files without a failure', async () => {
  const failed: string[] = [];
  for (const [address, text] of fc.sample(fc.tuple(fc.constantFrom(...addresses), query), { numRuns: 600, seed })) {
    const { statusCode } = await test.app.inject(`${address}?${text}`);
    if (statusCode >= 500) failed.push(`${statusCode} ${address}?${text}`);
  }
  expect(failed, `seed ${seed}`).toEqual([]);
});
