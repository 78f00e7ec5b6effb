// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import type { Answers, GivenAnswer } from '#platform/testing/fake-api.ts';
import { readLinks, readTable } from '#ui/testing/read-table.ts';
import { showRoute } from '#ui/testing/show-route.tsx';
import * as surveyPage from '../survey.page.tsx';
import { messages } from './messages.ts';

const item = {
  ItemID: 5,
  OriginName: 'Brazil',
  CutName: 'Shank',
  Horizon: 2,
  Unit: 'USD/t',
  BasePrice: 5300,
  Deadline: '2026-11-20T17:00:00+08:00',
  Answers: 12,
  Own: null,
  Result: null,
} as const;
const own = { Opinion: 'up', ExpectLow: 5200, ExpectHigh: 5600, Role: 'processor', Note: null } as const;
const full = {
  Up: 60,
  Flat: 20,
  Down: 20,
  ExpectLow: 5250,
  ExpectHigh: 5450,
  Roles: [{ Role: 'importer', Answers: 6, Up: 50, Flat: 0, Down: 50, Index: 50 }],
} as const;
const mayAnswer = { MayAnswer: true } as const;
const closed = { MayAnswer: false, Reason: 'notpaid' } as const;
const nothingPast = { Rows: [], Total: 0 };

type Open = GivenAnswer<'GetWebBeefPriceDataResearchList'>;
type Past = GivenAnswer<'GetWebBeefPriceDataResearchIndex'>;

function show(
  open: Open,
  { past = nothingPast, at = '/BTCPrice/Survey', ...answers }: Answers & { past?: Past; at?: string } = {},
) {
  return showRoute(surveyPage, at, {
    answers: { GetWebBeefPriceDataResearchList: open, GetWebBeefPriceDataResearchIndex: past, ...answers },
  });
}

test('an item says what is asked, until when, and where the price stood', async () => {
  const shown = await show({ Rows: [item], Dict: mayAnswer });
  const text = shown.getByRole('heading', { name: 'Brazil · Shank' }).closest('li')?.textContent;
  for (const part of [
    'Brazil · Shank',
    messages.en.horizon(2),
    messages.en.answers('12'),
    messages.en.deadline('20 November 2026, 17:00'),
    '5,300 USD/t',
  ])
    expect(text).toContain(part);
});

test('whoever may not answer sees the questions and why', async () => {
  const shown = await show({ Rows: [item], Dict: closed });
  shown.getByRole('heading', { name: 'Brazil · Shank' });
  expect(shown.queryByRole('button', { name: /^Answer/ })).toBeNull();
  expect(shown.text()).toContain(messages.en.surveyLockedHolds);
});

test('an answer is sent with what is typed, thanked for and gone from the screen', async () => {
  const shown = await show({ Rows: [item], Dict: mayAnswer });
  await shown.press('Answer: Brazil Shank');
  await shown.user.click(shown.getByRole('radio', { name: messages.en.opinions.down }));
  await shown.user.type(shown.getByLabelText(new RegExp(messages.en.fields.ExpectLow)), '5,100');
  await shown.press(messages.en.submit);
  expect(shown.sent('AddWebBeefPriceDataOpinion')).toMatchObject([
    { ItemID: 5, Opinion: 'down', Role: 'importer', ExpectLow: '5100' },
  ]);
  shown.getByText(messages.en.saved);
  expect(shown.queryByRole('button', { name: messages.en.submit })).toBeNull();
  expect(shown.sent('GetWebBeefPriceDataResearchList')).toHaveLength(2);
});

test('without an opinion nothing is sent, and the field says so', async () => {
  const shown = await show({ Rows: [item], Dict: mayAnswer });
  await shown.press('Answer: Brazil Shank');
  await shown.press(messages.en.submit);
  shown.getByText(new RegExp(messages.en.issues['Opinion.required']));
  expect(shown.changes()).toEqual([]);
});

