import { directoryQuestion } from '@btc/contract/plants/plant-directory.ts';
import { getCut } from '@btc/contract/cut/cut.ts';
import { getPlantCuts } from '@btc/contract/cut/plant-cuts.ts';
import type { InputOf, OutputOf } from '@btc/contract/wire/operation.ts';
import { addDays } from '@btc/contract/time.ts';
import { loadDemoMarket } from '@btc/demo/market/load-market.ts';
import { loadDemoMembers } from '@btc/demo/members/load-members.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anonymousCaller, type Caller } from '#platform/api/binding.ts';
import { toReader } from '#platform/api/reader.ts';
import { openDictionary } from '#dictionary/open-dictionary.ts';
import { sameVersions } from '#platform/db/versions/room-versions.ts';
import { createTestCache } from '#testing/shared-cache.fixture.ts';
import { draft } from '#news/news.fixture.ts';
import { insertPublishedArticles } from '#news/write/article-write.service.ts';
import { readDirectory } from '#plants/directory/directory.service.ts';
import { makeHistory } from '#prices/quotes/history.service.ts';
import { makeQuoteList } from '#prices/quotes/quote-list.service.ts';
import { getWebPriceDataList, getWebPriceHistory } from '@btc/contract/prices/quotes.ts';
import { createCutOperations } from '#cut/cut.operations.ts';
import { type FiguresFixture, lastDay, openFiguresFixture } from '#figure-answers/figures.fixture.ts';
import { createPlantTradeService } from '#trade/plant/plant-trade.service.ts';
import { createViewClient, callerWith } from '#trade/view/view.fixture.ts';

let figures: FiguresFixture;
let code: string;

async function readPrices(market: 'forward' | 'spot', more: object = {}) {
  const question = getWebPriceDataList.input.parse({ MarketType: market, ...more });
  return makeQuoteList(figures, { ...question, locked: null }, lastDay);
}

beforeAll(async () => {
  figures = await openFiguresFixture();
  await loadDemoMembers({ ...figures, trialItems: 10 });
  await loadDemoMarket(figures);
  const [forward, spot] = await Promise.all([readPrices('forward'), readPrices('spot')]);
  const spotCuts = new Set(spot.Rows.map(({ CutCode }) => CutCode));
  code = forward.Rows.find(({ CutCode }) => spotCuts.has(CutCode))?.CutCode ?? '';
}, 120_000);
afterAll(() => figures.close());

type Cut = OutputOf<typeof getCut>;
const member = callerWith('Price|PorkPrice|Data|PorkData|Est|PorkEst|Market');

async function readCut(question: Partial<InputOf<typeof getCut>> = {}, caller = member): Promise<Cut> {
  return getCut.output.parse(await ask('GetCut', getCut.input.parse({ Code: code, ...question }), caller));
}

async function ask(name: 'GetCut' | 'GetPlantCuts', input: object, caller: Caller): Promise<unknown> {
  const bound = createCutOperations(figures).find(({ operation }) => operation.name === name);
  if (bound === undefined) throw new Error(`${name} is not bound`);
  // Kept for nobody after, and refused where it could not be kept.
  return bound.handle(
    input,
    caller,
    createTestCache(() => sameVersions(0), figures.clock),
  );
}

