// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { findField } from '#ui/testing/live-page.ts';
import { readTable } from '#ui/testing/read-table.ts';
import { CorrectionsScreen } from '../corrections.screen.tsx';
import { DutyTable } from './duty-table.tsx';
import { messages as sheetMessages } from '../messages.ts';
import { PriceTermsScreen } from './price-terms.screen.tsx';
import { SeriesScreen } from './series.screen.tsx';
import { messages } from './terms-messages.ts';

const series = {
  SeriesID: 4,
  Meat: 'beef',
  MarketType: 'forward',
  OriginCode: 'BRA',
  OriginEn: 'Brazil',
  OriginCn: '巴西',
  CutCode: 'shank',
  CutEn: 'Shank',
  CutCn: '前腱',
  Specs: [],
  Brand: 'SIF 51',
  Storage: 'frozen',
  Term: 'CFR',
  Port: 'main',
  PortEn: 'main ports',
  PortCn: '中国主港',
  Unit: 'USD/t',
} as const;
const quoted = { ...series, Quotes: 12, LatestDate: null, Active: true } as const;

const showSeries = (rows: readonly object[], at?: string) =>
  showScreen('en', <SeriesScreen />, {
    answers: { GetDeskPriceSeries: { Rows: rows, Total: rows.length } },
    ...(at !== undefined && { at }),
  });

test('a series is named by origin, cut, specification and terms; one without a quote has no latest day', async () => {
  const page = await showSeries([quoted]);
  const { head, rows } = readTable(page.getByRole('table'));
  expect(rows[0]?.[0]).toContain('Brazil Shank, SIF 51');
  expect(rows[0]?.[0]).toContain('USD/t · Frozen · CFR main ports');
  expect(rows[0]?.[head.indexOf(messages.en.state)]).toBe(messages.en.active);
  expect(rows[0]?.[head.indexOf(messages.en.latest)]).not.toMatch(/\d/);
});

test('stopped ones are not shown until they are asked for', async () => {
  const page = await showSeries([quoted]);
  expect(page.sent('GetDeskPriceSeries')[0]).toMatchObject({ Meat: 'beef', IncludeStopped: false });
  await page.user.selectOptions(page.getByRole('combobox', { name: messages.en.stopped }), 'true');
  await page.settled();
  expect(page.sent('GetDeskPriceSeries').at(-1)).toMatchObject({ IncludeStopped: true });
  expect(page.address()).toContain('stopped=true');
});

test.each([
  [true, messages.en.stop, messages.en.stopWhat, false],
  [false, messages.en.resume, messages.en.resumeWhat, true],
] as const)('a series that is quoted (%s) is turned with all that it is made of', async (Active, name, what, after) => {
  const page = await showSeries([{ ...quoted, Active }]);
  await page.press(new RegExp(`^${name}: Brazil`));
  expect(page.getByRole('dialog').textContent).toContain(what);
  await page.user.click(page.dialog().getByRole('button', { name }));
  await page.settled();
  expect(page.sent('SavePriceSeries')).toEqual([
    {
      SeriesID: 4,
      Meat: 'beef',
      MarketType: 'forward',
      Origin: 'BRA',
      Cut: 'shank',
      Specs: [],
      Brand: 'SIF 51',
      Storage: 'frozen',
      Term: 'CFR',
      Port: 'main',
      Unit: 'USD/t',
      Active: after,
    },
  ]);
  expect(page.sent('GetDeskPriceSeries')).toHaveLength(2);
});

test('a new series begins with the meat and market of the list', async () => {
  const page = await showSeries([], '/console/desk/series?meat=pork&market=spot');
  await page.press(messages.en.add);
  const value = (name: string) => document.querySelector<HTMLSelectElement>(`[role=dialog] [name=${name}]`)?.value;
  expect(['Meat', 'MarketType', 'Term'].map(value)).toEqual(['pork', 'spot', 'EXW']);
});

const quote = {
  Low: 5200,
  Mainstream: 5300,
  High: 5400,
  QuoteCount: 3,
  GroupSize: null,
  Basis: 'offer',
  Provisional: false,
};
const correction = {
  CorrectionID: 1,
  Series: series,
  Date: '2026-11-18',
  Reason: 'Typing error',
  At: '2026-11-19T10:00:00+08:00',
  By: 'desk',
} as const;
const showCorrections = (row: object, edition: 'cn' | 'en' = 'en', at?: string) =>
  showScreen(edition, <CorrectionsScreen />, {
    answers: {
      GetQuoteCorrections: { Rows: [{ ...correction, ...row }], Total: 1 },
    },
    ...(at !== undefined && { at }),
  });

test('of a correction only what differs stands before and after', async () => {
  const page = await showCorrections({ Before: quote, After: { ...quote, Mainstream: 5250, Provisional: true } });
  const { head, rows } = readTable(page.getByRole('table'));
  const [row = []] = rows;
  expect(row[head.indexOf(sheetMessages.en.before)]).toBe('Mainstream 5300 Provisional –');
  expect(row[head.indexOf(sheetMessages.en.after)]).toBe('Mainstream 5250 Provisional Provisional');
  expect(row[head.indexOf(sheetMessages.en.at)]).toMatch(/desk$/);
});

test('of a withdrawn quote stands all that it said', async () => {
  const page = await showCorrections({ Before: quote, After: null }, 'cn');
  const { head, rows } = readTable(page.getByRole('table'));
  const [row = []] = rows;
  expect(row[head.indexOf(sheetMessages.cn.after)]).toBe(sheetMessages.cn.withdrawn);
  for (const part of ['5200', '5300', '5400', '3', sheetMessages.cn.bases.offer])
    expect(row[head.indexOf(sheetMessages.cn.before)]).toContain(part);
});

