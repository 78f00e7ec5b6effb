// @vitest-environment jsdom
import { operations } from '@btc/contract/operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { makeExample } from '#platform/testing/contract-example.ts';
import type { Answers } from '#platform/testing/fake-api.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { findField } from '#ui/testing/live-page.ts';
import { AddAliasDialog, RemoveAliasDialog } from './quotes/terms/alias-dialogs.tsx';
import { messages as dictionaryMessages } from './quotes/terms/dictionary-messages.ts';
import { DutyDialog, RemoveDutyDialog } from './quotes/terms/duty-dialog.tsx';
import { RateDialog, RemoveRateDialog } from './quotes/terms/rate-dialog.tsx';
import { SeriesDialog } from './quotes/terms/series-dialog.tsx';
import { messages as termsMessages } from './quotes/terms/terms-messages.ts';
import { ItemDialog, ScoreDialog } from './week/item-dialog.tsx';
import { messages as weekMessages } from './week/messages.ts';
import { SurveyItemsScreen } from './week/survey-items.screen.tsx';

const none = { onClose: () => undefined, onChanged: () => undefined };
const show = (screen: ReactNode, answers: Answers = {}) => showScreen('en', screen, { answers });

const [duty] = makeExample(operations.GetPriceDuties.output, {
  Rows: [
    {
      DutyID: 3,
      Meat: 'beef',
      Origin: 'BRA',
      OriginEn: 'Brazil',
      Kind: 'mfn',
      Percent: 12,
      PercentTo: null,
      From: '2026-01-01',
      Until: null,
      NoteCn: null,
      NoteEn: null,
    },
  ],
}).Rows;
if (duty === undefined) throw new Error('The example has a duty');

test('a rate of the duty table is changed over what was seen', async () => {
  const page = await show(<DutyDialog meat="beef" duty={duty} {...none} />);
  await page.user.clear(findField('Percent'));
  await page.user.type(findField('Percent'), '15.6');
  await page.press(termsMessages.en.save);
  expect(page.sent('SavePriceDuty')).toMatchObject([
    { DutyID: 3, Meat: 'beef', Percent: 15.6, PercentTo: null, Expected: { DutyID: 3, Percent: 12 } },
  ]);
});

test.each(['-1', 'twelve', '2000'])('%s is no rate: it is said beside the field', async (typed) => {
  const page = await show(<DutyDialog meat="beef" duty={duty} {...none} />);
  await page.user.clear(findField('Percent'));
  await page.user.type(findField('Percent'), typed);
  await page.press(termsMessages.en.save);
  expect(findField('Percent').getAttribute('aria-invalid')).toBe('true');
  expect(page.changes()).toEqual([]);
});

test('spans of one kind that overlap are said in the words of the table', async () => {
  const page = await show(<DutyDialog meat="beef" duty={duty} {...none} />, {
    SavePriceDuty: new ApiError(1001, { List: [{ Field: 'Until', Rule: 'order' }] }),
  });
  await page.press(termsMessages.en.save);
  page.getByText(new RegExp(termsMessages.en.untilOrder.replaceAll('.', '\\.')));
});

test('what somebody else has changed meanwhile is put beside what is typed', async () => {
  const page = await show(<DutyDialog meat="beef" duty={duty} {...none} />, {
    SavePriceDuty: new ApiError(1001, { List: [{ Field: 'DutyID', Rule: 'changed' }] }),
    GetPriceDuties: { Rows: [{ ...duty, Percent: 20 }] },
  });
  await page.user.clear(findField('Percent'));
  await page.user.type(findField('Percent'), '15');
  await page.press(termsMessages.en.save);
  const dialog = page.getByRole('dialog');
  expect(dialog.textContent).toContain('20');
  await page.press('Use theirs');
  expect(findField('Percent')).toHaveProperty('value', '20');
});

test('a rate is taken out after a question that names it', async () => {
  const page = await show(<RemoveDutyDialog duty={duty} {...none} />);
  expect(page.getByRole('dialog').textContent).toContain('Brazil · Most favoured nation · 12');
  await page.press(termsMessages.en.remove);
  expect(page.sent('DeletePriceDuty')).toMatchObject([{ DutyID: 3, Expected: { Percent: 12 } }]);
});

test('a rate far from the one before is asked about, and sent with the answer', async () => {
  const page = await show(<RateDialog {...none} />, {
    SaveExchangeRate: ({ Confirmed }) =>
      Confirmed ? {} : new ApiError(1001, { List: [{ Field: 'CnyPerUsd', Rule: 'jump' }] }),
  });
  await page.user.type(findField('CnyPerUsd'), '9.5');
  await page.user.type(findField('Source'), 'PBC');
  await page.press(termsMessages.en.save);
  await page.user.click(page.getByRole('checkbox', { name: termsMessages.en.rateJump }));
  await page.press(termsMessages.en.save);
  expect(page.sent('SaveExchangeRate').map(({ Confirmed }) => Confirmed)).toEqual([false, true]);
});

test('an entered rate is taken out by its day and source', async () => {
  const rate = { Day: '2026-11-20', CnyPerUsd: 7.1234, Source: 'PBC' };
  const page = await show(<RemoveRateDialog rate={rate as Parameters<typeof RemoveRateDialog>[0]['rate']} {...none} />);
  expect(page.getByRole('dialog').textContent).toContain('7.1234');
  await page.press(termsMessages.en.remove);
  expect(page.sent('DeleteExchangeRate')).toEqual([{ Day: '2026-11-20', Source: 'PBC' }]);
});

