import { plantStateAfter } from '@btc/reference/plants/plant-statuses.ts';
import type { PlantState, PlantStatusCode } from '@btc/reference/plants/plant-statuses.ts';
import { plantStatuses } from '@btc/reference/plants/plant-statuses.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** Plants by code, or by their number where names are hidden. */
export async function listPlantCodes(
  db: Db,
  { ids, codes = [] }: { readonly ids: readonly number[]; readonly codes?: readonly string[] },
): Promise<readonly { readonly id: number; readonly code: string }[]> {
  if (ids.length === 0 && codes.length === 0) return [];
  return db
    .selectFrom('plant')
    .select(['id', 'code'])
    .where((eb) =>
      eb.or([eb('id', '=', sql<number>`any(${[...ids]})`), eb('code', '=', sql<string>`any(${[...codes]})`)]),
    )
    .execute();
}

export interface Company {
  readonly code: string;
  readonly id: number;
  readonly nameCn: string | null;
  readonly nameEn: string | null;
  readonly origin: string | null;
  readonly province: string | null;
  readonly ownership: 'state' | 'private' | 'foreign' | 'joint' | null;
}

const letters = { exporter: 'E', importer: 'I' } as const;
const ownerships = ['state', 'private', 'foreign', 'joint'] as const;

function listIds(codes: readonly string[], letter: string): number[] {
  const pattern = new RegExp(`^${letter}([1-9]\\d{0,8})$`);
  return codes.flatMap((code) => pattern.exec(code)?.[1] ?? []).map(Number);
}

export async function listCompanyCodes(
  db: Db,
  kind: 'exporter' | 'importer',
  codes: readonly string[],
): Promise<readonly string[]> {
  return (await listCompanies(db, kind, codes)).map(({ code }) => code);
}

export async function listCompanies(
  db: Db,
  kind: 'exporter' | 'importer',
  codes: readonly string[],
): Promise<readonly Company[]> {
  const ids = listIds(codes, letters[kind]);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('company')
    .select(['id', 'name_cn', 'name_en', 'origin', 'province', 'ownership'])
    .where('kind', '=', kind)
    .where('id', '=', sql<number>`any(${ids})`)
    .execute();
  return rows.map((row) => ({
    code: `${letters[kind]}${row.id}`,
    id: row.id,
    nameCn: row.name_cn,
    nameEn: row.name_en,
    origin: row.origin,
    province: row.province,
    ownership: ownerships.find((one) => one === row.ownership) ?? null,
  }));
}

export interface Plant {
  readonly code: string;
  readonly id: number;
  readonly number: string;
  readonly origin: string;
  readonly nameCn: string | null;
  readonly nameEn: string | null;
  readonly exporter: string | null;
  readonly stateCn: string | null;
  readonly stateEn: string | null;
  readonly status: PlantState | null;
}

export type PlantChoice =
  | { readonly codes: readonly string[] }
  | { readonly meat: 'beef' | 'pork'; readonly origins: readonly string[] };

/** Lists plants with the state that their events had led to by a day (`YYYY-MM-DD`). */
export async function listPlants(db: Db, choice: PlantChoice, day: string): Promise<readonly Plant[]> {
  let chosen = db
    .selectFrom('plant')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('plant_event')
          .select((own) => sql<string[] | null>`array_agg(${own.ref('status')} order by effective_on, id)`.as('events'))
          .whereRef('plant_event.plant_code', '=', 'plant.code')
          .where('effective_on', '<=', day)
          .as('history'),
      (join) => join.onTrue(),
    )
    .select([
      'plant.code',
      'plant.id',
      'plant.number',
      'plant.origin',
      'plant.name_cn',
      'plant.name_en',
      'plant.name_local',
      'plant.exporter_id',
      'plant.state_cn',
      'plant.state_en',
      'history.events',
    ]);
  if ('codes' in choice) chosen = chosen.where('plant.code', '=', sql<string>`any(${[...choice.codes]})`);
  else {
    chosen = chosen.where(sql<boolean>`plant.meats @> ${[choice.meat]}`);
    if (choice.origins.length > 0) chosen = chosen.where('plant.origin', 'in', [...choice.origins]);
  }
  return (await chosen.execute()).map((row) => ({
    code: row.code,
    id: row.id,
    number: row.number,
    origin: row.origin,
    nameCn: row.name_cn ?? row.name_local,
    nameEn: row.name_en ?? row.name_local,
    exporter: row.exporter_id === null ? null : `E${row.exporter_id}`,
    stateCn: row.state_cn,
    stateEn: row.state_en,
    status: stateAfter(row.events ?? []),
  }));
}

function stateAfter(events: readonly string[]): PlantState | null {
  return events.reduce<PlantState | null>((state, event) => {
    const code = eventCode(event);
    return code === undefined ? state : plantStateAfter(state, code);
  }, null);
}

function eventCode(text: string): PlantStatusCode | undefined {
  return plantStatuses.find(({ code }) => code === text)?.code;
}

export interface PlantEvent {
  readonly plant: string;
  readonly status: string;
  readonly effectiveOn: string;
  readonly noteCn: string | null;
  readonly noteEn: string | null;
}

export async function listPlantEvents(db: Db, codes: readonly string[], day: string): Promise<readonly PlantEvent[]> {
  if (codes.length === 0) return [];
  const rows = await db
    .selectFrom('plant_event')
    .select(['plant_code', 'status', 'effective_on', 'note_cn', 'note_en'])
    .where('plant_code', '=', sql<string>`any(${[...codes]})`)
    .where('effective_on', '<=', day)
    .orderBy('effective_on')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    plant: row.plant_code,
    status: row.status,
    effectiveOn: row.effective_on,
    noteCn: row.note_cn,
    noteEn: row.note_en,
  }));
}

export async function listPlantsOfExporter(db: Db, exporter: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('plant')
    .select('code')
    .where('exporter_id', 'in', [0, ...listIds([exporter], letters.exporter)])
    .orderBy('code')
    .execute();
  return rows.map(({ code }) => code);
}
