// @vitest-environment jsdom
import { operations } from '@btc/contract/operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import { namedTheme } from '#charts/testing/chart-theme.fixture.ts';
import { makeExample } from '#platform/testing/contract-example.ts';
import type { Answers, GivenAnswer } from '#platform/testing/fake-api.ts';
import { readFacts, readLinks, readTable } from '#ui/testing/read-table.ts';
import { showRoute } from '#ui/testing/show-route.tsx';
import * as plantPage from '../plant.page.tsx';
import { messages as roomMessages } from '#plants/room/room-messages.ts';
import { messages } from '#plants/plant/messages.ts';
import { messages as cutMessages } from '../messages.ts';
import { messages as cutsMessages } from './messages.ts';
import { buildPlantMeta } from '#plants/plant/plant-meta.ts';
import { findPlantId, type PlantData } from '#plants/plant/plant-query.ts';
import { buildTradeColumns } from '#plants/plant/trade-part.tsx';
import { unitValue } from '#plants/plant/unit-value.ts';

const detail = {
  CiferNo: 'CBRA00000000000009',
  GroupEn: 'Group X',
  GroupCn: null,
  ProvinceEn: 'Goiás',
  ProvinceCn: null,
  CityEn: null,
  CityCn: '城',
  Types: ['SH'],
  Products: ['boneless'],
  OffalCuts: [],
  FirstApproved: '2015-06-01',
  ValidTo: null,
  StateSince: '2026-03-02',
  StateBy: 'NEW',
  StateBasis: null,
} as const;
const plant = {
  PlantID: 7,
  PlantNo: 'SIF 9',
  Origin: 'BRA',
  OriginEn: 'Brazil',
  OriginCn: '巴西',
  NameEn: 'Plant A',
  NameCn: '甲厂',
  NameLocal: null,
  Meats: ['beef'],
  State: 'active',
  Demo: false,
} as const;
const nothing = {
  Siblings: [],
  Quotes: [],
  QuotesLocked: null,
  Posts: [],
  PostsLocked: null,
  News: [],
  FormerNumbers: [],
};
const noCuts = {
  Meat: 'beef',
  PriceLock: null,
  Markets: [{ MarketType: 'forward', Date: '2026-11-20', Rows: [], Demo: false }],
  Posts: { Locked: null, Rows: [], Total: 0 },
  News: [],
} as const satisfies GivenAnswer<'GetPlantCuts'>['Dict'];
const closed = { Module: 'Est', Reason: 'anonymous' } as const;

interface Scene {
  readonly row?: NonNullable<GivenAnswer<'GetPlant'>['Row']>;
  readonly plantAnswer?: GivenAnswer<'GetPlant'>;
  readonly trade?: GivenAnswer<'GetPlantTrade'>;
  readonly cuts?: GivenAnswer<'GetPlantCuts'>['Dict'];
  readonly at?: string;
  readonly answers?: Answers;
}
function show({
  row,
  plantAnswer = {},
  trade = { Datas: [], Dict: { Locked: null } },
  cuts = {},
  at = '/BTCEst/Plant/7',
  answers,
}: Scene) {
  return showRoute(plantPage, at, {
    path: at.startsWith('/cn') ? 'cn/BTCEst/Plant/:id' : 'BTCEst/Plant/:id',
    answers: {
      GetPlant: {
        Rows: [],
        List: [],
        ...plantAnswer,
        Row: { ...plant, Detail: detail, ...row },
        Dict: { Locked: null, TrialLeft: null, Watched: false, EventCount: 3, ...nothing, ...plantAnswer.Dict },
      },
      GetPlantTrade: trade,
      GetPlantCuts: { Dict: { ...noCuts, ...cuts } },
      GetEstablishmentMailService: { Row: { State: 'running' } },
      ...answers,
    },
  });
}

test.each(['x', '0', '-1', '1.5', '99999999999', null])('%s is no plant', (text) => {
  expect(findPlantId(text)).toBeNull();
});

