// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { GivenAnswer } from '#platform/testing/fake-api.ts';
import { readLinks, readOptions, readTable } from '#ui/testing/read-table.ts';
import { showRoute } from '#ui/testing/show-route.tsx';
import * as landedPage from '../landed-cost.page.tsx';
import { messages as priceMessages } from '../quotes/messages.ts';
import { messages as shareMessages } from '../share/messages.ts';
import { messages } from './messages.ts';

const t = messages.en;
const options: GivenAnswer<'GetWebFrontPriceDictionary'> = {
  Dict: {
    Origins: [
      { Code: 'CHN', NameEn: 'China', NameCn: '中国' },
      { Code: 'BRA', NameEn: 'Brazil', NameCn: '巴西' },
      { Code: 'URY', NameEn: 'Uruguay', NameCn: '乌拉圭' },
    ],
  },
};
const costs = {
  Origin: 'BRA',
  Date: '2026-11-20',
  Cif: 6000,
  DutyPercent: 12,
  SurchargePercent: 55,
  AdditionalPercent: 0,
  InQuota: 53.184,
  OverQuota: 79.3,
} as const;
const lines = [
  { Step: 'start', Operation: 'set', Figure: 6000, Percent: null, Value: 6000, Unit: 'USD/t' },
  { Step: 'rate', Operation: 'multiply', Figure: 7.1, Percent: null, Value: 42_600, Unit: 'CNY/t' },
] as const;
const dict = {
  InQuota: lines,
  OverQuota: lines,
  Rate: { Day: '2026-11-20', CnyPerUsd: 7.1, Source: 'PBC', Demo: false, Carried: false },
  NoteEn: null,
  NoteCn: null,
  SourceEn: 'Customs Tariff Commission',
  SourceCn: '国务院关税税则委员会',
  Others: [],
  OthersKnown: true,
  Demo: false,
  DemoUntil: null,
} as const;

type Landed = GivenAnswer<'GetLandedCost'>;

function show(at: string, { Row, Dict }: Landed = {}) {
  return showRoute(landedPage, at, {
    answers: {
      GetWebFrontPriceDictionary: options,
      GetWebPorkFrontPriceDictionary: options,
      GetLandedCost: { Row: { ...costs, ...Row }, Dict: { ...dict, ...Dict } },
    },
  });
}

const ruled = (Standing: 'inQuota' | 'overQuota' | null, RestsOn: 'notice' | 'projection' = 'notice'): Landed => ({
  Dict: { Ruling: { Standing, RestsOn, OverPercent: 55 } },
});
const readSides = (page: Awaited<ReturnType<typeof show>>) =>
  page
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent.trim())
    .filter((text) => text.startsWith(t.inQuota) || text.startsWith(t.overQuota));

test('both costs stand side by side, each with its arithmetic, and how much more the second is', async () => {
  const page = await show('/BTCPrice/LandedCost');
  const result = page.getByRole('region', { name: t.result });
  expect(result.textContent).toContain(`53.18 ${t.perKg}`);
  expect(result.textContent).toContain(`79.30 ${t.perKg}`);
  page.getByText(t.difference('26.12'));
  const tables = [...result.querySelectorAll('table')].map(readTable);
  expect(tables).toHaveLength(2);
  expect(tables[0]?.head).toEqual([priceMessages.en.steps.start, '6,000', '6,000 USD/t']);
  expect(tables[0]?.rows).toEqual([[priceMessages.en.steps.rate, '× 7.1000', '42,600 CNY/t']]);
});

test.each([
  ['the quota is open', ruled('inQuota'), [`${t.inQuota} ${t.applies}`, t.overQuota]],
  ['the quota is used up', ruled('overQuota'), [t.inQuota, `${t.overQuota} ${t.applies}`]],
  [
    'it is used up by the projection',
    ruled('overQuota', 'projection'),
    [t.inQuota, `${t.overQuota} ${t.appliesByProjection}`],
  ],
  ['that is withheld', ruled(null, 'projection'), [t.inQuota, t.overQuota]],
] as const)('where %s it is said which of both applies', async (_what, said, heads) => {
  expect(readSides(await show('/BTCPrice/LandedCost', said))).toEqual(heads);
});

test.each([
  ['/BTCPrice/LandedCost', t.noSafeguard],
  ['/cn/BTCPrice/LandedCost', messages.cn.noSafeguard],
])('at %s an origin without a safeguard has no second cost, and it is said why', async (at, text) => {
  const page = await show(at, { Row: { SurchargePercent: null, OverQuota: null } });
  page.getByText(text);
  expect(page.getAllByRole('table')).toHaveLength(1);
  expect(page.text()).not.toContain('26.12');
  // There is no quota, so no sum is headed by one.
  expect(readSides(page)).toEqual([]);
});

test.each([
  ['inQuota', true],
  ['outside', false],
] as const)('the duty of a standing %s leads to the quota desk: %s', async (Standing, leads) => {
  const page = await show('/cn/BTCPrice/LandedCost', { Dict: { Ruling: { Standing } } });
  const result = page.getByRole('region', { name: messages.cn.result });
  expect(Object.values(readLinks(result)).includes('/cn/Quota')).toBe(leads);
});

