import type { SaveDeskPlant, SavePlantEvent } from '@btc/contract/plants/desk/plant-desk.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';
import { plantCode } from '@btc/reference/plants/plant-code.ts';
import { badRequest } from '#platform/api/answer.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { isUniqueViolation } from '#platform/db/sql-error.ts';
import { refreshPlants } from '../registry/registry.service.ts';
import { notifyWatchers } from '../watch/notify-watchers.service.ts';
import {
  deleteEvent,
  type EventValues,
  insertEvent,
  insertPlant,
  isExporter,
  lockEvent,
  lockPlant,
  type PlantValues,
  updateEvent,
  updatePlant,
  updatePlantNumber,
} from './plant-desk.queries.ts';

type PlantInput = InputOf<typeof SaveDeskPlant>;
type EventInput = InputOf<typeof SavePlantEvent>;

export interface PlantWork {
  readonly db: Db;
  readonly now: Date;
  readonly publicUrl: string;
}

/** Number in the notation of the records; throws 1001 where it is none of the origin. */
function toNumber(origin: string, written: string, field: string): string {
  const code = plantCode(origin, written);
  if (code === null) throw badRequest(field, 'badPlant');
  return code.slice(origin.length + 1);
}

function plantValues(input: PlantInput): PlantValues {
  const number = toNumber(input.Origin, input.PlantNo, 'PlantNo');
  return {
    origin: input.Origin,
    number,
    listed_number: input.PlantNo === number ? null : input.PlantNo,
    cifer_number: input.CiferNo,
    name_cn: input.NameCn,
    name_en: input.NameEn,
    name_local: input.NameLocal,
    exporter_id: input.GroupID,
    state_cn: input.ProvinceCn,
    state_en: input.ProvinceEn,
    city_cn: input.CityCn,
    city_en: input.CityEn,
    types: input.Types,
    meats: input.Meats,
    products: input.Products,
    offal_cuts: input.OffalCuts,
    first_approved: input.FirstApproved,
    valid_to: input.ValidTo,
  };
}

async function requireValidPlant(db: Db, { Origin, NameCn, NameEn, NameLocal, GroupID }: PlantInput): Promise<void> {
  if (findOrigin(Origin) === undefined || Origin === 'OTH') throw badRequest('Origin', 'unknown');
  if (NameCn === null && NameEn === null && NameLocal === null) throw badRequest('NameEn', 'name');
  if (GroupID !== null && !(await isExporter(db, GroupID))) throw badRequest('GroupID', 'unknown');
}

/** Names the field where the number belongs to another plant. */
async function namingTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error, 'plant_cifer_number_key')) throw badRequest('CiferNo', 'taken');
    const isTaken = ['plant_pkey', 'plant_origin_number_key'].some((name) => isUniqueViolation(error, name));
    throw isTaken ? badRequest('PlantNo', 'taken') : error;
  }
}

async function settle({ db, now, publicUrl }: PlantWork, plantId: number, notify: boolean): Promise<void> {
  const changes = await refreshPlants(db, [plantId], now);
  if (notify) await notifyWatchers(db, changes, { now, publicUrl });
}

export async function savePlant(work: PlantWork, input: PlantInput): Promise<number> {
  const { db } = work;
  await requireValidPlant(db, input);
  const values = plantValues(input);
  const { PlantID } = input;
  if (PlantID !== undefined && (await lockPlant(db, PlantID)) === undefined) throw new ApiError(1009);
  const id = await namingTaken(async () => {
    if (PlantID === undefined) return insertPlant(db, values);
    await updatePlant(db, PlantID, values);
    return PlantID;
  });
  await settle(work, id, false);
  return id;
}

function eventValues(plantCodeOf: string, input: EventInput): EventValues {
  return {
    plant_code: plantCodeOf,
    status: input.Status,
    effective_on: input.EffectiveOn,
    basis: input.Basis,
    announced_on: input.AnnouncedOn,
    rule: input.Rule,
    old_number: input.OldNumber,
    new_number: input.NewNumber,
    note_cn: input.NoteCn,
    note_en: input.NoteEn,
    source: input.Source,
    source_link: input.SourceLink,
    notifies_watchers: input.Notify,
  };
}

type LockedPlant = NonNullable<Awaited<ReturnType<typeof lockPlant>>>;

/** Gives the plant its new number; the event keeps the former one. */
async function renumber(db: Db, plant: LockedPlant, input: EventInput): Promise<EventInput> {
  if (input.Status !== 'RENUM' || input.NewNumber === null || input.EventID !== undefined) return input;
  const number = toNumber(plant.origin, input.NewNumber, 'NewNumber');
  const listedNumber = input.NewNumber;
  await namingTaken(() => updatePlantNumber(db, plant.id, { origin: plant.origin, number, listedNumber }));
  return { ...input, OldNumber: input.OldNumber ?? plant.number };
}

const yearsAhead = 3;

function requireLikelyDays({ EffectiveOn, AnnouncedOn }: EventInput, now: Date): void {
  const today = shanghaiDay(now);
  const lastDay = `${Number(today.slice(0, 4)) + yearsAhead}${today.slice(4)}`;
  for (const [field, day] of Object.entries({ EffectiveOn, AnnouncedOn })) {
    if (day !== null && day > lastDay) throw badRequest(field, 'far');
  }
}

export async function saveEvent(work: PlantWork, input: EventInput): Promise<number> {
  const { db } = work;
  requireLikelyDays(input, work.now);
  const plant = await lockPlant(db, input.PlantID);
  if (plant === undefined) throw new ApiError(1009);
  const given = await renumber(db, plant, input);
  const now = (await lockPlant(db, input.PlantID)) ?? plant;
  const values = eventValues(now.code, given);
  const { EventID } = input;
  if (EventID !== undefined) {
    const before = await lockEvent(db, EventID);
    if (before === undefined || before.plant_id !== plant.id) throw new ApiError(1009);
    await updateEvent(db, EventID, values);
  }
  const id = EventID ?? (await insertEvent(db, values));
  await settle(work, plant.id, input.Notify);
  return id;
}

export async function removeEvent(work: PlantWork, eventId: number) {
  const event = await lockEvent(work.db, eventId);
  if (event === undefined) throw new ApiError(1009);
  await deleteEvent(work.db, eventId);
  await settle(work, event.plant_id, false);
  return event;
}