describe('a member', () => {
  test.each(['forward', 'spot'] as const)('gets the %s quotes as the price list has them', async (market) => {
    for (const terms of [{}, { Unit: 'CNY/kg', Level: 'exStore', OverQuota: true }] as const) {
      const own = (await readCut(terms)).Dict.Markets.find(({ MarketType }) => MarketType === market);
      const list = await readPrices(market, { ...terms, Cuts: code });
      expect(own?.Rows.length).toBeGreaterThan(0);
      expect(own).toMatchObject({ Date: list.Dict.Date, Rows: list.Rows });
    }
  });

  test('gets the last points of each series as its history has them', async () => {
    const terms = { Unit: 'CNY/kg', Level: 'exStore' } as const;
    const [forward] = (await readCut(terms)).Dict.Markets;
    expect(forward?.Rows.length).toBeGreaterThan(0);
    for (const { SeriesID, Trend } of forward?.Rows ?? []) {
      const question = getWebPriceHistory.input.parse({ SeriesID, Period: 'all', ...terms });
      const { Rows } = await makeHistory(figures, { ...question, locked: null }, lastDay);
      expect(Trend).toEqual(Rows.slice(-26).map(({ Mainstream }) => Mainstream));
    }
  });

  test('gets a margin by week: spot less landed, in any unit and basis', async () => {
    const asSold = (await readCut()).Dict.Margins;
    const atPort = (await readCut({ Unit: 'USD/t', Level: 'cif' })).Dict.Margins;
    expect(asSold).toMatchObject({ Unit: 'CNY/kg', Level: 'exStore' });
    const weeks = asSold?.Rows.flatMap(({ Weeks }) => Weeks) ?? [];
    const both = weeks.filter(({ Margin }) => Margin !== null);
    expect(both.length).toBeGreaterThan(20);
    for (const { Landed, Spot, Margin } of both) expect(Margin).toBeCloseTo((Spot ?? 0) - (Landed ?? 0), 3);
    expect(both.every(({ Landed, LandedOver }) => LandedOver === null || LandedOver > (Landed ?? 0))).toBe(true);
    // At the port an offer stays what it is.
    for (const { Forward, AtPort, Landed } of atPort?.Rows.flatMap(({ Weeks }) => Weeks) ?? []) {
      expect([AtPort, Landed]).toEqual([Forward, Forward]);
    }
    expect(weeks.every(({ AtPort, Landed }) => (AtPort ?? 0) < (Landed ?? 1))).toBe(true);
  });

  test('gets substitutes with the gap to the price of the same origin, as the price list has both', async () => {
    const terms = { Unit: 'CNY/kg', Level: 'exStore' } as const;
    const { Substitutes } = (await readCut({ Code: 'fq7', ...terms })).Dict;
    const { Rows } = await readPrices('forward', terms);
    const findPrice = (cut: string) => Rows.find((row) => row.CutCode === cut && row.OriginCode === 'BRA')?.Mainstream;
    const [sixCuts] = Substitutes;
    const gap = sixCuts?.Gaps.find(({ MarketType, OriginCode }) => MarketType === 'forward' && OriginCode === 'BRA');
    expect(sixCuts).toMatchObject({ Code: 'fq6', NameCn: '前四分体六件套' });
    expect(gap).toMatchObject({ Unit: 'CNY/kg', Price: findPrice('fq6'), Against: { Price: findPrice('fq7') } });
    expect(gap?.Gap).toBeCloseTo((gap?.Price ?? 0) - (gap?.Against.Price ?? 0), 3);
    const back = (await readCut({ Code: 'fq6', ...terms })).Dict.Substitutes.find(({ Code }) => Code === 'fq7');
    expect(back?.Gaps.find(({ MarketType }) => MarketType === 'forward')?.Gap).toBeCloseTo(-(gap?.Gap ?? 0), 3);
  });

  test('gets the gap to the lowest price where the origins differ', async () => {
    const [boneIn] = (await readCut({ Code: 'brisket' })).Dict.Substitutes;
    const { Rows } = await readPrices('forward', { Cuts: 'brisket' });
    const lowest = Math.min(...Rows.map(({ Mainstream }) => Mainstream ?? Infinity));
    expect(boneIn?.Gaps.filter(({ MarketType }) => MarketType === 'forward')).toMatchObject([
      { OriginCode: 'ARG', Against: { Price: lowest } },
      { OriginCode: 'URY', Against: { Price: lowest } },
    ]);
  });

  test('gets imports as the view of products adds them up', async () => {
    const { Imports, Lines } = (await readCut()).Dict;
    const span = { StartDate: Imports.From ?? '', EndDate: Imports.To ?? '', Type: 'beef' };
    const ofLines = async (origin: string) => {
      const { Rows } = await createViewClient(figures).table('beef-eight', { ...span, Origin: origin }, member);
      const own = Rows.filter((row) => Lines.some(({ Code }) => Code === row.Code));
      return own.reduce((sum, { Volume }) => sum + (Volume ?? 0), 0);
    };
    expect(Imports.Rows.length).toBeGreaterThan(2);
    expect(Imports.Sum?.Tonnes).toBeCloseTo(await ofLines(''), 3);
    for (const { Code, Tonnes } of Imports.Rows.slice(0, 3)) expect(Tonnes).toBeCloseTo(await ofLines(Code), 3);
    const shares = Imports.Rows.reduce((sum, { Share }) => sum + (Share ?? 0), 0);
    expect(shares).toBeCloseTo(100, 1);
  });

  test('gets the registered plants whose scope covers the form of the cut', async () => {
    const update = () => figures.db.updateTable('plant');
    await update()
      .set({ state: 'active', products: ['frozen', 'offal'] })
      .execute();
    await update()
      .set({ products: ['frozen', 'boneless'] })
      .where('id', '<', 30)
      .execute();
    await update().set({ state: 'suspended' }).where('id', '<', 5).execute();
    const { Plants } = (await readCut()).Dict;
    const question = directoryQuestion.parse({ Product: 'boneless', State: 'active' });
    const { Total, Dict } = await readDirectory(figures.db, question, toReader(figures.clock, false, member));
    expect(Plants).toEqual({ Locked: null, Product: 'boneless', Rows: Dict.Facets.Origins, Total });
    expect(Total).toBeGreaterThan(10);
    const every = await readDirectory(figures.db, { ...question, Product: '' }, toReader(figures.clock, false, member));
    expect(every.Total).toBeGreaterThan(Total);
  });

  test('gets open posts of the board and news that bear the cut', async () => {
    const post = await figures.db
      .selectFrom('market_post')
      .select(['id', 'cut'])
      .where('cut', 'is not', null)
      .where('meat', '=', 'beef')
      .where('closed_at', 'is', null)
      .where('valid_until', '>=', lastDay)
      .executeTakeFirstOrThrow();
    const found = await readCut({ Code: post.cut ?? '', isEn: true });
    expect(found.Dict.Posts.Rows.map(({ MarketID }) => MarketID)).toContain(post.id);
    expect(found.Dict.Posts.Rows.every(({ Cut, State, Own }) => Cut === post.cut && State === 'open' && !Own)).toBe(
      true,
    );
    // In the Chinese edition they are the English board's too.
    expect((await readCut({ Code: post.cut ?? '', isEn: false })).Dict.Posts).toEqual(found.Dict.Posts);
    const publishedAt = new Date(`${addDays(lastDay, -1)}T09:00:00+08:00`);
    const [own, other] = await insertPublishedArticles(figures, [
      { publishedAt, draft: draft({ cuts: [code] }) },
      { publishedAt, draft: draft({ cuts: ['no1'], meat: 'pork' }) },
    ]);
    const ids = (await readCut()).Dict.News.Rows.map(({ NewsID }) => NewsID);
    expect(ids).toContain(own);
    expect(ids).not.toContain(other);
  });
});

