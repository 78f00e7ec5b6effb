import { numberFormat } from '@btc/contract/figures/number-format.ts';
import { priceDecimals, quotedMarkets } from '@btc/contract/prices/price-codes.ts';
import type { ListedQuote } from '@btc/contract/prices/quote-row.ts';
import { getWebPriceDataList } from '@btc/contract/prices/quotes.ts';
import { GetSinceVisit } from '@btc/contract/home/visit.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Caller } from '#platform/api/binding.ts';
import { noCache } from '#platform/cache/shared-cache.ts';
import { fixedClock } from '#testing/fixed-clock.ts';
import { makeQuoteList } from '#prices/quotes/quote-list.service.ts';
import { callerWith } from '#trade/view/view.fixture.ts';
import { type FiguresFixture, lastDay, openFiguresFixture } from '#figure-answers/figures.fixture.ts';
import { listFreeSeries } from '#prices/notes/free-prices.service.ts';
import { createVisitOperations } from './visit.operations.ts';

let figures: FiguresFixture;
let userId: number;
beforeAll(async () => {
  figures = await openFiguresFixture();
}, 120_000);
afterAll(() => figures.close());
beforeEach(async () => {
  await figures.db.deleteFrom('account').execute();
  const account = { login_user_name: 'reader_one', created_at: new Date('2026-01-01') };
  ({ id: userId } = await figures.db.insertInto('account').values(account).returning('id').executeTakeFirstOrThrow());
});

function reader(modules = ''): Caller {
  const caller = callerWith(modules);
  if (caller.user === null) throw new Error('no user');
  return { ...caller, user: { ...caller.user, userId } };
}

const days = { today: '2026-11-21T08:00:00+08:00', tomorrow: '2026-11-22T08:00:00+08:00' };

async function call(name: 'GetSinceVisit' | 'NoteVisit', caller: Caller, now: string, input: object = {}) {
  const bound = createVisitOperations({ ...figures, clock: fixedClock(now) });
  const found = bound.find(({ operation }) => operation.name === name);
  if (found === undefined) throw new Error(`${name} is not bound`);
  return found.handle(input, caller, noCache);
}

async function readSince(caller = reader('Price|Est|Data'), now = days.today, input: object = {}) {
  return GetSinceVisit.output.parse(await call('GetSinceVisit', caller, now, input));
}

function ofKind({ Rows }: OutputOf<typeof GetSinceVisit>, kind: string): string[] {
  return Rows.filter(({ Kind }) => Kind === kind).map(({ Text }) => Text);
}

async function readPrices() {
  const lists = quotedMarkets.map(async (MarketType) => {
    const question = getWebPriceDataList.input.parse({ MarketType, PageSize: 200 });
    return (await makeQuoteList(figures, { ...question, locked: null }, lastDay)).Rows;
  });
  return (await Promise.all(lists)).flat();
}

async function pin(kind: string, codes: readonly string[]) {
  const rows = codes.map((code, index) => ({ user_id: userId, kind, code, position: index, pinned_at: new Date() }));
  await figures.db.insertInto('pin').values(rows).execute();
}

test('a first visit is told of the last seven days, and stays the first until the day is over', async () => {
  const first = await readSince();
  expect(first.Dict).toEqual({ Since: '2026-11-14', IsFirst: true, IsNew: true });
  await call('NoteVisit', reader(), days.today);
  await call('NoteVisit', reader(), days.today);
  expect((await readSince()).Dict).toEqual({ Since: '2026-11-14', IsFirst: true, IsNew: false });
  expect((await readSince(reader(), days.tomorrow)).Dict).toEqual({ Since: '2026-11-21', IsFirst: false, IsNew: true });
  await call('NoteVisit', reader(), days.tomorrow);
  const again = await readSince(reader(), days.tomorrow);
  expect(again.Dict).toEqual({ Since: '2026-11-21', IsFirst: false, IsNew: false });
});

