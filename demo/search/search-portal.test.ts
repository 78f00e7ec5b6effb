import type { SearchHit } from '@btc/contract/search/search.ts';
import { maxPins, type PinKind } from '@btc/contract/my-list/pin-kinds.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshDuePlants } from '@btc/server/src/plants/registry/registry.service.ts';
import { type Demonstration, openDemonstration } from '../demonstration.fixture.ts';
import { searchQueries } from './search-queries.fixture.ts';

let portal: Demonstration;
beforeAll(async () => {
  portal = await openDemonstration();
  // What plants are found by.
  await refreshDuePlants(portal);
}, 300_000);
afterAll(() => portal.close());

type Role = Parameters<Demonstration['ask']>[2];

function search(Keyword: string, isEn = false, role: Role = 'paid') {
  return portal.ask('SearchPortal', { Keyword, isEn }, role);
}

function isCalled({ Path, Name, Note }: SearchHit, first: string): boolean {
  return [Path, Name, Note ?? ''].some((text) => text.startsWith(first) || text.endsWith(first));
}

const queries = searchQueries.flatMap(({ group, first, cn = [], en = [] }) => [
  ...cn.map((typed) => ({ typed, group, first, isEn: false })),
  ...en.map((typed) => ({ typed, group, first, isEn: true })),
]);

test('two hundred queries are asked, in both languages', () => {
  expect(queries.length).toBeGreaterThanOrEqual(200);
  expect(queries.filter(({ isEn }) => isEn).length).toBeGreaterThanOrEqual(100);
  expect(new Set(queries.map(({ typed, isEn }) => `${isEn} ${typed}`)).size).toBe(queries.length);
});

test.each(queries)('“$typed” finds $group “$first” first (English: $isEn)', async ({ typed, group, first, isEn }) => {
  const { Groups } = await search(typed, isEn);
  const [best] = Groups;
  const [hit] = best?.Rows ?? [];
  expect({ kind: best?.Kind, hit, isCalled: hit !== undefined && isCalled(hit, first) }).toMatchObject({
    kind: group,
    isCalled: true,
  });
});

describe('the card', () => {
  test.each([
    ['牛腱', 'cn', 'Price'],
    ['brazil brisket', 'en', 'Price'],
  ])('of “%s” is its latest price, as the price list has it', async (typed, edition, module) => {
    const isEn = edition === 'en';
    const { Card } = await search(typed, isEn);
    if (Card?.Kind !== 'price') throw new Error(`No price: ${JSON.stringify(Card)}`);
    const id = Number(Card.Path.split('/').at(-1));
    const { Row } = await portal.ask('GetWebPriceHistory', { SeriesID: id, isEn });
    const list = { Meat: Row.Meat, MarketType: Row.MarketType, Date: Card.Date, Cuts: Row.CutCode, isEn };
    const quote = (await portal.ask('GetWebPriceDataList', list)).Rows.find(({ SeriesID }) => SeriesID === id);
    const { Date, Low, Mainstream, High, ChangePrevious, ChangeWeek } = Card;
    expect(quote).toMatchObject({ Date, Low, Mainstream, High, ChangePrevious, ChangeWeek });
    expect(Mainstream).not.toBeNull();
    const locked = (await search(typed, isEn, 'anonymous')).Card;
    expect(locked).toMatchObject({ Kind: 'price', Low: null, Mainstream: null, High: null, ChangeWeek: null });
    expect(locked).toMatchObject({ ChangePrevious: null, Locked: { Module: module, Reason: 'anonymous' } });
  });

  test('of a quota is the use that the quota desk has', async () => {
    for (const role of ['paid', 'anonymous'] as const) {
      const { Card } = await search('巴西配额', false, role);
      const { Rows } = await portal.ask('GetQuotaDesk', {}, role);
      const line = Rows.find(({ Code }) => Code === 'BRA');
      expect(Card).toMatchObject({
        Kind: 'quota',
        UsedPercent: line?.UsedPercent,
        UsedOn: line?.Counts?.Last?.Day,
        Duty: { Ruling: { Standing: line?.Ruling?.Standing } },
        Date: line?.Today,
        Path: '/cn/Quota',
      });
    }
  });

  test('of a plant is the state of its registration', async () => {
    const { Card } = await search('SIF 9014', true, 'anonymous');
    const { Rows } = await portal.ask('SuggestPlants', { Keyword: 'SIF 9014', Meat: 'beef', isEn: true }, 'anonymous');
    expect(Rows[0]?.State).toBeDefined();
    expect(Card).toMatchObject({ Kind: 'plant', PlantNo: '9014', State: Rows[0]?.State, Date: '2026-11-24' });
  });
});

test('companies are found by members of the data only, in any spelling', async () => {
  const companies = async (typed: string, role: Role) =>
    (await search(typed, true, role)).Groups.find(({ Kind }) => Kind === 'company')?.Rows ?? [];
  for (const typed of ['Taquaruna', 'ＴＡＱＵＡＲＵＮＡ', 'taquar', '塔夸鲁纳']) {
    expect((await companies(typed, 'paid')).map(({ Path }) => Path)).toContainEqual(
      expect.stringContaining('&company=E'),
    );
    expect(await companies(typed, 'anonymous')).toEqual([]);
  }
});

