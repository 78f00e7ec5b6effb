import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTradeFixture } from '../trade-fixture.ts';
import type { TradeFixture } from '../trade-fixture.ts';
import { createViewClient } from './view.fixture.ts';
import type { ViewClient } from './view.fixture.ts';

const byPartner = '数据年月,贸易伙伴编码,贸易伙伴名称,商品编码,第一数量,第一计量单位,美元\n';
const byPlace = '数据年月,商品编码,注册地编码,注册地名称,第一数量,第一计量单位,美元\n';

let trade: TradeFixture;
let ask: ViewClient;
beforeAll(async () => {
  trade = await openTradeFixture();
  ask = createViewClient(trade);
});
afterAll(async () => trade.close());

function months(row: (period: number) => string): string {
  return Array.from({ length: 12 }, (_, index) => row(202_501 + index)).join('');
}

test('a query by place of registration is no query by partner, and says so', async () => {
  const file = byPlace + months((period) => `${period},02023000,310000,上海市,1000,千克,5000\n`);
  expect(await trade.importText('customs-query', file)).toMatchObject({
    outcome: 'refused',
    issues: [{ reason: 'noPartner', column: '' }],
  });
  const withPartner = `${byPlace.trim()},贸易伙伴名称\n202501,02023000,310000,上海市,1000,千克,5000,巴西\n`;
  expect(await trade.importText('customs-places', withPartner)).toMatchObject({
    outcome: 'refused',
    issues: [{ line: 1, column: '贸易伙伴名称', reason: 'partnerGiven' }],
  });
  const blank = `${byPlace}202501,02023000,,,1000,千克,5000\n`;
  expect(await trade.importText('customs-places', blank)).toMatchObject({ issues: [{ line: 2, reason: 'emptyCell' }] });
});

test('it answers the view of provinces, and is never added to figures by partner', async () => {
  await trade.importText(
    'customs-query',
    byPartner +
      months(
        (period) =>
          `${period},410,巴西,02023000,3000000,千克,15000000\n${period},444,乌拉圭,02023000,1000000,千克,5000000\n`,
      ),
  );
  const places =
    byPlace +
    months(
      (period) =>
        `${period},02023000,310000,上海市,2500000,千克,12500000\n${period},02023000,120000,天津市,1500000,千克,7500000\n`,
    );
  expect(await trade.importText('customs-places', places)).toMatchObject({
    outcome: 'loaded',
    facts: 24,
    warningCount: 0,
  });

  const three = await ask.table('beef-three');
  expect(three.Dict).toMatchObject({ Source: 'customsPlaces', Sources: [{ Code: 'customsPlaces' }] });
  expect(three.Rows.map(({ Code, Volume }) => [Code, Volume])).toEqual([
    ['31', 30_000],
    ['12', 18_000],
  ]);
  expect(three.Row.Volume).toBe(48_000);
  for (const view of ['beef-one', 'beef-two', 'beef-eight'] as const) {
    const { Dict, Row } = await ask.table(view);
    expect([view, Dict.Source, Row.Volume]).toEqual([view, 'customs', 48_000]);
  }
});

test('asked for one origin it has no answer, and offers none', async () => {
  expect((await ask.table('beef-three', { Origin: 'BRA' })).Dict.Source).toBeNull();
  expect((await ask.table('beef-three', { Origin: 'BRA', Source: 'customsPlaces' })).Dict.Source).toBeNull();
  expect((await ask.table('beef-one', { Source: 'customsPlaces' })).Dict.Source).toBeNull();
});

test('it answers the contrast of two times by province, and none of two origins', async () => {
  const pork = months((period) => `${period},02032900,310000,上海市,900000,千克,1800000\n`);
  expect(await trade.importText('customs-places', byPlace + pork)).toMatchObject({ outcome: 'loaded' });
  expect((await ask.table('pork-three')).Dict.Source).toBe('customsPlaces');
  expect((await ask.table('pork-three-contrast')).Dict.Source).toBe('customsPlaces');
  expect((await ask.table('pork-four-contrast', { OtherOrigin: 'ESP' })).Dict.Source).toBeNull();
});

test('where the query by partner tells the place too, that comes first', async () => {
  await trade.importText(
    'customs-query',
    `${byPartner.trim()},注册地编码\n${months((period) => `${period},410,巴西,02023000,3000000,千克,15000000,310000\n${period},444,乌拉圭,02023000,1000000,千克,5000000,120000\n`)}`,
  );
  const { Dict, Rows } = await ask.table('beef-three');
  expect(Dict).toMatchObject({ Source: 'customs', Sources: [{ Code: 'customs' }, { Code: 'customsPlaces' }] });
  expect(Rows.map(({ Code, Volume }) => [Code, Volume])).toEqual([
    ['31', 36_000],
    ['12', 12_000],
  ]);
  expect((await ask.table('beef-three', { Source: 'customsPlaces' })).Rows[0]).toMatchObject({
    Code: '31',
    Volume: 30_000,
  });
});