test('a plant has its numbers, place, scope and validity, and says what is not stated', async () => {
  await show({ plantAnswer: { Dict: { FormerNumbers: ['SIF 8'] } } });
  expect(readFacts(document.body)).toMatchObject({
    [messages.en.facts.number]: 'SIF 9',
    [messages.en.facts.cifer]: 'CBRA00000000000009',
    [messages.en.facts.former]: 'SIF 8',
    [messages.en.facts.group]: 'Group X',
    [messages.en.facts.place]: '城, Goiás',
    [messages.en.facts.approved]: '1 June 2015',
    [messages.en.facts.validTo]: messages.en.notStated,
  });
});

test.each([
  [{ Products: ['offal'], OffalCuts: [] }, messages.en.offalNotNamed],
  [{ Products: ['offal'], OffalCuts: [{ NameEn: 'Tongue' }, { NameEn: 'Tripe' }] }, 'Tongue, Tripe'],
  [{ Products: ['boneless'] }, undefined],
] as const)('of the scope %j the offal is %s', async (said, offal) => {
  await show({ row: { Detail: { ...detail, ...said } } });
  expect(readFacts(document.body)[messages.en.facts.offal]).toBe(offal);
});

test('to strangers there is its number, how many changes there were, and no more', async () => {
  const page = await show({ row: { Detail: null }, plantAnswer: { Dict: { Locked: closed } } });
  expect(readFacts(document.body)).toEqual({ [messages.en.facts.number]: 'SIF 9' });
  expect(page.text()).toContain(messages.en.identityLockedText('3'));
  expect(page.text()).toContain(messages.en.timelineLocked('3'));
  expect(page.text()).not.toContain('CBRA');
});

test.each([
  ['/BTCEst/Plant/7', 'SIF 9 Plant A', 'since 2 March 2026'],
  ['/cn/BTCEst/Plant/7', 'SIF 9 甲厂', '2026年3月2日'],
] as const)('at %s it is called %s, and says since when it is what it is', async (at, name, since) => {
  const page = await show({ at });
  page.getByRole('heading', { level: 1, name });
  expect(page.text()).toContain(since);
});

test('a change of the number says both, its date that counts and when it was announced', async () => {
  const Rows = [
    {
      EventID: 1,
      Status: 'RENUM',
      EffectiveOn: '2026-03-02',
      Basis: 'shipping',
      AnnouncedOn: '2026-02-20',
      OldNumber: 'SIF 8',
      NewNumber: null,
      NoteEn: 'Moved',
      Rule: null,
      Source: 'GACC',
      SourceLink: null,
      Plant: plant,
    },
  ] as const;
  const page = await show({ plantAnswer: { Rows: [{ ...Rows[0], Plant: { PlantNo: 'SIF 9', Demo: false } }] } });
  const item = page.getByText('Moved').closest('li')?.textContent ?? '';
  expect(item).toMatch(/^2 March 2026.*SIF 8 → SIF 9/);
  expect(item).toContain(messages.en.announced('20 February 2026'));
  expect(item).toMatch(/based on .*, announced/);
});

test('without a change on record it says so; the states are one line in words', async () => {
  const page = await show({
    plantAnswer: {
      List: [
        { State: 'active', From: '2020-01-01', Until: '2026-01-01', EventID: 1 },
        { State: 'suspended', From: '2026-01-01', Until: null, EventID: 2 },
      ],
    },
  });
  page.getByText(messages.en.noEvents);
  expect(page.getByRole('img', { name: /^Status over time/ }).getAttribute('aria-label')).toMatch(
    /1 January 2020 to 1 January 2026; .*1 January 2026 to now/,
  );
});

const months = [
  { Month: '2026-08', Volume: 100, Value: 500_000 },
  { Month: '2026-09', Volume: null, Value: null },
  { Month: '2026-10', Volume: 300, Value: 1_800_000 },
];
const trade = {
  Dates: months.map(({ Month }) => Month),
  Datas: months,
  Rows: [{ Code: 'shank', NameEn: 'Shank', NameCn: '前腱', Volume: 100 }],
  Dict: { Locked: null, Demo: false, SourceNameEn: 'Shipments', SourceNameCn: '提单', PublishedOn: null },
} as const;

