import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPlantsFixture, type PlantsFixture } from '../plants.fixture.ts';

let plants: PlantsFixture;
let member: Awaited<ReturnType<PlantsFixture['addCaller']>>;
beforeAll(async () => {
  plants = await createPlantsFixture();
  member = await plants.addCaller({ modules: 'Est' });
});
afterAll(() => plants.drop());

const year = { StartDate: '2025-01-01', EndDate: '2025-12-31' };

test('the board counts the changes of a period, the six first, and all three ways agree', async () => {
  const byChange = await plants.ask('GetWebApprovePlantState', year, member);
  expect(byChange.Rows.slice(0, 6).map(({ Status }) => Status)).toEqual([
    'NEW',
    'REGAIN',
    'SUSP_CN',
    'SUSP_SELF',
    'CANCEL',
    'RENUM',
  ]);
  expect(byChange.Rows.reduce((sum, { Count }) => sum + Count, 0)).toBe(byChange.Total);
  const byOrigin = await plants.ask('GetWebApprovePlantStateOrigin', year, member);
  expect(byOrigin.Rows.reduce((sum, { Total }) => sum + Total, 0)).toBe(byChange.Total);
  const events = await plants.ask('GetWebApprovePlantChildState', { ...year, PageSize: 100 }, member);
  expect(events.Total).toBe(byChange.Total);
  const byPlant = await plants.ask('GetWebApprovePlantStatePlantNO', { ...year, PageSize: 100 }, member);
  expect(byPlant.Rows.reduce((sum, { Total }) => sum + Total, 0)).toBe(byChange.Total);
  expect(byPlant.Rows.map(({ LatestOn }) => LatestOn)).toEqual(
    byPlant.Rows.map(({ LatestOn }) => LatestOn)
      .toSorted()
      .toReversed(),
  );
});

test('events are chosen by change, basis, origin and plant', async () => {
  const { Rows } = await plants.ask(
    'GetWebApprovePlantChildState',
    { StartDate: '2019-01-01', Status: 'SUSP_CN|SUSP_SELF' },
    member,
  );
  expect(new Set(Rows.map(({ Status }) => Status.slice(0, 4)))).toEqual(new Set(['SUSP']));
  expect(Rows[0]?.Basis).not.toBeNull();
  const one = Rows[0];
  const chosen = { StartDate: '2019-01-01', Basis: one?.Basis ?? undefined, PlantID: one?.Plant.PlantID };
  const again = await plants.ask('GetWebApprovePlantChildState', chosen, member);
  expect(again.Rows.map(({ EventID }) => EventID)).toContain(one?.EventID);
  expect(again.Rows.every(({ Plant }) => Plant.PlantID === one?.Plant.PlantID)).toBe(true);
});

test('whoever may not see events gets their number and no more', async () => {
  for (const name of [
    'GetWebApprovePlantState',
    'GetWebApprovePlantStateOrigin',
    'GetWebApprovePlantStatePlantNO',
    'GetWebApprovePlantChildState',
  ] as const) {
    const { Rows, Total, Dict } = await plants.ask(name, year);
    expect([name, Rows, Dict.Locked]).toEqual([name, [], { Module: 'Est', Reason: 'anonymous' }]);
    expect(Total).toBeGreaterThan(0);
  }
  const log = await plants.ask('GetWebHistoricalUpdate', {});
  expect([log.Rows, log.Dict.Locked?.Reason]).toEqual([[], 'anonymous']);
});

test('without dates the last ninety days are meant; an end before the start is refused', async () => {
  const { Dict } = await plants.ask('GetWebApprovePlantState', {}, member);
  expect([Dict.StartDate, Dict.EndDate]).toEqual(['2026-08-23', '2026-11-21']);
  const wrong = { StartDate: '2026-02-01', EndDate: '2026-01-01' };
  await expect(plants.ask('GetWebApprovePlantState', wrong, member)).rejects.toMatchObject({ code: 1001 });
});

test('the change log goes back day by day with what was announced', async () => {
  const { Rows, Total } = await plants.ask('GetWebHistoricalUpdate', { PageSize: 5 }, member);
  expect(Total).toBeGreaterThan(50);
  expect(Rows.map(({ Date: on }) => on)).toEqual(
    Rows.map(({ Date: on }) => on)
      .toSorted()
      .toReversed(),
  );
  for (const release of Rows) {
    expect(release.Events).toHaveLength(release.Total);
    expect(Object.values(release.Counts).reduce((sum, count) => sum + count, 0)).toBe(release.Total);
    expect(release.Origins.reduce((sum, { Count }) => sum + Count, 0)).toBe(release.Total);
  }
});
