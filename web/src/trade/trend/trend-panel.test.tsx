// @vitest-environment jsdom
import { type CompanyTrend, companyTrend } from '@btc/contract/trade/view-answer.ts';
import { expect, test } from 'vitest';
import { makeExample, type PartialExample } from '#platform/testing/contract-example.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { readFacts, readLinks, readTable } from '#ui/testing/read-table.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { messages } from '../messages.ts';
import type { TrendFound } from '../view-query.ts';
import { TrendPanel } from './trend-panel.tsx';

const t = messages.en;
const row = {
  Period: '2026-08',
  Volume: 1200,
  Yoy: 3.25,
  Share: 4.126,
  UsdPerTonne: 5432,
  Rank: 7,
  Events: [],
} as const;
const suspended = { Date: '2026-09-12', StatusCn: '暂停', StatusEn: 'Suspended' } as const;
const importer = {
  Code: 'I7',
  NameCn: '天津冻品',
  NameEn: 'Tianjin Frozen',
  Kind: 'importer',
  ProvinceCn: '天津',
  ProvinceEn: 'Tianjin',
  Ownership: 'private',
} as const;
const plant = {
  Code: 'BRA-9012',
  NameCn: '某厂',
  NameEn: 'A plant',
  Kind: 'plant',
  OriginCn: '巴西',
  OriginEn: 'Brazil',
  StateCn: '马托格罗索',
  StateEn: 'Mato Grosso',
  GroupCn: '某集团',
  GroupEn: 'A group',
  PlantNo: 'SIF 9012',
  StatusCn: '暂停',
  StatusEn: 'Suspended',
} as const;

type Company = CompanyTrend['Dict']['Company'];

function toTrend(company: Company, said: PartialExample<CompanyTrend> = {}): CompanyTrend {
  const trend = makeExample(
    companyTrend,
    { Dates: ['2026-08'], Patterns: [], Rows: [row], ...said, Dict: { NamesHidden: false, Partial: [], ...said.Dict } },
    'bare',
  );
  return { ...trend, Dict: { ...trend.Dict, Company: company } };
}

const at = '/BTCData?view=beef-five&origin=BRA&company=I7';
const show = (found: TrendFound, edition: 'cn' | 'en' = 'en', path = at) =>
  showPart(edition, <TrendPanel found={found} />, { at: path });
const showTrend = (company: Company, said?: PartialExample<CompanyTrend>, edition?: 'cn' | 'en') =>
  show({ kind: 'shown', trend: toTrend(company, said) }, edition);

test('the panel is named after the company, and can be closed without losing what was asked', async () => {
  const page = await showTrend(importer);
  const panel = page.getByRole('region', { name: t.findTrend('Tianjin Frozen') });
  expect(readLinks(panel)[t.closeTrend]).toBe('/BTCData?view=beef-five&origin=BRA');
});

test('its files are of the company, in the edition of the page', async () => {
  const page = await showTrend(importer);
  const links = readLinks(page.getByRole('region', { name: t.findTrend('Tianjin Frozen') }));
  for (const [name, form] of [
    [t.trendCsv, 'csv'],
    [t.trendXlsx, 'xlsx'],
  ] as const) {
    const file = new URL(links[name] ?? '', 'https://portal.example');
    expect(file.pathname).toBe(`/download/beef-five-trend.${form}`);
    expect(Object.fromEntries(file.searchParams)).toMatchObject({ Company: 'I7', Origin: 'BRA', edition: 'en' });
  }
});

test('of an importer is told where it is registered and whose it is; of a plant its number, owner and status', async () => {
  await showTrend(importer);
  expect(readFacts(document.body)).toEqual({
    [t.factKind]: t.companyKinds.importer,
    [t.factProvince]: 'Tianjin',
    [t.factOwnership]: t.ownership.private,
  });
  await showTrend(plant);
  expect(readFacts(document.body)).toEqual({
    [t.factKind]: t.companyKinds.plant,
    [t.origin]: 'Brazil',
    [t.factState]: 'Mato Grosso',
    [t.factExporter]: 'A group',
    [t.factPlantNo]: 'SIF 9012',
    [t.factStatus]: 'Suspended',
  });
});

test('where plants are hidden no number is told', async () => {
  await showTrend(plant, { Dict: { NamesHidden: true } });
  expect(readFacts(document.body)).not.toHaveProperty(t.factPlantNo);
});

test('an exporter is of no group of its own', async () => {
  await showTrend({ ...plant, Kind: 'exporter' }, {}, 'cn');
  const facts = readFacts(document.body);
  expect(facts).not.toHaveProperty(messages.cn.factExporter);
  expect(facts).toMatchObject({ [messages.cn.origin]: '巴西', [messages.cn.factStatus]: '暂停' });
});

test('the five largest parts are named with their shares, where these are known', async () => {
  const part = (index: number, Share: number | null) => ({
    Code: `C${index}`,
    NameEn: `Cut ${index}`,
    NameCn: `部位${index}`,
    Share,
  });
  const Patterns = [part(1, 40.4), part(2, null), part(3, 9), part(4, 8), part(5, 7), part(6, 6)];
  await showTrend(plant, { Patterns });
  const leaders = [
    t.originShare('Cut 1', '40%'),
    'Cut 2',
    t.originShare('Cut 3', '9%'),
    t.originShare('Cut 4', '8%'),
    t.originShare('Cut 5', '7%'),
  ];
  expect(readFacts(document.body)[t.partTitles.plant]).toBe(leaders.join(t.listJoin));
});

