// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { showRoute } from '#ui/testing/show-route.tsx';
import * as benchmarksPage from './benchmarks.page.tsx';
import * as landedPage from './landed-cost.page.tsx';
import { messages as landedMessages } from './landed/messages.ts';
import * as livePage from './live-cattle.page.tsx';
import * as quotesPage from './quotes.page.tsx';
import * as seriesPage from './series.page.tsx';

const dictionary: Answers = {
  GetWebFrontPriceDictionary: { Dict: { Origins: [{ Code: 'BRA', NameEn: 'Brazil', NameCn: '巴西' }] } },
};

test('the calculator reads thousands as they are written, and shows the steps', async () => {
  const page = await showRoute(landedPage, '/BTCPrice/LandedCost?cif=6%2C000', { answers: dictionary });
  expect(page.sent('GetLandedCost')).toMatchObject([{ Cif: 6000, Origin: 'BRA' }]);
  page.getByRole('region', { name: landedMessages.en.result });
  expect(page.queryByText(landedMessages.en.badNumber)).toBeNull();
});

test.each(['cif=abc', 'cif=0'])('%s is said beside the field, and nothing is asked', async (query) => {
  const page = await showRoute(landedPage, `/BTCPrice/LandedCost?${query}`, { answers: dictionary });
  page.getByText(landedMessages.en.badNumber);
  expect(page.sent('GetLandedCost')).toEqual([]);
});

test('a figure of one’s own that is none is said beside it', async () => {
  const page = await showRoute(landedPage, '/BTCPrice/LandedCost?vat=nine', { answers: dictionary });
  expect(page.getByLabelText(landedMessages.en.vat).getAttribute('aria-invalid')).toBe('true');
  expect(page.getByLabelText(landedMessages.en.duty).getAttribute('aria-invalid')).not.toBe('true');
  expect(page.sent('GetLandedCost')[0]).not.toHaveProperty('VatPercent');
});

test('what cannot be calculated is said, and the inputs stay', async () => {
  const page = await showRoute(landedPage, '/BTCPrice/LandedCost?cif=7777', {
    answers: { ...dictionary, GetLandedCost: new ApiError(1009) },
  });
  page.getByText(landedMessages.en.refused);
  expect(page.getByLabelText(landedMessages.en.cif)).toHaveProperty('value', '7777');
});

const locked = { Reason: 'notpaid' } as const;

test.each([
  ['quotes', quotesPage, '/BTCPrice', { GetWebPriceDataList: { Rows: [], Dict: { Locked: locked } } }],
  ['a series', seriesPage, '/BTCPrice/Series/4', { GetWebPriceHistory: { Rows: [], Dict: { Locked: locked } } }],
  [
    'benchmarks',
    benchmarksPage,
    '/BTCPrice/Benchmarks',
    { GetPriceBenchmarks: { Rows: [], Dict: { Locked: locked } } },
  ],
  [
    'live cattle',
    livePage,
    '/BTCPrice/LiveCattle',
    { GetWebPriceLivecattleIndex: new ApiError(1008, { Dict: locked }) },
  ],
  [
    'the history of live cattle',
    livePage,
    '/BTCPrice/LiveCattle',
    { GetWebPriceLivecattleIndex: { Rows: [], Dates: [], Datas: [], Dict: { Locked: locked } } },
  ],
] as const)(
  'to whom %s are closed there is no figure, no file, and a way to get them',
  async (_name, module, at, answers) => {
    const page = await showRoute(module, at, {
      path: at.includes('Series') ? 'BTCPrice/Series/:id' : '*',
      answers,
    });
    const to = page.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(to).toContain('/Account#apply');
    expect(to.filter((path) => path.startsWith('/download/'))).toEqual([]);
    expect(page.queryAllByRole('figure')).toEqual([]);
  },
);
