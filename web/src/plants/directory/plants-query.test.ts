import { expect, test } from 'vitest';
import { fakeApi } from '#platform/testing/fake-api.ts';
import { loadPlants } from './plants-query.ts';

async function load(address: string) {
  const { api, asked } = fakeApi();
  const url = new URL(address, 'https://portal.example');
  const edition = url.pathname.startsWith('/cn') ? 'cn' : 'en';
  return { found: await loadPlants({ api, edition, params: {}, url }), asked };
}

test('beef and pork ask calls of their own', async () => {
  const beef = await load('/BTCEst?q=SIF&origin=BRA%7CARG&status=valid&sort=since&page=2');
  expect(beef.found.answer.view).toBe('directory');
  expect(beef.asked('GetWebFrontApprovePlant')).toMatchObject([
    { Meat: 'beef', Keyword: 'SIF', Origin: 'BRA|ARG', Sort: 'since', Page: 2, PageSize: 25 },
  ]);
  expect(beef.asked('GetWebFrontPorkDataEst')).toEqual([]);
  const pork = await load('/cn/BTCPorkEst?q=10');
  expect(pork.asked('GetWebFrontPorkDataEst')).toMatchObject([{ isEn: false, Keyword: '10' }]);
  expect(pork.asked('GetWebFrontApprovePlant')).toEqual([]);
});

test('the board beside a directory is of all origins', async () => {
  const { asked } = await load('/BTCEst?origin=BRA');
  expect(asked('GetWebApprovePlantState')).toMatchObject([{ Origin: '' }]);
});

test('a period typed the wrong way round is meant the right way round', async () => {
  const { found, asked } = await load(
    '/BTCEst?view=changes&from=2026-06-30&to=2026-01-01&change=SUSP_CN&basis=shipping',
  );
  expect(found.state).toMatchObject({ from: '2026-01-01', to: '2026-06-30' });
  expect(asked('GetWebApprovePlantChildState')).toMatchObject([
    { StartDate: '2026-01-01', EndDate: '2026-06-30', Status: 'SUSP_CN', Basis: 'shipping' },
  ]);
});

test('a basis that the contract does not know is not asked', async () => {
  const { asked } = await load('/BTCEst?view=changes&basis=whatever');
  expect(asked('GetWebApprovePlantChildState')[0]).not.toHaveProperty('Basis');
});

test.each([
  ['releases', 'GetWebHistoricalUpdate', { Page: 3, PageSize: 10 }],
  ['structure&by=type&asof=2026-01-31', 'GetWebFrontApprovePlantPattern', { By: 'type', AsOf: '2026-01-31' }],
] as const)('the view %s asks %s', async (view, name, expected) => {
  const { asked } = await load(`/BTCEst?view=${view}&page=3`);
  expect(asked(name)).toMatchObject([expected]);
});
