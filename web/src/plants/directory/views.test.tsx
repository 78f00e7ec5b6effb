// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Answers, GivenAnswer } from '#platform/testing/fake-api.ts';
import { readColumn, readFacts, readLinks, readOptions, readTable } from '#ui/testing/read-table.ts';
import { showRoute } from '#ui/testing/show-route.tsx';
import { messages as changesMessages } from '../changes/messages.ts';
import * as directoryPage from '../directory.page.tsx';
import { messages as structureMessages } from '../structure/messages.ts';
import { messages } from './messages.ts';
import { findPosition } from './result-table.tsx';

const closed = { Module: 'Est', Reason: 'notpaid' } as const;
const origins: Answers = {
  GetWebFrontApprovePlantOrigin: {
    Rows: [
      { Code: 'BRA', NameEn: 'Brazil', NameCn: '巴西', Count: 60 },
      { Code: 'URY', NameEn: 'Uruguay', NameCn: '乌拉圭', Count: 20 },
    ],
  },
};
const show = (at: string, answers: Answers) => showRoute(directoryPage, at, { answers: { ...origins, ...answers } });

const plant = {
  PlantID: 7,
  PlantNo: 'SIF 9',
  OriginEn: 'Brazil',
  OriginCn: '巴西',
  NameEn: 'Plant A',
  NameCn: null,
  NameLocal: null,
  Demo: false,
} as const;
const event = {
  EventID: 1,
  Plant: plant,
  Status: 'SUSP_CN',
  EffectiveOn: '2026-10-20',
  Basis: null,
  AnnouncedOn: null,
  Rule: null,
  OldNumber: null,
  NewNumber: null,
  NoteEn: null,
  Source: 'GACC notice',
  SourceLink: null,
} as const;
const span = { StartDate: '2026-08-22', EndDate: '2026-11-20', Locked: null } as const;
const counts = [
  { Status: 'NEW', NameEn: 'Newly approved', NameCn: '新增', Count: 0, OnBoard: true },
  { Status: 'SUSP_CN', NameEn: 'Suspended', NameCn: '暂停', Count: 3, OnBoard: true },
  { Status: 'INFO', NameEn: 'Name changed', NameCn: '更名', Count: 2, OnBoard: false },
  { Status: 'SCOPE', NameEn: 'Scope changed', NameCn: '范围', Count: 0, OnBoard: false },
] as const;
type Events = GivenAnswer<'GetWebApprovePlantChildState'>;
const board = (events: Events = { Rows: [event], Total: 1 }): Answers => ({
  GetWebApprovePlantState: { Rows: counts, Total: 5, Dict: span },
  GetWebApprovePlantChildState: events,
});

test('the board has its six changes, noughts too, and others that happened; each leads to its plants', async () => {
  await show('/BTCEst?view=changes&origin=BRA', board());
  const tiles = readLinks(document.body);
  expect(Object.keys(tiles)).toEqual(expect.arrayContaining(['0 Newly approved', '3 Suspended', '2 Name changed']));
  expect(Object.keys(tiles)).not.toContain('0 Scope changed');
  expect(tiles['3 Suspended']).toBe('/BTCEst?view=changes&origin=BRA&change=SUSP_CN');
});

test.each([
  ['no basis and no announcement', {}, changesMessages.en.columns.basis, changesMessages.en.noBasis],
  ['no announcement', {}, changesMessages.en.columns.announced, /not published/],
  ['a new number', { OldNumber: 'SIF 8', NewNumber: null }, changesMessages.en.columns.change, /SIF 8 → SIF 9$/],
  ['a note', { NoteEn: 'On request' }, changesMessages.en.columns.change, /On request$/],
  [
    'an invented plant',
    { Plant: { ...plant, Demo: true } },
    changesMessages.en.columns.source,
    changesMessages.en.invented,
  ],
  ['a decree', { Rule: '248' }, changesMessages.en.columns.source, 'GACC notice GACC Decree 248'],
] as const)('a change with %s is told so', async (_what, said, column, expected) => {
  const page = await show('/BTCEst?view=changes', board({ Rows: [{ ...event, ...said }], Total: 1 }));
  const table = page.getByRole('table', {
    name: changesMessages.en.eventsCaption('22 August 2026', '20 November 2026'),
  });
  expect(readColumn(table, column)).toEqual([
    typeof expected === 'string' ? expected : expect.stringMatching(expected),
  ]);
});

test('a notice is led to; without a name of its source it is called so', async () => {
  const SourceLink = 'https://notice.example/1';
  const page = await show('/BTCEst?view=changes', board({ Rows: [{ ...event, Source: null, SourceLink }], Total: 1 }));
  const link = page.getByRole('link', { name: changesMessages.en.link });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([SourceLink, 'noreferrer nofollow']);
});

test('filters that leave nothing can be cleared, and the days stay', async () => {
  const page = await show('/BTCEst?view=changes&from=2026-01-01&change=RENUM', board({ Rows: [], Total: 0 }));
  page.getByRole('heading', { name: changesMessages.en.noEvents });
  expect(readLinks(document.body)[changesMessages.en.clear]).toBe('/BTCEst?view=changes&from=2026-01-01');
});

