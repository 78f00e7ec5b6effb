import { isDeepStrictEqual } from 'node:util';
import type { DeskPlant, DeskPlantEvent } from '@btc/contract/plants/desk/plant-desk.ts';
import { plantsOperations as contract } from '@btc/contract/plants/plants.operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import { changeAsStaff, changedMeanwhile } from '#platform/audit/staff-change.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import type { Db } from '#platform/db/db.ts';
import { deskRights } from '#platform/search/search-rights.ts';
import { countPlants, listPlants } from '../directory/directory.queries.ts';
import { findPlant, listPlantEvents } from '../page/page.queries.ts';
import {
  readBasisOrNull,
  readChange,
  readMeats,
  readProducts,
  readRuleOrNull,
  readState,
  readTypes,
} from '../plant-codes.parse.ts';
import { type EventRecord, presentBrief } from '../plant.present.ts';
import type { PlantRecord } from '../plant-record.queries.ts';
import type { PlantsDeps } from '../plants-deps.ts';
import { findSearchTerms } from '../search/search-terms.ts';
import { countWatchers } from '../watch/watch.queries.ts';
import { listGroups, lockEvent, lockPlant } from './plant-desk.queries.ts';
import { removeEvent, saveEvent, savePlant } from './plant-desk.service.ts';

function presentDeskPlant(plant: PlantRecord): DeskPlant {
  return {
    ...presentBrief(plant),
    CiferNo: plant.cifer_number,
    GroupID: plant.exporter_id,
    GroupCn: plant.group_cn,
    GroupEn: plant.group_en,
    ProvinceCn: plant.state_cn,
    ProvinceEn: plant.state_en,
    CityCn: plant.city_cn,
    CityEn: plant.city_en,
    Types: readTypes(plant.types),
    Meats: readMeats(plant.meats),
    Products: readProducts(plant.products),
    OffalCuts: [...plant.offal_cuts],
    FirstApproved: plant.first_approved,
    ValidTo: plant.valid_to,
    State: readState(plant.state),
    StateSince: plant.state_since,
  };
}

function presentDeskEvent(event: EventRecord): DeskPlantEvent {
  return {
    EventID: event.event_id,
    Status: readChange(event.status),
    EffectiveOn: event.effective_on,
    Basis: readBasisOrNull(event.basis),
    AnnouncedOn: event.announced_on,
    Rule: readRuleOrNull(event.rule),
    OldNumber: event.old_number,
    NewNumber: event.new_number,
    NoteCn: event.note_cn,
    NoteEn: event.note_en,
    Source: event.source,
    SourceLink: event.source_link,
    Notify: event.notifies_watchers,
  };
}

async function readDeskPlant(db: Db, id: number) {
  const plant = await findPlant(db, id);
  if (plant === undefined) throw new ApiError(1009);
  const [events, watchers] = await Promise.all([listPlantEvents(db, plant.code), countWatchers(db, id)]);
  return { Row: presentDeskPlant(plant), Rows: events.map(presentDeskEvent), Dict: { Watchers: watchers } };
}

async function findDeskEvent(db: Db, input: InputOf<typeof contract.SavePlantEvent>): Promise<DeskPlantEvent | null> {
  const plant = await findPlant(db, input.PlantID);
  const events = plant === undefined ? [] : await listPlantEvents(db, plant.code);
  const event = events.find(({ event_id: id }) => id === input.EventID);
  return event === undefined ? null : presentDeskEvent(event);
}

/** Refuses to overwrite changes made since the page was loaded. */
function requireSameRevision(row: object | null, seen: object | undefined): void {
  if (row !== null && seen !== undefined && !isDeepStrictEqual(row, seen)) throw changedMeanwhile('Expected');
}

async function auditedPlant(db: Db, id: number | undefined): Promise<object | null> {
  if (id !== undefined) await lockPlant(db, id);
  const plant = id === undefined ? undefined : await findPlant(db, id);
  return plant === undefined ? null : presentDeskPlant(plant);
}

function changes(deps: PlantsDeps): readonly BoundOperation[] {
  const { publicUrl } = deps;
  return [
    bind(contract.SaveDeskPlant, async (input, caller) => {
      const plantId = await changeAsStaff(deps, { operation: 'SaveDeskPlant', caller }, async ({ db, now }) => {
        const before = await auditedPlant(db, input.PlantID);
        requireSameRevision(before, input.Expected);
        const id = await savePlant({ db, now, publicUrl }, input);
        return { subject: { kind: 'plant', id }, before, after: await auditedPlant(db, id), result: id };
      });
      return readDeskPlant(deps.db, plantId);
    }),
    bind(contract.SavePlantEvent, async (input, caller) => {
      await changeAsStaff(deps, { operation: 'SavePlantEvent', caller }, async ({ db, now }) => {
        const before = input.EventID === undefined ? null : ((await lockEvent(db, input.EventID)) ?? null);
        if (input.Expected !== undefined) requireSameRevision(await findDeskEvent(db, input), input.Expected);
        const id = await saveEvent({ db, now, publicUrl }, input);
        const after = (await lockEvent(db, id)) ?? null;
        return { subject: { kind: 'plantEvent', id }, before, after, result: null };
      });
      return readDeskPlant(deps.db, input.PlantID);
    }),
    bind(contract.DeletePlantEvent, async ({ EventID }, caller) => {
      const plantId = await changeAsStaff(deps, { operation: 'DeletePlantEvent', caller }, async ({ db, now }) => {
        const before = await removeEvent({ db, now, publicUrl }, EventID);
        return { subject: { kind: 'plantEvent', id: EventID }, before, after: null, result: before.plant_id };
      });
      return readDeskPlant(deps.db, plantId);
    }),
  ];
}

export function createPlantDeskOperations(deps: PlantsDeps): readonly BoundOperation[] {
  const { db } = deps;
  return [
    bind(contract.GetDeskPlants, async ({ Keyword, Meat, Origin, State, Page, PageSize }) => {
      const filter = {
        meat: Meat ?? null,
        terms: Keyword === '' ? null : ((await findSearchTerms(db, Keyword)) ?? ('nothing' as const)),
        rights: deskRights,
        origins: Origin === undefined ? [] : [Origin],
        provinces: [],
        numbers: [],
        states: State === undefined ? [] : [State],
        types: [],
        products: [],
        asOf: null,
        showsUnlisted: true,
      };
      const order = { sort: 'number', edition: 'cn', limit: PageSize, offset: (Page - 1) * PageSize } as const;
      const [rows, { total }] = await Promise.all([listPlants(db, filter, order), countPlants(db, filter)]);
      return { Rows: rows.map(presentDeskPlant), Total: total };
    }),
    bind(contract.GetDeskPlant, ({ PlantID }) => readDeskPlant(db, PlantID)),
    bind(contract.GetPlantGroups, async ({ Origin }) => ({
      Rows: (await listGroups(db, Origin)).map(({ id, name_cn: cn, name_en: en }) => ({
        GroupID: id,
        NameCn: cn,
        NameEn: en,
      })),
    })),
    ...changes(deps),
  ];
}