test('what it shipped is there by month, the latest first, with a tonne’s value and the shares of cuts', async () => {
  const page = await show({ trade });
  expect(readTable(page.getByRole('table', { name: new RegExp(`^${messages.en.cuts}`) })).rows).toEqual([
    ['Shank', '100', '25.0%'],
  ]);
  const gap = expect.stringContaining('not published');
  expect(readTable(page.getByRole('table', { name: new RegExp(messages.en.trade('SIF 9')) })).rows).toEqual([
    ['October 2026', '300', '1,800,000', '6,000'],
    ['September 2026', gap, gap, gap],
    ['August 2026', '100', '500,000', '5,000'],
  ]);
  page.getByText(messages.en.sourceNoDay('Shipments'));
});

test.each([
  [{ Datas: [], Dict: { Locked: closed } }, messages.en.tradeLockedText],
  [{ Datas: [{ Month: '2026-10', Volume: null, Value: null }], Dict: { Locked: null } }, messages.en.tradeNone],
] as const)('of the trade %j it says %s', async (answer, text) => {
  const page = await show({ trade: answer });
  page.getByText(text);
  expect(page.queryByRole('img', { name: /exports to China/ })).toBeNull();
});

test.each([
  [100, 500, 5],
  [0, 500, null],
  [null, 500, null],
  [100, null, null],
])('%s tonnes worth %s are %s a tonne', (Volume, Value, price) => {
  expect(unitValue({ Month: '2026-10', Volume, Value })).toBe(price);
});

const foundExample = (): PlantData => {
  const { Row, Rows } = makeExample(operations.GetPlant.output, {
    Row: { ...plant, Detail: null },
    Rows: [
      { Status: 'SUSP_CN', EffectiveOn: '2026-09-15' },
      { Status: 'NEW', EffectiveOn: '2010-01-01' },
    ],
  });
  return {
    plant: Row,
    events: Rows,
    spans: [],
    dict: makeExample(operations.GetPlant.output).Dict,
    trade: makeExample(operations.GetPlantTrade.output, trade),
    isMailStopped: false,
    today: '2026-11-20',
  };
};

test('drawn are volumes, a tonne’s value, and the changes that fall into the months', () => {
  const drawn = buildTradeColumns({ found: foundExample(), edition: 'en', theme: namedTheme });
  expect(drawn.columns.values).toEqual([100, null, 300]);
  expect(drawn.line?.values).toEqual([5000, null, 6000]);
  expect(drawn.events?.map(({ index }) => index)).toEqual([1]);
  expect(drawn.tooltip(1)?.textContent).toMatch(/September 2026.*–.*–/);
  expect(drawn.tooltip(9)).toBeNull();
});

test.each([
  [{}, true, true],
  [{ Demo: true }, true, false],
  [{ State: 'unlisted' }, false, true],
] as const)('a plant that is %j is for search engines: %s, as a firm: %s', (said, indexed, isFirm) => {
  const found = foundExample();
  const meta = buildPlantMeta('en', { ...found, plant: { ...found.plant, ...said } }, 'https://portal.example');
  expect(meta.indexed).toBe(indexed);
  expect('mainEntity' in (meta.structured ?? {})).toBe(isFirm);
  expect(meta.path).toBe('/BTCEst/Plant/7');
});

