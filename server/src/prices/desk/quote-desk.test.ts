import type { DraftOutcome, SheetRow } from '@btc/contract/prices/desk/quote-desk.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '#platform/api/binding.ts';
import { addAccount, openPricesFixture, paidCaller, type PricesFixture } from '../prices.fixture.ts';

let prices: PricesFixture;
let analyst: Caller;
let series: number;
beforeAll(async () => {
  prices = await openPricesFixture('2026-03-06T12:00:00+08:00');
  analyst = paidCaller(await addAccount(prices.db, 'analyst'), 'analyst');
  series = await addSeries({});
});
afterAll(async () => prices.close());

const shank = {
  Meat: 'beef',
  MarketType: 'forward',
  Origin: 'BRA',
  Cut: 'shank',
  Specs: [],
  Brand: null,
  Storage: 'frozen',
  Term: 'CFR',
  Port: 'main',
  Unit: 'USD/t',
};
const sheet = { Meat: 'beef', MarketType: 'forward' };

async function addSeries(changes: object): Promise<number> {
  const answer = await prices.call('SavePriceSeries', { ...shank, ...changes }, analyst);
  return (answer as { Row: { SeriesID: number } }).Row.SeriesID;
}

const values = { Low: 5900, High: 6050, Mainstream: 6000, QuoteCount: 4, Basis: 'offer' };

async function save(date: string, was: number, changes: object | null = {}, more: object = {}): Promise<DraftOutcome> {
  const line = {
    SeriesID: series,
    ExpectedRevision: was,
    Values: changes === null ? null : { ...values, ...changes },
    ...more,
  };
  const answer = await prices.call('SaveQuoteDrafts', { Date: date, Lines: [line] }, analyst);
  const [outcome] = (answer as { Rows: DraftOutcome[] }).Rows;
  if (outcome === undefined) throw new Error('A line has an outcome');
  return outcome;
}

async function publish(date: string, ...seen: readonly (readonly [series: number, revision: number])[]) {
  const Lines = seen.map(([SeriesID, ExpectedRevision]) => ({ SeriesID, ExpectedRevision }));
  return prices.call('PublishQuotes', { ...sheet, Date: date, Lines }, analyst);
}

async function readLine(date: string): Promise<SheetRow> {
  const answer = await prices.call('GetQuoteSheet', { ...sheet, Date: date }, analyst);
  const [row] = (answer as { Rows: SheetRow[] }).Rows;
  if (row === undefined) throw new Error('The sheet has the line');
  return row;
}

async function shown(date: string): Promise<unknown> {
  return prices.call('GetWebPriceDataList', { Date: date }, paidCaller(1));
}