describe('a stranger', () => {
  test('gets names, lines, posts without firms and news, and no figure of a member', async () => {
    const open = await readCut();
    const shut = await readCut({}, anonymousCaller);
    expect(shut.Row).toEqual(open.Row);
    expect(shut.Dict).toMatchObject({
      PriceLock: { Module: 'Price', Reason: 'anonymous' },
      Margins: null,
      Imports: { Locked: { Module: 'Data', Reason: 'anonymous' }, Rows: [], Sum: null },
      Plants: { Locked: { Module: 'Est', Reason: 'anonymous' }, Rows: [], Total: 0 },
      Posts: { Locked: 'anonymous' },
      Lines: open.Dict.Lines,
    });
    expect(shut.Dict.Markets.flatMap(({ Rows }) => Rows)).toEqual([]);
    const pair = (await readCut({ Code: 'topside' }, anonymousCaller)).Dict.Substitutes;
    expect(pair).toMatchObject([{ Code: 'knuckle', Gaps: [] }]);
    expect(shut.Dict.Posts.Rows.every(({ CompanyName, PlantNo }) => CompanyName === null && PlantNo === null)).toBe(
      true,
    );
  });

  test.each([
    ['Price', 'PriceLock'],
    ['Data', 'Imports'],
    ['Est', 'Plants'],
  ] as const)('with %s alone sees its part and no other', async (module, part) => {
    const { Dict } = await readCut({}, callerWith(module));
    const locks = { PriceLock: Dict.PriceLock, Imports: Dict.Imports.Locked, Plants: Dict.Plants.Locked };
    const openParts = Object.entries(locks).flatMap(([name, lock]) => (lock === null ? [name] : []));
    expect(openParts).toEqual([part]);
  });
});

