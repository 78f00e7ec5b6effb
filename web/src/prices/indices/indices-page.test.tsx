// @vitest-environment jsdom
import { carriedNames } from '@btc/contract/prices/carried-level.ts';
import { operations } from '@btc/contract/operations.ts';
import { expect, test } from 'vitest';
import { messages as eventMessages } from '#charts/events/messages.ts';
import { namedTheme } from '#charts/testing/chart-theme.fixture.ts';
import { makeExample, type PartialExample } from '#platform/testing/contract-example.ts';
import type { Answers } from '#platform/testing/fake-api.ts';
import { readLinks, readOptions, readTable } from '#ui/testing/read-table.ts';
import { showRoute } from '#ui/testing/show-route.tsx';
import * as indicesPage from '../indices.page.tsx';
import { messages as shareMessages } from '../share/messages.ts';
import { toIndexLines } from './index-chart.tsx';
import type { IndexData } from './index-query.ts';
import { messages } from './messages.ts';

const quoted = { Date: '2026-11-09', Level: 120, LevelOver: null, Wow: 1.2, Mom: -2, Yoy: null, Quoted: 5, Carried: 0 };
const carried = { ...quoted, Date: '2026-11-16', Wow: null, Mom: null, Quoted: 0, Carried: 3, Coverage: null };
const forward = {
  Meat: 'beef',
  Kind: 'forward',
  Origin: '',
  NameEn: 'Beef forward',
  NameCn: '牛肉期货',
  Unit: 'points',
} as const;
const spread = { ...forward, Kind: 'spread', NameEn: 'Spot premium', Unit: 'CNY/kg' } as const;
type One = PartialExample<Pick<IndexData, 'points' | 'dict'>> & { readonly name?: PartialExample<IndexData['name']> };

function toAnswers({ name = forward, points = [quoted, carried], dict }: One): Answers {
  const Dict = { Origins: [{ Code: 'BRA', NameEn: 'Brazil', NameCn: '巴西' }], Open: [], Demo: false, ...dict };
  const one = { Row: name, Rows: points, Dict } as const;
  return {
    GetWebPriceDataIndex: {
      Rows: [
        { ...forward, ...quoted },
        { ...spread, ...quoted, Wow: 0.35, LevelOver: -2.5 },
      ],
    },
    GetWebBeefPriceDataIndex: one,
    GetPorkPriceDataIndex: one,
  };
}
const show = (at: string, one: One = {}) => showRoute(indicesPage, at, { answers: toAnswers(one) });

test('an index changes by per cent, the spread by yuan; each leads to its line', async () => {
  const page = await show('/BTCPrice/Indices?period=3M');
  const table = page.getByRole('table', { name: messages.en.overviewCaption });
  const { rows } = readTable(table);
  expect(rows.map((row) => row.slice(0, 3))).toEqual([
    ['Beef forward', '120.00', '▲ +1.2%'],
    ['Spot premium CNY/kg At over-quota duty −2.50', '120.00', '▲ +0.35'],
  ]);
  expect(readLinks(table)['Spot premium']).toBe('/BTCPrice/Indices?kind=spread&period=3M');
});

test.each([
  ['/BTCPrice/Indices', forward, 'Beef forward fell 2.5% y/y to 120.00 points in the week of 9 November 2026'],
  ['/cn/BTCPrice/Indices', forward, '2026年11月9日当周牛肉期货120.00点，同比下跌2.5%'],
  ['/BTCPrice/Indices?kind=spread', spread, 'Spot premium: 120.00 CNY/kg in the week of 9 November 2026'],
] as const)('at %s the heading of the chart says what it shows', async (at, name, text) => {
  const page = await show(at, { name, points: [{ ...quoted, Yoy: -2.5 }] });
  page.getByRole('heading', { level: 2, name: text });
});

test('a spread that is told for both duties says in its heading which it is', async () => {
  const page = await show('/cn/BTCPrice/Indices?kind=spread', {
    name: spread,
    points: [{ ...quoted, Level: 2, LevelOver: -24.87 }],
  });
  page.getByRole('heading', { level: 2, name: /期货（按配额内税率）2\.00/ });
});

test('a week without quotes carries its level with a sign, and says nothing of its change', async () => {
  const page = await show('/BTCPrice/Indices');
  page.getByText(messages.en.carriedLegend(carriedNames.en));
  await page.user.click(page.getByRole('radio', { name: shareMessages.en.table }));
  const { head, rows } = readTable(page.getByRole('table', { name: /weekly/ }));
  expect(rows[0]?.slice(0, 2)).toEqual(['16 November 2026', '120.00‡']);
  expect(rows[0]?.[head.indexOf(messages.en.wow)]).not.toMatch(/\d/);
  expect(rows[0]?.[head.indexOf(messages.en.coverage)]).toContain('not published');
  expect(rows[1]?.slice(0, 4)).toEqual(['9 November 2026', '120.00', '▲ +1.2%', '▼ −2.0%']);
  expect(head).not.toContain(messages.en.levelOver);
});

