import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collectRooms } from '#platform/cache/touched-rooms.ts';
import { createPlantsFixture, type PlantsFixture } from '../plants.fixture.ts';

type Caller = Awaited<ReturnType<PlantsFixture['addCaller']>>;

let plants: PlantsFixture;
let member: Caller;
beforeAll(async () => {
  plants = await createPlantsFixture();
  member = await plants.addCaller({ modules: 'Est|PorkEst' });
});
afterAll(() => plants.drop());

describe('the directory', () => {
  test('shows everybody name, origin, number and state, and nothing else', async () => {
    const { Rows, Total, Dict } = await plants.ask('GetWebFrontApprovePlant', {});
    expect(Total).toBeGreaterThan(150);
    expect(Rows).toHaveLength(20);
    expect(Rows.every(({ Detail }) => Detail === null)).toBe(true);
    expect(Dict.Locked).toEqual({ Module: 'Est', Reason: 'anonymous' });
    expect(Dict.Facets.Origins.length).toBeGreaterThan(5);
    expect(Dict.Facets.Provinces).toEqual([]);
    expect(Dict.Demo).toBe(true);
    expect(Dict.UpdatedOn).toMatch(/^2026-/);
  });

  test('leaves filters out that would tell what is locked, and names them', async () => {
    const all = await plants.ask('GetWebFrontApprovePlant', {});
    const request = { Province: 'Goiás', Type: 'CS', AsOf: '2020-01-01' };
    const { Total, Dict } = await plants.ask('GetWebFrontApprovePlant', request);
    expect(Total).toBe(all.Total);
    expect(Dict.LockedFilters).toEqual(['Province', 'Type', 'AsOf']);
    expect(Dict.AsOf).toBe('2026-11-21');
  });

  test('opens to members of the module: detail, all facets, all filters', async () => {
    const request = { Origin: 'BRA', Province: 'Goiás', isEn: true };
    const { Rows, Total, Dict } = await plants.ask('GetWebFrontApprovePlant', request, member);
    expect(Dict.Locked).toBeNull();
    expect(Total).toBeGreaterThan(0);
    expect(Rows[0]?.Detail).toMatchObject({ ProvinceEn: 'Goiás', ProvinceCn: '戈亚斯州' });
    expect(Dict.Facets.Provinces.length).toBeGreaterThan(5);
    expect(Dict.Facets.Types.map(({ Code }) => Code)).toContain('SH');
  });

  test('counts each facet with all other filters in force', async () => {
    const { Rows, Total, Dict } = await plants.ask('GetWebFrontApprovePlant', { Origin: 'AUS', PageSize: 100 }, member);
    expect(Dict.Facets.States.reduce((sum, { Count }) => sum + Count, 0)).toBe(Total);
    expect(Dict.Facets.Origins.find(({ Code }) => Code === 'AUS')?.Count).toBe(Total);
    expect(Rows.filter(({ State }) => State === 'active')).toHaveLength(
      Dict.Facets.States.find(({ Code }) => Code === 'active')?.Count ?? -1,
    );
  });

  test('marks what was searched in vain as the register is, also for an origin without plants', async () => {
    for (const request of [{ Origin: 'JPN' }, { Origin: 'BRA', Keyword: 'SIF 999999' }]) {
      const { Total, Dict } = await plants.ask('GetWebFrontApprovePlant', request, member);
      expect([request, Total, Dict.Demo]).toEqual([request, 0, true]);
    }
  });

  test('shows the states of an earlier day', async () => {
    const { Dict } = await plants.ask('GetWebFrontApprovePlant', { AsOf: '2005-06-01' }, member);
    expect(Dict.AsOf).toBe('2005-06-01');
    expect(Dict.Facets.States.map(({ Code }) => Code)).toEqual(['unlisted']);
  });

  test('has pork plants of its own, which Est does not open', async () => {
    const beefOnly = await plants.addCaller({ modules: 'Est' });
    const pork = await plants.ask('GetWebFrontPorkDataEst', {}, beefOnly);
    expect(pork.Dict.Locked).toEqual({ Module: 'PorkEst', Reason: 'notinlist' });
    expect(pork.Rows.every(({ Meats }) => Meats.includes('pork'))).toBe(true);
    const items = await plants.ask('GetFrontPorkDataEstItems', {}, member);
    expect(items.Dict.Provinces.length).toBeGreaterThan(3);
  });

  test('refuses the number of somebody else', async () => {
    const request = { UserID: member.user.userId + 1 };
    await expect(plants.ask('GetWebFrontApprovePlant', request, member)).rejects.toMatchObject({ code: 1007 });
  });
});

