// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import type { Answers, GivenAnswer } from '#platform/testing/fake-api.ts';
import { messages as deskMessages } from '#shell/console/messages.ts';
import { findField, type LivePage } from '#ui/testing/live-page.ts';
import { readTable } from '#ui/testing/read-table.ts';
import { messages } from './messages.ts';
import { draft, paste, pressCell, published, readCell, saveNow, showSheet, toRow } from './testing/show-sheet.tsx';

const t = messages.en;

const findTable = (page: LivePage, name: string) => page.dialog().getByRole('table', { name });

test('before publication each draft is shown as members will see it, and each line that stays with its reason', async () => {
  const page = await showSheet([
    toRow(1, { Quote: { ...draft, Provisional: true, Mainstream: 6300 } }),
    toRow(2),
    toRow(3),
    toRow(4, { Quote: published }),
  ]);
  await pressCell(page, '1.0');
  await paste(page, '5900');
  await page.press(t.publish);
  expect(readTable(findTable(page, t.toPublish)).rows.map((cells) => cells.slice(1))).toEqual([
    [`${t.bases.offer} ${t.provisionalYes}`, '5900', '6300', '6100', '4', '+5.0%'],
  ]);
  expect(readTable(findTable(page, t.leftTitle)).rows.map(([, why]) => why)).toEqual([
    t.missing([t.fields.Mainstream, t.fields.High, t.fields.QuoteCount, t.fields.Basis]),
  ]);
  page.dialog().getByText(t.leftOut('1'));
  page.dialog().getByText(t.notQuoted('1'));
  await page.press(t.publishConfirm('1'));
  expect(page.sent('PublishQuotes')).toEqual([
    { Meat: 'beef', MarketType: 'forward', Date: '2026-11-20', Lines: [{ SeriesID: 1, ExpectedRevision: 3 }] },
  ]);
  page.getByText(t.published('1'));
  expect(page.sent('GetQuoteSheet')).toHaveLength(2);
});

test('what was typed a moment ago is saved first, and published as saved', async () => {
  const page = await showSheet([toRow(1)]);
  await pressCell(page, '0.0');
  await paste(page, '5900\t6000\t6100\t4\toffer');
  await page.user.keyboard('5950');
  await page.press(t.publish);
  expect(page.sent('SaveQuoteDrafts').at(-1)).toMatchObject({ Lines: [{ Values: { Low: 5950 } }] });
  await page.press(t.publishConfirm('1'));
  expect(page.sent('PublishQuotes')[0]?.Lines).toEqual([{ SeriesID: 1, ExpectedRevision: 1 }]);
});

test('without a draft there is nothing to publish, and the button waits', async () => {
  const page = await showSheet([toRow(1)]);
  await page.press(t.publish);
  page.dialog().getByText(t.publishNone);
  expect(page.dialog().getByRole('button', { name: t.publishConfirm('0') })).toHaveProperty('disabled', true);
});

test('a line that somebody changed meanwhile is named, and nothing is told as published', async () => {
  const page = await showSheet([toRow(1, { Quote: draft }), toRow(2, { Quote: draft })], {
    PublishQuotes: new ApiError(1001, { List: [{ Field: 'Lines.1', Rule: 'changed' }] }),
  });
  await page.press(t.publish);
  await page.press(t.publishConfirm('2'));
  const { rows } = readTable(findTable(page, t.lineStates.conflict));
  expect(rows.map(([name]) => name)).toEqual([expect.stringContaining('Cut 2')]);
  expect(page.queryByText(t.published('2'))).toBeNull();
});

test('more lines than one call takes go in several, in their order', async () => {
  const rows = Array.from({ length: 501 }, (_, index) => toRow(index + 1, { Quote: draft }));
  const page = await showSheet(rows, {}, '&show=published');
  await page.press(t.publish);
  await page.press(t.publishConfirm('501'));
  expect(page.sent('PublishQuotes').map(({ Lines }) => [Lines[0]?.SeriesID, Lines.length])).toEqual([
    [1, 500],
    [501, 1],
  ]);
});

