// @vitest-environment jsdom
import { operations } from '@btc/contract/operations.ts';
import type { Today } from '@btc/contract/home/today.ts';
import { expect, test } from 'vitest';
import { makeExample, type PartialExample } from '#platform/testing/contract-example.ts';
import { readLinks } from '#ui/testing/read-table.ts';
import { showPage } from '#ui/testing/show-page.tsx';
import { TodayStrip, toStrip } from './today-strip.tsx';

const brazil = {
  Code: 'BRA',
  NameCn: '巴西',
  NameEn: 'Brazil',
  UsedPercent: 96.7,
  UsedOn: '2026-10-31',
  SourceCn: '海关',
  SourceEn: 'customs',
  Duty: {
    DutyInPercent: 12,
    DutyOverPercent: 67,
    OthersKnown: true,
    Ruling: { Standing: 'overQuota', RestsOn: 'projection', IsOpen: true },
  },
} as const;
const price = {
  SeriesID: 7,
  OriginCn: '巴西',
  OriginEn: 'Brazil',
  CutCn: '前六件',
  CutEn: 'forequarter',
  Unit: 'USD/t',
  Date: '2026-11-20',
  Mainstream: 6360,
  ChangePrevious: { Date: '2026-11-13', From: 6370, Value: -10, Percent: -0.16 },
} as const;
const forward = {
  Meat: 'beef',
  Kind: 'forward',
  Level: 126.89,
  Change: 0.4,
  Carried: false,
  Date: '2026-11-16',
} as const;

const bulls = {
  Code: 'BRA',
  NameCn: '巴西',
  NameEn: 'Brazil',
  UsdPerKg: 3.92,
  Change: 1.25,
  Date: '2026-11-20',
} as const;

const beefMonth = {
  Meat: 'beef',
  Month: '2026-10',
  Tonnes: 294_796,
  OnYear: null,
  OnMonth: -3.2,
  SourceCn: '海关',
  SourceEn: 'customs',
} as const;

const said = {
  Today: '2026-11-21',
  Quotas: [brazil],
  Prices: [price],
  Indices: [forward, { ...forward, Meat: 'pork', Level: 91.73 }],
  Cattle: [bulls],
  Months: [beefMonth, { ...beefMonth, Meat: 'pork', Tonnes: 81_000, OnMonth: null }],
  Plants: { From: '2026-11-15', To: '2026-11-21', Beef: 3, Pork: 1 },
  Release: { Date: '2026-12-07', TitleCn: '11月进口量', TitleEn: 'November volumes', Expected: true },
  Demo: false,
} as const satisfies PartialExample<Today>;

async function show(edition: 'cn' | 'en', parts: PartialExample<Today> = {}) {
  const { Dict } = makeExample(operations.GetToday.output, { Dict: { ...said, ...parts } });
  return showPage(edition, <TodayStrip {...await toStrip(Dict, edition)} />);
}

test.each([
  [
    'cn',
    [
      '巴西 已用96.7% 今天税率12%；若已用满67%（本站预测，尚无公告）',
      '巴西前六件 6,360 ▼−10',
      '牛肉期货 126.89 ▲+0.4%',
      '猪肉期货 91.73 ▲+0.4%',
      '26年10月牛肉进口 29.5万吨 ▼−3.2% 环比',
      '26年10月猪肉进口 8.1万吨',
      '近7天工厂变化 牛肉3项、猪肉1项',
      '下次发布 12月7日（预计） 11月进口量',
      '巴西 3.92 ▲+1.3%',
    ],
  ],
  [
    'en',
    [
      'Brazil 96.7% used duty today 12%; 67% if the quota is full (our projection, no notice yet)',
      'Brazil forequarter 6,360 ▼−10',
      'Beef forward 126.89 ▲+0.4%',
      'Pork forward 91.73 ▲+0.4%',
      'Beef, Oct 2026 294,796 t ▼−3.2% m/m',
      'Pork, Oct 2026 81,000 t',
      'Plant changes, past 7 days beef 3, pork 1',
      'Next release 7 Dec (expected) November volumes',
      'Brazil 3.92 ▲+1.3%',
    ],
  ],
] as const)('the strip says how things stand today (%s)', async (edition, lines) => {
  const page = await show(edition);
  expect(page.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim())).toEqual(
    lines,
  );
});

test('each group leads to its room, a price to its history', async () => {
  await show('cn');
  expect(readLinks(document.body)).toMatchObject({
    牛肉配额: '/cn/Quota',
    巴西前六件: '/cn/BTCPrice/Series/7',
    价格指数: '/cn/BTCPrice/Indices',
    活牛价格: '/cn/BTCPrice/LiveCattle',
    猪肉期货: '/cn/BTCPrice/Indices?meat=pork',
    '26年10月猪肉进口': '/cn/PorkData',
    下次发布: '/cn/BTCData/Calendar',
    更多: '/cn/Homepage',
  });
});

test('a group without figures is left out; what is not known is said, or not mentioned', async () => {
  const page = await show('en', {
    Quotas: [
      {
        ...brazil,
        UsedPercent: null,
        UsedOn: null,
        Duty: { ...brazil.Duty, DutyOverPercent: null, Ruling: { ...brazil.Duty.Ruling, Standing: 'outside' } },
      },
    ],
    Prices: [],
    Indices: [{ ...forward, Change: null, Carried: true }],
    Cattle: [],
    Months: [],
    Release: null,
    Demo: true,
  });
  const lines = page.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim());
  expect(lines).toEqual([
    'Brazil Use not published duty today 12%',
    'Beef forward 126.89‡',
    'Plant changes, past 7 days beef 3, pork 1',
  ]);
  expect(page.queryByText('Prices')).toBeNull();
});

test('days that are not the same stand with their figures', async () => {
  const page = await show('en', {
    Quotas: [brazil, { ...brazil, Code: 'ARG', NameEn: 'Argentina', UsedOn: '2026-11-10' }],
    Prices: [price, { ...price, SeriesID: 8, Date: '2026-11-13' }],
    Indices: [forward, { ...forward, Kind: 'spot', Date: '2026-11-09' }],
  });
  const text = page.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' '));
  expect(text.slice(0, 6).map((line) => line?.match(/\d+ (?:Oct|Nov)/)?.[0])).toEqual([
    // What most are counted to stands above them.
    undefined,
    '10 Nov',
    '20 Nov',
    '13 Nov',
    '16 Nov',
    '9 Nov',
  ]);
});

test('of live cattle the first three markets stand, those of another day with it', async () => {
  const markets = ['BRA', 'ARG', 'URY', 'AUS'].map((Code) => ({ ...bulls, Code, NameEn: Code, Change: null }));
  const page = await show('en', {
    Cattle: [...markets.slice(0, 2), { ...bulls, Code: 'URY', Date: '2026-11-18' }, ...markets.slice(3)],
  });
  const text = page.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim());
  expect(text.filter((line) => line?.includes('3.92'))).toEqual([
    'BRA 3.92 20 Nov',
    'ARG 3.92 20 Nov',
    'Brazil 3.92 ▲+1.3% 18 Nov',
  ]);
});

test('units that are not the same stand with their figures', async () => {
  const page = await show('en', { Prices: [price, { ...price, SeriesID: 8, Unit: 'CNY/kg', Mainstream: 56.5 }] });
  const text = page.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' '));
  expect([text[1], text[2]]).toEqual([expect.stringContaining('6,360 USD/t'), expect.stringContaining('56.50 CNY/kg')]);
});