test('a range upside down is said beside its field, in the words of the survey', async () => {
  const shown = await show(
    { Rows: [{ ...item, Own: own }], Dict: mayAnswer },
    { AddWebBeefPriceDataOpinion: new ApiError(1001, { List: [{ Field: 'ExpectHigh', Rule: 'order' }] }) },
  );
  await shown.press('Change answer: Brazil Shank');
  await shown.press(messages.en.submit);
  shown.getByText(new RegExp(messages.en.issues['ExpectHigh.order']));
});

test('after the deadline it is said that the question has closed, and what was typed stays', async () => {
  const shown = await show(
    { Rows: [{ ...item, Own: own }], Dict: mayAnswer },
    { AddWebBeefPriceDataOpinion: new ApiError(1001, { List: [{ Field: 'ItemID', Rule: 'closed' }] }) },
  );
  await shown.press('Change answer: Brazil Shank');
  expect(shown.getByRole('radio', { name: messages.en.opinions.up })).toHaveProperty('checked', true);
  await shown.press(messages.en.submit);
  shown.getByText(messages.en.closedNow);
  expect(shown.getByLabelText(new RegExp(messages.en.fields.ExpectLow))).toHaveProperty('value', '5200');
});

test.each([
  ['too few answers', { Index: null, Full: null }, messages.en.tooFew('5')],
  ['the index alone', { Index: 70, Full: null }, 'Diffusion index 70.0'],
  [
    'all of it',
    { Index: 70, Full: full },
    'Up 60%, flat 20%, down 20%Median of expected range 5,250–5,450Importer 50.0 (6)',
  ],
  ['no range', { Index: 70, Full: { ...full, ExpectLow: null } }, 'Up 60%, flat 20%, down 20%Importer'],
] as const)('whoever has answered reads the result so far: %s', async (_what, Result, text) => {
  const shown = await show({ Rows: [{ ...item, Own: own, Result }], Dict: mayAnswer });
  shown.getByText(messages.en.yourAnswer('Up'));
  expect(shown.text()).toContain(text);
});

test('no open item is said, with when the next ones come', async () => {
  const shown = await show({ Rows: [], Dict: mayAnswer }, { at: '/cn/BTCPrice/Survey' });
  shown.getByRole('heading', { name: messages.cn.openEmptyTitle });
  shown.getByText(messages.cn.openEmptyText);
});

const { Own: _own, ...past } = item;
const scored = {
  ...past,
  Result: { Index: 70, Full: null },
  Outcome: { Price: 5450, Change: 2.8, Direction: 'up', HitRate: 60 },
} as const;

test('past items stand with what was said and what came', async () => {
  const shown = await show(
    { Rows: [], Dict: mayAnswer },
    {
      past: {
        Rows: [
          scored,
          { ...scored, ItemID: 6, Outcome: { Price: 5310, Change: 0.2, Direction: 'flat', HitRate: null } },
          { ...scored, ItemID: 7, Outcome: null },
        ],
        Total: 60,
        Dates: ['2026-11-06', '2026-11-13'],
        Datas: [{ Horizon: 2, Index: [70, null] }],
        Dict: { HitRate: 55, Scored: 40, MinAnswers: 5, FlatBand: 0.5 },
      },
      at: '/BTCPrice/Survey?page=2',
    },
  );
  const { rows } = readTable(shown.getByRole('table', { name: messages.en.resultsCaption }));
  expect(rows.map((row) => row.slice(-2))).toEqual([
    ['▲ +2.8% Up', '60%'],
    ['+0.2% Flat', '–'],
    [messages.en.pending, '–'],
  ]);
  shown.getByText(messages.en.hitSummary('55%', '40'));
  expect(Object.values(readLinks(document.body))).toEqual(
    expect.arrayContaining(['/BTCPrice/Survey', '/BTCPrice/Survey?page=3']),
  );
  expect(shown.getByRole('img').getAttribute('aria-label')).toBe(
    messages.en.indexSentence('6 November 2026', '13 November 2026'),
  );
});

test('the method names the least number of answers and the band of the record', async () => {
  const shown = await show(
    { Rows: [], Dict: mayAnswer },
    { past: { ...nothingPast, Dict: { MinAnswers: 7, FlatBand: 2 } } },
  );
  for (const line of messages.en.surveyMethod('7', '2')) shown.getByText(line);
});