test('a period is a preset or days of one’s own', async () => {
  const page = await show('/BTCEst?view=changes', board());
  expect(readLinks(page.getByRole('navigation', { name: changesMessages.en.period }))).toEqual({
    '30 days': '/BTCEst?view=changes&from=2026-10-21',
    '90 days': '/BTCEst?view=changes',
    'One year': '/BTCEst?view=changes&from=2025-11-20',
  });
  expect(page.getByRole('link', { name: '90 days' }).getAttribute('aria-current')).toBe('true');
  await page.user.clear(page.getByLabelText(changesMessages.en.from));
  await page.user.type(page.getByLabelText(changesMessages.en.from), '2026-05-01');
  await page.press(changesMessages.en.show);
  expect(page.address()).toBe('/BTCEst?view=changes&from=2026-05-01&to=2026-11-20');
});

test('changes are narrowed by the date of a cargo and by an origin', async () => {
  const page = await show('/BTCEst?view=changes&page=2', board());
  await page.user.selectOptions(page.getByRole('combobox', { name: changesMessages.en.origin }), 'URY');
  await page.settled();
  expect(page.address()).toBe('/BTCEst?view=changes&origin=URY');
  const basis = page.getByRole('combobox', { name: changesMessages.en.basis });
  const [any, first] = readOptions(basis);
  expect(any).toBe(changesMessages.en.anyBasis);
  await page.user.selectOptions(basis, first ?? '');
  await page.settled();
  expect(page.sent('GetWebApprovePlantChildState').at(-1)).toMatchObject({ Origin: 'URY' });
  expect(page.address()).toContain('basis=');
});

test('an update of the list tells its changes by kind, and how many of them stand there', async () => {
  const page = await show('/BTCEst?view=releases', {
    GetWebHistoricalUpdate: {
      Rows: [
        {
          Date: '2026-10-20',
          Total: 3,
          Origins: [{ NameEn: 'Brazil', NameCn: '巴西', Count: 3 }],
          Events: [event, { ...event, EventID: 2, Status: 'RENUM', OldNumber: 'SIF 8' }],
        },
      ],
      Total: 1,
      Dict: { Locked: null },
    },
  });
  const text = page.text();
  for (const part of [
    '20 October 2026',
    changesMessages.en.releaseCount('3'),
    'Brazil 3',
    changesMessages.en.releaseMore('2'),
    'SIF 8 → SIF 9',
  ])
    expect(text).toContain(part);
  expect(Object.keys(readFacts(document.body))).toHaveLength(2);
});

test('updates are locked with their number', async () => {
  const page = await show('/BTCEst?view=releases', {
    GetWebHistoricalUpdate: { Rows: [], Total: 14, Dict: { Locked: closed } },
  });
  page.getByText(changesMessages.en.releasesLockedText('14'));
  expect(page.queryByRole('combobox', { name: changesMessages.en.origin })).toBeNull();
});

const bar = {
  Code: 'BRA',
  NameEn: 'Brazil',
  NameCn: '巴西',
  Total: 60,
  Share: 75,
  Counts: { active: 55, suspended: 5 },
} as const;
const spread: GivenAnswer<'GetWebFrontApprovePlantPattern'> = {
  Patterns: [bar, { ...bar, Code: 'URY', NameEn: 'Uruguay', Total: 20, Share: 25, Counts: { active: 20 } }],
  Total: 80,
  Dict: { Locked: null, AsOf: '2026-11-20', Concentration: { Cr1: 75, Cr4: 100, Cr10: 100 } },
};

test('how the plants are spread is a table by states that occur, with the concentration', async () => {
  const page = await show('/BTCEst?view=structure', { GetWebFrontApprovePlantPattern: spread });
  const { head, rows } = readTable(page.getByRole('table'));
  expect(head).toHaveLength(5);
  expect(rows).toEqual([
    ['Brazil', '60', '75.0%', '55', '5'],
    ['Uruguay', '20', '25.0%', '20', '0'],
  ]);
  page.getByText('75.0%', { selector: 'dd strong' });
  expect(page.getByRole('img').getAttribute('aria-label')).toMatch(/largest: Brazil, 60 plants, 75\.0%\.$/);
  expect(page.queryByText(structureMessages.en.overlapping)).toBeNull();
});

test.each([
  ['state', false, false],
  ['type', true, true],
  ['product', true, true],
  ['group', true, false],
] as const)('by %s concentration is said: %s, that totals overlap: %s', async (by, isConcentrated, overlaps) => {
  const page = await show(`/BTCEst?view=structure&by=${by}`, { GetWebFrontApprovePlantPattern: spread });
  expect(page.queryByText(structureMessages.en.concentration) !== null).toBe(isConcentrated);
  expect(page.queryByText(structureMessages.en.overlapping) !== null).toBe(overlaps);
  expect(readTable(page.getByRole('table')).head.length).toBe(by === 'state' ? 3 : 5);
});