test('the form is filled with what the address asks, and offers the origins that are imported', async () => {
  const page = await show('/BTCPrice/LandedCost?origin=URY&cif=5,350&date=2026-11-18&vat=9');
  const origin = page.getByRole('combobox', { name: t.origin });
  expect(readOptions(origin)).toEqual(['Brazil', 'Uruguay']);
  expect(origin).toHaveProperty('value', 'URY');
  expect(page.getByLabelText(t.cif)).toHaveProperty('value', '5,350');
  expect(page.getByLabelText(t.vat)).toHaveProperty('value', '9');
  expect(page.getByLabelText(new RegExp(t.date))).toHaveProperty('value', '2026-11-18');
  expect(page.sent('GetLandedCost')).toMatchObject([{ Origin: 'URY', Cif: 5350, Date: '2026-11-18', VatPercent: 9 }]);
});

test.each([
  ['/BTCPrice/LandedCost?cif=5500', false],
  ['/BTCPrice/LandedCost?rate=7,2', true],
  ['/BTCPrice/LandedCost?port=0', true],
])('at %s the figures of one’s own are open: %s', async (at, isOpen) => {
  await show(at);
  expect(document.querySelector('details')?.open).toBe(isOpen);
});

test('what is changed in the form is asked when it is sent, and stands in the address', async () => {
  const page = await show('/BTCPrice/LandedCost?origin=BRA');
  await page.user.selectOptions(page.getByRole('combobox', { name: t.origin }), 'URY');
  await page.user.clear(page.getByLabelText(t.cif));
  await page.user.type(page.getByLabelText(t.cif), '7,250.5');
  expect(page.sent('GetLandedCost')).toHaveLength(1);
  await page.press(t.convertPrice);
  expect(page.sent('GetLandedCost').at(-1)).toMatchObject({ Meat: 'beef', Origin: 'URY', Cif: 7250.5 });
  const query = new URLSearchParams(page.address().split('?')[1]);
  expect([query.get('origin'), query.get('cif')]).toEqual(['URY', '7,250.5']);
});

test('pork is asked for with the origins of pork', async () => {
  const page = await show('/BTCPrice/LandedCost?meat=pork');
  expect(page.sent('GetWebFrontPriceDictionary')).toEqual([]);
  expect(page.sent('GetWebPorkFrontPriceDictionary')).toHaveLength(1);
  expect(page.getByRole('combobox', { name: t.meat })).toHaveProperty('value', 'pork');
  expect(page.sent('GetLandedCost')).toMatchObject([{ Meat: 'pork' }]);
});

test('files and link are of the day that was calculated, also when none was asked for', async () => {
  const page = await show('/BTCPrice/LandedCost?cif=6,000&surcharge=5,5');
  const links = readLinks(page.getByRole('region', { name: t.result }));
  const file = new URL(links[shareMessages.en.xlsx] ?? '', 'https://portal.example');
  expect(file.pathname).toMatch(/^\/download\/.*landed-cost\.xlsx$/);
  expect(Object.fromEntries(file.searchParams)).toMatchObject({
    Meat: 'beef',
    Origin: 'BRA',
    Date: '2026-11-20',
    Cif: '6000',
    SurchargePercent: '5.5',
  });
  expect(page.queryByRole('button', { name: shareMessages.en.png })).toBeNull();
});

test('with what it was calculated stands below: rate, note and source', async () => {
  const page = await show('/BTCPrice/LandedCost', { Dict: { NoteEn: 'Rates of the year.', NoteCn: '本年税率。' } });
  page.getByText(t.rateFrom('7.1000', '20 November 2026', 'PBC'));
  page.getByText('Rates of the year.');
  page.getByText(t.source('Customs Tariff Commission'));
  const chinese = await show('/cn/BTCPrice/LandedCost', {
    Dict: { NoteEn: 'Rates of the year.', NoteCn: '本年税率。' },
  });
  chinese.getByText(messages.cn.rateFrom('7.1000', '2026年11月20日', 'PBC'));
  chinese.getByText('本年税率。');
  expect(chinese.text()).not.toContain('Rates of the year.');
});

test('a rate of one’s own has no source, and an invented one is called so', async () => {
  const own = await show('/BTCPrice/LandedCost?rate=7.3', { Dict: { Rate: null } });
  expect(own.text()).not.toContain('1 USD =');
  const invented = await show('/BTCPrice/LandedCost', { Dict: { Rate: { ...dict.Rate, Demo: true } } });
  invented.getByText(t.rateFrom('7.1000', '20 November 2026', t.demoRate));
});

test.each([
  ['/BTCPrice/LandedCost?date=2026-12-15', t.carriedFrom('7.1000', '20 November 2026', 'PBC')],
  ['/cn/BTCPrice/LandedCost?date=2026-12-15', messages.cn.carriedFrom('7.1000', '2026年11月20日', 'PBC')],
])('at %s the rate of an earlier day is said to be carried', async (at, text) => {
  const page = await show(at, { Dict: { Rate: { ...dict.Rate, Carried: true } } });
  page.getByText(text);
});

test('without any rate the duty is told, and no cost', async () => {
  const costless = { CnyPerUsd: null, InQuota: null, OverQuota: null };
  const page = await show('/BTCPrice/LandedCost', { Row: costless, Dict: { Rate: null, InQuota: [], OverQuota: [] } });
  page.getByText(t.noRate);
  expect(page.getByRole('region', { name: t.result }).textContent).toMatch(/12%/);
  expect(readSides(page)).toEqual([]);
});
