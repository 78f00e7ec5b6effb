// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import type { Answers, GivenAnswer } from '#platform/testing/fake-api.ts';
import { readColumn, readLinks, readOptions, readTable } from '#ui/testing/read-table.ts';
import { showRoute } from '#ui/testing/show-route.tsx';
import * as quotaPage from '../quota.page.tsx';
import { messages as clockMessages } from './clock-messages.ts';
import { messages } from './messages.ts';

const t = clockMessages.en;
const none = {
  Used: null,
  UsedPercent: null,
  Cumulative: [],
  FillEarliest: null,
  FillCentral: null,
  FillLatest: null,
  FillChance: null,
  FillRestsOn: null,
  DutyInPercent: null,
  DutyOverPercent: null,
  Ruling: null,
  Counts: null,
  Notices: [],
  Others: [],
  Year: 2026,
  Today: '2026-11-20',
  DemoUntil: null,
} as const;
const brazil = {
  ...none,
  Code: 'BRA',
  NameEn: 'Brazil',
  NameCn: '巴西',
  Quota: 1_106_000,
  Used: 553_000,
  UsedPercent: 50,
  Cumulative: [100_000, 250_000],
  FillRestsOn: 'projection',
  FillCentral: '2026-12-05',
  FillEarliest: '2026-11-28',
  FillLatest: '2026-12-20',
  DutyInPercent: 12,
  DutyOverPercent: 67,
  OthersKnown: true,
  Ruling: {
    Standing: 'inQuota',
    RestsOn: 'customs',
    IsOpen: false,
    Year: 2026,
    SurchargePercent: 0,
    SurchargeFrom: null,
  },
  Counts: {
    Last: null,
    Official: { Tonnes: 500_000, Percent: 45, Day: '2026-10-10', RestsOn: 'notice' },
    Customs: { Tonnes: 553_000, Percent: 50, Day: '2026-10-31', RestsOn: 'customs' },
  },
  Later: [
    { Year: 2027, Quota: 1_128_000 },
    { Year: 2028, Quota: 1_151_000 },
  ],
} as const;
const uruguay = {
  ...none,
  Code: 'URY',
  NameEn: 'Uruguay',
  NameCn: '乌拉圭',
  Quota: 324_000,
  Cumulative: [2000, null],
  Later: [{ Year: 2027, Quota: 331_000 }],
} as const;
const total = { ...none, Code: 'TOTAL', NameEn: 'All', NameCn: '全部', Quota: 2_688_000, Later: [] } as const;

type Desk = GivenAnswer<'GetQuotaDesk'>;
type Line = NonNullable<Desk['Rows']>[number];

const open: NonNullable<Desk['Dict']> = {
  Today: '2026-11-20',
  Demo: false,
  DemoUntil: null,
  Locked: null,
  Watch: {
    Through: '2026-10-31',
    Rows: [
      { Code: 'ZAF', NameEn: 'South Africa', NameCn: '南非', Tonnes: 60_000, Percent: 2.6, IsNear: true },
      { Code: 'BOL', NameEn: 'Bolivia', NameCn: '玻利维亚', Tonnes: 40_000, Percent: 1.7, IsNear: false },
    ],
    Together: 4.3,
    IsNear: false,
  },
};

interface Scene {
  readonly rows?: readonly Line[];
  readonly dict?: NonNullable<Desk['Dict']>;
  readonly answers?: Answers;
}

function show(at: string, { rows = [uruguay, brazil, total], dict = {}, answers = {} }: Scene = {}) {
  return showRoute(quotaPage, at, {
    answers: { GetQuotaDesk: { Rows: rows, Dict: { ...open, ...dict } }, ...answers },
  });
}

async function readLine(at: '/Quota' | '/cn/Quota', line: Line): Promise<string> {
  const page = await show(at, { rows: [{ ...brazil, ...line }] });
  return page.getByRole('region', { name: messages[at === '/Quota' ? 'en' : 'cn'].lines }).textContent;
}

test('the quotas stand with the fullest first, and all together is none of them', async () => {
  const page = await show('/Quota');
  const lines = page.getByRole('region', { name: messages.en.lines }).querySelectorAll('li');
  expect([...lines].map((line) => line.querySelector('strong')?.textContent)).toEqual(['Brazil', 'Uruguay']);
  expect(lines[1]?.textContent).toContain('–');
  expect(lines[1]?.textContent).toContain('use not published yet');
});

