import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { searchWords } from '#platform/search/search-words.ts';
import { createPlantsFixture, type PlantsFixture } from '../plants.fixture.ts';

type Caller = Awaited<ReturnType<PlantsFixture['addCaller']>>;

let plants: PlantsFixture;
let member: Caller;
beforeAll(async () => {
  plants = await createPlantsFixture();
  member = await plants.addCaller({ modules: 'Est' });
});
afterAll(() => plants.drop());

const suspended = () =>
  plants.db
    .selectFrom('plant as p')
    .innerJoin('plant_event as e', 'e.id', 'p.state_event_id')
    .select(['p.id', 'p.code', 'p.origin', 'p.number', 'e.effective_on', 'e.basis'])
    .where('p.state', '=', 'suspended')
    .where('p.origin', 'in', ['BRA', 'ARG', 'AUS'])
    .where('e.basis', '=', 'production')
    .executeTakeFirstOrThrow();

describe('the page of a plant', () => {
  test('shows everybody the plant and how many events there are', async () => {
    const { Row, Rows, List, Dict } = await plants.ask('GetPlant', { Code: 'BRA-9005' });
    expect(Row).toMatchObject({ Code: 'BRA-9005', OriginCn: '巴西', Detail: null });
    expect([Rows, List, Dict.Siblings]).toEqual([[], [], []]);
    expect(Dict).toMatchObject({ Locked: { Module: 'Est', Reason: 'anonymous' }, Watched: null });
    expect(Dict.EventCount).toBeGreaterThan(0);
  });

  test('shows members timeline, states and the other plants of the group', async () => {
    const { id } = await suspended();
    const { Row, Rows, List } = await plants.ask('GetPlant', { PlantID: id }, member);
    expect(Row.State).toBe('suspended');
    expect(Rows.at(-1)?.Status).toBe('NEW');
    expect(List[0]).toMatchObject({ State: 'active', Status: 'NEW' });
    expect(List.at(-1)).toMatchObject({ State: 'suspended', Until: null });
  });

  test('takes one item of a trial, once', async () => {
    const trial = await plants.addCaller({ state: 2 });
    const open = await plants.ask('GetPlant', { Code: 'BRA-9005' }, trial);
    expect(open.Dict).toMatchObject({ Locked: null, TrialLeft: 1 });
    expect((await plants.ask('GetPlant', { Code: 'BRA-9005' }, trial)).Dict.TrialLeft).toBe(1);
    const uncounted = await plants.ask('GetPlant', { Code: 'BRA-9006', Counted: false }, trial);
    expect(uncounted.Dict.Locked?.Reason).toBe('trial');
  });

  test('names the quotes that name it to whoever has the prices', async () => {
    const { id } = await plants.db
      .insertInto('price_series')
      .values({
        meat: 'beef',
        market_type: 'forward',
        origin: 'BRA',
        cut: 'brisket',
        brand: 'SIF 9005',
        storage: 'frozen',
        term: 'CFR',
        port: 'main',
        unit: 'USD/t',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const quote = {
      series_id: id,
      day: '2026-11-20',
      low: '5000',
      mainstream: '5100',
      high: '5200',
      quote_count: 3,
      basis: 'offer',
    } as const;
    await plants.db
      .insertInto('price_quote')
      .values({ ...quote, state: 'published', published_at: '2026-11-20T08:00:00Z' })
      .execute();
    expect((await plants.ask('GetPlant', { Code: 'BRA-9005' }, member)).Dict).toMatchObject({
      Quotes: [],
      QuotesLocked: { Module: 'Price' },
    });
    const both = await plants.addCaller({ modules: 'Est|Price|Market' });
    const { Quotes, Posts } = (await plants.ask('GetPlant', { Code: 'BRA-9005' }, both)).Dict;
    expect(Quotes).toMatchObject([{ Date: '2026-11-20', Low: 5000, Main: 5100, High: 5200, Unit: 'USD/t' }]);
    expect(Posts).toEqual([]);
  });

  test('names the posts of the English board in both editions, to its members only', async () => {
    const trader = await plants.addCaller({ modules: 'Market' });
    const company = await plants.db
      .insertInto('market_company')
      .values({ account_id: trader.user.userId })
      .returning('id')
      .executeTakeFirstOrThrow();
    await plants.db
      .insertInto('market_post')
      .values({
        company_id: company.id,
        type: 'futures',
        side: 'offer',
        title: 'Two containers',
        origin: 'BRA',
        plant_no: 'SIF 9005',
        plant_key: '9005',
        valid_until: '2026-12-01',
        content_hash: Buffer.alloc(32),
        search: '',
        created_at: plants.clock.now(),
        updated_at: plants.clock.now(),
      })
      .execute();
    for (const isEn of [false, true]) {
      const request = { Code: 'BRA-9005', isEn };
      const closed = (await plants.ask('GetPlant', request, member)).Dict;
      expect([closed.Posts, closed.PostsLocked]).toEqual([[], { Module: 'Market', Reason: 'notinlist' }]);
      const open = (await plants.ask('GetPlant', request, trader)).Dict;
      expect([open.Posts.map(({ Title }) => Title), open.PostsLocked]).toEqual([['Two containers'], null]);
    }
  });

  test('names an article whose locked text alone names it only to who may read that text', async () => {
    const { id } = await plants.db
      .insertInto('news_article')
      .values({
        section: 'plants',
        access: 'member',
        state: 'published',
        meat: 'beef',
        origins: ['BRA'],
        in_cn: true,
        in_en: false,
        published_at: plants.clock.now(),
        updated_at: plants.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const text = { article_id: id, edition: 'cn', title: '巴西工厂动态', summary: '本周', body_text: 'SIF 9005' };
    await plants.db
      .insertInto('news_article_text')
      .values({ ...text, body_html: '', preview: [], reading_minutes: 1 })
      .execute();
    const [open, all] = [searchWords('巴西工厂动态 本周'), searchWords('巴西工厂动态 本周 SIF 9005')];
    await plants.db
      .insertInto('news_search')
      .values({
        article_id: id,
        edition: 'cn',
        published_at: plants.clock.now(),
        title_vector: sql`array_to_tsvector(${open}::text[])`,
        open_vector: sql`array_to_tsvector(${open}::text[])`,
        text_vector: sql`array_to_tsvector(${all}::text[])`,
      })
      .execute();
    const reader = await plants.addCaller({ modules: 'Info' });
    const news = async (caller?: Caller) =>
      (await plants.ask('GetPlant', { Code: 'BRA-9005' }, caller)).Dict.News.map(({ NewsID }) => NewsID);
    expect(await news()).toEqual([]);
    expect(await news(member)).toEqual([]);
    expect(await news(reader)).toEqual([id]);
  });

  test('is 1009 for a plant that nobody knows', async () => {
    await expect(plants.ask('GetPlant', { PlantID: 2_000_000 })).rejects.toMatchObject({ code: 1009 });
    await expect(plants.ask('GetPlant', { Code: 'BRA-1' })).rejects.toMatchObject({ code: 1009 });
    await expect(plants.ask('GetPlant', {})).rejects.toMatchObject({ code: 1009 });
  });

  test('gives its trade to whoever has the data module', async () => {
    const { id } = await suspended();
    const locked = await plants.ask('GetPlantTrade', { PlantID: id }, member);
    expect([locked.Datas, locked.Dict.Locked]).toEqual([[], { Module: 'Data', Reason: 'notinlist' }]);
    const both = await plants.addCaller({ modules: 'Est|Data' });
    const { Datas, Rows } = await plants.ask('GetPlantTrade', { PlantID: id }, both);
    expect(Datas[0]).toEqual({ Month: '2026-09', Volume: 1234.5, Value: 6_000_000 });
    expect(Datas[1]?.Volume).toBeNull();
    expect(Rows[0]).toMatchObject({ Code: 'brisket', NameEn: expect.stringMatching(/brisket/i) });
  });
});

describe('the cargo check', () => {
  const cargo = {
    Origin: 'BRA',
    Storage: 'frozen',
    Form: 'boneless',
    ProductionDate: '2026-09-01',
    ShippingDate: '2026-10-01',
  } as const;

  test('is for members', async () => {
    await expect(plants.ask('CheckCargo', { ...cargo, PlantNo: 'SIF 9005' })).rejects.toMatchObject({
      code: 1008,
      data: { Dict: { Module: 'Est', Reason: 'anonymous' } },
    });
  });

  test('says no with the suspension that decides and its source', async () => {
    const { id, origin, effective_on: on } = await suspended();
    const request = { ...cargo, Origin: origin, PlantID: id, ProductionDate: on, ShippingDate: '2026-11-01' };
    const { Row, Rows } = await plants.ask('CheckCargo', request, member);
    expect(Row.Verdict).toBe('no');
    expect(Rows[0]).toMatchObject({ Kind: 'suspended', Basis: 'production', Date: on });
    expect(Rows[0]?.Event?.EffectiveOn).toBe(on);
    expect(Rows[0]?.SourceEn).toContain('Demonstration');
    expect(Rows[0]?.Event?.Rule).toBeNull();
  });

  test('finds the plant by its number in any form', async () => {
    const { Row } = await plants.ask('CheckCargo', { ...cargo, PlantNo: 'S.I.F. ９００５' }, member);
    expect(Row.Plant?.Code).toBe('BRA-9005');
  });

  test('leaves a number that nobody knows unclear while the list is not imported', async () => {
    const { Row, Rows } = await plants.ask('CheckCargo', { ...cargo, PlantNo: '1' }, member);
    expect([Row.Verdict, Row.Plant, Rows[0]?.Kind]).toEqual(['unclear', null, 'unknownPlant']);
  });

  test('refuses an origin that is none and a plant of another', async () => {
    await expect(plants.ask('CheckCargo', { ...cargo, Origin: 'XXX', PlantNo: '1' }, member)).rejects.toMatchObject({
      code: 1001,
    });
    const { id } = await suspended();
    await expect(plants.ask('CheckCargo', { ...cargo, Origin: 'NZL', PlantID: id }, member)).rejects.toMatchObject({
      code: 1001,
    });
    await expect(plants.ask('CheckCargo', cargo, member)).rejects.toMatchObject({ code: 1001 });
  });
});
