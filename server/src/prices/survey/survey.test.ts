import type { Opinion } from '@btc/contract/prices/week-codes.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Caller } from '#platform/api/binding.ts';
import { createWeekFixture, onTrial, paidPrice, type WeekFixture } from '../week.fixture.ts';

let week: WeekFixture;
let analyst: Caller;

beforeEach(async () => {
  week = await createWeekFixture();
  analyst = await week.addUser('analyst', {}, 'analyst');
});
afterEach(() => week.drop());

async function openItem(): Promise<number> {
  const draft = { Origin: 'BRA', Cut: 'fq6', Horizon: 2, Deadline: '2026-11-20T17:00:00+08:00' } as const;
  const { Row } = await week.call('SaveSurveyItem', { ...draft, BasePrice: '6000' }, analyst);
  await week.call('OpenSurveyItem', { ItemID: Row.ItemID, ConfirmLocked: true }, analyst);
  return Row.ItemID;
}

async function answer(id: number, opinion: Opinion, caller: Caller) {
  return week.call('AddWebBeefPriceDataOpinion', { ItemID: id, Opinion: opinion, Role: 'importer' }, caller);
}

test('a draft is for staff alone', async () => {
  const draft = { Origin: 'BRA', Cut: 'fq6', Horizon: 4, Deadline: '2026-11-20T17:00:00+08:00' } as const;
  const { Row } = await week.call('SaveSurveyItem', draft, analyst);
  expect((await week.call('GetWebBeefPriceDataResearchList', {})).Rows).toEqual([]);
  const member = await week.addUser('member', paidPrice);
  await expect(answer(Row.ItemID, 'up', member)).rejects.toMatchObject({ code: 1009 });
});

test('members with prices and trials answer, others do not', async () => {
  const id = await openItem();
  const { Dict } = await week.call('GetWebBeefPriceDataResearchList', {});
  expect(Dict).toMatchObject({ MayAnswer: false, Reason: 'anonymous' });
  const reader = await week.addUser('reader');
  await expect(answer(id, 'up', reader)).rejects.toMatchObject({ code: 1008 });
  await answer(id, 'up', await week.addUser('trial', onTrial));
  const paid = await week.addUser('paid', paidPrice);
  const { Row } = await answer(id, 'up', paid);
  expect(Row).toMatchObject({ Answers: 2, Own: { Opinion: 'up' }, Result: { Index: null, Full: null } });
  await expect(
    week.call('AddWebBeefPriceDataOpinion', { UserID: 1, ItemID: id, Opinion: 'up', Role: 'other' }, paid),
  ).rejects.toMatchObject({ code: 1007 });
});

test('an answer is changed until the last second before the deadline by Shanghai time, and counts once', async () => {
  const id = await openItem();
  const member = await week.addUser('member', paidPrice);
  await answer(id, 'up', member);
  week.clock.set('2026-11-20T16:59:59+08:00');
  expect((await answer(id, 'down', member)).Row).toMatchObject({ Answers: 1, Own: { Opinion: 'down' } });
  week.clock.set('2026-11-20T17:00:00+08:00');
  await expect(answer(id, 'flat', member)).rejects.toMatchObject({
    code: 1001,
    data: { List: [{ Field: 'ItemID', Rule: 'closed' }] },
  });
  expect((await week.call('GetWebBeefPriceDataResearchList', {})).Rows).toEqual([]);
});