describe('a search', () => {
  const found = async (Keyword: string, caller?: Caller) =>
    (await plants.ask('GetWebFrontApprovePlant', { Keyword }, caller)).Rows.map(({ Code }) => Code);

  test.each(['SIF9005', 'sif 9005', '９００５', 'BRA-9005', '巴西9005', 'Brazil 9005'])(
    'finds a plant by %s',
    async (typed) => {
      expect(await found(typed)).toContain('BRA-9005');
    },
  );

  test('SIF is the authority of Brazil alone', async () => {
    expect(await found('9005')).toEqual(expect.arrayContaining(['BRA-9005', 'ARG-9005']));
    expect(await found('SIF 9005')).toEqual(['BRA-9005']);
  });

  test('puts the number that was typed whole before those that begin with it', async () => {
    const { Rows } = await plants.ask('SuggestPlants', { Keyword: '9005' });
    expect(Rows[0]).toMatchObject({ PlantNo: '9005', Match: 'number' });
  });

  test('finds a plant by a former number, and says so', async () => {
    const { old_number: old, plant_code: code } = await plants.db
      .selectFrom('plant_event')
      .select(['old_number', 'plant_code'])
      .where('old_number', 'is not', null)
      .executeTakeFirstOrThrow();
    const { Rows } = await plants.ask('SuggestPlants', { Keyword: `${code.slice(0, 3)}-${old ?? ''}`, Count: 20 });
    expect(Rows.find(({ Code }) => Code === code)).toMatchObject({ Match: 'oldNumber', OldNumber: old });
  });

  test('finds names in both languages by their beginnings', async () => {
    const { Rows } = await plants.ask('GetWebFrontApprovePlant', { Origin: 'BRA', PageSize: 1 });
    const english = (Rows[0]?.NameEn ?? '').split(' ')[0] ?? '';
    const chinese = (Rows[0]?.NameCn ?? '').slice(0, 2);
    for (const typed of [english, english.slice(0, 3).toLowerCase(), chinese]) {
      expect([typed, await found(typed)]).toEqual([typed, expect.arrayContaining([Rows[0]?.Code])]);
    }
  });

  test('finds places for members only', async () => {
    const open = await found('马托格罗索', member);
    expect(open.length).toBeGreaterThan(3);
    expect(await found('马托格罗索州')).toEqual([]);
  });

  test('takes an origin by its name', async () => {
    expect((await found('新西兰')).every((code) => code.startsWith('NZL-'))).toBe(true);
  });

  test('finds nothing where there is nothing to look for', async () => {
    expect(await found('!!!')).toEqual([]);
    expect((await plants.ask('SuggestPlants', { Keyword: '?' })).Rows).toEqual([]);
  });
});

test('the cascade goes from origin to province to number', async () => {
  const origins = await plants.ask('GetWebFrontApprovePlantOrigin', {});
  expect(origins.Rows.find(({ Code }) => Code === 'BRA')).toMatchObject({ NameCn: '巴西', NameEn: 'Brazil' });
  // The example that the page gives is one that is found.
  const { Example } = origins.Dict;
  const searched = await plants.ask('GetWebFrontApprovePlant', { Keyword: Example?.PlantNo ?? '' });
  expect(searched.Rows.map(({ Origin, PlantNo }) => ({ Origin, PlantNo }))).toContainEqual(Example);
  const locked = await plants.ask('GetWebFrontApprovePlantProvince', { Origin: 'BRA' });
  expect(locked).toEqual({ Rows: [], Dict: { Locked: { Module: 'Est', Reason: 'anonymous' } } });
  const provinces = await plants.ask('GetWebFrontApprovePlantProvince', { Origin: 'BRA' }, member);
  const [first] = provinces.Rows;
  const numbers = await plants.ask('GetWebFrontApprovePlantNo', { Origin: 'BRA', Province: first?.Code ?? '' }, member);
  expect(numbers.Total).toBe(first?.Count);
  const all = await plants.ask('GetWebFrontApprovePlantNo', { Origin: 'BRA', Province: first?.Code ?? '' });
  expect(all.Total).toBe(origins.Rows.find(({ Code }) => Code === 'BRA')?.Count);
});

test('the structure counts every plant once by origin, and hides groups from whoever may not see them', async () => {
  const byOrigin = await plants.ask('GetWebFrontApprovePlantPattern', {});
  expect(byOrigin.Patterns.reduce((sum, { Total }) => sum + Total, 0)).toBe(byOrigin.Total);
  expect(byOrigin.Dict.Concentration.Cr1).toBe(byOrigin.Patterns[0]?.Share);
  expect((await plants.ask('GetWebFrontApprovePlantPattern', { By: 'group' })).Patterns).toEqual([]);
  const groups = await plants.ask('GetWebFrontApprovePlantPattern', { By: 'group' }, member);
  expect(groups.Patterns[0]?.NameCn).toMatch(/集团$/);
});

test('what is searched most is counted once for each searcher and day, and tells nobody what was typed', async () => {
  const { Rows } = await plants.ask('GetWebFrontApprovePlant', { Origin: 'BRA', PageSize: 2 });
  const [one, other] = Rows.map(({ PlantID }) => PlantID);
  const search = { Keyword: 'Zhang San 13800000000', ResultCount: 1 };
  for (const address of ['203.0.113.1', '203.0.113.2']) {
    await plants.ask('AddWebPlantSearchInfo', { ...search, PlantID: other }, { token: null, user: null, address });
  }
  for (let count = 0; count < 5; count += 1) await plants.ask('AddWebPlantSearchInfo', { ...search, PlantID: one });
  const { result: most, personal } = await collectRooms(() => plants.ask('GetMostSearchedPlants', {}));
  expect(most.Rows.map(({ PlantID, Rank }) => [PlantID, Rank])).toEqual([
    [other, 1],
    [one, 2],
  ]);
  expect(JSON.stringify(most)).not.toContain('Zhang');
  // So the page that shows it is kept for everybody.
  expect([...personal]).toEqual([]);
});