test('all quotes of a day are withdrawn with a reason, which stays where the dialog is left', async () => {
  const page = await showSheet([toRow(1, { Quote: published }), toRow(2, { Quote: published }), toRow(3)]);
  await page.press(t.withdrawSheet);
  const confirm = () => page.dialog().getByRole('button', { name: t.withdrawSheetConfirm('2') });
  page.dialog().getByText(t.withdrawSheetWhat('2'));
  expect(readTable(findTable(page, t.toWithdraw)).rows).toHaveLength(2);
  expect(confirm()).toHaveProperty('disabled', true);
  await page.user.type(page.dialog().getByRole('textbox'), ' Wrong day ');
  await page.press(t.cancel);
  await page.press(t.withdrawSheet);
  expect(page.dialog().getByRole('textbox')).toHaveProperty('value', ' Wrong day ');
  await page.user.click(confirm());
  await page.settled();
  expect(page.sent('WithdrawQuoteSheet')).toEqual([
    { Meat: 'beef', MarketType: 'forward', Date: '2026-11-20', Published: 2, Reason: 'Wrong day' },
  ]);
  page.getByText(t.sheetWithdrawn('2'));
});

test('where nothing is published there is nothing to withdraw', async () => {
  const page = await showSheet([toRow(1, { Quote: draft })]);
  expect(page.queryByRole('button', { name: t.withdrawSheet })).toBeNull();
});

async function openPublished(answers: Answers = {}) {
  const page = await showSheet([toRow(1, { Quote: published })], answers);
  await pressCell(page, '0.0');
  await page.user.keyboard('9{F2}');
  await page.settled();
  return page;
}

test('what is published is not typed over: F2 opens its correction, which needs a reason', async () => {
  const page = await openPublished();
  await page.user.clear(findField('Values.Low'));
  await page.user.type(findField('Values.Low'), '5800');
  await page.press(t.correct);
  expect(page.sent('CorrectQuote')).toEqual([]);
  await page.user.type(findField('Reason'), 'Misheard');
  await page.press(t.correct);
  expect(page.sent('CorrectQuote')).toMatchObject([
    {
      SeriesID: 1,
      Date: '2026-11-20',
      ExpectedRevision: 3,
      Values: { Low: 5800, Mainstream: 6000, Basis: 'offer', GroupSize: null },
      Reason: 'Misheard',
    },
  ]);
  page.getByText(t.corrected);
  expect(page.sent('GetQuoteSheet')).toHaveLength(2);
  expect(page.sent('SaveQuoteDrafts')).toEqual([]);
});

test('a figure that cannot be is said in the words of the sheet', async () => {
  const page = await openPublished({
    CorrectQuote: new ApiError(1001, { List: [{ Field: 'Values.Low', Rule: 'order' }] }),
  });
  await page.user.type(findField('Reason'), 'Misheard');
  await page.press(t.correct);
  page.dialog().getByText(new RegExp(t.rules.order, 'i'));
  expect(findField('Values.Low').getAttribute('aria-invalid')).toBe('true');
});

test('it can be withdrawn instead, and the corrections of the series are a link away', async () => {
  const page = await openPublished();
  expect(page.dialog().getByRole('link', { name: t.seeCorrections }).getAttribute('href')).toMatch(/\?series=1$/);
  await page.user.click(page.dialog().getByRole('radio', { name: t.withdraw }));
  await page.user.type(findField('Reason'), 'Never said');
  await page.press(t.withdraw);
  expect(page.sent('WithdrawQuote')).toEqual([
    { SeriesID: 1, Date: '2026-11-20', ExpectedRevision: 3, Reason: 'Never said' },
  ]);
});

test('where a colleague has corrected it meanwhile both figures are shown', async () => {
  let isCorrected = false;
  const page = await openPublished({
    GetQuoteSheet: () => ({
      Rows: [toRow(1, { Quote: isCorrected ? { ...published, Low: 5500, Revision: 8 } : published })],
    }),
    CorrectQuote: ({ ExpectedRevision }) => {
      isCorrected = true;
      return ExpectedRevision === 8 ? {} : new ApiError(1001, { List: [{ Field: 'SeriesID', Rule: 'changed' }] });
    },
  });
  await page.user.clear(findField('Values.Low'));
  await page.user.type(findField('Values.Low'), '5800');
  await page.user.type(findField('Reason'), 'Misheard');
  await page.press(t.correct);
  expect(page.getByRole('dialog').textContent).toMatch(/5,?500/);
  await page.press(deskMessages.en.take.mine);
  await page.press(t.correct);
  expect(page.sent('CorrectQuote').at(-1)).toMatchObject({ ExpectedRevision: 8, Values: { Low: 5800 } });
});

