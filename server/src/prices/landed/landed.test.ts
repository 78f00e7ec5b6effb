import type { getLandedCost } from '@btc/contract/prices/landed-cost.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPricesFixture, type PricesFixture } from '../prices.fixture.ts';
import { readLandedCost } from './landed.service.ts';

type Cost = OutputOf<typeof getLandedCost>;

let prices: PricesFixture;
beforeAll(async () => {
  prices = await openPricesFixture();
  await prices.db
    .insertInto('price_rate')
    .values({ currency: 'USD', day: '2026-11-20', source: 'Fixing', cny_per_unit: '7.1' })
    .execute();
});
afterAll(() => prices.close());

const land = async (question: object): Promise<Cost> => (await prices.call('GetLandedCost', question)) as Cost;
const brazil = { Origin: 'BRA', Cif: 6000 };

test('what is not given is taken from the records of the day, which is today where none is named', async () => {
  expect(await land(brazil)).toMatchObject({
    Row: {
      Origin: 'BRA',
      Date: '2026-11-21',
      Cif: 6000,
      CnyPerUsd: 7.1,
      DutyPercent: 12,
      SurchargePercent: 55,
      AdditionalPercent: 0,
      VatPercent: 9,
      PortCost: 1,
      // 6000 × 7.1 ÷ 1000 = 42.6; × 1.12 × 1.09 + 1; over the quota × 1.67.
      InQuota: 53.0061,
      OverQuota: 78.5448,
    },
    Dict: {
      Rate: { Day: '2026-11-20', CnyPerUsd: 7.1, Source: 'Fixing', Demo: false, Carried: true },
      QuotaTonnes: 1_106_000,
      OthersKnown: true,
      Others: [],
      Demo: false,
      DemoUntil: null,
    },
  });
});

test('what is given goes before the records, and each step is written down', async () => {
  const given = {
    ...brazil,
    CnyPerUsd: 7,
    DutyPercent: 10,
    SurchargePercent: 50,
    AdditionalPercent: 5,
    VatPercent: 13,
    PortCost: 2,
  };
  const { Row, Dict } = await land(given);
  // 42 × 1.15 × 1.13 + 2, and × 1.65.
  expect(Row).toEqual({ ...given, Date: '2026-11-21', InQuota: 56.579, OverQuota: 80.309 });
  expect(Dict.Rate).toBeNull();
  const steps = ['start', 'rate', 'tonne', 'duty', 'additional', 'vat', 'portCost'];
  expect(Dict.InQuota.map(({ Step }) => Step)).toEqual(steps);
  expect(Dict.OverQuota.map(({ Step }) => Step)).toEqual([...steps.slice(0, 5), 'surcharge', ...steps.slice(5)]);
});

test('where no safeguard applies there is one price only', async () => {
  const { Row, Dict } = await land({ ...brazil, Date: '2025-12-31', CnyPerUsd: 7.2 });
  expect(Row).toMatchObject({ Date: '2025-12-31', SurchargePercent: null, OverQuota: null });
  expect(Dict.OverQuota).toEqual([]);
});

test('a day to come carries the last rate on, and says so', async () => {
  const { Row, Dict } = await land({ ...brazil, Date: '2028-11-20' });
  expect(Row).toMatchObject({ Date: '2028-11-20', CnyPerUsd: 7.1, DutyPercent: 12, InQuota: 53.0061 });
  expect(Dict.Rate).toMatchObject({ Day: '2026-11-20', Carried: true });
  expect((await land({ ...brazil, Date: '2026-11-20' })).Dict.Rate).toMatchObject({ Carried: false });
});

test('a day before any rate has its duties, and costs only by a rate that is given', async () => {
  const { Row, Dict } = await land({ ...brazil, Date: '2026-06-01' });
  expect(Row).toMatchObject({ CnyPerUsd: null, DutyPercent: 12, SurchargePercent: 55, InQuota: null, OverQuota: null });
  expect([Dict.Rate, Dict.InQuota, Dict.OverQuota]).toEqual([null, [], []]);
  expect((await land({ ...brazil, Date: '2026-06-01', CnyPerUsd: 7.1 })).Row.InQuota).toBe(53.0061);
});

test('an origin that nobody knows is none', async () => {
  await expect(land({ ...brazil, Origin: 'XXX' })).rejects.toMatchObject({ code: 1009 });
});

test('the goods that are named decide the duty', async () => {
  const cost = await readLandedCost(
    prices,
    { Meat: 'beef', Origin: 'BRA', Date: '', Cif: 6000, isEn: true },
    { today: '2026-11-21', lock: null, goods: '0206' },
  );
  expect(cost.Row).toMatchObject({ SurchargePercent: null, OverQuota: null });
});

test('the rates of a year up to today, or of the days that are asked for; what is not known has no row', async () => {
  const ask = (question: object = {}) => prices.call('GetExchangeRates', question);
  const rate = { Day: '2026-11-20', CnyPerUsd: 7.1, Source: 'Fixing', Demo: false };
  expect(await ask()).toEqual({ Rows: [rate], Total: 1, Dict: { Demo: false } });
  expect(await ask({ EndDate: '2026-11-19' })).toMatchObject({ Rows: [], Total: 0 });
  expect(await ask({ StartDate: '2025-01-01', EndDate: '2026-11-20' })).toMatchObject({ Rows: [rate] });
});
