import { sql } from 'kysely';
import type { Db } from '@btc/server/src/platform/db/db.ts';
import type { DemoImporter } from './demo-importers.ts';
import type { DemoExporter, DemoPlant } from './demo-plants.ts';

export interface DemoCompanies {
  readonly exporters: readonly DemoExporter[];
  readonly importers: readonly DemoImporter[];
  readonly plants: readonly DemoPlant[];
}

export async function insertDemoCompanies(db: Db, { exporters, importers, plants }: DemoCompanies): Promise<void> {
  const sellers = exporters.map(({ id, nameCn, nameEn, origin }) => ({
    id,
    kind: 'exporter',
    name_cn: nameCn,
    name_en: nameEn,
    origin,
    province: null,
    ownership: null,
    is_demo: true,
  }));
  const buyers = importers.map(({ id, nameCn, nameEn, province, ownership }) => ({
    id,
    kind: 'importer',
    name_cn: nameCn,
    name_en: nameEn,
    origin: null,
    province,
    ownership,
    is_demo: true,
  }));
  await db
    .insertInto('company')
    .values([...buyers, ...sellers])
    .execute();
  await db.insertInto('plant').values(plants.map(plantRow)).execute();
  await db.insertInto('plant_event').values(plants.flatMap(eventRows)).execute();
}

function plantRow(plant: DemoPlant) {
  const { place, events } = plant;
  return {
    code: plant.code,
    origin: plant.origin,
    number: plant.number,
    cifer_number: plant.ciferNumber,
    name_cn: plant.nameCn,
    name_en: plant.nameEn,
    name_local: plant.nameLocal,
    exporter_id: plant.exporterId,
    state_cn: place.stateCn,
    state_en: place.stateEn,
    city_cn: place.cityCn,
    city_en: place.cityEn,
    types: [...plant.types],
    meats: [plant.meat],
    products: [...plant.products],
    offal_cuts: [...plant.offalCuts],
    first_approved: events[0]?.effectiveOn ?? null,
    valid_to: plant.validTo,
    is_demo: true,
  };
}

function eventRows({ code, events }: DemoPlant) {
  return events.map((event) => ({
    plant_code: code,
    status: event.status,
    effective_on: event.effectiveOn,
    basis: event.basis,
    announced_on: event.announcedOn,
    // An invented change is under nobody's decree, and no authority has announced it.
    rule: null,
    old_number: event.oldNumber,
    new_number: event.newNumber,
    note_cn: event.noteCn,
    note_en: event.noteEn,
    source: '演示（此处应为主管部门公告） / Demonstration (an official notice would stand here)',
  }));
}

/** Events and spellings are deleted with them. */
export async function deleteDemoCompanies(db: Db): Promise<void> {
  // Those that an import took out do not come again with its undo.
  await sql`delete from plant_list_undo where (before->>'is_demo')::boolean`.execute(db);
  await db.deleteFrom('plant').where('is_demo', '=', true).execute();
  await db.deleteFrom('company').where('is_demo', '=', true).execute();
}