const brazil = {
  Code: 'BRA',
  Quote: null,
  Previous: { LocalPrice: '320', UsdPerUnit: '0.18', Source: 'CEPEA/B3', Date: '2026-11-13', Demo: false },
} as const;
const mercosur = { ...brazil, Code: 'MERCOSUR', Previous: null } as const;
const cattleQuote = { LocalPrice: '330', UsdPerUnit: '0.18', Source: 'CEPEA/B3', Revision: 2 } as const;
type CattleRows = NonNullable<GivenAnswer<'GetLiveCattleSheet'>['Rows']>;

const showCattle = (Rows: CattleRows, answers: Answers = {}) =>
  showSheet([], { GetLiveCattleSheet: { Rows, Dict: { JumpPercent: 8 } }, ...answers }, '&market=livecattle');

test('a price of live cattle needs no rate in dollars, and says what it comes to', async () => {
  const page = await showCattle([mercosur, brazil], {
    SaveLiveCattleDrafts: ({ Lines }) => ({
      Rows: Lines.map(({ Code, Values }) => ({
        Code,
        Outcome: 'saved',
        Rule: null,
        Quote: { ...cattleQuote, ...Values, State: 'draft', Revision: 1 },
      })),
    }),
  });
  await pressCell(page, '0.0');
  await paste(page, '4.25');
  expect(readCell('0.3')).toContain(t.usd('4.25'));
  await pressCell(page, '1.0');
  await page.user.keyboard('330{Control>}d{/Control}');
  expect(['1.0', '1.1', '1.2'].map(readCell)).toEqual(['330', '0.18', '']);
  // 330 BRL for 15 kg, at 0.18.
  expect(readCell('1.3')).toContain(t.usd('3.96'));
  await saveNow(page);
  // Saved together, or one after the other where the typing took long.
  expect(page.sent('SaveLiveCattleDrafts').flatMap(({ Lines }) => Lines)).toMatchObject([
    { Code: 'MERCOSUR', Values: { LocalPrice: '4.25', UsdPerUnit: '1', Source: 'World Beef Report' } },
    { Code: 'BRA', Values: { LocalPrice: '330', UsdPerUnit: '0.18', Source: 'CEPEA/B3' } },
  ]);
  await page.press(t.publish);
  page.dialog().getByText(t.publishCattle);
  await page.press(t.publishConfirm('2'));
  expect(page.sent('PublishLiveCattle')).toEqual([
    {
      Date: '2026-11-20',
      Lines: [
        { Code: 'MERCOSUR', ExpectedRevision: 1 },
        { Code: 'BRA', ExpectedRevision: 1 },
      ],
    },
  ]);
});

test.each([
  [t.correct, 'CorrectLiveCattlePrice', { Code: 'BRA', ExpectedRevision: 2, Date: '2026-11-20' }],
  [
    t.withdraw,
    'WithdrawLiveCattlePrices',
    { Date: '2026-11-20', Lines: [{ Code: 'BRA', ExpectedRevision: 2 }], Reason: 'Misread' },
  ],
] as const)('a published price of live cattle: %s', async (what, call, sent) => {
  const page = await showCattle([{ ...brazil, Quote: { ...cattleQuote, State: 'published' } }]);
  await page.press(new RegExp(`: ${t.actions.published}$`));
  await page.user.click(page.dialog().getByRole('radio', { name: what }));
  await page.user.type(findField('Reason'), 'Misread');
  await page.press(what);
  expect(page.sent(call)).toMatchObject([sent]);
});

test('all prices of live cattle of a day are withdrawn over what was seen', async () => {
  const page = await showCattle([{ ...brazil, Quote: { ...cattleQuote, State: 'published' } }, mercosur]);
  await page.press(t.withdrawSheet);
  page.dialog().getByText(t.withdrawCattleSheet('1'));
  await page.user.type(page.dialog().getByRole('textbox'), 'Wrong day');
  await page.press(t.withdrawSheetConfirm('1'));
  expect(page.sent('WithdrawLiveCattlePrices')).toEqual([
    { Date: '2026-11-20', Lines: [{ Code: 'BRA', ExpectedRevision: 2 }], Reason: 'Wrong day' },
  ]);
});