test('what is locked says so, and has its title and summary', async () => {
  const { Groups } = await search('巴西', false, 'anonymous');
  const news = Groups.find(({ Kind }) => Kind === 'news')?.Rows ?? [];
  expect(news.some(({ Locked }) => Locked)).toBe(true);
  expect((await search('巴西')).Groups.flatMap(({ Rows }) => Rows).filter(({ Locked }) => Locked)).toEqual([]);
});

test.each(['%', '_', "'", ':*', '&', '\\', '🐄', '#', '(', '999999999', '一'])('“%s” breaks nothing', async (typed) => {
  expect((await search(typed)).Groups).toBeInstanceOf(Array);
  expect((await search(typed, true, 'anonymous')).Groups).toBeInstanceOf(Array);
});

describe('what a reader pins', () => {
  const pin = (Kind: PinKind, Code: string, role: Role = 'paid', IsAdd = true) =>
    portal.ask('AddDeletePin', { Kind, Code, IsAdd }, role);
  const readPins = (role: Role = 'paid', isEn = false) => portal.ask('GetPins', { isEn }, role);

  test('stands in the reader’s order with the figures of its room, until it is taken off', async () => {
    const { Card: price } = await search('巴西牛腱');
    const { Card: plant } = await search('SIF 9014');
    const { Card: quota } = await search('巴西配额');
    const series = price?.Path.split('/').at(-1) ?? '';
    const id = plant?.Path.split('/').at(-1) ?? '';
    const names = [
      { Kind: 'series', Code: series },
      { Kind: 'plant', Code: id },
      { Kind: 'origin', Code: 'BRA' },
      { Kind: 'view', Code: 'beef-one' },
    ] as const;
    for (const { Kind, Code } of names) await pin(Kind, Code);
    await pin('series', series);
    const { Rows, Total } = await readPins();
    expect(Total).toBe(4);
    expect(Rows.map(({ Kind, Code }) => ({ Kind, Code }))).toEqual(names);
    expect(Rows.map(({ Card }) => Card)).toEqual([price, plant, quota, null]);
    expect(Rows.every(({ Name, Path }) => Name !== '' && Path?.startsWith('/cn/'))).toBe(true);

    const [first, second] = names;
    await pin(first.Kind, first.Code, 'paid', false);
    await portal.ask('AddDeletePin', { ...first, IsAdd: true, Before: second });
    expect((await portal.ask('GetPinNames')).Rows).toEqual(names);
    await portal.ask('MovePin', { Kind: 'view', Code: 'beef-one', Before: { Kind: 'series', Code: series } });
    await pin('plant', id, 'paid', false);
    const { Rows: left } = await portal.ask('GetPinNames');
    expect(left.map(({ Kind }) => Kind)).toEqual(['view', 'series', 'origin']);
    expect((await readPins('paid', true)).Rows.map(({ Path }) => Path?.startsWith('/cn/'))).toEqual([
      false,
      false,
      false,
    ]);
    expect((await portal.ask('GetPinNames', {}, 'none')).Rows).toEqual([]);
  });

  test('shows no figure that is locked to them', async () => {
    const { Rows: cuts } = await portal.ask('GetDictionary', { Kinds: ['beefCut'] });
    await pin('cut', `beef-${cuts[0]?.Code}`, 'none');
    const { Rows } = await readPins('none');
    for (const { Card } of Rows)
      if (Card?.Kind === 'price')
        expect([Card.Low, Card.Mainstream, Card.High, Card.ChangeWeek]).toEqual([null, null, null, null]);
    expect(Rows).toHaveLength(1);
  });

  test('must be there, and is no more than the list holds', async () => {
    for (const [kind, code] of [
      ['series', '99999999'],
      ['plant', 'x'],
      ['cut', 'beef-nothing'],
      ['origin', 'ZZZ'],
      ['view', 'beef-ninety'],
      ['company', '0'],
    ] as const)
      await expect(pin(kind, code)).rejects.toThrow('1009');
    const { Rows } = await portal.ask('GetWebPriceDataList', { MarketType: 'forward' });
    const user = await portal.db
      .selectFrom('account')
      .select('id')
      .where('login_user_name', '=', 'the_trial')
      .executeTakeFirstOrThrow();
    await portal.db
      .insertInto('pin')
      .values(
        Array.from({ length: maxPins - 1 }, (_, index) => ({
          user_id: user.id,
          kind: 'view',
          code: `gone-${index}`,
          position: index,
          pinned_at: portal.clock.now(),
        })),
      )
      .execute();
    const last = String(Rows[0]?.SeriesID);
    await pin('series', last, 'trial');
    await pin('series', last, 'trial');
    await expect(pin('series', String(Rows[1]?.SeriesID), 'trial')).rejects.toThrow('too_many');
    const { Rows: gone } = await readPins('trial');
    expect(gone[0]).toMatchObject({ Name: 'gone-0', Path: null, Card: null });
  });
});