describe('the cuts of a plant', () => {
  async function readPlantCuts(PlantID: number, caller = member) {
    return getPlantCuts.output.parse(await ask('GetPlantCuts', { PlantID, isEn: true }, caller)).Dict;
  }

  async function findPlantWith(products: readonly string[]) {
    const plant = await figures.db
      .selectFrom('plant')
      .select(['id', 'code'])
      .where('origin', '=', 'BRA')
      .where(sql<boolean>`meats @> array['beef']`)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await figures.db
      .updateTable('plant')
      .set({ products: [...products] })
      .where('id', '=', plant.id)
      .execute();
    return plant;
  }

  test.each([['boneless'], ['bone-in'], ['offal']] as const)(
    'of a scope of %s are the rows of the price list whose cut has that form or says none',
    async (form) => {
      const { id } = await findPlantWith(['frozen', form]);
      const dictionary = await openDictionary(figures.db);
      const { Markets } = await readPlantCuts(id, callerWith('Price|Est'));
      expect(Markets.map(({ MarketType }) => MarketType)).toEqual(['forward', 'spot']);
      for (const { MarketType, Rows } of Markets) {
        const list = await readPrices(MarketType === 'spot' ? 'spot' : 'forward', { Origin: 'BRA' });
        const isMeant = (said: string | null | undefined) => said === form || said === null;
        const meant = list.Rows.filter(({ CutCode }) => isMeant(dictionary.findCut('beef', CutCode)?.form));
        expect(Rows).toEqual(meant.slice(0, 15));
      }
      expect(Markets[0]?.Rows.length === 0).toBe(form !== 'boneless');
    },
  );

  test('are all of its origin to whoever may not see its scope', async () => {
    const { id } = await findPlantWith(['frozen', 'offal']);
    const [forward] = (await readPlantCuts(id, callerWith('Price'))).Markets;
    expect(forward?.Rows).toEqual((await readPrices('forward', { Origin: 'BRA' })).Rows.slice(0, 15));
    expect(forward?.Rows.length).toBeGreaterThan(5);
  });

  test('come in the order of what it shipped to whoever has the data, and to nobody else', async () => {
    const { id, code: plantCode } = await findPlantWith(['frozen', 'boneless']);
    const trade = await createPlantTradeService(figures)({ code: plantCode, meat: 'beef', months: 24 });
    const listed = (await readPlantCuts(id, callerWith('Price|Est'))).Markets[0]?.Rows.map(({ CutCode }) => CutCode);
    const ordered = (await readPlantCuts(id)).Markets[0]?.Rows.map(({ CutCode }) => CutCode) ?? [];
    const shipped = trade?.cuts.flatMap(({ code: cut }) => (ordered.includes(cut) ? [cut] : [])) ?? [];
    expect(shipped.length).toBeGreaterThan(1);
    expect(ordered.slice(0, shipped.length)).toEqual(shipped);
    expect(ordered).not.toEqual(listed);
    expect(ordered.toSorted()).toEqual(listed?.toSorted());
  });

  test('are of the meat whose prices the reader has, where the plant has both', async () => {
    const { id } = await findPlantWith([]);
    const setMeats = (meats: string[]) => figures.db.updateTable('plant').set({ meats }).where('id', '=', id).execute();
    await setMeats(['beef', 'pork']);
    expect((await readPlantCuts(id, callerWith('PorkPrice'))).Meat).toBe('pork');
    expect((await readPlantCuts(id, anonymousCaller)).Meat).toBe('beef');
    await setMeats(['beef']);
  });

  test('have the open posts and the news of its origin', async () => {
    const { id } = await findPlantWith([]);
    const { Posts, News } = await readPlantCuts(id);
    // The board is English: so are its posts on a Chinese page.
    const chinese = getPlantCuts.output.parse(await ask('GetPlantCuts', { PlantID: id, isEn: false }, member)).Dict;
    expect(chinese.Posts).toEqual(Posts);
    const posts = await figures.db
      .selectFrom('market_post')
      .select('id')
      .where('origin', '=', 'BRA')
      .where('cut', 'is not', null)
      .where(({ eb, or }) => or([eb('meat', 'is', null), eb('meat', '<>', 'pork')]))
      .where('closed_at', 'is', null)
      .where('removed_at', 'is', null)
      .where('valid_until', '>=', lastDay)
      .execute();
    expect(Posts.Total).toBe(posts.length);
    expect(Posts.Total).toBeGreaterThan(0);
    expect(Posts.Rows.every(({ Origin, Own, State }) => Origin === 'BRA' && !Own && State === 'open')).toBe(true);
    const publishedAt = new Date(`${addDays(lastDay, -1)}T10:00:00+08:00`);
    const [own, other] = await insertPublishedArticles(figures, [
      { publishedAt, draft: draft({ origins: ['BRA'] }) },
      { publishedAt, draft: draft({ origins: ['ARG'] }) },
    ]);
    const ids = (await readPlantCuts(id)).News.map(({ NewsID }) => NewsID);
    expect(News.map(({ NewsID }) => NewsID)).not.toContain(own);
    expect(ids).toContain(own);
    expect(ids).not.toContain(other);
  });

  test('say no price and no firm to a stranger', async () => {
    const { id } = await findPlantWith(['frozen', 'boneless']);
    const open = await readPlantCuts(id);
    const shut = await readPlantCuts(id, anonymousCaller);
    expect(shut).toMatchObject({ PriceLock: { Module: 'Price', Reason: 'anonymous' }, Markets: [], News: open.News });
    expect(shut.Posts.Locked).toBe('anonymous');
    expect(shut.Posts.Rows.every(({ CompanyName, PlantNo }) => CompanyName === null && PlantNo === null)).toBe(true);
    await expect(readPlantCuts(2_000_000)).rejects.toMatchObject({ code: 1009 });
  });
});

describe('an address', () => {
  test('of a code that both meats have is beef’s, unless pork is said', async () => {
    const beef = await readCut({ Code: 'tenderloin' });
    expect(beef).toMatchObject({ Row: { Kind: 'beefCut' }, Dict: { Meat: 'beef', OtherMeat: 'pork' } });
    const pork = await readCut({ Code: 'tenderloin', Meat: 'pork' });
    expect(pork).toMatchObject({ Row: { Kind: 'porkCut' }, Dict: { Meat: 'pork', OtherMeat: 'beef' } });
    expect(pork.Dict.Lines.map(({ Code }) => Code)).toEqual([pork.Row.HsCode]);
    expect((await readCut({ Code: 'no1' })).Dict).toMatchObject({ Meat: 'pork', OtherMeat: null });
  });

  test('of no cut is not found', async () => {
    await expect(readCut({ Code: 'no_such_cut' })).rejects.toMatchObject({ code: 1009 });
    await expect(readCut({ Code: 'no1', Meat: 'beef' })).rejects.toMatchObject({ code: 1009 });
  });
});