test.each([
  ['/Quota', ['50.0%', '12%', 'in quota', 'since 1 Jan', 'full about 5 Dec (28 Nov – 20 Dec)', 'notice 45% (10 Oct)']],
  [
    '/cn/Quota',
    ['50.0%', '12%', '配额内', '自1月1日起', '预计12月5日用满（11月28日 – 12月20日）', '公告45%（10月10日）'],
  ],
] as const)('%s says of a quota how far it is used, what is paid and when it is full', async (at, words) => {
  const text = await readLine(at, {});
  for (const word of words) expect(text).toContain(word);
});

test.each([
  [{ FillCentral: null }, 'not expected to fill this year'],
  [{ FillLatest: null }, '28 Nov – …'],
  [{ FillCentral: '2026-11-02' }, 'expected fill date 2 Nov has passed'],
  [{ FillRestsOn: 'notice', FillCentral: '2026-11-02' }, 'full on 2 Nov'],
  [{ Used: 1_200_000, FillCentral: '2026-11-02' }, 'full on 2 Nov'],
  [{ Counts: null }, 'no notice yet'],
] as const)('a quota with %j says “%s”', async (line, words) => {
  expect(await readLine('/Quota', line)).toContain(words);
  expect(await readLine('/Quota', {})).not.toContain(words);
});

const over = { Standing: 'overQuota', Year: 2026, SurchargePercent: 55, SurchargeFrom: '2026-11-04' } as const;

test.each([
  ['notice', '67% (quota full by notice)', true],
  ['customs', '67% (quota full by customs data, no notice yet)', true],
  ['projection', '12%; 67% if the quota is full (our projection, no notice yet)', false],
] as const)('over the quota the duty says on what it rests: %s', async (RestsOn, duty, hasDay) => {
  const text = await readLine('/Quota', { Ruling: { ...over, RestsOn } });
  expect(text).toContain(duty);
  expect(text.includes('since 4 Nov')).toBe(hasDay);
});

test('a line of many origins has no duty of its own, but the side that applies', async () => {
  const line = { DutyInPercent: null, DutyOverPercent: null } as const;
  expect(await readLine('/Quota', { ...line, Ruling: { ...over, RestsOn: 'notice' } })).toContain(
    'over quota (full by notice)',
  );
  expect(await readLine('/cn/Quota', line)).toContain('配额内');
});

test('a reader without the data sees one lock, and the clock is not asked', async () => {
  const cargo = 'cargo=BRA_02023000_arrival_2026-12-01_shanghai_6000_27';
  const page = await show(`/Quota?${cargo}`, { dict: { Locked: { Module: 'Data', Reason: 'notpaid' } } });
  page.getByRole('heading', { level: 2, name: new RegExp(messages.en.lockedTitle) });
  expect(page.queryByRole('form', { name: t.form })).toBeNull();
  expect(page.sent('GetCargoClock')).toEqual([]);
  page.getByRole('heading', { name: messages.en.rulesTitle });
});

test('members see the months in the unit of their edition', async () => {
  const page = await show('/Quota', { rows: [brazil, uruguay] });
  const table = page.getByRole('table', { name: /Used by the end of each month, 2026/ });
  expect(readColumn(table, 'Brazil')).toEqual(['100.0', '250.0']);
  expect(readColumn(table, 'Uruguay')).toEqual(['2.0', '']);
  // A quota that has fewer months than another comes first.
  const other = await show('/Quota', { rows: [uruguay, brazil] });
  expect(readColumn(other.getByRole('table', { name: /Used by the end of each month, 2026/ }), 'Brazil')).toEqual([
    '100.0',
    '250.0',
  ]);
  const chinese = await show('/cn/Quota', { rows: [brazil, uruguay] });
  expect(readColumn(chinese.getByRole('table', { name: /2026年各月末累计/ }), '巴西')).toEqual(['10.00', '25.00']);
});

test('the quotas of the next years stand beside this one', async () => {
  const page = await show('/Quota');
  const { head, rows } = readTable(page.getByRole('table', { name: /^Quota/ }));
  expect(head).toEqual(['Origin', '2026', '2027']);
  expect(rows).toEqual([
    ['Uruguay', '324,000', '331,000'],
    ['Brazil', '1,106,000', '1,128,000'],
    ['All together', '2,688,000', ''],
  ]);
});