test('the table has the latest period first, partial ones marked', async () => {
  const page = await showTrend(importer, {
    Rows: [row, { ...row, Period: '2026-09', Volume: 900, Yoy: -12.5, Rank: 8 }],
    Dict: { Partial: ['2026-09'] },
  });
  const { rows } = readTable(page.getByRole('table'));
  expect(rows.map(([period, volume, , share]) => [period, volume, share])).toEqual([
    ['September 2026*', '900', '4.13'],
    ['August 2026', '1,200', '4.13'],
  ]);
  expect(rows[0]?.[2]).toBe('▼ −12.5');
  expect(rows[1]?.[2]).toBe('▲ +3.3');
});

test.each([
  ['importer', importer, t.shareOfImporters, '4.13'],
  ['plant', plant, t.shareOfOrigin, '4.1'],
] as const)('the share of one %s is of what it is one of', async (_kind, company, name, share) => {
  const page = await showTrend(company);
  const { head, rows } = readTable(page.getByRole('table'));
  const index = head.findIndex((one) => one.startsWith(name));
  expect(rows[0]?.[index]).toBe(share);
});

test('what is missing says why: not published, nothing to compare with, nothing traded', async () => {
  const page = await showTrend(importer, {
    Rows: [
      { ...row, Period: '2026-07', Volume: 0, Yoy: null, Share: null, UsdPerTonne: null, Rank: null },
      { ...row, Period: '2026-08', Yoy: null },
      { ...row, Period: '2026-09', Volume: null, Yoy: null, Share: null, UsdPerTonne: null, Rank: null },
    ],
  });
  const { head, rows } = readTable(page.getByRole('table'));
  const column = (name: string) => rows.map((cells) => cells[head.findIndex((one) => one.startsWith(name))]);
  expect(column(t.volumeColumn)).toEqual([expect.stringContaining('not published'), '1,200', '0']);
  const yoy = column(t.yoyColumn);
  expect(yoy[0]).not.toContain('no base');
  const nil = expect.stringContaining('no imports');
  expect(yoy.slice(1)).toEqual([expect.stringContaining('no base'), nil]);
  expect(column(t.unitValueColumn)).toEqual([expect.stringContaining('not published'), '5,432', nil]);
  expect(column(t.shareOfImporters).at(-1)).toEqual(nil);
  expect(column(t.rankColumn)).toEqual(['', '7', '']);
});

test('what happened to a plant stands in its period; without such there is no column for it', async () => {
  const again = { ...suspended, Date: '2026-09-28', StatusCn: '恢复', StatusEn: 'Restored' };
  const Rows = [row, { ...row, Period: '2026-09', Events: [suspended, again] }];
  const read = (page: Awaited<ReturnType<typeof show>>, name: string) => {
    const { head, rows } = readTable(page.getByRole('table'));
    return rows.map((cells) => cells[head.indexOf(name)]);
  };
  expect(read(await showTrend(plant, { Rows }), t.eventColumn)).toEqual([
    expect.stringMatching(/12 Sep.* Suspended; 28 Sep.* Restored/),
    '',
  ]);
  expect(read(await showTrend(plant, { Rows }, 'cn'), messages.cn.eventColumn)[0]).toMatch(/暂停；.*恢复$/);
  const plain = await showTrend(plant);
  expect(readTable(plain.getByRole('table')).head).not.toContain(t.eventColumn);
});

test.each([
  ['missing', { kind: 'missing' }, t.trendMissing],
  ['locked', { kind: 'locked', reason: 'notpaid', trialLeft: null, holds: null }, t.trendHolds],
  ['failed', { kind: 'failed', failure: 'networkerror' }, 'network'],
] as const)('a trend that is %s is told in its place, without files', async (_kind, found, text) => {
  const page = await show(found);
  const panel = page.getByRole('region', { name: t.trend });
  expect(panel.textContent.toLowerCase()).toContain(text.toLowerCase());
  expect(Object.values(readLinks(panel)).filter((to) => to.startsWith('/download/'))).toEqual([]);
  expect(readLinks(panel)[t.closeTrend]).toBe('/BTCData?view=beef-five&origin=BRA');
});

test('a trend that is opened takes the keyboard along; one that came with the address leaves it', async () => {
  const found: TrendFound = { kind: 'shown', trend: toTrend(importer) };
  const panel = (
    <>
      <PageLink to="/BTCData?view=beef-five&company=I8">The next</PageLink>
      <TrendPanel found={found} />
    </>
  );
  const page = await showPart('en', panel, { at });
  expect(document.activeElement).toBe(document.body);
  await page.user.click(page.getByRole('link', { name: 'The next' }));
  await page.settled();
  expect(document.activeElement).toBe(page.getByRole('region', { name: t.findTrend('Tianjin Frozen') }));
});