test('the prices that moved most are those of the price list, in the reader’s language', async () => {
  const since = await readSince();
  const toSize = ({ ChangePrevious }: ListedQuote) => Math.abs(ChangePrevious?.Percent ?? 0);
  const [most] = (await readPrices()).toSorted((one, other) => toSize(other) - toSize(one));
  const texts = ofKind(since, 'price');
  const decimals = most === undefined ? 0 : priceDecimals[most.Unit];
  expect(texts[0]).toContain(`${most?.OriginCn}${most?.CutCn}`);
  expect(texts[0]).toContain(
    `${numberFormat.cn.number(most?.Mainstream ?? 0, decimals)}${most?.Unit === 'USD/t' ? '美元/吨' : '元/公斤'}（11月20日），比11月13日`,
  );
  expect(texts.at(-1)).toMatch(/^\d+个新报价：\d+涨、\d+跌、\d+平。$/);
  const english = ofKind(await readSince(reader('Price'), days.today, { isEn: true }), 'price');
  expect(english[0]).toMatch(/^[A-Z].* (?:USD\/t|CNY\/kg) on 20 November, (?:up|down) .* from 13 November\.$/);
});

test('of a list of thirty three prices are named, and the others counted', async () => {
  const rows = (await readPrices()).slice(0, 30);
  await pin(
    'series',
    rows.map(({ SeriesID }) => String(SeriesID)),
  );
  const texts = ofKind(await readSince(), 'price');
  expect(texts.length).toBeLessThanOrEqual(4);
  expect(texts.at(-1)).toContain(`${rows.length}个新报价`);
});

test('of a list with one cut its prices alone are told', async () => {
  await pin('cut', ['beef-fq6']);
  const texts = ofKind(await readSince(), 'price');
  const names = new Set((await readPrices()).filter(({ CutCode }) => CutCode === 'fq6').map((row) => row.CutCn));
  for (const text of texts.slice(0, -1)) expect([...names].some((name) => text.includes(name))).toBe(true);
});

test('without rights no figure is told but those that are everybody’s, only that there are quotes', async () => {
  const since = await readSince(reader());
  const free = await listFreeSeries(figures.db);
  const hidden = (await readPrices()).filter(({ SeriesID }) => !free.includes(SeriesID));
  const text = JSON.stringify(since.Rows);
  for (const { Mainstream, OriginCn, CutCn } of hidden)
    expect(text).not.toContain(`${OriginCn}${CutCn}${Mainstream?.toLocaleString('en-US')}`);
  expect(ofKind(since, 'price')).toContain('11月20日的报价已发布，会员可看。');
  expect(ofKind(since, 'price').length).toBeLessThanOrEqual(free.length + 2);
});

test('without the plants of a meat their changes are only counted, those of the own list too', async () => {
  const plant = { code: 'BRA-SIF7', meats: ['beef'], origin: 'BRA', number: 'SIF7', name_en: 'Trial Plant' };
  const { id } = await figures.db.insertInto('plant').values(plant).returning('id').executeTakeFirstOrThrow();
  const change = { plant_code: 'BRA-SIF7', status: 'SUSP_CN', effective_on: '2026-11-20' };
  await figures.db.insertInto('plant_event').values(change).execute();
  await pin('plant', [String(id)]);
  expect(ofKind(await readSince(reader('Est')), 'plant').join()).toMatch(/SIF7.*中方暂停/);
  const texts = ofKind(await readSince(reader('PorkEst')), 'plant').join();
  expect(texts).toContain('1项状态变化');
  expect(texts).not.toMatch(/SIF7|暂停/);
  await figures.db.deleteFrom('plant_event').where('plant_code', '=', 'BRA-SIF7').execute();
  await figures.db.deleteFrom('plant').where('id', '=', id).execute();
});

test('after a year away what piled up is counted, not listed', async () => {
  await figures.db.insertInto('visit').values({ user_id: userId, visited_on: '2025-11-21' }).execute();
  const since = await readSince();
  expect(since.Dict).toEqual({ Since: '2025-11-21', IsFirst: false, IsNew: true });
  expect(since.Rows.length).toBeLessThan(15);
  expect(ofKind(since, 'price')[0]).toContain('2025年11月');
  expect(ofKind(since, 'report')[0]).toMatch(/^市场周报出了\d+期，最新：/);
});

test('in a week without news nothing is said', async () => {
  await figures.db.insertInto('visit').values({ user_id: userId, visited_on: '2027-03-01' }).execute();
  expect((await readSince(reader('Price|Est|Data'), '2027-03-08T08:00:00+08:00')).Rows).toEqual([]);
});
