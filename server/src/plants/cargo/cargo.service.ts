import type { CargoReasonRow } from '@btc/contract/plants/cargo-check.ts';
import type { checkCargo as contract } from '@btc/contract/plants/cargo-check.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { findOrigin, type OriginCode } from '@btc/reference/places/origins.ts';
import { plantNumberKeys } from '@btc/reference/plants/plant-numbers.ts';
import { badRequest } from '#platform/api/answer.ts';
import type { Reader } from '#platform/api/reader.ts';
import type { Db } from '#platform/db/db.ts';
import { type Dictionary, openDictionary } from '#dictionary/face.ts';
import type { SearchRights } from '#platform/search/search-rights.ts';
import { findPlant, isListKnown, listPlantEvents, listPlantsNumbered } from '../page/page.queries.ts';
import { accessPlant } from '../page/plant-access.ts';
import { readBasisOrNull, readChange, readMeats, readProducts, readRuleOrNull } from '../plant-codes.parse.ts';
import { findLockState } from '../plant-locks.ts';
import { type EventRecord, findPlantCut, presentEvent, presentPlant } from '../plant.present.ts';
import type { PlantRecord } from '../plant-record.queries.ts';
import type { Cargo, CargoEvent, CargoPlant, CargoReason } from './cargo.ts';
import { checkCargo } from './cargo-rule.ts';

type CargoInput = InputOf<typeof contract>;

interface FoundPlant {
  readonly plant: PlantRecord;
  readonly oldNumber: string | null;
}

/** The requested plant, by id or by any spelling of its number; null where there is none. */
async function findRequested(
  db: Db,
  { PlantID, PlantNo, Origin }: CargoInput,
  rights: SearchRights,
): Promise<FoundPlant | null> {
  if (PlantID !== undefined) {
    const plant = await findPlant(db, PlantID);
    if (plant === undefined) throw new ApiError(1009);
    if (plant.origin !== Origin) throw badRequest('Origin', 'of_plant');
    return { plant, oldNumber: null };
  }
  if (PlantNo === undefined || PlantNo === '') throw badRequest('PlantNo', 'required');
  const keys = plantNumberKeys(Origin, PlantNo);
  const [numbered] = await listPlantsNumbered(db, { origin: Origin, keys, rights });
  const plant = numbered === undefined ? undefined : await findPlant(db, numbered.plant_id);
  if (numbered === undefined || plant === undefined) return null;
  return { plant, oldNumber: numbered.kind === 'oldNumber' ? numbered.written : null };
}

function toCargo(input: CargoInput, oldNumber: string | null): Cargo {
  return {
    meat: input.Meat,
    storage: input.Storage,
    form: input.Form,
    offalCut: input.OffalCut ?? null,
    production: input.ProductionDate,
    shipping: input.ShippingDate,
    slaughter: input.SlaughterDate ?? null,
    certificate: input.CertificateDate ?? null,
    arrival: input.ArrivalDate ?? null,
    requestedNumber: oldNumber,
  };
}

function cargoEvent(event: EventRecord): CargoEvent {
  return {
    id: event.event_id,
    status: readChange(event.status),
    effectiveOn: event.effective_on,
    announcedOn: event.announced_on,
    basis: readBasisOrNull(event.basis),
    rule: readRuleOrNull(event.rule),
    oldNumber: event.old_number,
  };
}

function cargoPlant(plant: PlantRecord, events: readonly EventRecord[]): CargoPlant {
  return {
    meats: readMeats(plant.meats),
    products: readProducts(plant.products),
    offalCuts: plant.offal_cuts,
    validTo: plant.valid_to,
    events: events.map(cargoEvent),
  };
}

interface Explained {
  readonly input: CargoInput;
  readonly plant: PlantRecord | null;
  readonly events: readonly EventRecord[];
  readonly dictionary: Dictionary;
}

function toDetails(
  { kind, detail }: CargoReason,
  { input, dictionary }: Explained,
): readonly [cn: string | null, en: string | null] {
  if (kind === 'noAccess' || kind === 'originSuspended' || kind === 'originDoubtful') {
    const access = findOrigin(input.Origin)?.[input.Meat];
    return [access?.noteCn ?? null, access?.noteEn ?? null];
  }
  if (kind === 'offalScope' && detail !== undefined) {
    const { NameCn, NameEn } = findPlantCut(dictionary, detail, [input.Meat]);
    return [NameCn, NameEn];
  }
  return [detail ?? null, detail ?? null];
}

const decrees = {
  '145': ['海关总署第 145 号令', 'GACC Decree 145'],
  '248': ['海关总署第 248 号令', 'GACC Decree 248'],
  '280': ['海关总署第 280 号令', 'GACC Decree 280'],
} as const;

function presentReason(reason: CargoReason, all: Explained): CargoReasonRow {
  const event = all.events.find(({ event_id: id }) => id === reason.eventId);
  const rule = reason.rule ?? null;
  const [decreeCn, decreeEn] = rule === null ? [null, null] : decrees[rule];
  const [detailCn, detailEn] = toDetails(reason, all);
  return {
    Kind: reason.kind,
    Effect: reason.effect,
    Date: reason.date ?? null,
    Basis: reason.basis ?? null,
    Event: event === undefined || all.plant === null ? null : presentEvent(event, all.plant),
    Rule: rule,
    SourceCn: event?.source ?? decreeCn,
    SourceEn: event?.source ?? decreeEn,
    SourceLink: event?.source_link ?? null,
    DetailCn: detailCn,
    DetailEn: detailEn,
  };
}

async function requireOpen(
  db: Db,
  input: CargoInput,
  { plant, reader }: { plant: PlantRecord | null; reader: Reader },
) {
  if (plant === null) {
    const locked = findLockState(input.Meat, reader);
    if (locked !== null) throw new ApiError(1008, { Dict: locked });
    return null;
  }
  const { locked, trialLeft } = await accessPlant(db, { id: plant.id, meats: [input.Meat], isCounted: true }, reader);
  if (locked !== null) throw new ApiError(1008, { Dict: { ...locked, TrialLeft: trialLeft } });
  return trialLeft;
}

/** Answers whether a cargo can enter, with all reasons; throws 1008 where the module is locked. */
export async function answerCargo(db: Db, input: CargoInput, reader: Reader) {
  const origin = findOrigin(input.Origin);
  if (origin === undefined) throw badRequest('Origin', 'unknown');
  const found = await findRequested(db, input, reader);
  const plant = found?.plant ?? null;
  const trialLeft = await requireOpen(db, input, { plant, reader });
  const events = plant === null ? [] : await listPlantEvents(db, plant.code);
  const dictionary = await openDictionary(db);
  const code: OriginCode = origin.code;
  const { verdict, reasons } = checkCargo({
    cargo: toCargo(input, found?.oldNumber ?? null),
    access: origin[input.Meat].status,
    plant: plant === null ? null : cargoPlant(plant, events),
    isListKnown: await isListKnown(db, code, input.Meat),
  });
  return {
    Row: { Verdict: verdict, Plant: plant === null ? null : presentPlant(plant, { isLocked: false, dictionary }) },
    Rows: reasons.map((reason) => presentReason(reason, { input, plant, events, dictionary })),
    Dict: { TrialLeft: trialLeft, CheckedOn: reader.today },
  };
}