describe('a quote sheet', () => {
  test('takes drafts that nobody sees, and publishes them', async () => {
    expect(await save('2026-02-27', 0)).toMatchObject({ Outcome: 'saved', Issues: [], Change: null });
    expect(await shown('2026-02-27')).toMatchObject({ Rows: [], Total: 0 });
    expect(await publish('2026-02-27', [series, 1])).toMatchObject({ Total: 1 });
    expect(await shown('2026-02-27')).toMatchObject({
      Total: 1,
      Rows: [{ Low: 5900, High: 6050, Mainstream: 6000, QuoteCount: 4, ChangePrevious: null, Corrected: false }],
    });
    expect(await prices.call('GetWebPriceVaildDate', {})).toMatchObject({ Dates: ['2026-02-27'] });
    const entry = await prices.db
      .selectFrom('audit_entry')
      .select(['operation', 'actor_id'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(entry).toMatchObject({ operation: 'PublishQuotes', actor_id: analyst.user?.userId });
  });

  test('shows the quote before as a ghost and asks once where the price jumps', async () => {
    expect(await readLine('2026-03-06')).toMatchObject({
      Quote: null,
      Previous: { Date: '2026-02-27', Mainstream: 6000 },
    });
    const jump = { Low: 6500, Mainstream: 6600, High: 6700 };
    expect(await save('2026-03-06', 0, jump)).toMatchObject({ Outcome: 'confirm', Change: 10, Quote: null });
    expect(await save('2026-03-06', 0, jump, { Confirmed: true })).toMatchObject({
      Outcome: 'saved',
      Quote: { State: 'draft', Revision: 1, Mainstream: 6600 },
    });
  });

  test.each([
    [{ Low: 6010 }, 'Low', 'order'],
    [{ High: 5990 }, 'High', 'order'],
    [{ Low: 59, Mainstream: 60, High: 61 }, 'Low', 'range'],
    [{ Mainstream: 6000.001 }, 'Mainstream', 'decimals'],
  ])('refuses %j in the cell %s by the rule %s', async (changes, field, rule) => {
    expect(await save('2026-03-06', 1, changes)).toMatchObject({
      Outcome: 'refused',
      Issues: expect.arrayContaining([{ Field: field, Rule: rule }]),
    });
  });

  test('refuses a line that somebody else has changed, a day to come, and a published one', async () => {
    expect(await save('2026-03-06', 0)).toMatchObject({ Outcome: 'refused', Issues: [{ Rule: 'changed' }] });
    expect(await save('2026-03-07', 0)).toMatchObject({ Outcome: 'refused', Issues: [{ Rule: 'future' }] });
    expect(await save('2026-02-27', 2)).toMatchObject({ Outcome: 'refused', Issues: [{ Rule: 'published' }] });
  });

  test('takes a draft away', async () => {
    expect(await save('2026-03-06', 1, null)).toMatchObject({ Outcome: 'removed', Quote: null });
    expect(await readLine('2026-03-06')).toMatchObject({ Quote: null });
  });

  test('knows the day by the clock of Shanghai', async () => {
    prices.clock.set('2026-03-06T17:00:00Z');
    expect(await save('2026-03-07', 0)).toMatchObject({ Outcome: 'saved' });
    expect(await save('2026-03-07', 1, null)).toMatchObject({ Outcome: 'removed' });
    prices.clock.set('2026-03-06T12:00:00+08:00');
  });
});

describe('a published quote', () => {
  const correction = { Date: '2026-02-27', Reason: 'A misread message' };

  test('is corrected with a reason, and what stood there stays readable', async () => {
    const line = await readLine('2026-02-27');
    const was = line.Quote?.Revision ?? 0;
    const ask = { SeriesID: series, ...correction, ExpectedRevision: was, Values: { ...values, Mainstream: 5950 } };
    expect(await prices.call('CorrectQuote', ask, analyst)).toMatchObject({ Row: { Quote: { Mainstream: 5950 } } });
    expect(await shown('2026-02-27')).toMatchObject({ Rows: [{ Mainstream: 5950, Corrected: true }] });
    await expect(prices.call('CorrectQuote', ask, analyst)).rejects.toMatchObject({
      code: 1001,
      data: { List: [{ Rule: 'changed' }] },
    });
    expect(await prices.call('GetQuoteCorrections', {}, analyst)).toMatchObject({
      Total: 1,
      Rows: [{ Reason: 'A misread message', By: 'analyst', Before: { Mainstream: 6000 }, After: { Mainstream: 5950 } }],
    });
  });

  test('is withdrawn with a reason', async () => {
    const was = (await readLine('2026-02-27')).Quote?.Revision ?? 0;
    await prices.call('WithdrawQuote', { SeriesID: series, ...correction, ExpectedRevision: was }, analyst);
    expect(await shown('2026-02-27')).toMatchObject({ Total: 0 });
    expect(await prices.call('GetWebPriceVaildDate', {})).toMatchObject({ Dates: [] });
    expect(await prices.call('GetQuoteCorrections', {}, analyst)).toMatchObject({
      Total: 2,
      Rows: [{ After: null }, {}],
    });
  });
});

describe('a sheet of the wrong day', () => {
  const day = '2026-02-26';
  let other: number;
  const indexWeeks = async () =>
    (await prices.db.selectFrom('price_index_point').selectAll().orderBy('week').execute()).length;
  const withdraw = (Published: number) =>
    prices.call('WithdrawQuoteSheet', { ...sheet, Date: day, Published, Reason: 'Wrong day' }, analyst);

  test('is withdrawn in one act, kept among the corrections, and published again from its drafts', async () => {
    other = await addSeries({ Cut: 'brisket' });
    await save(day, 0);
    const line = { SeriesID: other, ExpectedRevision: 0, Values: values };
    await prices.call('SaveQuoteDrafts', { Date: day, Lines: [line] }, analyst);
    await publish(day, [series, 1], [other, 1]);
    const levels = await indexWeeks();
    expect(await shown(day)).toMatchObject({ Total: 2 });
    await expect(withdraw(1)).rejects.toMatchObject({ data: { List: [{ Field: 'Published', Rule: 'changed' }] } });
    expect(await shown(day)).toMatchObject({ Total: 2 });

    expect(await withdraw(2)).toMatchObject({ Total: 2 });
    expect(await shown(day)).toMatchObject({ Total: 0 });
    expect(await indexWeeks()).toBe(0);
    expect(await readLine(day)).toMatchObject({ Quote: { State: 'draft', Mainstream: 6000, Revision: 3 } });
    const corrections = await prices.call('GetQuoteCorrections', { Date: day }, analyst);
    expect(corrections).toMatchObject({
      Total: 2,
      Rows: [
        { Reason: 'Wrong day', Before: { Mainstream: 6000 }, After: null },
        { Reason: 'Wrong day', After: null },
      ],
    });
    const entry = await prices.db
      .selectFrom('audit_entry')
      .select(['operation', 'actor_id', 'after'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(entry).toMatchObject({ operation: 'WithdrawQuoteSheet', actor_id: analyst.user?.userId });
    expect(entry?.after).toMatchObject({ Reason: 'Wrong day' });

    await publish(day, [series, 3], [other, 3]);
    expect(await shown(day)).toMatchObject({ Total: 2 });
    expect(await indexWeeks()).toBe(levels);
    expect(levels).toBeGreaterThan(0);
    await withdraw(2);
    await prices.db.deleteFrom('price_series').where('id', '=', other).execute();
  });
});

describe('what is quoted', () => {
  test('is each thing once, of a known cut, in the unit of its term', async () => {
    const rule = (field: string, name: string) => ({ code: 1001, data: { List: [{ Field: field, Rule: name }] } });
    await expect(addSeries({})).rejects.toMatchObject(rule('SeriesID', 'same_series'));
    await expect(addSeries({ Cut: 'ham' })).rejects.toMatchObject(rule('Cut', 'unknown'));
    await expect(addSeries({ Cut: 'brisket', Unit: 'CNY/kg' })).rejects.toMatchObject(rule('Unit', 'term'));
  });

  test('is stopped without losing its history', async () => {
    const id = await addSeries({ Cut: 'brisket' });
    await prices.call('SavePriceSeries', { ...shank, Cut: 'brisket', SeriesID: id, Active: false }, analyst);
    expect(await prices.call('GetDeskPriceSeries', {}, analyst)).toMatchObject({ Total: 1 });
    expect(await prices.call('GetDeskPriceSeries', { IncludeStopped: true }, analyst)).toMatchObject({ Total: 2 });
  });
});

test('quotes are published as the desk has seen them, or not at all', async () => {
  const date = '2026-02-20';
  const changed = { code: 1001, data: { List: [{ Field: 'Lines.0', Rule: 'changed' }] } };
  const [one, other] = [await addSeries({ Brand: 'One' }), await addSeries({ Brand: 'Other' })];
  const draft = (SeriesID: number, ExpectedRevision: number, Values: object | null) =>
    prices.call('SaveQuoteDrafts', { Date: date, Lines: [{ SeriesID, ExpectedRevision, Values }] }, analyst);
  const published = async () =>
    (
      await prices.db
        .selectFrom('price_quote')
        .select('series_id')
        .where('day', '=', date)
        .where('state', '=', 'published')
        .execute()
    ).map(({ series_id: id }) => id);
  await draft(one, 0, values);
  await draft(other, 0, values);
  await draft(one, 1, { ...values, Mainstream: 6010 });
  await expect(publish(date, [one, 1], [other, 1])).rejects.toMatchObject(changed);
  await expect(publish(date, [other, 1], [one, 1])).rejects.toMatchObject({
    data: { List: [{ Field: 'Lines.1', Rule: 'changed' }] },
  });
  expect(await published()).toEqual([]);
  await draft(one, 2, null);
  await expect(publish(date, [one, 2])).rejects.toMatchObject(changed);
  expect(await publish(date, [other, 1])).toMatchObject({ Total: 1 });
  expect(await published()).toEqual([other]);
  await expect(publish(date, [other, 1])).rejects.toMatchObject(changed);
});
