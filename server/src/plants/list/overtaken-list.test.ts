import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPlantsFixture, type PlantsFixture } from '../plants.fixture.ts';

let plants: PlantsFixture;
let analyst: Awaited<ReturnType<PlantsFixture['addCaller']>>;
beforeAll(async () => {
  plants = await createPlantsFixture();
  analyst = await plants.addCaller({ role: 'analyst' });
});
afterAll(() => plants.drop());

const header = '国家（地区）,注册编号,企业名称（英文）,产品类别,注册产品,有效期至,状态,原注册编号';

async function upload(ListedOn: string, ...lines: readonly string[]) {
  const Files = new Blob([`\ufeff${[header, ...lines].join('\r\n')}\r\n`]);
  const file = { Files, FileName: 'list.csv', Form: 'approvedList', ListedOn } as const;
  return (await plants.ask('UploadPlantList', file, analyst)).Row;
}

function commit(ImportID: number, Kinds: ('new' | 'scope')[]) {
  return plants.ask('CommitPlantList', { ImportID, Kinds, Basis: 'shipping' }, analyst);
}

const refusedBy = (Rule: string) => ({ code: 1001, data: { List: [{ Field: 'ImportID', Rule }] } });

test('a list that another has overtaken is compared anew, as often as it is overtaken, and can then be committed', async () => {
  const pending = await upload('2026-03-05', '意大利,71,Eta Carni,牛肉,冷冻去骨,,有效,');
  expect(pending).toMatchObject({ UpToDate: true, Counts: { new: 1 } });
  const ask = { ImportID: pending.ImportID };
  const isUpToDate = async () => (await plants.ask('GetPlantListDifference', ask, analyst)).Row.UpToDate;

  const other = await upload('2026-03-04', '意大利,71,Eta Carni,牛肉,冷冻,,有效,');
  await commit(other.ImportID, ['new']);
  expect(await isUpToDate()).toBe(false);
  await expect(commit(pending.ImportID, ['new'])).rejects.toMatchObject(refusedBy('changed'));
  const { Row } = await plants.ask('CheckPlantList', ask, analyst);
  expect(Row).toMatchObject({ UpToDate: true, State: 'previewed', Lines: 1, Counts: { scope: 1 } });
  const { Rows } = await plants.ask('GetPlantListDifference', { ...ask, Kind: 'scope' }, analyst);
  expect(Rows).toMatchObject([
    { PlantNo: '71', Before: { Products: 'frozen' }, After: { Products: 'boneless|frozen' } },
  ]);

  const third = await upload('2026-03-04', '意大利,72,Theta Carni,牛肉,冷冻,,有效,');
  await commit(third.ImportID, ['new']);
  expect(await isUpToDate()).toBe(false);
  await plants.ask('CheckPlantList', ask, analyst);
  await commit(pending.ImportID, ['scope']);
  const plant = await plants.db
    .selectFrom('plant')
    .select('products')
    .where('code', '=', 'ITA-71')
    .executeTakeFirstOrThrow();
  expect(plant.products.toSorted()).toEqual(['boneless', 'frozen']);
  await expect(plants.ask('CheckPlantList', ask, analyst)).rejects.toMatchObject(refusedBy('closed'));
});