test('quotes that name it keep the decimals of their unit; posts and articles lead to their pages', async () => {
  const cut = { CutMeat: 'beef', CutCode: 'shank', CutEn: 'Shank' } as const;
  const quote = { ...cut, TermEn: 'CFR', Low: null, Main: 5300, High: 48.5, Unit: 'USD/t', Date: '2026-11-18' };
  const page = await show({
    plantAnswer: {
      Dict: {
        Quotes: [quote, { ...quote, CutEn: 'Rib', Main: 48.5, Unit: 'CNY/kg' }],
        News: [{ NewsID: 4, NewsTitle: 'Listed', NewsDateTime: '2026-11-18T07:30:00+08:00', Access: 'free' }],
        Posts: [{ PostID: 3, Title: 'Shank wanted', Date: '2026-11-18', Open: false }],
        Siblings: [{ PlantID: 8, PlantNo: 'SIF 10', NameEn: 'Plant B', NameCn: null }],
      },
    },
  });
  const { rows } = readTable(page.getByRole('table', { name: `SIF 9 ${messages.en.quotes}` }));
  expect(rows.map((row) => row[3])).toEqual(['5,300', '48.50']);
  expect(readLinks(document.body)).toMatchObject({
    Shank: '/Cut/shank',
    Listed: '/BTCInfo/ArticleFree/4',
    'Shank wanted': '/Market/Post/3',
    'SIF 10': '/BTCEst/Plant/8',
  });
  expect(page.text()).toContain(`18 November 2026, ${messages.en.postClosed}`);
});

const quoted = {
  SeriesID: 7,
  Trend: [6300, 6450, 6500],
  Meat: 'beef',
  OriginCode: 'BRA',
  OriginCn: '巴西',
  OriginEn: 'Brazil',
  CutCode: 'shank',
  CutCn: '牛腱',
  CutEn: 'Shin/shank',
  Specs: [],
  Brand: null,
  Unit: 'USD/t',
  Level: 'cif',
  ShownUnit: 'USD/t',
  ShownLevel: 'cif',
  Low: 6400,
  Mainstream: 6500,
  High: 6600,
  Quoted: null,
  QuoteCount: 8,
  ChangeWeek: { Date: '2026-11-13', From: 6450, Value: 50, Percent: 0.78 },
} as const;

test.each([
  ['/BTCEst/Plant/7', 'en', 'beef from Brazil', 'Shin/shank', '/Cut/shank', '/BTCPrice?origin=BRA'],
  ['/cn/BTCEst/Plant/7', 'cn', '巴西牛肉', '牛腱', '/cn/Cut/shank', '/cn/BTCPrice?origin=BRA'],
] as const)(
  'at %s its cuts have their quotes in %s, with change and trend',
  async (at, edition, goods, name, cutPage, allQuotes) => {
    const t = cutsMessages[edition];
    const Markets = [
      { MarketType: 'forward', Date: '2026-11-20', Rows: [quoted], Demo: false },
      { MarketType: 'spot', Date: '2026-11-19', Rows: [], Demo: false },
    ] as const;
    const page = await show({ at, cuts: { Markets: [...Markets] } });
    page.getByRole('heading', { name: t.quotes(goods) });
    const [row] = readTable(page.getByRole('table', { name: /^(Forward|期货)/ })).rows;
    expect(row?.join(' ')).toMatch(/6,400 6,500.* 6,600 .*50.* 8 .*6,300.*6,500/);
    expect(readLinks(document.body)).toMatchObject({ [name]: cutPage, [t.allQuotes(goods)]: allQuotes });
    page.getByText(/Spot: none of these cuts|现货：.*没有这些部位的报价/);
    const cost = page.getByRole('link', { name: cutMessages[edition].landedCostOf(name) });
    expect(cost.getAttribute('href')).toMatch(/LandedCost\?origin=BRA&cif=6500$/);
  },
);

test('who offers its cuts, and what is written of them, stands under the quotes', async () => {
  const post = {
    MarketID: 31,
    Title: 'Two containers',
    Price: 6450,
    PriceUnit: 'USD/t',
    ValidUntil: '2026-12-01',
  } as const;
  const story = { NewsID: 5, NewsTitle: 'Loads', NewsDateTime: '2026-11-18T07:30:00+08:00', Access: 'free' } as const;
  const page = await show({ cuts: { Posts: { Locked: 'anonymous', Rows: [post], Total: 1 }, News: [story] } });
  expect(readLinks(document.body)).toMatchObject({
    'Two containers': '/Market/Post/31',
    [cutsMessages.en.allPosts('Brazil')]: '/Market?origin=BRA',
    Loads: '/BTCInfo/ArticleFree/5',
  });
  expect(page.text()).toContain('USD 6,450/t');
});