test('the spread has both duties, says which quotas may be full, and is of no one origin', async () => {
  const page = await show('/BTCPrice/Indices?kind=spread', {
    name: spread,
    points: [
      { ...quoted, Level: 3.2, LevelOver: -9.41 },
      { ...carried, Level: null },
    ],
    dict: { Open: [{ Code: 'AUS', NameEn: 'Australia', NameCn: '澳大利亚', Ruling: { TextEn: 'may be full' } }] },
  });
  page.getByText(messages.en.spreadBoth('3.20', '−9.41'));
  page.getByText('Australia: may be full');
  page.getByText(messages.en.spreadText);
  expect(page.queryByRole('combobox', { name: messages.en.origin })).toBeNull();
  await page.user.click(page.getByRole('radio', { name: shareMessages.en.table }));
  expect(readTable(page.getByRole('table', { name: /weekly/ })).head).toContain(messages.en.levelOver);
});

test('an origin is chosen from those that have an index, and goes with the address', async () => {
  const page = await show('/BTCPrice/Indices?kind=spot');
  const origin = page.getByRole('combobox', { name: messages.en.origin });
  expect(readOptions(origin)).toEqual([messages.en.allOrigins, 'Brazil']);
  await page.user.selectOptions(origin, 'BRA');
  await page.settled();
  expect(page.address()).toBe('/BTCPrice/Indices?kind=spot&origin=BRA');
  expect(page.sent('GetWebBeefPriceDataIndex').at(-1)).toMatchObject({ Kind: 'spot', Origin: 'BRA' });
  expect(readLinks(page.getByRole('navigation', { name: messages.en.meat }))['Pork']).toBe(
    '/BTCPrice/Indices?meat=pork&kind=spot',
  );
});

test.each([
  ['/BTCPrice/Indices', '/download/', 'beef-price-index'],
  ['/BTCPrice/Indices?meat=pork', '/download/', 'pork-price-index'],
])('%s is left by the file of its meat', async (at, start, file) => {
  const page = await show(at);
  const to = page.getByRole('link', { name: shareMessages.en.csv }).getAttribute('href') ?? '';
  expect(to.startsWith(start)).toBe(true);
  expect(to).toContain(file);
});

test('the method says its base and weights, or that there are none yet', async () => {
  const Method = {
    Base: '2020-01',
    MinQuotes: 2,
    CarryWeeks: 4,
    WeightYear: 2026,
    VolumeYear: 2025,
    WeightSourceEn: 'Customs',
    WeightSourceCn: '海关',
    Weights: [{ OriginEn: 'Brazil', OriginCn: '巴西', CutEn: 'Shank', CutCn: '前腱', Share: 12.34 }],
  };
  const page = await show('/BTCPrice/Indices', { dict: { Method } });
  page.getByText(`${messages.en.weights('2026', '2025')} · Source: Customs`);
  page.getByText('Brazil, Shank 12.3%');
  const chinese = await show('/cn/BTCPrice/Indices', { dict: { Method } });
  chinese.getByText('巴西 前腱 12.3%');
  const none = await show('/BTCPrice/Indices', {
    dict: { Method: { ...Method, WeightYear: null, WeightSourceEn: '', Weights: [] } },
  });
  none.getByText(messages.en.noWeights);
  expect(none.queryByText(messages.en.weightsCaption)).toBeNull();
});

test.each([
  ['/BTCPrice/Indices', 'BRA'],
  ['/BTCPrice/Indices?kind=spot&origin=BRA', 'BRA'],
  ['/BTCPrice/Indices?meat=pork', 'BRA'],
])('at %s the events of its origins are asked for when they are wanted', async (at, origins) => {
  const page = await showRoute(indicesPage, at, {
    answers: { ...toAnswers({}), GetChartEvents: { Rows: [], Total: 0 } },
  });
  const wanted = page.getByRole('checkbox', { name: eventMessages.en.show });
  expect(page.sent('GetChartEvents')).toEqual([]);
  await page.user.click(wanted);
  await page.settled();
  page.getByText(eventMessages.en.none);
  expect(page.sent('GetChartEvents')).toMatchObject([
    {
      Meat: at.includes('pork') ? 'pork' : 'beef',
      Origin: origins,
      StartDate: quoted.Date,
      EndDate: carried.Date,
    },
  ]);
  await page.user.click(wanted);
});

test('an index without a value says so, and gives no file', async () => {
  const page = await show('/cn/BTCPrice/Indices', { points: [] });
  page.getByRole('heading', { name: messages.cn.empty });
  expect(page.queryByRole('link', { name: shareMessages.en.csv })).toBeNull();
});

test('drawn are the level and where there is one the level over the quota; carried weeks are hatched', () => {
  const draw = (points: PartialExample<IndexData['points']>) => {
    const { Row: name, Rows } = makeExample(operations.GetWebBeefPriceDataIndex.output, { Row: spread, Rows: points });
    return toIndexLines({ found: { name, points: Rows } as IndexData, edition: 'en', theme: namedTheme });
  };
  const alone = draw([quoted, carried]);
  expect(alone.lines.map(({ code }) => code)).toEqual(['LEVEL']);
  expect([...alone.provisional]).toEqual([1]);
  expect(alone.tooltip(1)?.textContent).toContain(`${messages.en.carried}: 3${carriedNames.en}`);
  const both = draw([
    { ...quoted, LevelOver: -2 },
    { ...quoted, Level: null },
  ]);
  expect(both.lines.map(({ code, values }) => [code, values])).toEqual([
    ['OVER', [-2, null]],
    ['LEVEL', [120, null]],
  ]);
  expect(both.tooltip(0)?.textContent).toMatch(/At in-quota duty.*120\.00 CNY\/kg.*At over-quota duty.*−2\.00 CNY\/kg/);
  expect(both.tooltip(1)?.textContent).toContain('– CNY/kg');
});