test('exempt origins near the limit are marked, and stand together at the foot', async () => {
  const page = await show('/Quota');
  const { rows } = readTable(page.getByRole('table', { name: messages.en.watchTitle }));
  expect(rows).toEqual([
    ['South Africa', '60,000', '2.60% near the limit'],
    ['Bolivia', '40,000', '1.70%'],
    ['All together', '100,000', '4.30%'],
  ]);
  const without = await show('/Quota', { dict: { Watch: null } });
  expect(without.queryByText(messages.en.watchTitle)).toBeNull();
});

test.each([
  ['/Quota', ['/BTCPrice/LandedCost', '/BTCData?view=beef-nine', '/BTCData/Calendar']],
  ['/cn/Quota', ['/cn/BTCPrice/LandedCost', '/cn/BTCData?view=beef-nine', '/cn/BTCData/Calendar']],
] as const)('%s leads on within its edition', async (at, links) => {
  const page = await show(at);
  const name = messages[at === '/Quota' ? 'en' : 'cn'].more;
  expect(Object.values(readLinks(page.getByRole('navigation', { name })))).toEqual(links);
});

const clocked = {
  Earliest: '2026-12-02',
  Likely: '2026-12-04',
  Latest: '2026-12-08',
  Chance: 75,
  OtherChance: null,
  LatestSafe: '2026-11-25',
  Duty: 12,
  Additional: 0,
  Surcharge: 55,
} as const;
type Clocked = NonNullable<GivenAnswer<'GetCargoClock'>['Rows']>[number];
const clock = (...rows: readonly Clocked[]): Answers => ({
  GetCargoClock: { Rows: rows.map((row) => ({ ...clocked, ...row })) },
  GetLandedCost: { Row: { InQuota: 50, OverQuota: 70 } },
});
const first = 'BRA_02023000_arrival_2026-12-01_shanghai_6000_27';
const second = 'URY_02022000_bill_2026-10-20_tianjin_5500_54';

test('a cargo is filled in, sent by the address and added to those before', async () => {
  const page = await show(`/Quota?cargo=${first}`, { answers: clock({}, {}) });
  page.getByRole('form', { name: t.form });
  expect(readOptions(page.getByLabelText(t.origin))).toEqual([
    'Uruguay',
    'Brazil',
    'Chile',
    'Canada',
    'Mexico',
    'Costa Rica',
    'South Africa',
    'Bolivia',
  ]);
  await page.user.selectOptions(page.getByLabelText(t.origin), 'Uruguay');
  await page.user.selectOptions(page.getByLabelText(t.goods), 'Frozen bone-in');
  await page.user.selectOptions(page.getByLabelText(t.kind), t.kinds.bill);
  await page.user.type(page.getByLabelText(/^Date/, { selector: 'input' }), '2026-10-20');
  await page.user.selectOptions(page.getByLabelText(t.port), 'Tianjin');
  for (const [label, figure] of [
    [t.cif, '5500'],
    [t.tonnes, '54'],
  ] as const) {
    await page.user.clear(page.getByLabelText(label));
    await page.user.type(page.getByLabelText(label), figure);
  }
  await page.press(t.add);
  expect(page.sent('GetCargoClock').at(-1)?.Cargoes).toEqual([
    { Origin: 'BRA', Goods: '02023000', Kind: 'arrival', Day: '2026-12-01', Port: 'shanghai' },
    { Origin: 'URY', Goods: '02022000', Kind: 'bill', Day: '2026-10-20', Port: 'tianjin' },
  ]);
  expect(readColumn(page.getByRole('table', { name: t.table }), t.cargo)).toEqual([
    expect.stringMatching(/^Brazil · Frozen boneless · arrives 1 Dec\b/),
    expect.stringMatching(/^Uruguay · Frozen bone-in · B\/L 20 Oct, to Tianjin\b/),
  ]);
});

test.each([
  [
    '/Quota',
    [
      '4 December 2026 2 Dec – 8 Dec',
      '75%',
      '25 November 2026 arrival',
      'in 12 over 67',
      'in 50.00 over 70.00',
      '135,000',
    ],
  ],
  [
    '/cn/Quota',
    ['2026年12月4日 12月2日 – 12月8日', '75%', '2026年11月25日 到港日', '内12 外67', '内50.00 外70.00', '135,000'],
  ],
] as const)('%s tells what the clock and the duties say of a cargo', async (at, cells) => {
  const page = await show(`${at}?cargo=${first}`, { answers: clock({}) });
  const name = clockMessages[at === '/Quota' ? 'en' : 'cn'].table;
  expect(readTable(page.getByRole('table', { name })).rows[0]?.slice(1, -1)).toEqual(cells);
  expect(page.sent('GetLandedCost')).toMatchObject([
    { Origin: 'BRA', Cif: 6000, DutyPercent: 12, AdditionalPercent: 0, SurchargePercent: 55 },
  ]);
});