test('results begin with five answers, in full for those who answered, and are scored when the horizon has passed', async () => {
  const id = await openItem();
  const opinions = ['up', 'up', 'up', 'flat'] as const;
  const members: Caller[] = [];
  for (const [index, opinion] of opinions.entries()) {
    const member = await week.addUser(`member${index}`, paidPrice);
    members.push(member);
    await answer(id, opinion, member);
  }
  week.clock.set('2026-11-21T09:00:00+08:00');
  const few = await week.call('GetWebBeefPriceDataResearchIndex', {});
  expect(few.Rows[0]).toMatchObject({ Answers: 4, Result: { Index: null, Full: null }, Outcome: null });

  week.clock.set('2026-11-19T09:00:00+08:00');
  await answer(id, 'down', await week.addUser('fifth', paidPrice));
  week.clock.set('2026-11-21T09:00:00+08:00');
  const outside = await week.call('GetWebBeefPriceDataResearchIndex', {});
  expect(outside.Rows[0]?.Result).toEqual({ Index: 70, Full: null });
  const inside = await week.call('GetWebBeefPriceDataResearchIndex', {}, members[0]);
  expect(inside.Rows[0]?.Result.Full).toMatchObject({ Up: 60, Flat: 20, Down: 20, Roles: [{ Answers: 5 }] });

  const score = { ItemID: id, BasePrice: '6000', OutcomePrice: '6090' };
  await expect(week.call('ScoreSurveyItem', score, analyst)).rejects.toMatchObject({
    data: { List: [{ Rule: 'tooearly' }] },
  });
  week.clock.set('2026-12-02T00:00:00+08:00');
  await week.call('ScoreSurveyItem', score, analyst);
  const scored = await week.call('GetWebBeefPriceDataResearchIndex', {});
  expect(scored.Rows[0]?.Outcome).toEqual({ Price: 6090, Change: 1.5, Direction: 'up', HitRate: 60 });
  expect(scored.Dict).toMatchObject({ HitRate: 60, Scored: 1 });
});

test('the weekly mainstream price scores an item that nobody has scored', async () => {
  const id = await openItem();
  await week.db.updateTable('survey_item').set({ base_price: null }).where('id', '=', id).execute();
  const cell = { meat: 'beef', market_type: 'forward', origin: 'BRA', cut: 'fq6', quote_count: 5 } as const;
  await week.db
    .insertInto('price_cell')
    .values([
      { ...cell, week: '2026-11-16', price: 6000 },
      { ...cell, week: '2026-11-30', price: 5970 },
    ])
    .execute();
  week.clock.set('2026-12-02T09:00:00+08:00');
  const { Rows } = await week.call('GetWebBeefPriceDataResearchIndex', {});
  expect(Rows[0]).toMatchObject({ BasePrice: 6000, Outcome: { Change: -0.5, Direction: 'flat', HitRate: null } });
});

test('an item that is open is neither changed nor opened again, and every step is in the audit trail', async () => {
  const id = await openItem();
  const change = { ItemID: id, Origin: 'URY', Cut: 'fq6', Horizon: 2, Deadline: '2026-11-21T17:00:00+08:00' } as const;
  await expect(week.call('SaveSurveyItem', change, analyst)).rejects.toMatchObject({ code: 1001 });
  await expect(week.call('OpenSurveyItem', { ItemID: id }, analyst)).rejects.toMatchObject({ code: 1001 });
  await week.call('CloseSurveyItem', { ItemID: id }, analyst);
  const { Rows, Dict } = await week.call('GetDeskSurveyItems', { State: 'closed' }, analyst);
  expect(Rows).toMatchObject([{ ItemID: id, State: 'closed', ScoreFrom: '2026-12-02' }]);
  expect(Dict).toEqual({ draft: 0, open: 0, closed: 1 });
  const trail = await week.db.selectFrom('audit_entry').select('operation').orderBy('id').execute();
  expect(trail.map(({ operation }) => operation)).toEqual(['SaveSurveyItem', 'OpenSurveyItem', 'CloseSurveyItem']);
});

test.each([
  { base: '6360', isEn: false, figure: '巴西 · 前四分体六件套 6,360美元/吨' },
  { base: undefined, isEn: true, figure: 'Brazil · Forequarter, 6-cut set USD 6,360/t' },
  { base: '6000', isEn: false, figure: '巴西 · 前四分体六件套' },
])(
  'an item asks before everybody may read the quotes that it is measured by: $base',
  async ({ base, isEn, figure }) => {
    const draft = { Origin: 'BRA', Cut: 'fq6', Horizon: 2, Deadline: '2026-11-20T17:00:00+08:00' } as const;
    const item = { ...draft, ...(base === undefined ? {} : { BasePrice: base }) };
    const { Row } = await week.call('SaveSurveyItem', item, analyst);
    const open = (ConfirmLocked: boolean) =>
      week.call('OpenSurveyItem', { isEn, ItemID: Row.ItemID, ConfirmLocked }, analyst);
    await expect(open(false)).rejects.toMatchObject({
      code: 1001,
      data: { List: [{ Field: 'BasePrice', Rule: 'lockedFigure' }], Dict: { Figures: [{ Detail: figure }] } },
    });
    expect((await open(true)).Row.State).toBe('open');
  },
);