test('where prices are locked it says so once, and there is no quote on the page', async () => {
  const PriceLock = { Module: 'Price', Reason: 'notinlist' } as const;
  const page = await show({ cuts: { PriceLock, Markets: [] }, plantAnswer: { Dict: { QuotesLocked: PriceLock } } });
  expect(page.queryAllByText(cutsMessages.en.quotesLockedText)).toHaveLength(1);
  expect(page.queryAllByRole('table')).toHaveLength(0);
  page.getByText(cutsMessages.en.noPosts);
  page.getByText(cutsMessages.en.noNews);
});

test('a stranger is told of each part that is the members’, and once how to get it', async () => {
  const page = await show({
    row: { Detail: null },
    plantAnswer: { Dict: { Locked: closed, PostsLocked: closed } },
    trade: { Datas: [], Dict: { Locked: closed } },
    cuts: { PriceLock: { Module: 'Price', Reason: closed.Reason }, Markets: [] },
  });
  for (const text of [messages.en.tradeLockedText, messages.en.postsLockedText, cutsMessages.en.quotesLockedText]) {
    page.getByText(text);
  }
  expect(page.getAllByRole('link', { name: /^Log in/ })).toHaveLength(1);
});

test('a plant of pork leads to the prices of pork, in Chinese by their own address', async () => {
  const t = cutsMessages;
  await show({ cuts: { Meat: 'pork' } });
  expect(readLinks(document.body)).toMatchObject({
    [t.en.allQuotes('pork from Brazil')]: '/BTCPrice?meat=pork&origin=BRA',
  });
  await show({ cuts: { Meat: 'pork' }, at: '/cn/BTCEst/Plant/7' });
  expect(readLinks(document.body)).toMatchObject({ [t.cn.allQuotes('巴西猪肉')]: '/cn/ProkPrice?origin=BRA' });
});

test('in Chinese a locked board is a line, not a panel: it is open in the other edition only', async () => {
  const page = await show({ plantAnswer: { Dict: { PostsLocked: closed } }, at: '/cn/BTCEst/Plant/7' });
  page.getByText(messages.cn.postsLockedText);
  expect(page.queryByRole('heading', { name: new RegExp(messages.cn.postsLocked) })).toBeNull();
  const english = await show({ plantAnswer: { Dict: { PostsLocked: closed } } });
  english.getByRole('heading', { name: new RegExp(messages.en.postsLocked) });
});

test('the establishment mail goes out once it is asked for, to the address of the account', async () => {
  const page = await show({ answers: { SendEstablishmentMail: { Row: { Email: 'a@b.example' } } } });
  await page.press(messages.en.mail.open);
  expect(page.changes()).toEqual([]);
  await page.press(messages.en.mail.send);
  expect(page.sent('SendEstablishmentMail')).toEqual([{ PlantID: 7, isEn: true }]);
  page.getByText(messages.en.mail.sent('a@b.example'));
});

test('an address that is not proven is led to the account', async () => {
  const page = await show({
    answers: { SendEstablishmentMail: new ApiError(1001, { List: [{ Field: 'Email', Rule: 'email_not_proven' }] }) },
  });
  await page.press(messages.en.mail.open);
  await page.press(messages.en.mail.send);
  page.getByText(messages.en.mail.notProven);
  expect(page.dialog().getByRole('link', { name: messages.en.mail.toAccount }).getAttribute('href')).toBe('/Account');
  expect(page.dialog().queryByRole('button', { name: messages.en.mail.send })).toBeNull();
});

test('another failure can be tried again; where mail has stopped nothing is offered', async () => {
  const page = await show({ answers: { SendEstablishmentMail: new ApiError(1010) } });
  await page.press(messages.en.mail.open);
  await page.press(messages.en.mail.send);
  page.dialog().getByRole('button', { name: messages.en.mail.send });
  const stopped = await show({ answers: { GetEstablishmentMailService: { Row: { State: 'stopped' } } } });
  await stopped.press(messages.en.mail.open);
  stopped.dialog().getByText(roomMessages.en.mailStopped);
  expect(stopped.dialog().queryByRole('button', { name: messages.en.mail.send })).toBeNull();
});