test('the corrections of one series are asked for as the address says', async () => {
  const page = await showCorrections(
    { Before: quote, After: null },
    'en',
    '/console/desk/corrections?series=4&day=2026-11-18',
  );
  expect(page.sent('GetQuoteCorrections')).toMatchObject([{ SeriesID: 4, Date: '2026-11-18' }]);
});

const settings: Answers = {
  GetPriceSettings: {
    Row: { PortCost: 1, VatPercent: 9, JumpPercent: 15 },
    Rows: [
      { Day: '2026-11-20', CnyPerUsd: 7.1, Source: 'PBC', Demo: false },
      { Day: '2026-11-19', CnyPerUsd: 7.0912, Source: 'invented', Demo: true },
    ],
  },
  GetPriceDuties: { Rows: [] },
};
const showTerms = (answers: Answers = {}) =>
  showScreen('en', <PriceTermsScreen />, { answers: { ...settings, ...answers } });

test('rates stand with four decimals; one of the demonstration cannot be taken out', async () => {
  const page = await showTerms();
  const { rows } = readTable(page.getByRole('table', { name: messages.en.rates }));
  expect(rows).toEqual([
    ['20 November 2026', '7.1000', 'PBC', 'Delete'],
    ['19 November 2026', '7.0912', messages.en.demo, ''],
  ]);
  await page.press(`${messages.en.removeRate}: 20 November 2026`);
  expect(page.getByRole('dialog').textContent).toContain('PBC');
});

test('settings are saved over those that were seen', async () => {
  const page = await showTerms();
  await page.user.clear(findField('PortCost'));
  await page.user.type(findField('PortCost'), '1.2');
  const [save = document.body] = page.getAllByRole('button', { name: messages.en.save });
  await page.user.click(save);
  await page.settled();
  expect(page.sent('SavePriceSettings')).toMatchObject([
    { PortCost: 1.2, VatPercent: 9, Expected: { PortCost: 1, VatPercent: 9, JumpPercent: 15 } },
  ]);
});

test.each([
  [0, messages.en.noVolumes],
  [48, messages.en.weightsDone('48', 'Customs')],
])('after weights were refreshed with %s cells it says what came of it', async (Total, text) => {
  const page = await showTerms({ RefreshPriceWeights: { Total, Dict: { SourceEn: 'Customs' } } });
  await page.press(messages.en.refresh);
  page.getByText(text);
});

test('a year that cannot be is said beside its field', async () => {
  const page = await showTerms({
    RefreshPriceWeights: new ApiError(1001, { List: [{ Field: 'Year', Rule: 'range' }] }),
  });
  await page.press(messages.en.refresh);
  expect(findField('Year').getAttribute('aria-invalid')).toBe('true');
});

const duty = {
  DutyID: 3,
  Meat: 'beef',
  Origin: 'BRA',
  OriginEn: 'Brazil',
  Kind: 'mfn',
  Percent: 12,
  PercentTo: null,
  From: '2026-01-01',
  Until: null,
  NoteEn: 'Tariff 2026',
  SourceEn: 'MOF',
} as const;

test('a duty stands with its span and its period, and one that is not known says so', async () => {
  const page = await showScreen('en', <DutyTable />, {
    answers: {
      GetPriceDuties: {
        Rows: [
          duty,
          { ...duty, DutyID: 4, Kind: 'byExporter', Percent: 3, PercentTo: 12.5, Until: '2026-12-31' },
          { ...duty, DutyID: 5, Kind: 'additional', Percent: null },
        ],
      },
    },
  });
  const { rows } = readTable(page.getByRole('table', { name: messages.en.duties }));
  expect(rows.map((row) => row.slice(1, 4))).toEqual([
    [messages.en.kinds.mfn, '12.0%', `1 January 2026 – ${messages.en.openEnd}`],
    [messages.en.kinds.byExporter, '3.0% – 12.5%', '1 January 2026 – 31 December 2026'],
    [messages.en.kinds.additional, messages.en.rateUnknown, `1 January 2026 – ${messages.en.openEnd}`],
  ]);
  await page.press(`${messages.en.edit}: Brazil, ${messages.en.kinds.byExporter}, 2026-01-01`);
  expect(document.querySelector('[role=dialog] [name=PercentTo]')).toHaveProperty('value', '12.5');
});

test('the duties of the other meat are asked for, and a new one is of it', async () => {
  const page = await showScreen('en', <DutyTable />, { answers: { GetPriceDuties: { Rows: [duty] } } });
  await page.user.selectOptions(page.getByRole('combobox', { name: messages.en.meat }), 'pork');
  await page.settled();
  expect(page.sent('GetPriceDuties').map(({ Meat }) => Meat)).toEqual(['beef', 'pork']);
  await page.press(messages.en.addDuty);
  for (const [name, text] of [
    ['Percent', '8'],
    ['NoteCn', '税则'],
    ['NoteEn', 'Tariff'],
    ['SourceCn', '财政部'],
    ['SourceEn', 'MOF'],
  ] as const) {
    await page.user.type(findField(name), text);
  }
  await page.press(messages.en.save);
  expect(page.sent('SavePriceDuty')).toMatchObject([{ Meat: 'pork', Origin: 'ALL', Kind: 'mfn', Percent: 8 }]);
  expect(page.sent('SavePriceDuty')[0]).not.toHaveProperty('DutyID');
});