const [entry] = makeExample(operations.GetNameDictionary.output, { Rows: [{ Code: 'chuck', NameEn: 'Chuck' }] }).Rows;
if (entry === undefined) throw new Error('The example has an entry');

test('another spelling is of the entry alone, and one that is taken is said', async () => {
  const page = await show(<AddAliasDialog kind="beefCut" entry={entry} others={[]} {...none} />, {
    AddNameAlias: new ApiError(1001, { List: [{ Field: 'Alias', Rule: 'taken' }] }),
  });
  await page.user.type(findField('Alias'), ' Chuck roll ');
  await page.press(dictionaryMessages.en.addConfirm);
  expect(page.sent('AddNameAlias')).toEqual([{ Kind: 'beefCut', Alias: 'Chuck roll', Codes: ['chuck'] }]);
  expect(findField('Alias').getAttribute('aria-invalid')).toBe('true');
});

test('a spelling is taken back after a question that names both', async () => {
  const alias = { AliasID: 8, Alias: 'Chuck roll' };
  const page = await show(
    <RemoveAliasDialog
      kind="beefCut"
      entry={entry}
      alias={alias as Parameters<typeof RemoveAliasDialog>[0]['alias']}
      {...none}
    />,
  );
  for (const name of ['Chuck roll', 'Chuck']) expect(page.getByRole('dialog').textContent).toContain(name);
  await page.press(dictionaryMessages.en.remove);
  expect(page.sent('RemoveNameAlias')).toEqual([{ AliasID: 8 }]);
});

test.each([
  ['forward', 'CFR', 'USD/t'],
  ['spot', 'EXW', 'CNY/kg'],
] as const)('a series of the %s market begins with %s in %s', async (market, term, unit) => {
  await show(<SeriesDialog start={{ meat: 'beef', market }} {...none} />);
  expect(findField('Term')).toHaveProperty('value', term);
  expect(findField('Unit')).toHaveProperty('value', unit);
});

test('another market, term or meat has what goes with it', async () => {
  const page = await show(<SeriesDialog start={{ meat: 'beef', market: 'forward' }} {...none} />);
  await page.user.selectOptions(findField('MarketType'), 'spot');
  expect([findField('Term'), findField('Unit')].map((one) => (one as HTMLSelectElement).value)).toEqual([
    'EXW',
    'CNY/kg',
  ]);
  await page.user.selectOptions(findField('Term'), 'FOB');
  expect(findField('Unit')).toHaveProperty('value', 'USD/t');
  await page.press(termsMessages.en.add);
  expect(page.changes()).toEqual([]);
  page.getByText(/^Fill this in/);
});

const [item] = makeExample(operations.GetDeskSurveyItems.output, {
  Rows: [{ ItemID: 5, OriginName: 'Brazil', CutName: 'Chuck', State: 'draft', BasePrice: null, OutcomePrice: null }],
}).Rows;
if (item === undefined) throw new Error('The example has an item');

test.each([
  [{ State: 'draft' }, [weekMessages.en.edit, weekMessages.en.open]],
  [{ State: 'open' }, [weekMessages.en.close]],
  [{ State: 'closed', ScoreFrom: '2020-01-01' }, [weekMessages.en.score]],
  [{ State: 'closed', ScoreFrom: '2090-01-01' }, []],
] as const)('with an item that is %j can be done %j', async (row, names) => {
  const page = await show(<SurveyItemsScreen />, { GetDeskSurveyItems: { Rows: [{ ...item, ...row }], Total: 1 } });
  const offered = page.queryAllByRole('button').map((button) => button.getAttribute('aria-label') ?? '');
  expect(
    [weekMessages.en.edit, weekMessages.en.open, weekMessages.en.close, weekMessages.en.score].filter((name) =>
      offered.some((one) => one.startsWith(`${name}: Brazil Chuck`)),
    ),
  ).toEqual(names);
});

test('an item is closed after a question that names it', async () => {
  const page = await show(<SurveyItemsScreen />, {
    GetDeskSurveyItems: { Rows: [{ ...item, State: 'open' }], Total: 1 },
  });
  await page.press(new RegExp(`^${weekMessages.en.close}:`));
  expect(page.getByRole('dialog').textContent).toContain('Brazil · Chuck');
  const [, close = document.body] = page.dialog().getAllByRole('button', { name: weekMessages.en.close });
  await page.user.click(close);
  await page.settled();
  expect(page.sent('CloseSurveyItem')).toEqual([{ isEn: true, ItemID: 5 }]);
});

test('a new item ends on a Friday at five in Beijing', async () => {
  await show(<ItemDialog item={null} {...none} />);
  const deadline = (findField('Deadline') as HTMLInputElement).value;
  expect(deadline).toMatch(/T17:00$/);
  expect(new Date(`${deadline.slice(0, 10)}T00:00:00Z`).getUTCDay()).toBe(5);
  expect(new Date(`${deadline}:00+08:00`).getTime()).toBeGreaterThan(Date.now());
});

test('an item is measured by two prices', async () => {
  const page = await show(<ScoreDialog item={item} {...none} />);
  await page.user.type(findField('BasePrice'), '5300');
  await page.user.type(findField('OutcomePrice'), '5450');
  await page.press(weekMessages.en.score);
  expect(page.sent('ScoreSurveyItem')).toEqual([{ isEn: true, ItemID: 5, BasePrice: '5300', OutcomePrice: '5450' }]);
});