test.each([
  [{ Chance: 0 }, '0%', '540,000'],
  [{ Chance: 0.4 }, '<1%', '537,840'],
  [{ Chance: 99.6 }, '>99%', '2,160'],
  [{ Chance: 100 }, '100%', '0'],
  [{ Chance: 75, OtherChance: 80 }, '75% day of reaching not counted: 80%', '135,000'],
  [{ Chance: 0.2, OtherChance: 0.4 }, '<1%', '538,920'],
  [{ Chance: null }, t.notKnown, ''],
  [{ Surcharge: null, Chance: null }, t.noQuota, '0'],
] as const)('of a cargo with %j the chance is “%s”, the expected extra “%s”', async (row, chance, extra) => {
  const page = await show(`/Quota?cargo=${first}`, { answers: clock(row) });
  const table = page.getByRole('table', { name: t.table });
  expect(readColumn(table, t.chance)).toEqual([chance]);
  expect(readColumn(table, t.expected)).toEqual([extra]);
});

test('where no day is safe it is said', async () => {
  const page = await show(`/Quota?cargo=${first}`, { answers: clock({ LatestSafe: null }) });
  expect(readColumn(page.getByRole('table', { name: t.table }), t.latestSafe)).toEqual([t.noSafe]);
});

test('a cargo is taken away by a link that keeps the others', async () => {
  const page = await show(`/Quota?cargo=${first}&cargo=${second}`, { answers: clock({}, {}) });
  const link = page.getByRole('link', { name: t.removeNamed('Brazil · Frozen boneless · arrives 1 Dec') });
  expect(link.getAttribute('href')).toBe(`/Quota?cargo=${second}#clock`);
});

test.each([
  ['/Quota', 'A cargo cannot be calculated'],
  ['/cn/Quota', '有一票货无法计算'],
] as const)('%s keeps the form where a cargo cannot be calculated', async (at, words) => {
  const answers: Answers = { GetCargoClock: new ApiError(1009) };
  const page = await show(`${at}?cargo=${first}`, { answers });
  page.getByText(words, { exact: false });
  expect(page.queryByRole('table', { name: clockMessages[at === '/Quota' ? 'en' : 'cn'].table })).toBeNull();
});

test('what is wrong in a typed cargo is said beside its field, and what was typed stays', async () => {
  const page = await show('/Quota?origin=URY&goods=02023000&kind=bill&day=&port=dalian&cif=cheap&tonnes=54');
  page.getByText(t.badDay);
  expect(page.getAllByText(t.badNumber)).toHaveLength(1);
  expect(page.getByLabelText(t.cif).getAttribute('value')).toBe('cheap');
  expect(page.getByRole('combobox', { name: t.port })).toHaveProperty('value', 'dalian');
  expect(page.sent('GetCargoClock')).toEqual([]);
});

test.each(['', '2026-02-30', 'soon'])('the day “%s” of a form is said to be none', async (day) => {
  const page = await show(`/Quota?origin=URY&goods=02023000&kind=bill&day=${day}&port=dalian&cif=6000&tonnes=54`);
  page.getByText(t.badDay);
});

test.each([
  ['/Quota', 'One cargo of the link cannot be read'],
  ['/cn/Quota', '链接中有1票货读不出来'],
] as const)('%s says of a link that a cargo of it cannot be read', async (at, words) => {
  const page = await show(`${at}?cargo=${first}&cargo=BRA_02023000_arrival_soon_shanghai_6000_27`, {
    answers: clock({}),
  });
  page.getByText(words, { exact: false });
});

test('at six cargoes the form says why there can be no more', async () => {
  const many = Array.from({ length: 6 }, (_, index) => `cargo=${first.replace('_27', `_${index + 1}`)}`);
  const page = await show(`/Quota?${many.join('&')}`, { answers: clock({}, {}, {}, {}, {}, {}) });
  page.getByText(t.tooMany('6'));
  expect(page.getByRole('button', { name: t.add })).toHaveProperty('disabled', true);
});