test('to whom the spread is closed there is no date to choose', async () => {
  const page = await show('/BTCEst?view=structure&by=type', {
    GetWebFrontApprovePlantPattern: { ...spread, Patterns: [], Dict: { ...spread.Dict, Locked: closed } },
  });
  page.getByText(structureMessages.en.lockedText('80'));
  expect(page.queryByLabelText(structureMessages.en.asOf)).toBeNull();
  expect(page.queryByText(structureMessages.en.empty)).toBeNull();
});

const facets = {
  States: [{ Code: 'active', NameEn: 'Registered', NameCn: '有效', Count: 55 }],
  Origins: Array.from({ length: 10 }, (_, index) => ({
    Code: `A${String.fromCodePoint(65 + index)}A`,
    NameEn: `Origin ${index}`,
    NameCn: `国${index}`,
    Count: 10 - index,
  })),
  Provinces: [],
  Types: [{ Code: 'SH', NameEn: 'Slaughter', NameCn: '屠宰', Count: 30 }],
  Products: [],
} as const;
const list = (said: GivenAnswer<'GetWebFrontApprovePlant'> = {}): Answers => ({
  GetWebFrontApprovePlant: {
    Rows: [{ ...plant, State: 'active', Detail: null }],
    Total: 26,
    ...said,
    Dict: { Locked: null, LockedFilters: [], Facets: facets, AsOf: '2026-11-20', ...said.Dict },
  },
});

test('each value of a filter leads to the list with it, or without it where it is chosen', async () => {
  const page = await show('/BTCEst?q=jbs&type=SH', list());
  const links = readLinks(document.body);
  expect(links['Registered 55']).toBe('/BTCEst?q=jbs&status=active&type=SH');
  expect(links['Slaughter 30']).toBe('/BTCEst?q=jbs');
  expect(links[messages.en.clear]).toBe('/BTCEst?q=jbs');
  expect(page.queryByRole('heading', { name: messages.en.facetNames.provinces })).toBeNull();
});

test('eight values stand in sight, and one that is chosen wherever it is', async () => {
  const page = await show('/BTCEst?origin=AJA', list());
  const more = page.getByText(messages.en.more).closest('details');
  expect(more?.querySelectorAll('a')).toHaveLength(1);
  expect(more?.textContent).toContain('Origin 8');
});

const steps: Answers = {
  GetWebFrontApprovePlantProvince: { Rows: [{ Code: 'GO', NameEn: 'Goiás', NameCn: '戈亚斯', Count: 12 }] },
  GetWebFrontApprovePlantNo: { Rows: [plant] },
};

test('who knows where a plant is goes from origin to state to number', async () => {
  const page = await show('/BTCEst', { ...list(), ...steps });
  const number = page.getByRole('combobox', { name: messages.en.number });
  expect(number).toHaveProperty('disabled', true);
  expect(page.sent('GetWebFrontApprovePlantProvince')).toEqual([]);
  await page.user.selectOptions(page.getByRole('combobox', { name: messages.en.origin }), 'BRA');
  await page.settled();
  expect(page.address()).toBe('/BTCEst?origin=BRA');
  await page.user.selectOptions(page.getByRole('combobox', { name: messages.en.province }), 'GO');
  await page.settled();
  expect(page.sent('GetWebFrontApprovePlantNo').at(-1)).toMatchObject({ Origin: 'BRA', Province: 'GO' });
  await page.user.selectOptions(page.getByRole('combobox', { name: messages.en.number }), '7');
  await page.settled();
  expect(page.address()).toBe('/BTCEst/Plant/7');
});

test('states are for members: whoever is locked out reads that', async () => {
  const page = await show('/BTCEst?origin=BRA', {
    ...list({ Dict: { Locked: closed } }),
    ...steps,
    GetWebFrontApprovePlantProvince: { Rows: [] },
  });
  expect(readOptions(page.getByRole('combobox', { name: messages.en.province }))).toEqual([messages.en.provinceLocked]);
  expect(page.queryByLabelText(messages.en.asOf)).toBeNull();
});

test.each([
  ['en', { ProvinceEn: 'Goiás', CityEn: 'Goiânia' }, 'Goiânia, Goiás'],
  ['en', { ProvinceEn: null, ProvinceCn: '戈亚斯', CityEn: null, CityCn: null }, '戈亚斯'],
  ['cn', { ProvinceCn: '戈亚斯', CityCn: '戈亚尼亚' }, '戈亚斯 戈亚尼亚'],
  ['cn', { ProvinceCn: null, ProvinceEn: 'Goiás', CityCn: null, CityEn: null }, 'Goiás'],
] as const)('in %s a plant at %j is in %s', (edition, said, place) => {
  const nowhere = { ProvinceCn: null, ProvinceEn: null, CityCn: null, CityEn: null };
  expect(findPosition(edition, { ...nowhere, ...said } as Parameters<typeof findPosition>[1])).toBe(place);
});
